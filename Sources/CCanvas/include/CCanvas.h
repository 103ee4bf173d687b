// The functions of the libraries that draw shapes, text and vector images and decode photographs.
//
// Programs start without these libraries, each of which costs thousands of relocations. Each is
// loaded by the first call of its function here, which must have returned before another thread
// calls that function.
#ifndef CCANVAS_H
#define CCANVAS_H

#include "PNGRows.h"
#include "pango.h"
#include "pixbuf.h"
#include "poppler.h"
#include "rsvg.h"
#include <cairo/cairo.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/demux.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

// A member of a structure of functions: a pointer to a function declared above.
#define CCANVAS_MEMBER(prefix, name) __typeof__(&prefix##name) name;

#define CCANVAS_CAIRO(F) \
    F(cairo_, append_path) \
    F(cairo_, clip) \
    F(cairo_, clip_extents) \
    F(cairo_, close_path) \
    F(cairo_, copy_path) \
    F(cairo_, create) \
    F(cairo_, curve_to) \
    F(cairo_, destroy) \
    F(cairo_, fill) \
    F(cairo_, font_options_create) \
    F(cairo_, font_options_destroy) \
    F(cairo_, font_options_set_antialias) \
    F(cairo_, font_options_set_hint_metrics) \
    F(cairo_, font_options_set_hint_style) \
    F(cairo_, get_antialias) \
    F(cairo_, get_current_point) \
    F(cairo_, get_dash) \
    F(cairo_, get_dash_count) \
    F(cairo_, get_fill_rule) \
    F(cairo_, get_line_cap) \
    F(cairo_, get_line_join) \
    F(cairo_, get_line_width) \
    F(cairo_, get_matrix) \
    F(cairo_, get_miter_limit) \
    F(cairo_, get_operator) \
    F(cairo_, get_source) \
    F(cairo_, glyph_path) \
    F(cairo_, identity_matrix) \
    F(cairo_, image_surface_create) \
    F(cairo_, image_surface_get_data) \
    F(cairo_, image_surface_get_height) \
    F(cairo_, image_surface_get_stride) \
    F(cairo_, image_surface_get_width) \
    F(cairo_, line_to) \
    F(cairo_, mask_surface) \
    F(cairo_, move_to) \
    F(cairo_, new_path) \
    F(cairo_, paint) \
    F(cairo_, paint_with_alpha) \
    F(cairo_, path_destroy) \
    F(cairo_, pattern_add_color_stop_rgba) \
    F(cairo_, pattern_create_linear) \
    F(cairo_, pattern_create_radial) \
    F(cairo_, pattern_destroy) \
    F(cairo_, pattern_set_extend) \
    F(cairo_, pattern_set_filter) \
    F(cairo_, rectangle) \
    F(cairo_, reset_clip) \
    F(cairo_, restore) \
    F(cairo_, save) \
    F(cairo_, scaled_font_destroy) \
    F(cairo_, scaled_font_glyph_extents) \
    F(cairo_, scaled_font_reference) \
    F(cairo_, set_antialias) \
    F(cairo_, set_dash) \
    F(cairo_, set_fill_rule) \
    F(cairo_, set_line_cap) \
    F(cairo_, set_line_join) \
    F(cairo_, set_line_width) \
    F(cairo_, set_matrix) \
    F(cairo_, set_miter_limit) \
    F(cairo_, set_operator) \
    F(cairo_, set_scaled_font) \
    F(cairo_, set_source) \
    F(cairo_, set_source_rgba) \
    F(cairo_, set_source_surface) \
    F(cairo_, set_tolerance) \
    F(cairo_, show_glyphs) \
    F(cairo_, status) \
    F(cairo_, status_to_string) \
    F(cairo_, stroke) \
    F(cairo_, surface_destroy) \
    F(cairo_, surface_flush) \
    F(cairo_, surface_mark_dirty) \
    F(cairo_, surface_set_device_offset) \
    F(cairo_, surface_set_device_scale) \
    F(cairo_, surface_status) \
    F(cairo_, surface_write_to_png_stream)

