// Samples premultiplied RGBA images.

INLINE u32x8 gather(const LegatoItem *item, i32x8 column, i32x8 row) {
    u32x8 out;
    for (int i = 0; i < 8; i++) {
        uint32_t p;
        __builtin_memcpy(&p, item->pixels + row[i] * item->pixelStride + (int64_t)column[i] * 4, 4);
        out[i] = p;
    }
    return out;
}

/// The integer part of a, clamped to 0...last; NaN gives 0.
INLINE i32x8 index(f32x8 a, int32_t last) {
    return toInt(minimum(maximum(a, EACH(0.0f)), EACH((float)last)));
}

INLINE Source sampled(
    const LegatoItem *item, const Local *local, Place p, const int kind, const int mode) {
    const LegatoMap *m = &local->texels;
    f32x8 s = p.dx * m->ux + (p.dy * m->uy + m->u0);
    f32x8 t = p.dx * m->vx + (p.dy * m->vy + m->v0);
    if (IS_PERSPECTIVE(mode)) {
        s = s * p.inverseW;
        t = t * p.inverseW;
    }
    int32_t lastX = item->pixelWidth - 1, lastY = item->pixelHeight - 1;
    if (kind == LEGATO_NEAREST) {
        return texelSource(gather(item, index(s, lastX), index(t, lastY)));
    }
    s = minimum(maximum(s - 0.5f, EACH(-1.0f)), EACH((float)item->pixelWidth));
    t = minimum(maximum(t - 0.5f, EACH(-1.0f)), EACH((float)item->pixelHeight));
    f32x8 i = floorOf(s), j = floorOf(t), fx = s - i, fy = t - j;
    i32x8 x0 = index(i, lastX), x1 = index(i + 1.0f, lastX);
    i32x8 y0 = index(j, lastY), y1 = index(j + 1.0f, lastY);
    Color8 top = mixed(unpack(gather(item, x0, y0)), unpack(gather(item, x1, y0)), fx);
    Color8 bottom = mixed(unpack(gather(item, x0, y1)), unpack(gather(item, x1, y1)), fx);
    return mixedSource(cutToAlpha(mixed(top, bottom, fy)));
}
