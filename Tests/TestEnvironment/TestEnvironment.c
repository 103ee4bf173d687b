#define _GNU_SOURCE
#include "TestEnvironment.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern char **environ;

/// Prefixes of the variables that select fonts, displays and renderers.
static const char *const choices[] = {
    "FONTCONFIG_", "FC_",        "FREETYPE_",    "PANGO",   "CAIRO_",
    "SDL_",        "DISPLAY",    "WAYLAND_",     "XDG_",    "LEGATO_RENDERER",
    "XAUTHORITY",  "DBUS_SESSION_BUS_ADDRESS",
};

/// Prefixes of the variables that select and configure an OpenGL driver.
static const char *const drivers[] = {
    "LIBGL_", "MESA_", "GALLIUM_", "LP_", "EGL_", "__EGL_", "__GL_", "__GLX_", "__NV_", "DRI_",
    "vblank_mode",
};

static int starts(const char *variable, const char *const *names, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (!strncmp(variable, names[i], strlen(names[i]))) return 1;
    return 0;
}

/// Removes the variables whose names have one of the prefixes.
static void clear(const char *const *names, size_t count) {
    for (char **variable = environ; *variable;) {
        const char *end = strchr(*variable, '=');
        if (!end || !starts(*variable, names, count)) {
            variable++;
            continue;
        }
        // Removing a variable moves the next one here.
        char *name = strndup(*variable, (size_t)(end - *variable));
        if (!name || unsetenv(name)) abort();
        free(name);
    }
}

#define COUNT(array) (sizeof array / sizeof *array)

/// Makes fontconfig read the file next to this one.
static void use_fonts(void) {
    static const char file[] = "fonts.conf";
    char path[sizeof __FILE__ + sizeof file] = __FILE__;
    char *name = strrchr(path, '/');
    strcpy(name ? name + 1 : path, file);
    setenv("FONTCONFIG_FILE", path, 1);
}

__attribute__((constructor)) static void choose(void) {
    if (!environ) return;
    clear(choices, COUNT(choices));
    use_fonts();
    setenv("FC_LANG", "en", 1);
    const char *kept = getenv("LEGATO_TEST_DRIVERS");
    if (kept && !strcmp(kept, "system")) return;
    clear(drivers, COUNT(drivers));
    setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1);
    // With several vendors installed, libglvnd would try the others first.
    const char *mesa = "/usr/share/glvnd/egl_vendor.d/50_mesa.json";
    if (!access(mesa, R_OK)) setenv("__EGL_VENDOR_LIBRARY_FILENAMES", mesa, 1);
}
