// The part of gdk-pixbuf's binary interface (version 2.36 and later) with which a picture is read.
//
// It is declared here because gdk-pixbuf's own headers can only be found with flags that also link it.
// Its objects are opaque: no layout is used.
#ifndef CCANVAS_PIXBUF_H
#define CCANVAS_PIXBUF_H

#include "rsvg.h"
#include <stddef.h>
#include <stdint.h>

typedef struct GdkPixbuf GdkPixbuf;
typedef struct GdkPixbufLoader GdkPixbufLoader;

/// Receives the size of a picture before memory is allocated for it.
typedef void (*GdkPixbufSizePrepared)(
    GdkPixbufLoader *loader, int width, int height, void *context);

GdkPixbufLoader *gdk_pixbuf_loader_new_with_type(const char *type, GError **error);
void gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);
int gdk_pixbuf_loader_write(
    GdkPixbufLoader *loader, const uint8_t *bytes, size_t count, GError **error);
int gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);
/// Returns a new picture, turned as its file says.
GdkPixbuf *gdk_pixbuf_apply_embedded_orientation(GdkPixbuf *picture);
int gdk_pixbuf_get_width(const GdkPixbuf *picture);
int gdk_pixbuf_get_height(const GdkPixbuf *picture);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *picture);
int gdk_pixbuf_get_n_channels(const GdkPixbuf *picture);
int gdk_pixbuf_get_bits_per_sample(const GdkPixbuf *picture);
const uint8_t *gdk_pixbuf_read_pixels(const GdkPixbuf *picture);
unsigned long g_signal_connect_data(
    void *object, const char *signal, GdkPixbufSizePrepared handler, void *context,
    void *release, int flags);

#endif