#define CCANVAS_PANGO(F) \
    F(g_, free) \
    F(g_, object_unref) \
    F(pango_, attr_background_alpha_new) \
    F(pango_, attr_background_new) \
    F(pango_, attr_font_desc_new) \
    F(pango_, attr_font_features_new) \
    F(pango_, attr_foreground_alpha_new) \
    F(pango_, attr_foreground_new) \
    F(pango_, attr_insert_hyphens_new) \
    F(pango_, attr_letter_spacing_new) \
    F(pango_, attr_line_height_new_absolute) \
    F(pango_, attr_list_insert) \
    F(pango_, attr_list_new) \
    F(pango_, attr_list_unref) \
    F(pango_, attr_rise_new) \
    F(pango_, attr_strikethrough_color_new) \
    F(pango_, attr_strikethrough_new) \
    F(pango_, attr_underline_color_new) \
    F(pango_, attr_underline_new) \
    F(pango_, cairo_context_set_font_options) \
    F(pango_, cairo_font_get_scaled_font) \
    F(pango_, cairo_font_map_get_default) \
    F(pango_, cairo_glyph_string_path) \
    F(pango_, cairo_layout_line_path) \
    F(pango_, cairo_layout_path) \
    F(pango_, cairo_show_glyph_string) \
    F(pango_, cairo_show_layout) \
    F(pango_, cairo_show_layout_line) \
    F(pango_, context_set_base_dir) \
    F(pango_, context_set_round_glyph_positions) \
    F(pango_, default_break) \
    F(pango_, find_base_dir) \
    F(pango_, font_description_free) \
    F(pango_, font_description_from_string) \
    F(pango_, font_description_set_absolute_size) \
    F(pango_, font_family_get_name) \
    F(pango_, font_get_glyph_extents) \
    F(pango_, font_map_create_context) \
    F(pango_, font_map_list_families) \
    F(pango_, font_map_load_font) \
    F(pango_, layout_get_baseline) \
    F(pango_, layout_get_extents) \
    F(pango_, layout_get_iter) \
    F(pango_, layout_get_log_attrs_readonly) \
    F(pango_, layout_is_ellipsized) \
    F(pango_, layout_iter_free) \
    F(pango_, layout_iter_get_baseline) \
    F(pango_, layout_iter_get_line) \
    F(pango_, layout_iter_get_line_extents) \
    F(pango_, layout_iter_get_line_readonly) \
    F(pango_, layout_iter_next_line) \
    F(pango_, layout_line_get_extents) \
    F(pango_, layout_line_get_resolved_direction) \
    F(pango_, layout_new) \
    F(pango_, layout_set_alignment) \
    F(pango_, layout_set_attributes) \
    F(pango_, layout_set_auto_dir) \
    F(pango_, layout_set_ellipsize) \
    F(pango_, layout_set_font_description) \
    F(pango_, layout_set_height) \
    F(pango_, layout_set_justify) \
    F(pango_, layout_set_spacing) \
    F(pango_, layout_set_text) \
    F(pango_, layout_set_width) \
    F(pango_, layout_set_wrap)

#define CCANVAS_TURBOJPEG(F) \
    F(tj, Compress2) \
    F(tj, Decompress2) \
    F(tj, DecompressHeader3) \
    F(tj, Destroy) \
    F(tj, Free) \
    F(tj, GetErrorStr2) \
    F(tj, InitCompress) \
    F(tj, InitDecompress)

// The functions behind the inline functions of the header.
#define CCANVAS_WEBP(F) \
    F(WebP, Decode) \
    F(WebP, GetFeaturesInternal) \
    F(WebP, InitDecoderConfigInternal)

// The functions behind the inline functions of the header.
#define CCANVAS_WEBPDEMUX(F) \
    F(WebP, AnimDecoderDelete) \
    F(WebP, AnimDecoderGetNext) \
    F(WebP, AnimDecoderHasMoreFrames) \
    F(WebP, AnimDecoderNewInternal) \
    F(WebP, AnimDecoderOptionsInitInternal)

#define CCANVAS_PIXBUF(F) \
    F(g_, error_free) \
    F(g_, object_unref) \
    F(g_, signal_connect_data) \
    F(gdk_pixbuf_, apply_embedded_orientation) \
    F(gdk_pixbuf_, get_bits_per_sample) \
    F(gdk_pixbuf_, get_height) \
    F(gdk_pixbuf_, get_n_channels) \
    F(gdk_pixbuf_, get_rowstride) \
    F(gdk_pixbuf_, get_width) \
    F(gdk_pixbuf_, loader_close) \
    F(gdk_pixbuf_, loader_get_pixbuf) \
    F(gdk_pixbuf_, loader_new_with_type) \
    F(gdk_pixbuf_, loader_set_size) \
    F(gdk_pixbuf_, loader_write) \
    F(gdk_pixbuf_, read_pixels)

