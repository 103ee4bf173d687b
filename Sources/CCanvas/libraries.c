#include "CCanvas.h"
#include <dlfcn.h>
#include <stddef.h>

/// Puts the addresses of the named functions of a library, and of those it needs, into an array.
/// Returns why that failed, or null.
static const char *load(const char *library, const char *const *names, void **functions) {
    void *handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
    if (!handle) return dlerror();
    for (size_t i = 0; names[i]; i++) {
        functions[i] = dlsym(handle, names[i]);
        if (!functions[i]) return dlerror();
    }
    return NULL;
}

#define NAME(prefix, name) #prefix #name,

/// Defines the function that loads a library.
#define LOADER(Functions, function, LIST, library) \
    const Functions *function(const char **reason) { \
        static const char *const names[] = {LIST(NAME) NULL}; \
        static union { \
            void *addresses[sizeof names / sizeof *names]; \
            Functions functions; \
        } loaded; \
        *reason = load(library, names, loaded.addresses); \
        return *reason ? NULL : &loaded.functions; \
    }

LOADER(CairoFunctions, loadCairo, CCANVAS_CAIRO, "libcairo.so.2")
LOADER(PangoFunctions, loadPango, CCANVAS_PANGO, "libpangocairo-1.0.so.0")
LOADER(TurboJPEGFunctions, loadTurboJPEG, CCANVAS_TURBOJPEG, "libturbojpeg.so.0")
LOADER(WebPFunctions, loadWebP, CCANVAS_WEBP, "libwebp.so.7")
