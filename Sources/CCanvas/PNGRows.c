#include "PNGRows.h"
#include "loading.h"
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#define MEMBER(prefix, name) __typeof__(&prefix##name) name;

#define CCANVAS_PNG(F) \
    F(png_, create_info_struct) \
    F(png_, create_read_struct) \
    F(png_, destroy_read_struct) \
    F(png_, get_bit_depth) \
    F(png_, get_channels) \
    F(png_, get_color_type) \
    F(png_, get_error_ptr) \
    F(png_, get_image_height) \
    F(png_, get_image_width) \
    F(png_, get_interlace_type) \
    F(png_, get_io_ptr) \
    F(png_, get_valid) \
    F(png_, longjmp) \
    F(png_, error) \
    F(png_, read_end) \
    F(png_, read_info) \
    F(png_, read_row) \
    F(png_, read_update_info) \
    F(png_, set_expand_gray_1_2_4_to_8) \
    F(png_, set_filler) \
    F(png_, set_gray_to_rgb) \
    F(png_, set_interlace_handling) \
    F(png_, set_keep_unknown_chunks) \
    F(png_, set_longjmp_fn) \
    F(png_, set_packing) \
    F(png_, set_palette_to_rgb) \
    F(png_, set_read_fn) \
    F(png_, set_strip_16) \
    F(png_, set_tRNS_to_alpha)

typedef struct {
    CCANVAS_PNG(MEMBER)
} PNGFunctions;

static LOADER(PNGFunctions, loadPNGFunctions, CCANVAS_PNG, "libpng16.so.16")

struct PNGRows {
    png_structp png;
    png_infop info;
    const uint8_t *bytes;
    size_t count, width, height;
    int passes;
    bool hasAlpha;
    PNGRowsProblem problem;
};

/// The functions of libpng, once loaded.
static const PNGFunctions *libpng;

bool loadPNG(const char **reason) {
    libpng = loadPNGFunctions(reason);
    return libpng;
}

static void fail(png_structp png, png_const_charp message) {
    PNGRows *rows = libpng->get_error_ptr(png);
    if (rows->problem == PNG_ROWS_DAMAGED && strstr(message, "memory"))
        rows->problem = PNG_ROWS_NO_MEMORY;
    libpng->longjmp(png, 1);
}

// libpng warns only about problems it has repaired.
static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void readBytes(png_structp png, png_bytep target, size_t count) {
    PNGRows *rows = libpng->get_io_ptr(png);
    if (count > rows->count) {
        rows->problem = PNG_ROWS_TOO_SHORT;
        libpng->error(png, "the data ends");
    }
    memcpy(target, rows->bytes, count);
    rows->bytes += count;
    rows->count -= count;
}

/// The return point of `fail`. The function that calls this must not return before the next call.
#define FAILS(rows) \
    setjmp(*libpng->set_longjmp_fn((rows)->png, longjmp, sizeof(jmp_buf)))

PNGRows *openPNGRows(const uint8_t *bytes, size_t count, PNGRowsProblem *problem) {
    *problem = PNG_ROWS_NO_MEMORY;
    PNGRows *rows = calloc(1, sizeof *rows);
    if (!rows) return NULL;
    rows->bytes = bytes;
    rows->count = count;
    rows->problem = PNG_ROWS_DAMAGED;
    rows->png = libpng->create_read_struct(PNG_LIBPNG_VER_STRING, rows, fail, ignore);
    if (rows->png) rows->info = libpng->create_info_struct(rows->png);
    if (!rows->info) {
        closePNGRows(rows);
        return NULL;
    }
    if (FAILS(rows)) {
        *problem = rows->problem;
        closePNGRows(rows);
        return NULL;
    }
    png_structp png = rows->png;
    png_infop info = rows->info;
    libpng->set_read_fn(png, rows, readBytes);
    // Text chunks and profiles are skipped: a few bytes of them can expand to megabytes each.
    libpng->set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    libpng->read_info(png, info);
    int type = libpng->get_color_type(png, info);
    int depth = libpng->get_bit_depth(png, info);
    if (type == PNG_COLOR_TYPE_PALETTE) libpng->set_palette_to_rgb(png);
    if (type == PNG_COLOR_TYPE_GRAY) libpng->set_expand_gray_1_2_4_to_8(png);
    bool hasKey = libpng->get_valid(png, info, PNG_INFO_tRNS) != 0;
    if (hasKey) libpng->set_tRNS_to_alpha(png);
    if (depth == 16) libpng->set_strip_16(png);
    if (depth < 8) libpng->set_packing(png);
    if (!(type & PNG_COLOR_MASK_COLOR)) libpng->set_gray_to_rgb(png);
    rows->passes = libpng->get_interlace_type(png, info) == PNG_INTERLACE_NONE
        ? 1 : libpng->set_interlace_handling(png);
    rows->hasAlpha = hasKey || type & PNG_COLOR_MASK_ALPHA;
    libpng->set_filler(png, 0xFF, PNG_FILLER_AFTER);
    libpng->read_update_info(png, info);
    rows->width = libpng->get_image_width(png, info);
    rows->height = libpng->get_image_height(png, info);
    if (libpng->get_bit_depth(png, info) != 8 || libpng->get_channels(png, info) != 4)
        libpng->error(png, "the pixels are of no known kind");
    return rows;
}

void closePNGRows(PNGRows *rows) {
    libpng->destroy_read_struct(&rows->png, &rows->info, NULL);
    free(rows);
}

size_t widthOfPNGRows(const PNGRows *rows) { return rows->width; }
size_t heightOfPNGRows(const PNGRows *rows) { return rows->height; }
bool isInterlacedPNGRows(const PNGRows *rows) { return rows->passes > 1; }
PNGRowsProblem problemOfPNGRows(const PNGRows *rows) { return rows->problem; }

/// Premultiplies colours by alpha, rounded as in cairo.
static void premultiply(uint8_t *pixels, size_t count) {
    for (uint8_t *pixel = pixels; pixel < pixels + 4 * count; pixel += 4) {
        unsigned alpha = pixel[3];
        if (alpha == 255) continue;
        for (int i = 0; i < 3; i++) {
            unsigned product = alpha * pixel[i] + 128;
            pixel[i] = (uint8_t)((product + (product >> 8)) >> 8);
        }
    }
}

bool readPNGRows(PNGRows *rows, uint8_t *target, size_t count) {
    if (FAILS(rows)) return false;
    size_t stride = rows->width * 4;
    for (int pass = 0; pass < rows->passes; pass++)
        for (size_t row = 0; row < count; row++)
            libpng->read_row(rows->png, target + row * stride, NULL);
    if (rows->hasAlpha) premultiply(target, rows->width * count);
    return true;
}

bool endPNGRows(PNGRows *rows) {
    if (FAILS(rows)) return false;
    libpng->read_end(rows->png, NULL);
    return true;
}
