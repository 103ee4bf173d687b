// The part of librsvg's binary interface (version 2.52 and later) with which a picture is drawn.
//
// It is declared here because librsvg's own headers can only be found with flags that also link it.
// layouts.c checks the layouts.
#ifndef CCANVAS_RSVG_H
#define CCANVAS_RSVG_H

#include <cairo/cairo.h>
#include <stddef.h>
#include <stdint.h>

typedef struct RsvgHandle RsvgHandle;

/// An error of GLib.
typedef struct GError {
    uint32_t domain;
    int code;
    char *message;
} GError;

/// A rectangle in pixels.
typedef struct {
    double x, y, width, height;
} RsvgRectangle;

/// A length with a unit.
typedef struct {
    double length;
    int unit;
} RsvgLength;

void g_error_free(GError *error);
void g_object_unref(void *object);
RsvgHandle *rsvg_handle_new_from_data(const uint8_t *data, size_t count, GError **error);
void rsvg_handle_set_dpi(RsvgHandle *handle, double dpi);
int rsvg_handle_get_intrinsic_size_in_pixels(RsvgHandle *handle, double *width, double *height);
void rsvg_handle_get_intrinsic_dimensions(
    RsvgHandle *handle, int *has_width, RsvgLength *width, int *has_height, RsvgLength *height,
    int *has_view_box, RsvgRectangle *view_box);
int rsvg_handle_render_document(
    RsvgHandle *handle, cairo_t *cairo, const RsvgRectangle *viewport, GError **error);

#endif
