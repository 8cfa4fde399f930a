/* wine 8 lacks bcryptprimitives.dll; Windows has it. Random bytes, as Rust's standard library asks for them. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length)
{
    return RtlGenRandom(data, (ULONG)length);
}
