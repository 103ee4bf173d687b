#include "CCanvas.h"
#include "loading.h"

LOADER(CairoFunctions, loadCairo, CCANVAS_CAIRO, "libcairo.so.2")
LOADER(PangoFunctions, loadPango, CCANVAS_PANGO, "libpangocairo-1.0.so.0")
LOADER(TurboJPEGFunctions, loadTurboJPEG, CCANVAS_TURBOJPEG, "libturbojpeg.so.0")
LOADER(WebPFunctions, loadWebP, CCANVAS_WEBP, "libwebp.so.7")
LOADER(WebPDemuxFunctions, loadWebPDemux, CCANVAS_WEBPDEMUX, "libwebpdemux.so.2")
LOADER(PixbufFunctions, loadPixbuf, CCANVAS_PIXBUF, "libgdk_pixbuf-2.0.so.0")
LOADER(PopplerFunctions, loadPoppler, CCANVAS_POPPLER, "libpoppler-glib.so.8")
LOADER(RSVGFunctions, loadRSVG, CCANVAS_RSVG, "librsvg-2.so.2")
