#include "levels.h"

#if defined(__x86_64__)
#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define LANES 8
#include "lanes.h"
#pragma clang attribute pop

const LegatoMotionKernels legatoMotionAVX2 = LEVEL("avx2");
#endif
