#ifndef LEGATO_LEVELS_H
#define LEGATO_LEVELS_H

#include <stddef.h>

extern const LegatoKernels legatoBaseline, legatoAVX2;

#endif
