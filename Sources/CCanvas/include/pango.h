// The part of pango's binary interface (version 1.50 and later) that is used to lay out text.
//
// It is declared here because pango's own headers can only be found with flags that also link it.
// layouts.c checks the layouts.
#ifndef CCANVAS_PANGO_H
#define CCANVAS_PANGO_H

#include <cairo/cairo.h>
#include <stdint.h>

typedef struct PangoAttrList PangoAttrList;
typedef struct PangoContext PangoContext;
typedef struct PangoFont PangoFont;
typedef struct PangoFontDescription PangoFontDescription;
typedef struct PangoFontFamily PangoFontFamily;
typedef struct PangoFontMap PangoFontMap;
typedef struct PangoLayout PangoLayout;
typedef struct PangoLayoutIter PangoLayoutIter;

/// The number of pango's units in a point.
enum { PANGO_SCALE = 1024 };

typedef enum { PANGO_WRAP_WORD, PANGO_WRAP_CHAR, PANGO_WRAP_WORD_CHAR } PangoWrapMode;

typedef enum {
    PANGO_DIRECTION_LTR = 0,
    PANGO_DIRECTION_RTL = 1,
    PANGO_DIRECTION_NEUTRAL = 6,
} PangoDirection;

typedef enum {
    PANGO_ELLIPSIZE_NONE,
    PANGO_ELLIPSIZE_START,
    PANGO_ELLIPSIZE_MIDDLE,
    PANGO_ELLIPSIZE_END,
} PangoEllipsizeMode;

/// An attribute of a text between two UTF-8 code units.
typedef struct {
    const void *type;
    unsigned start_index, end_index;
} PangoAttribute;

typedef enum { PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER, PANGO_ALIGN_RIGHT } PangoAlignment;

/// The kinds of lines under a text that are used.
enum { PANGO_UNDERLINE_SINGLE = 1 };

/// A rectangle in pango's units.
typedef struct {
    int x, y, width, height;
} PangoRectangle;

/// A node in a line's list of runs.
typedef struct PangoRun {
    struct PangoGlyphItem *data;
    struct PangoRun *next;
} PangoRun;

/// A line of a layout; its ends are in UTF-8 code units.
typedef struct {
    PangoLayout *layout;
    int start_index, length;
    PangoRun *runs;
    unsigned is_paragraph_start : 1;
    unsigned resolved_dir : 3;
} PangoLayoutLine;

/// The break opportunities before a scalar.
typedef struct {
    unsigned is_line_break : 1, is_mandatory_break : 1, is_char_break : 1, is_white : 1,
        is_cursor_position : 1, is_word_start : 1, is_word_end : 1, is_sentence_boundary : 1,
        is_sentence_start : 1, is_sentence_end : 1, backspace_deletes_character : 1,
        is_expandable_space : 1, is_word_boundary : 1, others : 19;
} PangoLogAttr;

/// Pango's analysis of a run.
typedef struct {
    void *shape_engine, *lang_engine;
    PangoFont *font;
    uint8_t level, gravity, flags, script;
    void *language, *extra_attrs;
} PangoAnalysis;

/// The flags of a run that is centred on the baseline, and of one that is an ellipsis.
enum { PANGO_ANALYSIS_FLAG_CENTERED_BASELINE = 1, PANGO_ANALYSIS_FLAG_IS_ELLIPSIS = 2 };

/// A part of a text that is shaped as a unit.
typedef struct {
    int offset, length, num_chars;
    PangoAnalysis analysis;
} PangoItem;

/// A glyph without ink.
enum { PANGO_GLYPH_EMPTY = 0x0FFFFFFF };

/// The flag of a letter that no font has.
enum { PANGO_GLYPH_UNKNOWN_FLAG = 0x10000000 };

/// A glyph and its position.
typedef struct {
    uint32_t glyph;
    struct {
        int32_t width, x_offset, y_offset;
    } geometry;
    unsigned is_cluster_start : 1;
    unsigned is_color : 1;
} PangoGlyphInfo;

/// The glyphs of a run.
typedef struct {
    int num_glyphs;
    PangoGlyphInfo *glyphs;
    int *log_clusters;
    int space;
} PangoGlyphString;

/// A run: a part of the text and its glyphs.
typedef struct PangoGlyphItem {
    PangoItem *item;
    PangoGlyphString *glyphs;
    int y_offset, start_x_offset, end_x_offset;
} PangoGlyphItem;

