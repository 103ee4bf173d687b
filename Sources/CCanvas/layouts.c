// Checks pango.h and rsvg.h against the binary interfaces of pango and librsvg.
//
// The numbers are sizes and offsets in bytes, taken from the own headers of pango 1.50, librsvg 2.54
// and GLib 2.74. The structures are public there, so the numbers hold for all later versions.
#include "pango.h"
#include "rsvg.h"
#include <stddef.h>

#define SIZE(Type, bytes) _Static_assert(sizeof(Type) == bytes, #Type)
#define OFFSET(Type, member, bytes) \
    _Static_assert(offsetof(Type, member) == bytes, #Type "." #member)

SIZE(PangoRectangle, 16);
OFFSET(PangoRectangle, y, 4);
OFFSET(PangoRectangle, width, 8);
OFFSET(PangoRectangle, height, 12);

// Elements of an array.
SIZE(PangoLogAttr, 4);

// Elements of an array; the bits follow the geometry.
SIZE(PangoGlyphInfo, 20);
OFFSET(PangoGlyphInfo, geometry.width, 4);
OFFSET(PangoGlyphInfo, geometry.x_offset, 8);
OFFSET(PangoGlyphInfo, geometry.y_offset, 12);

SIZE(RsvgRectangle, 32);
OFFSET(RsvgRectangle, width, 16);
OFFSET(RsvgRectangle, height, 24);

SIZE(RsvgLength, 16);
OFFSET(RsvgLength, unit, 8);

// The structures with pointers, on LP64 systems.
#ifdef __LP64__

OFFSET(GError, message, 8);

// A GSList of GLib.
SIZE(PangoRun, 16);
OFFSET(PangoRun, data, 0);
OFFSET(PangoRun, next, 8);

OFFSET(PangoAttribute, start_index, 8);
OFFSET(PangoAttribute, end_index, 12);

SIZE(PangoLayoutLine, 32);
OFFSET(PangoLayoutLine, start_index, 8);
OFFSET(PangoLayoutLine, length, 12);
OFFSET(PangoLayoutLine, runs, 16);

SIZE(PangoAnalysis, 48);
OFFSET(PangoAnalysis, font, 16);
OFFSET(PangoAnalysis, level, 24);
OFFSET(PangoAnalysis, flags, 26);
OFFSET(PangoAnalysis, language, 32);

SIZE(PangoItem, 64);
OFFSET(PangoItem, offset, 0);
OFFSET(PangoItem, length, 4);
OFFSET(PangoItem, num_chars, 8);
OFFSET(PangoItem, analysis, 16);

SIZE(PangoGlyphString, 32);
OFFSET(PangoGlyphString, num_glyphs, 0);
OFFSET(PangoGlyphString, glyphs, 8);
OFFSET(PangoGlyphString, log_clusters, 16);

SIZE(PangoGlyphItem, 32);
OFFSET(PangoGlyphItem, item, 0);
OFFSET(PangoGlyphItem, glyphs, 8);
OFFSET(PangoGlyphItem, y_offset, 16);
OFFSET(PangoGlyphItem, start_x_offset, 20);
OFFSET(PangoGlyphItem, end_x_offset, 24);

#endif
