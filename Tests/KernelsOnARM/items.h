// Random items for the pixel kernels.
#ifndef KERNELS_ON_ARM_ITEMS_H
#define KERNELS_ON_ARM_ITEMS_H

#include "CLegatoKernels.h"
#include "kernels.h"

/// The target, with odd sides and an origin away from zero, and a picture that covers it.
enum {
    LEFT = -7,
    TOP = 5,
    WIDTH = 131,
    HEIGHT = 97,
    STRIDE = (WIDTH + 8) * 4,
    PICTURE = 160,
    PICTURE_STRIDE = (PICTURE + 8) * 4,
};

/// What items refer to.
typedef struct Scene {
    uint8_t picture[PICTURE_STRIDE * PICTURE];
    LegatoStretch stretches[16];
    LegatoErrorTable table;
    float values[LEGATO_ERROR_TABLE];
    /// The blend mode of the next mixed item.
    int32_t mixture;
} Scene;

/// Sets up an item of a kind and a mode that fit together.
void randomItem(LegatoItem *item, Scene *scene, int kind, int mode);

#endif
