#include "CLegatoKernels.h"
#include "levels.h"

int32_t legato_kernel_levels(void) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) return 2;
#endif
    return 1;
}

const LegatoKernels *legato_kernels(int32_t level) {
#if defined(__x86_64__)
    if (level > 0 && __builtin_cpu_supports("avx2")) return &legatoAVX2;
#endif
    return &legatoBaseline;
}
