#ifndef C_LEGATO_KERNELS_H
#define C_LEGATO_KERNELS_H
#endif
