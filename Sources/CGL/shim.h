// The types and constants of OpenGL. Functions are loaded at run time, so none is declared.
#include <GL/glcorearb.h>

// The extensions of OpenGL ES, which include timer queries.
#include <GLES2/gl2platform.h>
#include <GLES2/gl2ext.h>
