// Random items, set up as the software renderer sets them up (`ItemSetup.swift`).
#include "items.h"

#include <string.h>

/// Half a pixel, and the tolerance of spans.
#define REACH (0.5 + 1.0 / 64)

typedef struct Line {
    double x, y, c;
} Line;

/// The inverse of a projection, from device offsets to local points.
typedef struct Inverse {
    double originX, originY;
    Line u, v, w;
    double gradientU, gradientV, gradientUV;
} Inverse;

static double lengthOf(double x, double y) { return __builtin_sqrt(x * x + y * y); }

static Inverse inverseOf(int isSimilar, int isLevel, int isPerspective) {
    // The sine and the cosine of a turn without functions that libraries round differently.
    double t = isLevel ? 0 : number(-3, 3);
    double cosine = (1 - t * t) / (1 + t * t), sine = 2 * t / (1 + t * t);
    double sx = number(0.3, 3), sy = isSimilar ? sx : number(0.3, 3);
    double shear = isSimilar || isLevel ? 0 : number(-0.4, 0.4);
    double a = cosine * sx, b = sine * sx;
    double c = (shear * cosine - sine) * sy, d = (shear * sine + cosine) * sy;
    double p = isPerspective ? number(-2e-3, 2e-3) : 0;
    double q = isPerspective ? number(-2e-3, 2e-3) : 0;
    Inverse m;
    m.originX = (float)number(LEFT, LEFT + WIDTH);
    m.originY = (float)number(TOP, TOP + HEIGHT);
    // Relative to the origin, to which the centre is projected.
    a -= m.originX * p, b -= m.originY * p;
    c -= m.originX * q, d -= m.originY * q;
    double k = 1 / (a * d - b * c);
    m.u = (Line){d * k, -(c * k), 0};
    m.v = (Line){-(b * k), a * k, 0};
    m.w = (Line){(b * q - p * d) * k, (p * c - a * q) * k, 1};
    m.gradientU = lengthOf(m.u.x, m.u.y);
    m.gradientV = lengthOf(m.v.x, m.v.y);
    m.gradientUV = m.u.x * m.v.x + m.u.y * m.v.y;
    return m;
}

static LegatoMap kernelMap(const Inverse *m, Line u, Line v, double divideU, double divideV) {
    return (LegatoMap){(float)m->originX, (float)m->originY,
        (float)(u.x / divideU), (float)(u.y / divideU), (float)(u.c / divideU),
        (float)(v.x / divideV), (float)(v.y / divideV), (float)(v.c / divideV),
        (float)m->w.x, (float)m->w.y, (float)m->w.c};
}

static Line edgeOf(Line a, double scale, Line b, double factor) {
    Line e = {a.x * scale + b.x * factor, a.y * scale + b.y * factor, a.c * scale + b.c * factor};
    double length = lengthOf(e.x, e.y);
    return length > 0 ? (Line){e.x / length, e.y / length, e.c / length} : (Line){0, 0, 1e6};
}

static void edgesOf(const Inverse *m, double halfWidth, double halfHeight, Line edges[4]) {
    edges[0] = edgeOf(m->u, 1, m->w, halfWidth);
    edges[1] = edgeOf(m->u, -1, m->w, halfWidth);
    edges[2] = edgeOf(m->v, 1, m->w, halfHeight);
    edges[3] = edgeOf(m->v, -1, m->w, halfHeight);
}

static void cut(LegatoSpans *spans, const Inverse *m, Line line, double distance) {
    legato_spans_cut(spans, line.x, line.y,
        line.c - distance - m->originX * line.x - m->originY * line.y);
}

static void cutBox(
    LegatoSpans *spans, const Inverse *m, double halfWidth, double halfHeight, double distance) {
    Line edges[4];
    edgesOf(m, halfWidth, halfHeight, edges);
    legato_spans_clear(spans);
    for (int i = 0; i < 4; i++) cut(spans, m, edges[i], distance);
}

static int isSimilarMode(int mode) {
    return mode == LEGATO_SIMILAR || mode == LEGATO_EVEN || mode == LEGATO_SMALL_EVEN;
}

static void setLimits(LegatoOutline *o, int mode, const Inverse *m, double halfWidth,
    double halfHeight, const double radius[4], double inset) {
    double unit = isSimilarMode(mode) ? m->gradientU : 1;
    double unitV = isSimilarMode(mode) ? m->gradientU : m->gradientV;
    double w = halfWidth - inset, h = halfHeight - inset;
    o->halfWidth = (float)(w / unit);
    o->halfHeight = (float)(h / unit);
    for (int i = 0; i < 4; i++) {
        double r = radius[i] - inset > 0 ? radius[i] - inset : 0;
        o->radius[i] = (float)(r / unit);
    }
    o->left = (float)(-w / m->gradientU);
    o->right = (float)(w / m->gradientU);
    o->top = (float)(-h / unitV);
    o->bottom = (float)(h / unitV);
    Line edges[4];
    edgesOf(m, w, h, edges);
    for (int i = 0; i < 4; i++) {
        o->edgeX[i] = (float)edges[i].x;
        o->edgeY[i] = (float)edges[i].y;
        o->edgeC[i] = (float)edges[i].c;
    }
}

