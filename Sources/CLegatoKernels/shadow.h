// Gaussian shadows of rounded rectangles.

/// e^x for x in -87...0, within 2 units in the last place: 2^i times a polynomial of the remainder.
INLINE f32x8 exponential(f32x8 x) {
    x = maximum(x, EACH(-87.0f));
    f32x8 t = x * 1.44269504f;
    f32x8 i = floorOf(t + 0.5f);
    f32x8 f = (x - i * 0.693359375f) - i * -2.12194440e-4f;
    f32x8 p = EACH(1.9875691500e-4f);
    p = p * f + 1.3981999507e-3f;
    p = p * f + 8.3334519073e-3f;
    p = p * f + 4.1665795894e-2f;
    p = p * f + 1.6666665459e-1f;
    p = p * f + 5.0000001201e-1f;
    p = (p * (f * f) + f) + 1.0f;
    i32x8 bits = (toInt(i) + 127) << 23;
    return p * (f32x8)bits;
}

/// The error function by Abramowitz and Stegun 7.1.28, 1 - p(x)^-16, within 3e-7 and without an
/// exponential; exactly 1 from 4 on.
INLINE f32x8 errorFunction(f32x8 x) {
    f32x8 a = minimum(magnitude(x), EACH(4.0f));
    f32x8 p = EACH(4.30638e-5f);
    p = p * a + 2.765672e-4f;
    p = p * a + 1.520143e-4f;
    p = p * a + 9.2705272e-3f;
    p = p * a + 4.22820123e-2f;
    p = p * a + 7.05230784e-2f;
    p = p * a + 1.0f;
    for (int i = 0; i < 4; i++) p = p * p;
    f32x8 y = 1.0f - 1.0f / p;
    return x < 0.0f ? -y : y;
}

// Gauss-Legendre, six nodes on -1...1.
static const float legendreNodes[6] = {
    -0.932469514f, -0.661209386f, -0.238619186f, 0.238619186f, 0.661209386f, 0.932469514f};
static const float legendreWeights[6] = {
    0.171324492f, 0.360761573f, 0.467913935f, 0.467913935f, 0.360761573f, 0.171324492f};

/// Half the outline's width at height t on one side, for the radius of that side's corner.
INLINE f32x8 reachAt(f32x8 t, float halfWidth, float halfHeight, float top, float bottom) {
    f32x8 r = t < 0.0f ? EACH(top) : EACH(bottom);
    f32x8 k = maximum(magnitude(t) - (halfHeight - r), EACH(0.0f));
    return (halfWidth - r) + root(maximum(r * r - k * k, EACH(0.0f)));
}

/// As above, for continuous corners; `side` is 0 on the left and 1 on the right.
INLINE f32x8 continuousReachAt(const LegatoOutline *o, f32x8 t, int side) {
    i32x8 isTop = t < 0.0f;
    f32x8 r = isTop ? EACH(o->radius[side]) : EACH(o->radius[side + 2]);
    f32x8 k = maximum(magnitude(t) - (o->halfHeight - r), EACH(0.0f));
    f32x8 y = minimum(k / maximum(r, EACH(1e-6f)), EACH(1.0f));
    f32x8 top = continuousReach(y, o->smoothing[side]);
    f32x8 bottom = continuousReach(y, o->smoothing[side + 2]);
    return (o->halfWidth - r) + r * (isTop ? top : bottom);
}

/// A node of the integral over the outline's height.
typedef struct ShadowNode {
    f32x8 weight, left, right;
} ShadowNode;

INLINE ShadowNode shadowNode(
    const LegatoItem *item, f32x8 v, f32x8 middle, f32x8 half, int i, const int mode) {
    const LegatoOutline *o = &item->outline;
    f32x8 t = middle + half * legendreNodes[i];
    f32x8 z = (v - t) * item->inverseSigma;
    ShadowNode n;
    n.weight = (legendreWeights[i] * half) * (0.398942280f * item->inverseSigma)
        * exponential(-0.5f * (z * z)) * 0.5f;
    if (mode == LEGATO_FREE) {
        n.left = continuousReachAt(o, t, 0);
        n.right = continuousReachAt(o, t, 1);
        return n;
    }
    n.left = reachAt(t, o->halfWidth, o->halfHeight, o->radius[0], o->radius[2]);
    n.right = reachAt(t, o->halfWidth, o->halfHeight, o->radius[1], o->radius[3]);
    return n;
}
INLINE f32x8 shadowStrip(f32x8 u, float k, f32x8 left, f32x8 right) {
    return errorFunction((u + left) * k) - errorFunction((u - right) * k);
}

/// The value along one axis of a box of half size h.
INLINE f32x8 shadowAxis(f32x8 u, float k, float h) {
    return 0.5f * (errorFunction((u + h) * k) - errorFunction((u - h) * k));
}

/// The shadow of a box with square corners is the product of its axes. With round corners it is the
/// integral over t from max(-b, v - 3 sigma) to min(b, v + 3 sigma), b = half the height, of
///   N(v - t; sigma) / 2 * (erf((u + left(t)) k) - erf((u - right(t)) k)), k = 1 / (sigma sqrt 2)
/// by six nodes; 0 where that interval is empty.
INLINE void shadowNodes(
    const LegatoItem *item, f32x8 v, ShadowNode *nodes, i32x8 *isEmpty, const int mode) {
    f32x8 h = EACH(item->outline.halfHeight);
    f32x8 low = maximum(-h, v - item->reach), high = minimum(h, v + item->reach);
    *isEmpty = low >= high;
    f32x8 middle = (low + high) * 0.5f, half = (high - low) * 0.5f;
    for (int i = 0; i < 6; i++) nodes[i] = shadowNode(item, v, middle, half, i, mode);
}
INLINE f32x8 shadowSum(
    const LegatoItem *item, f32x8 u, const ShadowNode *nodes, int count, i32x8 isEmpty) {
    f32x8 sum = EACH(0.0f);
    for (int i = 0; i < count; i++)
        sum = sum + nodes[i].weight * shadowStrip(u, item->erfScale, nodes[i].left, nodes[i].right);
    return isEmpty ? EACH(0.0f) : sum;
}
