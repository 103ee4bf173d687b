#include <stdio.h>
#include <string.h>

#include "items.h"

static Scene scene;
static uint8_t pixels[STRIDE * (HEIGHT + 1)], other[STRIDE * (HEIGHT + 1)];
static float scratch[(WIDTH + 256) * 4 + 32];

static const char *const kinds[] = {
    "color", "border", "nearest", "linear", "copy", "shadow", "mask", "add", "keep", "gradient", "mixed"};
static const char *const modes[] = {
    "full", "plain", "similar", "affine", "perspective", "perspective rounded", "even", "small plain",
    "small even", "free"};

/// Premultiplied pixels: no channel exceeds alpha.
static void fillPicture(uint8_t *bytes, size_t count) {
    fillBytes(bytes, count);
    for (size_t i = 0; i + 4 <= count; i += 4) {
        uint8_t alpha = bytes[i + 3] = bytes[i] % 3 ? bytes[i + 3] : (uint8_t)(bytes[i] % 2 * 255);
        for (int k = 0; k < 3; k++) bytes[i + k] = (uint8_t)(bytes[i + k] * alpha / 255);
    }
}

static int goesWith(int kind, int mode) {
    switch (kind) {
    case LEGATO_COLOR: return 1;
    case LEGATO_MASK:
    case LEGATO_ADD:
    case LEGATO_KEEP:
    case LEGATO_MIXED: return mode == LEGATO_FULL;
    case LEGATO_SHADOW:
        return mode == LEGATO_PLAIN || mode == LEGATO_AFFINE || mode == LEGATO_PERSPECTIVE
            || mode == LEGATO_PERSPECTIVE_ROUNDED || mode == LEGATO_FREE;
    default: return mode != LEGATO_SMALL_PLAIN && mode != LEGATO_SMALL_EVEN
            && (mode != LEGATO_FULL || kind == LEGATO_COPY);
    }
}

static LegatoRect randomClip(void) {
    int32_t x = LEFT + below(WIDTH), y = TOP + below(HEIGHT);
    LegatoRect all = {LEFT, TOP, LEFT + WIDTH, TOP + HEIGHT};
    if (below(2)) return all;
    return (LegatoRect){x, y, x + 1 + below(LEFT + WIDTH - x), y + 1 + below(TOP + HEIGHT - y)};
}

/// Draws items one over another, and adds the picture after each.
static void drawItems(const LegatoKernels *kernels, int kind, int mode, int count) {
    char name[64];
    snprintf(name, sizeof name, "draw %s %s", kinds[kind], modes[mode]);
    LegatoTarget target = {pixels, STRIDE, LEFT, TOP};
    seed((uint64_t)(kind * 16 + mode));
    fillPicture(pixels, sizeof pixels);
    for (int i = 0; i < count; i++) {
        LegatoItem item;
        if (i % 8 == 0) fillPicture(scene.picture, sizeof scene.picture);
        scene.mixture = i % (LEGATO_PLUS_DARKER + 1);
        randomItem(&item, &scene, kind, mode);
        LegatoRect clip = randomClip();
        if (mode == LEGATO_SMALL_PLAIN || mode == LEGATO_SMALL_EVEN) {
            // The bounds of a small item are within the kernels' limit.
            int32_t x = (int32_t)item.map.originX - LEGATO_SMALL_WIDTH / 2;
            int32_t least = x > clip.minX ? x : clip.minX;
            int32_t most = x + LEGATO_SMALL_WIDTH < clip.maxX ? x + LEGATO_SMALL_WIDTH : clip.maxX;
            if (least >= most) continue;
            clip.minX = least;
            clip.maxX = most;
        }
        kernels->draw(&item, &target, clip);
        addBytes(name, pixels, sizeof pixels);
    }
}

static LegatoPlane plane(uint8_t *bytes, int32_t x, int32_t y, int32_t width, int32_t height) {
    return (LegatoPlane){bytes, STRIDE, {x, y, x + width, y + height}};
}