void g_free(void *memory);
void g_object_unref(void *object);

PangoAttribute *pango_attr_background_alpha_new(uint16_t alpha);
PangoAttribute *pango_attr_background_new(uint16_t red, uint16_t green, uint16_t blue);
PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *description);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_foreground_alpha_new(uint16_t alpha);
PangoAttribute *pango_attr_foreground_new(uint16_t red, uint16_t green, uint16_t blue);
PangoAttribute *pango_attr_insert_hyphens_new(int insert_hyphens);
PangoAttribute *pango_attr_letter_spacing_new(int letter_spacing);
PangoAttribute *pango_attr_line_height_new_absolute(int height);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_unref(PangoAttrList *list);
PangoAttribute *pango_attr_rise_new(int rise);
PangoAttribute *pango_attr_strikethrough_color_new(uint16_t red, uint16_t green, uint16_t blue);
PangoAttribute *pango_attr_strikethrough_new(int strikethrough);
PangoAttribute *pango_attr_underline_color_new(uint16_t red, uint16_t green, uint16_t blue);
PangoAttribute *pango_attr_underline_new(int underline);
void pango_cairo_context_set_font_options(
    PangoContext *context, const cairo_font_options_t *options);
cairo_scaled_font_t *pango_cairo_font_get_scaled_font(PangoFont *font);
PangoFontMap *pango_cairo_font_map_get_default(void);
void pango_cairo_glyph_string_path(cairo_t *cairo, PangoFont *font, PangoGlyphString *glyphs);
void pango_cairo_layout_path(cairo_t *cairo, PangoLayout *layout);
void pango_cairo_layout_line_path(cairo_t *cairo, PangoLayoutLine *line);
void pango_cairo_show_glyph_string(cairo_t *cairo, PangoFont *font, PangoGlyphString *glyphs);
void pango_cairo_show_layout(cairo_t *cairo, PangoLayout *layout);
void pango_cairo_show_layout_line(cairo_t *cairo, PangoLayoutLine *line);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
void pango_context_set_round_glyph_positions(PangoContext *context, int rounds);
void pango_default_break(
    const char *text, int length, PangoAnalysis *analysis, PangoLogAttr *breaks, int count);
PangoDirection pango_find_base_dir(const char *text, int length);
void pango_font_description_free(PangoFontDescription *description);
PangoFontDescription *pango_font_description_from_string(const char *text);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
const char *pango_font_family_get_name(PangoFontFamily *family);
void pango_font_get_glyph_extents(
    PangoFont *font, uint32_t glyph, PangoRectangle *ink, PangoRectangle *logical);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
void pango_font_map_list_families(PangoFontMap *map, PangoFontFamily ***families, int *count);
PangoFont *pango_font_map_load_font(
    PangoFontMap *map, PangoContext *context, const PangoFontDescription *description);
int pango_layout_get_baseline(PangoLayout *layout);
void pango_layout_get_extents(
    PangoLayout *layout, PangoRectangle *ink, PangoRectangle *logical);
PangoLayoutIter *pango_layout_get_iter(PangoLayout *layout);
const PangoLogAttr *pango_layout_get_log_attrs_readonly(PangoLayout *layout, int *count);
int pango_layout_is_ellipsized(PangoLayout *layout);
void pango_layout_iter_free(PangoLayoutIter *iterator);
int pango_layout_iter_get_baseline(PangoLayoutIter *iterator);
PangoLayoutLine *pango_layout_iter_get_line(PangoLayoutIter *iterator);
void pango_layout_iter_get_line_extents(
    PangoLayoutIter *iterator, PangoRectangle *ink, PangoRectangle *logical);
PangoLayoutLine *pango_layout_iter_get_line_readonly(PangoLayoutIter *iterator);
int pango_layout_iter_next_line(PangoLayoutIter *iterator);
void pango_layout_line_get_extents(
    PangoLayoutLine *line, PangoRectangle *ink, PangoRectangle *logical);
PangoDirection pango_layout_line_get_resolved_direction(PangoLayoutLine *line);
PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_alignment(PangoLayout *layout, PangoAlignment alignment);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_auto_dir(PangoLayout *layout, int follows_text);
void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode mode);
void pango_layout_set_font_description(
    PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_height(PangoLayout *layout, int height);
void pango_layout_set_justify(PangoLayout *layout, int justifies);
void pango_layout_set_spacing(PangoLayout *layout, int spacing);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode mode);

#endif
