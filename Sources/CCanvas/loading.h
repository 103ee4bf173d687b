// Loads functions of system libraries by name; not part of the module.
#ifndef CCANVAS_LOADING_H
#define CCANVAS_LOADING_H

#include <dlfcn.h>
#include <stddef.h>

/// Stores the addresses of the named functions, of a library or of the libraries it depends on, in
/// an array. Returns the reason for a failure, or null.
static inline const char *load(const char *library, const char *const *names, void **functions) {
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

#endif
