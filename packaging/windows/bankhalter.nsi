; The setup program: for one user, without administrator rights. build.sh calls makensis with
;   FACTS   the file that facts.py wrote: name, version, texts in every language
;   BUNDLE  the folder that PyInstaller left
;   ICONS   packaging/icons
;   SIDE    the picture beside the last page
;   OUT     the setup program to write
; and may give TARGET, QUICK (packs fast and large) and SIGN (a command that takes the name of a file to sign).
; SPDX-License-Identifier: MIT

!ifndef TARGET
  !define TARGET amd64-unicode
!endif
Target ${TARGET}
!include "${FACTS}"
!include FileFunc.nsh
!include LogicLib.nsh
!include MUI2.nsh
!include WinVer.nsh
!include x64.nsh

!ifdef QUICK
  SetCompressor zlib
!else
  SetCompressor /SOLID lzma
  SetCompressorDictSize 32
!endif
!ifdef SIGN
  !finalize '${SIGN} "%1"'
  !uninstfinalize '${SIGN} "%1"'
!endif

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${TITLE}"
!define CLASSES "Software\Classes"
!define PROGID "${TITLE}.Game"

Name "${TITLE}"
OutFile "${OUT}"
BrandingText "${TITLE} ${VERSION}"
RequestExecutionLevel user
ManifestDPIAware true
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "${UNINSTALL}" InstallLocation
ShowInstDetails nevershow
ShowUninstDetails nevershow
AllowSkipFiles off
VIProductVersion "${NUMBERS}"
VIAddVersionKey ProductName "${TITLE}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "${TITLE} Setup"
VIAddVersionKey CompanyName "${AUTHORS}"
VIAddVersionKey LegalCopyright "${AUTHORS}"

!define MUI_ICON "${ICONS}/${NAME}.ico"
!define MUI_UNICON "${ICONS}/${NAME}.ico"
!define MUI_ABORTWARNING
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!define MUI_FINISHPAGE_RUN_TEXT "$(installer-start)"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(installer-games-stay)"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; Of these NSIS takes the one that Windows speaks, and the first where it speaks none of them.
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE Japanese
!insertmacro TEXTS

; Windows lets nobody write to a program that runs.
!macro FIND_RUNNING program
  ${If} ${FileExists} "${program}"
    ClearErrors
    FileOpen $0 "${program}" a
    ${If} ${Errors}
      StrCpy $1 "${program}"
    ${Else}
      FileClose $0
    ${EndIf}
  ${EndIf}
!macroend

!macro FUNCTIONS un
  ; /LANG=1031 asks for a language by its number.
  Function ${un}ChooseLanguage
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/LANG=" $1
    ${IfNot} ${Errors}
      StrCpy $LANGUAGE $1
    ${EndIf}
  FunctionEnd

  Function ${un}WaitUntilClosed
    ${Do}
      StrCpy $1 ""
      !insertmacro FIND_RUNNING "$INSTDIR\${NAME}.exe"
      !insertmacro FIND_RUNNING "$INSTDIR\${NAME}-console.exe"
      ${If} $1 == ""
        ${Break}
      ${EndIf}
      ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(installer-running)" /SD IDCANCEL IDCANCEL`
        SetErrorLevel 2
        Quit
      ${EndIf}
    ${Loop}
  FunctionEnd

  Function ${un}TellExplorer
    System::Call "shell32::SHChangeNotify(i 0x08000000, i 0x1000, p 0, p 0)" ; associations have changed
  FunctionEnd
!macroend
!insertmacro FUNCTIONS ""
!insertmacro FUNCTIONS "un."

Function .onInit
  Call ChooseLanguage
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(installer-windows)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Function un.onInit
  Call un.ChooseLanguage
FunctionEnd

Section program ; also over an earlier or later version: of that nothing stays
  Call WaitUntilClosed
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  SetOutPath "$DOCUMENTS" ; where the program begins
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${NAME}.exe"

  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${PROGID}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "Content Type" "${MIME}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${PROGID}" ""
  WriteRegStr HKCU "${CLASSES}\${PROGID}" "" "$(installer-game)"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\DefaultIcon" "" "$INSTDIR\_internal\document.ico"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'
  Call TellExplorer

  SectionGetSize 0 $0
  WriteRegStr HKCU "${UNINSTALL}" DisplayName "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL}" DisplayVersion "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" DisplayIcon "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${UNINSTALL}" Publisher "${AUTHORS}"
  WriteRegStr HKCU "${UNINSTALL}" InstallLocation "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" UninstallString '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" EstimatedSize $0
  WriteRegDWORD HKCU "${UNINSTALL}" NoModify 1
  WriteRegDWORD HKCU "${UNINSTALL}" NoRepair 1
SectionEnd

Section Uninstall ; games and settings lie elsewhere and stay
  Call un.WaitUntilClosed
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  Delete "$INSTDIR\${NAME}.exe"
  Delete "$INSTDIR\${NAME}-console.exe"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"

  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $0 == "${PROGID}" ; another program may have taken it since
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" "Content Type"
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${PROGID}"
  DeleteRegKey /ifnosubkeys /ifnovalues HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifnosubkeys /ifnovalues HKCU "${CLASSES}\${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${PROGID}"
  DeleteRegKey HKCU "${UNINSTALL}"
  Call un.TellExplorer
SectionEnd