static void blur(const LegatoKernels *kernels, int step, int clamps) {
    float weights[64];
    int32_t count = 1 + below(60);
    double sum = 0;
    for (int32_t i = 0; i < count; i++) sum += weights[i] = (float)number(0, 1);
    for (int32_t i = 0; i < count; i++) weights[i] = (float)((double)weights[i] / sum);
    LegatoBlur blur = {weights, -below(count), count, step, clamps};
    int32_t width = 100 / (step == 4 ? 1 : 1), height = 70;
    LegatoPlane from = plane(other, 10, 10, width, height);
    LegatoPlane to = plane(pixels, 10 - below(9), 10, width + below(18), height);
    kernels->blurRows(&from, &to, blur, 10, 10 + height, scratch);
    addBytes("blurRows", pixels, sizeof pixels);
    to = plane(pixels, 12, 10 - below(9), 90, height + below(18));
    kernels->blurColumns(&from, &to, blur, to.rect.minY, to.rect.maxY);
    addBytes("blurColumns", pixels, sizeof pixels);
}

static void filter(const LegatoKernels *kernels) {
    const size_t size = sizeof pixels;
    fillPicture(other, size);
    fillPicture(pixels, size);
    LegatoTarget source = {other, STRIDE, LEFT, TOP}, target = {pixels, STRIDE, LEFT, TOP};
    LegatoPlane alpha = plane(pixels, LEFT + below(9), TOP + below(9), 100, 80);
    kernels->alpha(&source, &alpha, alpha.rect.minY, alpha.rect.maxY);
    addBytes("alpha", pixels, size);
    for (int i = 0; i < 4; i++) blur(kernels, i & 1 ? 4 : 1, i & 2);

    kernels->swapRedBlue(other, pixels, WIDTH);
    addBytes("swapRedBlue", pixels, size);

    int32_t clamps = below(2);
    LegatoPlane from = plane(other, below(20) - 10, below(20) - 10, 60 + below(60), 50 + below(40));
    LegatoPlane to = plane(pixels, (from.rect.minX >> 1) - 1, (from.rect.minY >> 1) - 1, 64, 48);
    kernels->halve(&from, &to, clamps, to.rect.minY, to.rect.maxY);
    addBytes("halve", pixels, size);
    to = plane(pixels, from.rect.minX * 2 - 3, from.rect.minY * 2 - 3, 120, 90);
    kernels->enlarge(&from, &to, 1 + below(10), clamps, to.rect.minY, to.rect.maxY);
    addBytes("enlarge", pixels, size);

    float matrix[20];
    for (int i = 0; i < 20; i++) matrix[i] = (float)number(-1, 1.5);
    to = plane(pixels, from.rect.minX, from.rect.minY, 57, 49);
    kernels->recolor(&from, &to, matrix, to.rect.minY, to.rect.maxY);
    addBytes("recolor", pixels, size);
    kernels->recolorStraight(&from, &to, matrix, to.rect.minY, to.rect.maxY);
    addBytes("recolorStraight", pixels, size);

    from = plane(other, LEFT, TOP, WIDTH, HEIGHT);
    fillPicture(scene.picture, sizeof scene.picture);
    LegatoTarget shape = {scene.picture, PICTURE_STRIDE, LEFT, TOP};
    kernels->showFiltered(&target, &from, &shape, (float)number(0, 1), randomClip());
    addBytes("showFiltered", pixels, size);
}

void hashPixelKernels(int32_t level) {
    const LegatoKernels *kernels = legato_kernels(level);
    for (int kind = LEGATO_COLOR; kind <= LEGATO_MIXED; kind++) {
        for (int mode = LEGATO_FULL; mode <= LEGATO_FREE; mode++) {
            if (goesWith(kind, mode)) drawItems(kernels, kind, mode, kind == LEGATO_MIXED ? 95 : 60);
        }
    }
    seed(7);
    for (int i = 0; i < 20; i++) filter(kernels);
}

void hashErrorTables(void) {
    seed(8);
    for (int i = 0; i < 40; i++) {
        float scale = (float)number(0.002, 0.7);
        memset(scene.values, 0, sizeof scene.values);
        int32_t fits = legato_fill_error_table(&scene.table, scale, scene.values);
        addBytes("fill_error_table", &fits, sizeof fits);
        addBytes("fill_error_table", scene.values, sizeof scene.values);
    }
}
