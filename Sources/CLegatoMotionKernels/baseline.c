#include "levels.h"

#pragma STDC FP_CONTRACT OFF
#define LANES 4
#include "lanes.h"

const LegatoMotionKernels legatoMotionBaseline = LEVEL("baseline");
