; The setup for Windows, for one person, without rights of an administrator (Inno Setup 6).
; `python installer build` hands over Version, Folder and FileIcon.

[Setup]
AppId={{6E1B5C0C-6E0B-4E57-9E5C-4A5242544552}
AppName=Arbiter
AppVersion={#Version}
AppPublisher=The Arbiter authors
PrivilegesRequired=lowest
DefaultDirName={autopf}\Arbiter
DisableDirPage=auto
DisableProgramGroupPage=yes
LicenseFile={#Folder}\LICENSE.txt
UninstallDisplayIcon={app}\arbiter.exe
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
Compression=lzma2
SolidCompression=yes
ChangesAssociations=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "uk"; MessagesFile: "compiler:Languages\Ukrainian.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"

[InstallDelete]
; An update leaves no part of the version before. Events and preferences lie elsewhere.
Type: filesandordirs; Name: "{app}\lib"

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "{#FileIcon}"; DestDir: "{app}"; DestName: "event-file.ico"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\Arbiter"; Filename: "{app}\arbiter.exe"
Name: "{autodesktop}\Arbiter"; Filename: "{app}\arbiter.exe"; Tasks: desktop

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"

[Registry]
Root: HKA; Subkey: "Software\Classes\.arbiter"; ValueType: string; ValueData: "Arbiter.Event"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.arbiter\OpenWithProgids"; ValueType: string; ValueName: "Arbiter.Event"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Arbiter.Event"; ValueType: string; ValueData: "Arbiter event"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Arbiter.Event\DefaultIcon"; ValueType: string; ValueData: "{app}\event-file.ico"
Root: HKA; Subkey: "Software\Classes\Arbiter.Event\shell\open\command"; ValueType: string; ValueData: """{app}\arbiter.exe"" ""%1"""

[Run]
Filename: "{app}\arbiter.exe"; Description: "{cm:LaunchProgram,Arbiter}"; Flags: nowait postinstall skipifsilent