/// The pixels of full coverage of an affine outline.
static void setInterior(LegatoItem *item, const Inverse *m, double halfWidth, double halfHeight,
    const double radius[4], double inset) {
    double w = halfWidth - inset, h = halfHeight - inset;
    item->hasInterior = 1;
    cutBox(&item->interior, m, w, h, REACH);
    double gu = m->gradientU * m->gradientU, gv = m->gradientV * m->gradientV;
    double spread = lengthOf(gu - gv, 2 * m->gradientUV);
    double gradient = __builtin_sqrt((gu + gv + spread) / 2);
    for (int i = 0; i < 4; i++) {
        double r = radius[i] - inset;
        if (!(r > 0)) continue;
        double signX = i & 1 ? 1 : -1, signY = i & 2 ? 1 : -1;
        double x = signX * (w - r), y = signY * (h - r);
        const double cosine = 0.9238795325112867, sine = 0.3826834323650898;
        for (int k = 0; k < 2; k++) {
            double nx = (k ? sine : cosine) * signX, ny = (k ? cosine : sine) * signY;
            Line line = {-(nx * m->u.x + ny * m->v.x), -(nx * m->u.y + ny * m->v.y),
                r * cosine + nx * (x - m->u.c) + ny * (y - m->v.c)};
            cut(&item->interior, m, line, REACH * gradient);
        }
    }
}

static void setColor(float color[4]) {
    double alpha = below(3) ? number(0, 1) : 1;
    for (int i = 0; i < 3; i++) color[i] = (float)(number(0, 1) * alpha * 255);
    color[3] = (float)(alpha * 255);
}

static void setShadow(LegatoItem *item, Scene *scene, const Inverse *m, double halfWidth,
    double halfHeight, int isRound, int mode) {
    double sigma = number(0.4, 9);
    item->map = kernelMap(m, m->u, m->v, 1, 1);
    item->rowsAreLevel =
        m->v.x == 0 && (mode == LEGATO_AFFINE || mode == LEGATO_PLAIN || mode == LEGATO_FREE)
        && m->w.x == 0 && m->w.y == 0;
    item->outline.halfWidth = (float)halfWidth;
    item->outline.halfHeight = (float)halfHeight;
    item->inverseSigma = (float)(1 / sigma);
    item->reach = (float)(3 * sigma);
    item->erfScale = (float)(1 / (sigma * 1.4142135623730951));
    item->errorTable = NULL;
    double width = 2 * halfWidth + 6 * sigma;
    if (isRound && item->rowsAreLevel && item->map.ux > 0 && width * (double)item->erfScale <= 30
        && legato_fill_error_table(&scene->table, item->map.ux * item->erfScale, scene->values))
        item->errorTable = &scene->table;
    if (below(2)) item->hidden = (LegatoRect){LEFT + 20, TOP + 10, LEFT + 50, TOP + 40};
    cutBox(&item->outer, m, halfWidth + 3 * sigma, halfHeight + 3 * sigma, -0.5);
}

/// Intervals without gaps, and the integral of the colours from the first stop on.
static void setStretches(LegatoItem *item, Scene *scene) {
    int count = 2 + below(6);
    double at = number(0, 0.2), sum[4] = {0};
    float last[4], next[4];
    setColor(last);
    LegatoStretch *s = scene->stretches;
    for (int i = 0; i <= count; i++, s++) {
        double begin = i == 0 ? -1e5 : at;
        if (i > 0) at += i == count ? 1e5 : number(0.02, 0.3);
        double length = at - begin;
        setColor(next);
        *s = (LegatoStretch){(float)begin, (float)at, (float)begin, 0, {0}, {0}, {0}, {0}};
        int isFlat = i == 0 || i == count;
        for (int k = 0; k < 4; k++) {
            double slope = isFlat ? 0 : ((double)next[k] - (double)last[k]) / 255 / length;
            double constant = (double)last[k] / 255;
            s->constant[k] = (float)constant;
            s->slope[k] = (float)slope;
            s->sum[k] = (float)sum[k];
            if (i > 0) sum[k] += (constant + slope * length / 2) * length;
        }
        if (!isFlat) memcpy(last, next, sizeof last);
    }
    item->stretches = scene->stretches;
    item->variant = below(3);
    // The coordinates of the location.
    if (item->variant == LEGATO_AXIAL && below(3) == 0 && item->texels.wx == 0) {
        item->texels.ux = 0;
        item->rowsAreLevel = item->texels.wy == 0;
    }
    for (int i = 0; i < 3; i++) item->tint[i] = (float)number(100, 255);
    item->tint[3] = 255;
}

