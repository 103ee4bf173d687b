#include "CLegatoKernels.h"
#include "levels.h"

#if defined(__x86_64__)
#pragma STDC FP_CONTRACT OFF
// The tuning selects between equivalent instructions: shuffles by tables are fast wherever there is
// AVX2.
#pragma clang attribute push(__attribute__((target("avx2,tune=znver3"))), apply_to = function)

typedef short i16x16 __attribute__((vector_size(32)));
typedef char i8x32 __attribute__((vector_size(32)));
#define LEGATO_HIGH(a, b) __builtin_ia32_pmulhuw256((i16x16)(a), (i16x16)(b))
#define LEGATO_SHUFFLE(v, places) __builtin_ia32_pshufb256((i8x32)(v), (i8x32)(places))
#define LEGATO_LOAD(p, mask) __builtin_ia32_maskloadd256((const i32x8 *)(p), (i32x8)(mask))
#define LEGATO_PACK(a, b) __builtin_ia32_packuswb256((i16x16)(a), (i16x16)(b))
#include "pixels.h"
#pragma clang attribute pop

const LegatoKernels legatoAVX2 = {
    "avx2", drawItem, takeAlpha, blurAlongRows, blurAlongColumns, exchangeRedBlue,
    halvePicture, enlargePicture, changeColors,
    changeStraightColors, showFiltered};
#endif
