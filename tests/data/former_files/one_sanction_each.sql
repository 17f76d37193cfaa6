PRAGMA application_id = 1095909972;
PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE adjournment (
	game_id INTEGER NOT NULL, 
	sealed_by VARCHAR, 
	note VARCHAR NOT NULL, 
	resumes_at VARCHAR, 
	PRIMARY KEY (game_id), 
	FOREIGN KEY(game_id) REFERENCES game (id)
);
CREATE TABLE adjustment (
	id INTEGER NOT NULL, 
	tournament_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	round INTEGER, 
	points VARCHAR NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(tournament_id) REFERENCES tournament (id), 
	FOREIGN KEY(player_id) REFERENCES player (id)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE appeal (
	id INTEGER NOT NULL, 
	tournament_id INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	filed_at VARCHAR NOT NULL, 
	player_id INTEGER NOT NULL, 
	person VARCHAR, 
	filed_by VARCHAR NOT NULL, 
	incident_id INTEGER, 
	stage_id INTEGER NOT NULL, 
	round INTEGER, 
	board INTEGER, 
	claim VARCHAR NOT NULL, 
	fee VARCHAR, 
	fee_paid BOOLEAN NOT NULL, 
	fee_returned BOOLEAN NOT NULL, 
	decided_at VARCHAR, 
	decided_by VARCHAR NOT NULL, 
	outcome VARCHAR, 
	decision VARCHAR NOT NULL, 
	lifted_incident BOOLEAN NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(tournament_id) REFERENCES tournament (id), 
	FOREIGN KEY(player_id) REFERENCES player (id), 
	FOREIGN KEY(incident_id) REFERENCES incident (id), 
	FOREIGN KEY(stage_id) REFERENCES stage (id)
);
INSERT INTO "appeal" VALUES(1,1,'appeal','2026-11-01T12:00',4,NULL,'',1,1,1,1,'Телефон глядача','200',1,0,'2026-11-01T19:00','','partly','Так',1);
CREATE TABLE appeal_effect (
	appeal_id INTEGER NOT NULL, 
	game_id INTEGER NOT NULL, 
	white_before VARCHAR, 
	black_before VARCHAR, 
	white_after VARCHAR NOT NULL, 
	black_after VARCHAR NOT NULL, 
	PRIMARY KEY (appeal_id, game_id), 
	FOREIGN KEY(appeal_id) REFERENCES appeal (id), 
	FOREIGN KEY(game_id) REFERENCES game (id)
);
INSERT INTO "appeal_effect" VALUES(1,1,'=','=','∅','½');
CREATE TABLE appeal_seat (
	appeal_id INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	chair BOOLEAN NOT NULL, 
	reserve BOOLEAN NOT NULL, 
	attendance VARCHAR NOT NULL, 
	PRIMARY KEY (appeal_id, position), 
	FOREIGN KEY(appeal_id) REFERENCES appeal (id)
);
INSERT INTO "appeal_seat" VALUES(1,1,'Юркевич Антон',1,0,'votes');
INSERT INTO "appeal_seat" VALUES(1,2,'Цвєткова Інга',0,0,'votes');
INSERT INTO "appeal_seat" VALUES(1,3,'Щербань Юхим',0,0,'concerned');
INSERT INTO "appeal_seat" VALUES(1,4,'Лисенко Ада',0,1,'votes');
CREATE TABLE bye (
	stage_id INTEGER NOT NULL, 
	round INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	mark VARCHAR NOT NULL, 
	PRIMARY KEY (stage_id, round, player_id), 
	FOREIGN KEY(stage_id, round) REFERENCES round (stage_id, number), 
	FOREIGN KEY(player_id) REFERENCES player (id)
);
CREATE TABLE ceremony (
	tournament_id INTEGER NOT NULL, 
	method VARCHAR NOT NULL, 
	mode VARCHAR NOT NULL, 
	begun_at VARCHAR NOT NULL, 
	seed VARCHAR, 
	contingents_by VARCHAR, 
	varma_variant VARCHAR, 
	quantities_shown BOOLEAN NOT NULL, 
	way_out VARCHAR, 
	witnesses VARCHAR NOT NULL, 
	PRIMARY KEY (tournament_id), 
	FOREIGN KEY(tournament_id) REFERENCES tournament (id)
);
CREATE TABLE ceremony_member (
	tournament_id INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	"group" INTEGER NOT NULL, 
	contingent VARCHAR, 
	player_id INTEGER NOT NULL, 
	PRIMARY KEY (tournament_id, position), 
	CONSTRAINT uq_ceremony_member_player_id UNIQUE (tournament_id, player_id), 
	FOREIGN KEY(tournament_id) REFERENCES ceremony (tournament_id), 
	FOREIGN KEY(player_id) REFERENCES player (id)
);
CREATE TABLE ceremony_step (
	tournament_id INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	at VARCHAR NOT NULL, 
	player_id INTEGER NOT NULL, 
	envelope VARCHAR, 
	number INTEGER, 
	place INTEGER, 
	"by" VARCHAR, 
	taken_back_at VARCHAR, 
	note VARCHAR, 
	witness VARCHAR, 
	PRIMARY KEY (tournament_id, position), 
	FOREIGN KEY(tournament_id) REFERENCES ceremony (tournament_id), 
	FOREIGN KEY(player_id) REFERENCES player (id)
);
CREATE TABLE draw (
	tournament_id INTEGER NOT NULL, 
	method VARCHAR NOT NULL, 
	seed VARCHAR, 
	contingents_by VARCHAR, 
	varma_variant VARCHAR, 
	PRIMARY KEY (tournament_id), 
	FOREIGN KEY(tournament_id) REFERENCES tournament (id)
);
INSERT INTO "draw" VALUES(1,'by-hand',NULL,NULL,NULL);
CREATE TABLE drawn_number (
	tournament_id INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	envelope VARCHAR, 
	contingent VARCHAR, 
	PRIMARY KEY (tournament_id, position), 
	CONSTRAINT uq_drawn_number_number UNIQUE (tournament_id, number), 
	CONSTRAINT uq_drawn_number_player_id UNIQUE (tournament_id, player_id), 
	FOREIGN KEY(tournament_id) REFERENCES draw (tournament_id), 
	FOREIGN KEY(player_id) REFERENCES player (id)
);
INSERT INTO "drawn_number" VALUES(1,1,1,1,NULL,NULL);
INSERT INTO "drawn_number" VALUES(1,2,2,2,NULL,NULL);
INSERT INTO "drawn_number" VALUES(1,3,3,3,NULL,NULL);
INSERT INTO "drawn_number" VALUES(1,4,4,4,NULL,NULL);
CREATE TABLE entry (
	tournament_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	status VARCHAR NOT NULL, 
	present BOOLEAN NOT NULL, 
	fee_due VARCHAR, 
	fee_paid VARCHAR NOT NULL, 
	admission VARCHAR, 
	admitted_until VARCHAR, 
	admission_reason VARCHAR, 
	PRIMARY KEY (tournament_id, player_id), 
	FOREIGN KEY(tournament_id) REFERENCES tournament (id), 
	FOREIGN KEY(player_id) REFERENCES player (id)
);
INSERT INTO "entry" VALUES(1,1,'registered',0,NULL,'0',NULL,NULL,NULL);
INSERT INTO "entry" VALUES(1,2,'registered',0,NULL,'0',NULL,NULL,NULL);
INSERT INTO "entry" VALUES(1,3,'registered',0,NULL,'0',NULL,NULL,NULL);
INSERT INTO "entry" VALUES(1,4,'registered',0,NULL,'0',NULL,NULL,NULL);
CREATE TABLE event (
	id INTEGER NOT NULL, 
	title VARCHAR NOT NULL, 
	place VARCHAR NOT NULL, 
	federation VARCHAR NOT NULL, 
	organiser VARCHAR NOT NULL, 
	time_control VARCHAR NOT NULL, 
	starts_on VARCHAR, 
	ends_on VARCHAR, 
	discipline VARCHAR NOT NULL, 
	level VARCHAR, 
	entry_fee VARCHAR, 
	practice BOOLEAN NOT NULL, sample BOOLEAN, 
	PRIMARY KEY (id), 
	CONSTRAINT one_event CHECK (id = 1)
);
INSERT INTO "event" VALUES(1,'Кубок','','','','',NULL,NULL,'standard',NULL,NULL,0,NULL);
CREATE TABLE game (
	id INTEGER NOT NULL, 
	stage_id INTEGER NOT NULL, 
	round INTEGER NOT NULL, 
	board INTEGER NOT NULL, 
	white_id INTEGER NOT NULL, 
	black_id INTEGER NOT NULL, 
	white_mark VARCHAR, 
	black_mark VARCHAR, 
	entered_at VARCHAR, 
	checked_at VARCHAR, 
	checked_by VARCHAR, 
	rated_white_mark VARCHAR, 
	rated_black_mark VARCHAR, 
	white_absence VARCHAR, 
	black_absence VARCHAR, 
	"match" VARCHAR, 
	step INTEGER NOT NULL, 
	time_control VARCHAR NOT NULL, 
	carried_from INTEGER, without_colours BOOLEAN, 
	PRIMARY KEY (id), 
	FOREIGN KEY(stage_id, round) REFERENCES round (stage_id, number), 
	CONSTRAINT uq_game_board UNIQUE (stage_id, round, board), 
	CONSTRAINT two_players CHECK (white_id <> black_id), 
	CONSTRAINT both_marks CHECK ((white_mark IS NULL) = (black_mark IS NULL)), 
	FOREIGN KEY(white_id) REFERENCES player (id), 
	FOREIGN KEY(black_id) REFERENCES player (id), 
	FOREIGN KEY(carried_from) REFERENCES game (id)
);
INSERT INTO "game" VALUES(1,1,1,1,1,4,'∅','½','2026-11-22T18:56:13.978',NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'',NULL,NULL);
INSERT INTO "game" VALUES(2,1,1,2,2,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'',NULL,NULL);
INSERT INTO "game" VALUES(3,1,2,1,4,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'',NULL,NULL);
INSERT INTO "game" VALUES(4,1,2,2,1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'',NULL,NULL);
INSERT INTO "game" VALUES(5,1,3,1,2,4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'',NULL,NULL);
INSERT INTO "game" VALUES(6,1,3,2,3,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'',NULL,NULL);
CREATE TABLE incident (
	id INTEGER NOT NULL, 
	tournament_id INTEGER NOT NULL, 
	at VARCHAR NOT NULL, 
	player_id INTEGER NOT NULL, 
	person VARCHAR, 
	stage_id INTEGER NOT NULL, 
	round INTEGER, 
	board INTEGER, 
	offence VARCHAR NOT NULL, 
	article VARCHAR NOT NULL, 
	account VARCHAR NOT NULL, 
	reported_by VARCHAR NOT NULL, 
	arbiter VARCHAR NOT NULL, 
	sanction VARCHAR NOT NULL, 
	minutes INTEGER, 
	fine VARCHAR, 
	fine_paid BOOLEAN NOT NULL, 
	first_round INTEGER, 
	last_round INTEGER, 
	lifted_at VARCHAR, 
	lifted_by VARCHAR, 
	lifted_reason VARCHAR, 
	PRIMARY KEY (id), 
	FOREIGN KEY(tournament_id) REFERENCES tournament (id), 
	FOREIGN KEY(player_id) REFERENCES player (id), 
	FOREIGN KEY(stage_id) REFERENCES stage (id)
);
INSERT INTO "incident" VALUES(1,1,'2026-11-01T12:00',4,NULL,1,1,1,'device','','Задзвонив телефон','Щербань Юхим','Ґжицька Єлизавета','loss',NULL,NULL,0,NULL,NULL,'2026-11-22T18:56','arbiter','Так');
INSERT INTO "incident" VALUES(2,1,'2026-11-01T12:00',2,NULL,1,NULL,NULL,'conduct','','Шум','','','fine',NULL,'250.50',0,NULL,NULL,'2026-11-22T18:56','arbiter','помилка');
CREATE TABLE incident_effect (
	incident_id INTEGER NOT NULL, 
	game_id INTEGER NOT NULL, 
	white_before VARCHAR, 
	black_before VARCHAR, 
	white_after VARCHAR NOT NULL, 
	black_after VARCHAR NOT NULL, 
	PRIMARY KEY (incident_id, game_id), 
	FOREIGN KEY(incident_id) REFERENCES incident (id), 
	FOREIGN KEY(game_id) REFERENCES game (id)
);
INSERT INTO "incident_effect" VALUES(1,1,'=','=','1','0');
CREATE TABLE journal (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	at VARCHAR NOT NULL, 
	actor VARCHAR NOT NULL, 
	authority VARCHAR, 
	kind VARCHAR NOT NULL, 
	command VARCHAR NOT NULL, 
	params VARCHAR NOT NULL, 
	changes VARCHAR NOT NULL, 
	reverses INTEGER, 
	reason VARCHAR, 
	hash VARCHAR NOT NULL, 
	FOREIGN KEY(reverses) REFERENCES journal (id)
);
INSERT INTO "journal" VALUES(1,'2026-11-22T18:56:13.894','arbiter',NULL,'barrier','event.create','{"title":"Кубок","starts_on":null,"edition_id":"2026-03"}','[["event",{"id":1},null,{"id":1,"title":"Кубок","place":"","federation":"","organiser":"","time_control":"","starts_on":null,"ends_on":null,"discipline":"standard","level":null,"entry_fee":null,"practice":false,"sample":null}],["requirement",{"id":"identity"},null,{"id":"identity","position":1,"title":null,"dated":false,"compulsory":true}],["requirement",{"id":"medical"},null,{"id":"medical","position":2,"title":null,"dated":true,"compulsory":true}],["requirement",{"id":"accident-insurance"},null,{"id":"accident-insurance","position":3,"title":null,"dated":true,"compulsory":false}],["requirement",{"id":"health-insurance"},null,{"id":"health-insurance","position":4,"title":null,"dated":true,"compulsory":false}],["requirement",{"id":"classification-book"},null,{"id":"classification-book","position":5,"title":null,"dated":false,"compulsory":false}],["requirement",{"id":"application"},null,{"id":"application","position":6,"title":null,"dated":false,"compulsory":false}],["requirement",{"id":"anti-doping"},null,{"id":"anti-doping","position":7,"title":null,"dated":false,"compulsory":false}],["tournament",{"id":1},null,{"id":1,"title":"","system":"round-robin","cycles":1,"swap_last_rounds":false,"rounds":null,"scoring":"1 0.5 0 0 1","edition":"2026-03","tie_breaks":"DE WIN SB KS","unresolved":"shared","unrated":"unsaid","annuls_withdrawals":true,"forfeits_in_ratings":false,"age_group":null,"playing_up":true,"lowest_age":null,"women_only":false,"lowest_rank":null,"quota":null,"quota_by":"region","tie_lot_seed":null,"knockout":"{}","play_off":null}],["stage",{"id":1},null,{"id":1,"tournament_id":1,"position":1,"kind":"main","title":"","system":null,"cycles":null,"swap_last_rounds":null,"tie_breaks":null,"unresolved":null,"knockout":null,"method":null,"seed":null,"first_place":null,"carries_results":false,"time_control":"","tie_lot_seed":null}]]',NULL,NULL,'062fb7098f33b98a226e65781c554566ec87998fcf8a935b9b81fee5aad08ea1');
INSERT INTO "journal" VALUES(2,'2026-11-22T18:56:13.905','arbiter',NULL,'do','player.add','{"name":"Бук Ян"}','[["player",{"id":1},null,{"id":1,"name":"Бук Ян","patronymic":null,"latin_name":null,"birth":null,"sex":null,"title":null,"sport_rank":null,"fide_rating":null,"fide_origin":null,"national_rating":null,"national_origin":null,"arbiters_rating":null,"fide_id":null,"national_id":null,"federation":null,"region":null,"club":null,"coach":null}],["entry",{"tournament_id":1,"player_id":1},null,{"tournament_id":1,"player_id":1,"status":"registered","present":false,"fee_due":null,"fee_paid":"0","admission":null,"admitted_until":null,"admission_reason":null}]]',NULL,NULL,'6119bd7aa28002c1cf09dd6a866b03586752bbf901254a27320effe1b63e8b4a');
INSERT INTO "journal" VALUES(3,'2026-11-22T18:56:13.907','arbiter',NULL,'do','player.add','{"name":"Ґава Олена"}','[["player",{"id":2},null,{"id":2,"name":"Ґава Олена","patronymic":null,"latin_name":null,"birth":null,"sex":null,"title":null,"sport_rank":null,"fide_rating":null,"fide_origin":null,"national_rating":null,"national_origin":null,"arbiters_rating":null,"fide_id":null,"national_id":null,"federation":null,"region":null,"club":null,"coach":null}],["entry",{"tournament_id":1,"player_id":2},null,{"tournament_id":1,"player_id":2,"status":"registered","present":false,"fee_due":null,"fee_paid":"0","admission":null,"admitted_until":null,"admission_reason":null}]]',NULL,NULL,'1dc7df4821a93c68bc46daf8d5367fe0bd38c82aa462dd2faaabdd8ae72cf888');
INSERT INTO "journal" VALUES(4,'2026-11-22T18:56:13.909','arbiter',NULL,'do','player.add','{"name":"Їжак Ілля"}','[["player",{"id":3},null,{"id":3,"name":"Їжак Ілля","patronymic":null,"latin_name":null,"birth":null,"sex":null,"title":null,"sport_rank":null,"fide_rating":null,"fide_origin":null,"national_rating":null,"national_origin":null,"arbiters_rating":null,"fide_id":null,"national_id":null,"federation":null,"region":null,"club":null,"coach":null}],["entry",{"tournament_id":1,"player_id":3},null,{"tournament_id":1,"player_id":3,"status":"registered","present":false,"fee_due":null,"fee_paid":"0","admission":null,"admitted_until":null,"admission_reason":null}]]',NULL,NULL,'57d8ea7c562dd12db15dbaeb24b216b3ff20561c352286c286de8a8b87f8a020');
INSERT INTO "journal" VALUES(5,'2026-11-22T18:56:13.911','arbiter',NULL,'do','player.add','{"name":"Яр Уляна"}','[["player",{"id":4},null,{"id":4,"name":"Яр Уляна","patronymic":null,"latin_name":null,"birth":null,"sex":null,"title":null,"sport_rank":null,"fide_rating":null,"fide_origin":null,"national_rating":null,"national_origin":null,"arbiters_rating":null,"fide_id":null,"national_id":null,"federation":null,"region":null,"club":null,"coach":null}],["entry",{"tournament_id":1,"player_id":4},null,{"tournament_id":1,"player_id":4,"status":"registered","present":false,"fee_due":null,"fee_paid":"0","admission":null,"admitted_until":null,"admission_reason":null}]]',NULL,NULL,'090b136d16f6c9c536d3face91c1fa4eb8b6e0d444444a2b2ac669838c614085');
INSERT INTO "journal" VALUES(6,'2026-11-22T18:56:13.913','arbiter',NULL,'do','draw.by-hand','{"numbers":{"1":1,"2":2,"3":3,"4":4}}','[["draw",{"tournament_id":1},null,{"tournament_id":1,"method":"by-hand","seed":null,"contingents_by":null,"varma_variant":null}],["drawn_number",{"tournament_id":1,"position":1},null,{"tournament_id":1,"position":1,"player_id":1,"number":1,"envelope":null,"contingent":null}],["drawn_number",{"tournament_id":1,"position":2},null,{"tournament_id":1,"position":2,"player_id":2,"number":2,"envelope":null,"contingent":null}],["drawn_number",{"tournament_id":1,"position":3},null,{"tournament_id":1,"position":3,"player_id":3,"number":3,"envelope":null,"contingent":null}],["drawn_number",{"tournament_id":1,"position":4},null,{"tournament_id":1,"position":4,"player_id":4,"number":4,"envelope":null,"contingent":null}],["round",{"stage_id":1,"number":1},null,{"stage_id":1,"number":1,"starts_at":null,"published_at":null,"published_by":null,"signed_off_at":null,"signed_off_by":null}],["game",{"id":1},null,{"id":1,"stage_id":1,"round":1,"board":1,"white_id":1,"black_id":4,"white_mark":null,"black_mark":null,"entered_at":null,"checked_at":null,"checked_by":null,"rated_white_mark":null,"rated_black_mark":null,"white_absence":null,"black_absence":null,"match":null,"step":0,"time_control":"","carried_from":null,"without_colours":null}],["game",{"id":2},null,{"id":2,"stage_id":1,"round":1,"board":2,"white_id":2,"black_id":3,"white_mark":null,"black_mark":null,"entered_at":null,"checked_at":null,"checked_by":null,"rated_white_mark":null,"rated_black_mark":null,"white_absence":null,"black_absence":null,"match":null,"step":0,"time_control":"","carried_from":null,"without_colours":null}],["round",{"stage_id":1,"number":2},null,{"stage_id":1,"number":2,"starts_at":null,"published_at":null,"published_by":null,"signed_off_at":null,"signed_off_by":null}],["game",{"id":3},null,{"id":3,"stage_id":1,"round":2,"board":1,"white_id":4,"black_id":3,"white_mark":null,"black_mark":null,"entered_at":null,"checked_at":null,"checked_by":null,"rated_white_mark":null,"rated_black_mark":null,"white_absence":null,"black_absence":null,"match":null,"step":0,"time_control":"","carried_from":null,"without_colours":null}],["game",{"id":4},null,{"id":4,"stage_id":1,"round":2,"board":2,"white_id":1,"black_id":2,"white_mark":null,"black_mark":null,"entered_at":null,"checked_at":null,"checked_by":null,"rated_white_mark":null,"rated_black_mark":null,"white_absence":null,"black_absence":null,"match":null,"step":0,"time_control":"","carried_from":null,"without_colours":null}],["round",{"stage_id":1,"number":3},null,{"stage_id":1,"number":3,"starts_at":null,"published_at":null,"published_by":null,"signed_off_at":null,"signed_off_by":null}],["game",{"id":5},null,{"id":5,"stage_id":1,"round":3,"board":1,"white_id":2,"black_id":4,"white_mark":null,"black_mark":null,"entered_at":null,"checked_at":null,"checked_by":null,"rated_white_mark":null,"rated_black_mark":null,"white_absence":null,"black_absence":null,"match":null,"step":0,"time_control":"","carried_from":null,"without_colours":null}],["game",{"id":6},null,{"id":6,"stage_id":1,"round":3,"board":2,"white_id":3,"black_id":1,"white_mark":null,"black_mark":null,"entered_at":null,"checked_at":null,"checked_by":null,"rated_white_mark":null,"rated_black_mark":null,"white_absence":null,"black_absence":null,"match":null,"step":0,"time_control":"","carried_from":null,"without_colours":null}]]',NULL,NULL,'8778b85a857422c2900558c6f54334e6f4b2b23f61e96c3a5b90c7b43068bf30');
INSERT INTO "journal" VALUES(7,'2026-11-22T18:56:13.923','arbiter',NULL,'do','official.add','{"role":"chief-arbiter","name":"Ґжицька Єлизавета"}','[["official",{"position":1},null,{"position":1,"role":"chief-arbiter","name":"Ґжицька Єлизавета","category":null,"title":null,"fide_id":null,"region":null,"birth":null}]]',NULL,NULL,'ba2221db9c86beb57f3371920fcfda654811174b46ec5f572631049f8c640a86');
INSERT INTO "journal" VALUES(8,'2026-11-22T18:56:13.926','arbiter',NULL,'do','official.add','{"role":"appeals-chair","name":"Юркевич Антон"}','[["official",{"position":2},null,{"position":2,"role":"appeals-chair","name":"Юркевич Антон","category":null,"title":null,"fide_id":null,"region":null,"birth":null}]]',NULL,NULL,'5a53edf675891479c2a53f3a1ec2d9163337a3041efb1d461f10e11c5e483541');
INSERT INTO "journal" VALUES(9,'2026-11-22T18:56:13.928','arbiter',NULL,'do','official.add','{"role":"appeals-member","name":"Цвєткова Інга"}','[["official",{"position":3},null,{"position":3,"role":"appeals-member","name":"Цвєткова Інга","category":null,"title":null,"fide_id":null,"region":null,"birth":null}]]',NULL,NULL,'1191ba557daf2ad2af2c2d18eb251a7bc84ee296e253ebe2f1bcd7176507cde1');
INSERT INTO "journal" VALUES(10,'2026-11-22T18:56:13.930','arbiter',NULL,'do','official.add','{"role":"appeals-member","name":"Щербань Юхим"}','[["official",{"position":4},null,{"position":4,"role":"appeals-member","name":"Щербань Юхим","category":null,"title":null,"fide_id":null,"region":null,"birth":null}]]',NULL,NULL,'5fbfc25506bfeee556de1aa9c8fba29c7cd36f2494315833febddf7c467d0804');
INSERT INTO "journal" VALUES(11,'2026-11-22T18:56:13.931','arbiter',NULL,'do','official.add','{"role":"appeals-reserve","name":"Лисенко Ада"}','[["official",{"position":5},null,{"position":5,"role":"appeals-reserve","name":"Лисенко Ада","category":null,"title":null,"fide_id":null,"region":null,"birth":null}]]',NULL,NULL,'7443760ef7148719a1ecc97636bbb82ba5af90bf7539698d4ef6410b9fad3441');
INSERT INTO "journal" VALUES(12,'2026-11-22T18:56:13.934','arbiter',NULL,'do','result.enter','{"round":1,"board":1,"result":"½-½"}','[["game",{"id":1},{"id":1,"stage_id":1,"round":1,"board":1,"white_id":1,"black_id":4,"white_mark":null,"black_mark":null,"entered_at":null,"checked_at":null,"checked_by":null,"rated_white_mark":null,"rated_black_mark":null,"white_absence":null,"black_absence":null,"match":null,"step":0,"time_control":"","carried_from":null,"without_colours":null},{"id":1,"stage_id":1,"round":1,"board":1,"white_id":1,"black_id":4,"white_mark":"=","black_mark":"=","entered_at":"2026-11-22T18:56:13.934","checked_at":null,"checked_by":null,"rated_white_mark":null,"rated_black_mark":null,"white_absence":null,"black_absence":null,"match":null,"step":0,"time_control":"","carried_from":null,"without_colours":null}]]',NULL,NULL,'d2eb8992358635ad9bd2f73ed800b68e9a4281789df119f1c8bcc596fe665769');
INSERT INTO "journal" VALUES(13,'2026-11-22T18:56:13.936','arbiter',NULL,'do','incident.record','{"at":"2026-11-01 12:00:00","player":4,"round":1,"board":1,"offence":"device","account":"Задзвонив телефон","reported_by":"Щербань Юхим","arbiter":"Ґжицька Єлизавета","sanction":"loss","result":"1-0"}','[["incident",{"id":1},null,{"id":1,"tournament_id":1,"at":"2026-11-01T12:00","player_id":4,"person":null,"stage_id":1,"round":1,"board":1,"offence":"device","article":"","account":"Задзвонив телефон","reported_by":"Щербань Юхим","arbiter":"Ґжицька Єлизавета","sanction":"loss","minutes":null,"fine":null,"fine_paid":false,"first_round":null,"last_round":null,"lifted_at":null,"lifted_by":null,"lifted_reason":null}],["game",{"id":1},{"id":1,"stage_id":1,"round":1,"board":1,"white_id":1,"black_id":4,"white_mark":"=","black_mark":"=","entered_at":"2026-11-22T18:56:13.934","checked_at":null,"checked_by":null,"rated_white_mark":null,"rated_black_mark":null,"white_absence":null,"black_absence":null,"match":null,"step":0,"time_control":"","carried_from":null,"without_colours":null},{"id":1,"stage_id":1,"round":1,"board":1,"white_id":1,"black_id":4,"white_mark":"1","black_mark":"0","entered_at":"2026-11-22T18:56:13.936","checked_at":null,"checked_by":null,"rated_white_mark":null,"rated_black_mark":null,"white_absence":null,"black_absence":null,"match":null,"step":0,"time_control":"","carried_from":null,"without_colours":null}],["incident_effect",{"incident_id":1,"game_id":1},null,{"incident_id":1,"game_id":1,"white_before":"=","black_before":"=","white_after":"1","black_after":"0"}]]',NULL,NULL,'f1f425540578f862ee5806eef81dbaacb5af77ee600d24523d5b652aa2739d85');
INSERT INTO "journal" VALUES(14,'2026-11-22T18:56:13.941','arbiter',NULL,'do','incident.record','{"at":"2026-11-01 12:00:00","player":2,"offence":"conduct","account":"Шум","sanction":"fine","fine":"250.50"}','[["incident",{"id":2},null,{"id":2,"tournament_id":1,"at":"2026-11-01T12:00","player_id":2,"person":null,"stage_id":1,"round":null,"board":null,"offence":"conduct","article":"","account":"Шум","reported_by":"","arbiter":"","sanction":"fine","minutes":null,"fine":"250.50","fine_paid":false,"first_round":null,"last_round":null,"lifted_at":null,"lifted_by":null,"lifted_reason":null}]]',NULL,NULL,'dd4f6b0c6e8e8bebfa118034544aec9315f786b866ddfaaa4023aea368b1a672');
INSERT INTO "journal" VALUES(15,'2026-11-22T18:56:13.946','arbiter',NULL,'do','incident.lift','{"incident":2,"reason":"помилка"}','[["incident",{"id":2},{"id":2,"tournament_id":1,"at":"2026-11-01T12:00","player_id":2,"person":null,"stage_id":1,"round":null,"board":null,"offence":"conduct","article":"","account":"Шум","reported_by":"","arbiter":"","sanction":"fine","minutes":null,"fine":"250.50","fine_paid":false,"first_round":null,"last_round":null,"lifted_at":null,"lifted_by":null,"lifted_reason":null},{"id":2,"tournament_id":1,"at":"2026-11-01T12:00","player_id":2,"person":null,"stage_id":1,"round":null,"board":null,"offence":"conduct","article":"","account":"Шум","reported_by":"","arbiter":"","sanction":"fine","minutes":null,"fine":"250.50","fine_paid":false,"first_round":null,"last_round":null,"lifted_at":"2026-11-22T18:56","lifted_by":"arbiter","lifted_reason":"помилка"}]]',NULL,'помилка','647eaad5a66f284a8440a274139d03c3588a9057816b13f63e4158c860d710d1');
INSERT INTO "journal" VALUES(16,'2026-11-22T18:56:13.966','arbiter',NULL,'do','appeal.file','{"kind":"appeal","filed_at":"2026-11-01 12:00:00","player":4,"incident":1,"claim":"Телефон глядача","fee":"200","fee_paid":true}','[["appeal",{"id":1},null,{"id":1,"tournament_id":1,"kind":"appeal","filed_at":"2026-11-01T12:00","player_id":4,"person":null,"filed_by":"","incident_id":1,"stage_id":1,"round":1,"board":1,"claim":"Телефон глядача","fee":"200","fee_paid":true,"fee_returned":false,"decided_at":null,"decided_by":"","outcome":null,"decision":"","lifted_incident":false}]]',NULL,NULL,'343ad48fc51cec0cd8725891d220188dbb9798e23478ca19c45ea155f340a240');
INSERT INTO "journal" VALUES(17,'2026-11-22T18:56:13.978','arbiter',NULL,'do','appeal.decide','{"appeal":1,"outcome":"partly","decision":"Так","decided_at":"2026-11-01 19:00:00","lift_incident":true,"result":"0-½"}','[["game",{"id":1},{"id":1,"stage_id":1,"round":1,"board":1,"white_id":1,"black_id":4,"white_mark":"1","black_mark":"0","entered_at":"2026-11-22T18:56:13.936","checked_at":null,"checked_by":null,"rated_white_mark":null,"rated_black_mark":null,"white_absence":null,"black_absence":null,"match":null,"step":0,"time_control":"","carried_from":null,"without_colours":null},{"id":1,"stage_id":1,"round":1,"board":1,"white_id":1,"black_id":4,"white_mark":"∅","black_mark":"½","entered_at":"2026-11-22T18:56:13.978","checked_at":null,"checked_by":null,"rated_white_mark":null,"rated_black_mark":null,"white_absence":null,"black_absence":null,"match":null,"step":0,"time_control":"","carried_from":null,"without_colours":null}],["incident",{"id":1},{"id":1,"tournament_id":1,"at":"2026-11-01T12:00","player_id":4,"person":null,"stage_id":1,"round":1,"board":1,"offence":"device","article":"","account":"Задзвонив телефон","reported_by":"Щербань Юхим","arbiter":"Ґжицька Єлизавета","sanction":"loss","minutes":null,"fine":null,"fine_paid":false,"first_round":null,"last_round":null,"lifted_at":null,"lifted_by":null,"lifted_reason":null},{"id":1,"tournament_id":1,"at":"2026-11-01T12:00","player_id":4,"person":null,"stage_id":1,"round":1,"board":1,"offence":"device","article":"","account":"Задзвонив телефон","reported_by":"Щербань Юхим","arbiter":"Ґжицька Єлизавета","sanction":"loss","minutes":null,"fine":null,"fine_paid":false,"first_round":null,"last_round":null,"lifted_at":"2026-11-22T18:56","lifted_by":"arbiter","lifted_reason":"Так"}],["appeal",{"id":1},{"id":1,"tournament_id":1,"kind":"appeal","filed_at":"2026-11-01T12:00","player_id":4,"person":null,"filed_by":"","incident_id":1,"stage_id":1,"round":1,"board":1,"claim":"Телефон глядача","fee":"200","fee_paid":true,"fee_returned":false,"decided_at":null,"decided_by":"","outcome":null,"decision":"","lifted_incident":false},{"id":1,"tournament_id":1,"kind":"appeal","filed_at":"2026-11-01T12:00","player_id":4,"person":null,"filed_by":"","incident_id":1,"stage_id":1,"round":1,"board":1,"claim":"Телефон глядача","fee":"200","fee_paid":true,"fee_returned":false,"decided_at":"2026-11-01T19:00","decided_by":"","outcome":"partly","decision":"Так","lifted_incident":true}],["appeal_seat",{"appeal_id":1,"position":1},null,{"appeal_id":1,"position":1,"name":"Юркевич Антон","chair":true,"reserve":false,"attendance":"votes"}],["appeal_seat",{"appeal_id":1,"position":2},null,{"appeal_id":1,"position":2,"name":"Цвєткова Інга","chair":false,"reserve":false,"attendance":"votes"}],["appeal_seat",{"appeal_id":1,"position":3},null,{"appeal_id":1,"position":3,"name":"Щербань Юхим","chair":false,"reserve":false,"attendance":"concerned"}],["appeal_seat",{"appeal_id":1,"position":4},null,{"appeal_id":1,"position":4,"name":"Лисенко Ада","chair":false,"reserve":true,"attendance":"votes"}],["appeal_effect",{"appeal_id":1,"game_id":1},null,{"appeal_id":1,"game_id":1,"white_before":"=","black_before":"=","white_after":"∅","black_after":"½"}]]',NULL,NULL,'4c769100bb8bed22772a62e81f46e58aaec2d8934583fe43552e76fa2fd6e2d1');
CREATE TABLE kept_line (
	tournament_id INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	"after" VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	PRIMARY KEY (tournament_id, position), 
	FOREIGN KEY(tournament_id) REFERENCES tournament (id)
);
CREATE TABLE list_change (
	id INTEGER NOT NULL, 
	tournament_id INTEGER NOT NULL, 
	after_round INTEGER NOT NULL, 
	"before" VARCHAR NOT NULL, 
	reason VARCHAR NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(tournament_id) REFERENCES tournament (id)
);
CREATE TABLE match_decision (
	id INTEGER NOT NULL, 
	stage_id INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	at VARCHAR NOT NULL, 
	"match" VARCHAR, 
	step INTEGER, 
	player_id INTEGER, 
	value VARCHAR NOT NULL, 
	seed VARCHAR, 
	reason VARCHAR NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(stage_id) REFERENCES stage (id), 
	FOREIGN KEY(player_id) REFERENCES player (id)
);
CREATE TABLE official (
	position INTEGER NOT NULL, 
	role VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	category VARCHAR, 
	title VARCHAR, 
	fide_id INTEGER, 
	region VARCHAR, 
	birth VARCHAR, 
	PRIMARY KEY (position)
);
INSERT INTO "official" VALUES(1,'chief-arbiter','Ґжицька Єлизавета',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "official" VALUES(2,'appeals-chair','Юркевич Антон',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "official" VALUES(3,'appeals-member','Цвєткова Інга',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "official" VALUES(4,'appeals-member','Щербань Юхим',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "official" VALUES(5,'appeals-reserve','Лисенко Ада',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE own_criterion (
	tournament_id INTEGER NOT NULL, 
	code VARCHAR NOT NULL, 
	definition VARCHAR NOT NULL, 
	lower_is_better BOOLEAN NOT NULL, 
	PRIMARY KEY (tournament_id, code), 
	FOREIGN KEY(tournament_id) REFERENCES tournament (id)
);
CREATE TABLE own_value (
	tournament_id INTEGER NOT NULL, 
	code VARCHAR NOT NULL, 
	player_id INTEGER NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY (tournament_id, code, player_id), 
	FOREIGN KEY(tournament_id, code) REFERENCES own_criterion (tournament_id, code), 
	FOREIGN KEY(player_id) REFERENCES player (id)
);
CREATE TABLE particular (
	id VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE pin (
	authority VARCHAR NOT NULL, 
	salt VARCHAR NOT NULL, 
	digest VARCHAR NOT NULL, 
	PRIMARY KEY (authority)
);
CREATE TABLE play_off (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	tournament_id INTEGER NOT NULL, 
	stage_id INTEGER NOT NULL, 
	first_place INTEGER NOT NULL, 
	begun_at VARCHAR NOT NULL, 
	ready_at VARCHAR, 
	given_up VARCHAR NOT NULL, 
	FOREIGN KEY(tournament_id) REFERENCES tournament (id), 
	FOREIGN KEY(stage_id) REFERENCES stage (id)
);
CREATE TABLE play_off_player (
	play_off_id INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	declined BOOLEAN NOT NULL, 
	PRIMARY KEY (play_off_id, position), 
	CONSTRAINT uq_play_off_player_player_id UNIQUE (play_off_id, player_id), 
	FOREIGN KEY(play_off_id) REFERENCES play_off (id), 
	FOREIGN KEY(player_id) REFERENCES player (id)
);
CREATE TABLE play_off_step (
	stage_id INTEGER NOT NULL, 
	play_off_id INTEGER NOT NULL, 
	level INTEGER NOT NULL, 
	PRIMARY KEY (stage_id), 
	FOREIGN KEY(stage_id) REFERENCES stage (id), 
	FOREIGN KEY(play_off_id) REFERENCES play_off (id)
);
CREATE TABLE player (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name VARCHAR NOT NULL, 
	latin_name VARCHAR, 
	birth VARCHAR, 
	sex VARCHAR, 
	title VARCHAR, 
	sport_rank VARCHAR, 
	fide_rating INTEGER, 
	fide_origin VARCHAR, 
	national_rating INTEGER, 
	national_origin VARCHAR, 
	arbiters_rating INTEGER, 
	fide_id INTEGER, 
	national_id VARCHAR, 
	federation VARCHAR, 
	region VARCHAR, 
	club VARCHAR, 
	coach VARCHAR
, patronymic VARCHAR);
INSERT INTO "player" VALUES(1,'Бук Ян',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "player" VALUES(2,'Ґава Олена',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "player" VALUES(3,'Їжак Ілля',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "player" VALUES(4,'Яр Уляна',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE requirement (
	id VARCHAR NOT NULL, 
	position INTEGER NOT NULL, 
	title VARCHAR, 
	dated BOOLEAN NOT NULL, 
	compulsory BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "requirement" VALUES('identity',1,NULL,0,1);
INSERT INTO "requirement" VALUES('medical',2,NULL,1,1);
INSERT INTO "requirement" VALUES('accident-insurance',3,NULL,1,0);
INSERT INTO "requirement" VALUES('health-insurance',4,NULL,1,0);
INSERT INTO "requirement" VALUES('classification-book',5,NULL,0,0);
INSERT INTO "requirement" VALUES('application',6,NULL,0,0);
INSERT INTO "requirement" VALUES('anti-doping',7,NULL,0,0);
CREATE TABLE round (
	stage_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	starts_at VARCHAR, 
	published_at VARCHAR, 
	published_by VARCHAR, 
	signed_off_at VARCHAR, 
	signed_off_by VARCHAR, 
	PRIMARY KEY (stage_id, number), 
	FOREIGN KEY(stage_id) REFERENCES stage (id)
);
INSERT INTO "round" VALUES(1,1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "round" VALUES(1,2,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "round" VALUES(1,3,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE ruling (
	tournament_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	finding VARCHAR NOT NULL, 
	allowed BOOLEAN NOT NULL, 
	reason VARCHAR NOT NULL, 
	PRIMARY KEY (tournament_id, player_id, finding), 
	FOREIGN KEY(tournament_id, player_id) REFERENCES entry (tournament_id, player_id)
);
CREATE TABLE shown_paper (
	tournament_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	requirement VARCHAR NOT NULL, 
	valid_until VARCHAR, 
	number VARCHAR, 
	PRIMARY KEY (tournament_id, player_id, requirement), 
	FOREIGN KEY(tournament_id, player_id) REFERENCES entry (tournament_id, player_id)
);
CREATE TABLE slot (
	stage_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	player_id INTEGER, 
	from_stage_id INTEGER, 
	place INTEGER, 
	PRIMARY KEY (stage_id, number), 
	CONSTRAINT uq_slot_player_id UNIQUE (stage_id, player_id), 
	FOREIGN KEY(stage_id) REFERENCES stage (id), 
	FOREIGN KEY(player_id) REFERENCES player (id), 
	FOREIGN KEY(from_stage_id) REFERENCES stage (id)
);
CREATE TABLE stage (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	tournament_id INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	system VARCHAR, 
	cycles INTEGER, 
	swap_last_rounds BOOLEAN, 
	tie_breaks VARCHAR, 
	unresolved VARCHAR, 
	knockout VARCHAR, 
	method VARCHAR, 
	seed VARCHAR, 
	first_place INTEGER, 
	carries_results BOOLEAN NOT NULL, 
	time_control VARCHAR NOT NULL, 
	tie_lot_seed VARCHAR, 
	FOREIGN KEY(tournament_id) REFERENCES tournament (id)
);
INSERT INTO "stage" VALUES(1,1,1,'main','',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'',NULL);
CREATE TABLE tournament (
	id INTEGER NOT NULL, 
	title VARCHAR NOT NULL, 
	system VARCHAR NOT NULL, 
	cycles INTEGER NOT NULL, 
	swap_last_rounds BOOLEAN NOT NULL, 
	rounds INTEGER, 
	scoring VARCHAR NOT NULL, 
	edition VARCHAR NOT NULL, 
	tie_breaks VARCHAR NOT NULL, 
	unresolved VARCHAR NOT NULL, 
	unrated VARCHAR NOT NULL, 
	annuls_withdrawals BOOLEAN NOT NULL, 
	forfeits_in_ratings BOOLEAN NOT NULL, 
	age_group VARCHAR, 
	playing_up BOOLEAN NOT NULL, 
	lowest_age INTEGER, 
	women_only BOOLEAN NOT NULL, 
	lowest_rank VARCHAR, 
	quota INTEGER, 
	quota_by VARCHAR NOT NULL, 
	tie_lot_seed VARCHAR, 
	knockout VARCHAR NOT NULL, 
	play_off VARCHAR, 
	PRIMARY KEY (id)
);
INSERT INTO "tournament" VALUES(1,'','round-robin',1,0,NULL,'1 0.5 0 0 1','2026-03','DE WIN SB KS','shared','unsaid',1,0,NULL,1,NULL,0,NULL,NULL,'region',NULL,'{}',NULL);
CREATE TRIGGER journal_refuses_update BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_refuses_delete BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('stage',1);
INSERT INTO "sqlite_sequence" VALUES('journal',17);
INSERT INTO "sqlite_sequence" VALUES('player',4);
COMMIT;
