#include "CLegatoKernels.h"
#include "levels.h"

#pragma STDC FP_CONTRACT OFF
#pragma clang diagnostic ignored "-Wpsabi"
#include "pixels.h"

const LegatoKernels legatoBaseline = {
    "baseline", drawItem, takeAlpha, blurAlongRows, blurAlongColumns, exchangeRedBlue,
    halvePicture, enlargePicture, changeColors,
    changeStraightColors, showFiltered};
