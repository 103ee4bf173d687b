#include "CLegatoMotionKernels.h"

extern const LegatoMotionKernels legatoMotionBaseline;
#if defined(__x86_64__)
extern const LegatoMotionKernels legatoMotionAVX2;
#endif