void randomItem(LegatoItem *item, Scene *scene, int kind, int mode) {
    memset(item, 0, sizeof *item);
    item->kind = kind;
    item->mode = mode;
    setColor(item->color);
    setColor(item->border);
    item->opacity = below(3) ? (float)number(0, 1) : 1;
    item->pixels = scene->picture;
    item->pixelWidth = PICTURE;
    item->pixelHeight = PICTURE;
    item->pixelStride = PICTURE_STRIDE;
    item->offsetX = LEFT - below(9);
    item->offsetY = TOP - below(9);
    int isImage = kind == LEGATO_NEAREST || kind == LEGATO_LINEAR || kind == LEGATO_COPY;
    if (isImage) {
        item->isTinted = below(2);
        for (int i = 0; i < 3; i++) item->tint[i] = (float)number(0, 255);
        item->tint[3] = 255;
        item->variant = below(3) == 0;
    }
    if (kind == LEGATO_MIXED) item->variant = scene->mixture;
    if (mode == LEGATO_FULL) return;

    int isSmall = mode == LEGATO_SMALL_PLAIN || mode == LEGATO_SMALL_EVEN;
    int isPerspective = mode == LEGATO_PERSPECTIVE || mode == LEGATO_PERSPECTIVE_ROUNDED
        || (mode == LEGATO_FREE && below(2));
    int isLevel = !isPerspective && below(2);
    Inverse m = inverseOf(isSimilarMode(mode), isLevel, isPerspective);
    int isEven = mode == LEGATO_EVEN || mode == LEGATO_SMALL_EVEN;
    double least = isEven ? 1.1 : 0.2;
    double halfWidth = number(least, isSmall ? 30 : 45) * m.gradientU;
    double halfHeight = number(least, isSmall ? 30 : 45) * m.gradientV;
    if (isSmall) {
        // At most `LEGATO_SMALL_WIDTH` columns, with the pixels at both ends.
        double most = 27 / lengthOf(halfWidth / m.gradientU, halfHeight / m.gradientV);
        if (most < 1) halfWidth *= most, halfHeight *= most;
    }
    int isRound = mode != LEGATO_PLAIN && mode != LEGATO_SMALL_PLAIN && mode != LEGATO_PERSPECTIVE;
    double most = halfWidth < halfHeight ? halfWidth : halfHeight, radius[4] = {0};
    double share = number(0.02, 1);
    for (int i = 0; i < 4 && isRound; i++) {
        radius[i] = (isEven ? share : below(4) ? number(0, 1) : 0) * most;
        item->outline.smoothing[i] = (float)number(0, 1);
    }
    item->outline.isContinuous = mode == LEGATO_FREE && (kind == LEGATO_SHADOW || below(2));
    if (mode == LEGATO_FREE) item->outline.hardEdges = below(2) ? below(16) : 0;
    item->inner = item->outline;
    item->inner.hardEdges = 0;

    if (mode == LEGATO_FREE || isPerspective) item->map = kernelMap(&m, m.u, m.v, 1, 1);
    else
        item->map = kernelMap(&m, m.u, m.v, m.gradientU,
            isSimilarMode(mode) ? m.gradientU : m.gradientV);
    item->gradientU = (float)m.gradientU;
    item->gradientV = (float)m.gradientV;
    item->gradientUV = (float)m.gradientUV;
    setLimits(&item->outline, mode, &m, halfWidth, halfHeight, radius, 0);
    if (isSmall) return;
    if (kind == LEGATO_SHADOW) {
        for (int i = 0; i < 4; i++) item->outline.radius[i] = (float)radius[i];
        setShadow(item, scene, &m, halfWidth, halfHeight, isRound, mode);
        return;
    }
    cutBox(&item->outer, &m, halfWidth, halfHeight, -REACH);
    double inset = 0;
    if (kind == LEGATO_BORDER) {
        inset = number(0.5, 6) * m.gradientU;
        item->hasInner = halfWidth > inset && halfHeight > inset;
        if (item->hasInner)
            setLimits(&item->inner, mode, &m, halfWidth, halfHeight, radius, inset);
    }
    int canHaveInterior = kind == LEGATO_COLOR || kind == LEGATO_COPY || kind == LEGATO_GRADIENT
        || (kind == LEGATO_BORDER && item->hasInner);
    if (canHaveInterior && !isPerspective && m.w.x == 0 && m.w.y == 0)
        setInterior(item, &m, halfWidth, halfHeight, radius, inset);
    double scaleX = kind == LEGATO_GRADIENT ? 0.5 / halfWidth : PICTURE / (2 * halfWidth);
    double scaleY = kind == LEGATO_GRADIENT ? 0.5 / halfHeight : PICTURE / (2 * halfHeight);
    double startX = halfWidth * scaleX, startY = halfHeight * scaleY;
    if (kind == LEGATO_GRADIENT) startX = number(-0.3, 1), startY = number(-0.3, 1);
    Line s = {m.u.x * scaleX + m.w.x * startX, m.u.y * scaleX + m.w.y * startX,
        m.u.c * scaleX + m.w.c * startX};
    Line t = {m.v.x * scaleY + m.w.x * startY, m.v.y * scaleY + m.w.y * startY,
        m.v.c * scaleY + m.w.c * startY};
    item->texels = kernelMap(&m, s, t, 1, 1);
    if (kind == LEGATO_GRADIENT) setStretches(item, scene);
    return;
}
