#include "levels.h"

int32_t legato_motion_levels(void) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) return 2;
#endif
    return 1;
}

const LegatoMotionKernels *legato_motion_kernels(int32_t level) {
#if defined(__x86_64__)
    if (level > 0 && __builtin_cpu_supports("avx2")) return &legatoMotionAVX2;
#endif
    return &legatoMotionBaseline;
}
