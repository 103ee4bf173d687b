// The part of poppler-glib's binary interface (version 0.82 and later) with which a page is drawn.
//
// It is declared here because poppler's own headers can only be found with flags that also link it.
// Its objects are opaque: no layout is used.
#ifndef CCANVAS_POPPLER_H
#define CCANVAS_POPPLER_H

#include "rsvg.h"

typedef struct GBytes GBytes;
typedef struct PopplerDocument PopplerDocument;
typedef struct PopplerPage PopplerPage;

/// Returns bytes that are not copied and must outlive the object.
GBytes *g_bytes_new_static(const void *data, size_t count);
void g_bytes_unref(GBytes *bytes);
PopplerDocument *poppler_document_new_from_bytes(
    GBytes *bytes, const char *password, GError **error);
int poppler_document_get_n_pages(PopplerDocument *document);
PopplerPage *poppler_document_get_page(PopplerDocument *document, int index);
/// Returns the size of the crop box, turned as the page says, in points.
void poppler_page_get_size(PopplerPage *page, double *width, double *height);
void poppler_page_render(PopplerPage *page, cairo_t *cairo);

#endif
