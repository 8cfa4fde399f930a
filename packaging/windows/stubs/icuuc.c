/* wine 8 lacks icuuc.dll; Windows has it. Qt6Core binds these names and calls them only for encodings that it does not
   know itself, which the program never asks for: none can be opened here. */
#define EXPORT __declspec(dllexport)
#define U_FILE_ACCESS_ERROR 4

EXPORT void *ucnv_open(const char *name, int *error)
{
    (void)name;
    *error = U_FILE_ACCESS_ERROR;
    return 0;
}

#define NOTHING(name) EXPORT void *name(void) { return 0; }
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_close)
NOTHING(ucnv_countAvailable)
NOTHING(ucnv_fromUCountPending)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getName)
NOTHING(ucnv_getStandardName)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_reset)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_toUnicode)
