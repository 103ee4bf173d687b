#include "CLegatoPaths.h"
