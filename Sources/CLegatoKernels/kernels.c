#include "CLegatoKernels.h"