#define CCANVAS_POPPLER(F) \
    F(g_, bytes_new_static) \
    F(g_, bytes_unref) \
    F(g_, error_free) \
    F(g_, object_unref) \
    F(poppler_document_, get_n_pages) \
    F(poppler_document_, get_page) \
    F(poppler_document_, new_from_bytes) \
    F(poppler_page_, get_size) \
    F(poppler_page_, render)

#define CCANVAS_RSVG(F) \
    F(g_, error_free) \
    F(g_, object_unref) \
    F(rsvg_handle_, get_intrinsic_dimensions) \
    F(rsvg_handle_, get_intrinsic_size_in_pixels) \
    F(rsvg_handle_, new_from_data) \
    F(rsvg_handle_, render_document) \
    F(rsvg_handle_, set_dpi)

/// The functions of libcairo.so.2, without their prefix.
typedef struct CairoFunctions {
    CCANVAS_CAIRO(CCANVAS_MEMBER)
} CairoFunctions;

/// The functions of libpangocairo-1.0.so.0 and of its dependencies, without their prefix.
typedef struct PangoFunctions {
    CCANVAS_PANGO(CCANVAS_MEMBER)
} PangoFunctions;

/// The functions of libturbojpeg.so.0, without their prefix.
typedef struct TurboJPEGFunctions {
    CCANVAS_TURBOJPEG(CCANVAS_MEMBER)
} TurboJPEGFunctions;

/// The functions of libwebp.so.7, without their prefix.
typedef struct WebPFunctions {
    CCANVAS_WEBP(CCANVAS_MEMBER)
} WebPFunctions;

/// The functions of libwebpdemux.so.2, without their prefix.
typedef struct WebPDemuxFunctions {
    CCANVAS_WEBPDEMUX(CCANVAS_MEMBER)
} WebPDemuxFunctions;

/// The functions of libgdk_pixbuf-2.0.so.0 and of its dependencies, without their prefix.
typedef struct PixbufFunctions {
    CCANVAS_PIXBUF(CCANVAS_MEMBER)
} PixbufFunctions;

/// The functions of libpoppler-glib.so.8 and of its dependencies, without their prefix.
typedef struct PopplerFunctions {
    CCANVAS_POPPLER(CCANVAS_MEMBER)
} PopplerFunctions;

/// The functions of librsvg-2.so.2 and of its dependencies, without their prefix.
typedef struct RSVGFunctions {
    CCANVAS_RSVG(CCANVAS_MEMBER)
} RSVGFunctions;

/// Loads cairo; returns null and a `reason` on failure.
const CairoFunctions *_Nullable loadCairo(const char *_Nullable *_Nonnull reason);

/// Loads pango; returns null and a `reason` on failure.
const PangoFunctions *_Nullable loadPango(const char *_Nullable *_Nonnull reason);

/// Loads libjpeg-turbo; returns null and a `reason` on failure.
const TurboJPEGFunctions *_Nullable loadTurboJPEG(const char *_Nullable *_Nonnull reason);

/// Loads libwebp; returns null and a `reason` on failure.
const WebPFunctions *_Nullable loadWebP(const char *_Nullable *_Nonnull reason);

/// Loads libwebpdemux; returns null and a `reason` on failure.
const WebPDemuxFunctions *_Nullable loadWebPDemux(const char *_Nullable *_Nonnull reason);

/// Loads gdk-pixbuf; returns null and a `reason` on failure.
const PixbufFunctions *_Nullable loadPixbuf(const char *_Nullable *_Nonnull reason);

/// Loads poppler; returns null and a `reason` on failure.
const PopplerFunctions *_Nullable loadPoppler(const char *_Nullable *_Nonnull reason);

/// Loads librsvg; returns null and a `reason` on failure.
const RSVGFunctions *_Nullable loadRSVG(const char *_Nullable *_Nonnull reason);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
