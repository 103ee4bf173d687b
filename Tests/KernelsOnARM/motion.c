#include <string.h>

#include "CLegatoMotionKernels.h"
#include "CLegatoStack.h"
#include "kernels.h"

enum { COUNT = LEGATO_BLOCK, ROOM = LEGATO_BLOCK + LEGATO_LANES, ROUNDS = 40 };

static double columns[32][ROOM] __attribute__((aligned(64)));
static int used;

/// Values that kernels must distinguish.
static double special(double low, double high) {
    switch (below(12)) {
    case 0: return 0.0;
    case 1: return -0.0;
    case 2: return low;
    case 3: return high;
    default: return number(low, high);
    }
}

static const double *array(double low, double high) {
    double *values = columns[used++];
    for (int i = 0; i < ROOM; i++) values[i] = special(low, high);
    return values;
}

/// A column, of one value or of one for each.
static LegatoColumn column(double low, double high) {
    if (below(3) == 0) return (LegatoColumn){NULL, special(low, high)};
    return (LegatoColumn){array(low, high), 0};
}

static LegatoColumn inverseOf(LegatoColumn of) {
    if (!of.each) return (LegatoColumn){NULL, 1 / of.all};
    double *values = columns[used++];
    for (int i = 0; i < ROOM; i++) values[i] = 1 / of.each[i];
    return (LegatoColumn){values, 0};
}

static LegatoSprings springs(void) {
    const double *frequency = array(0.5, 40);
    return (LegatoSprings){array(0, 4), array(0.1, 40), frequency,
        inverseOf((LegatoColumn){frequency, 0}).each, array(10, 80), array(-20, 20)};
}

static void hashSprings(const LegatoMotionKernels *kernels) {
    static const char *const names[] = {"underdamped", "critical", "overdamped"};
    double progress[ROOM], rate[ROOM];
    int count = COUNT - below(9);
    for (int regime = 0; regime < 3; regime++) {
        used = 0;
        LegatoSprings s = springs();
        kernels->progress[regime](&s, count, progress);
        addNumbers(names[regime], progress, (size_t)count);
        kernels->motion[regime](&s, count, progress, rate);
        addNumbers(names[regime], progress, (size_t)count);
        addNumbers(names[regime], rate, (size_t)count);

        used = 0;
        LegatoColumn frequency = column(0.5, 40);
        LegatoAnimatorSprings a = {column(0, 3), column(0, 3), column(0.5, 2), column(-1, 1),
            column(0, 1), column(0.1, 40), frequency, inverseOf(frequency), column(10, 80)};
        kernels->animatorSprings[regime](&a, count, progress, rate);
        addNumbers("animatorSprings", progress, (size_t)count);
        addNumbers("animatorSprings", rate, (size_t)count);
    }
    used = 0;
    LegatoSpringStarts starts = {
        column(0, 3), column(0, 3), column(-300, 300), column(-900, 900)};
    kernels->springOffsets(&starts, array(-1, 1), array(-1, 1), count, progress);
    addNumbers("springOffsets", progress, (size_t)count);
    LegatoChanges changes = {column(0, 3), column(0, 3), column(-300, 300)};
    kernels->changeOffsets(&changes, array(-0.2, 1.2), count, progress);
    addNumbers("changeOffsets", progress, (size_t)count);
}

static void hashCurves(const LegatoMotionKernels *kernels) {
    double values[ROOM], cx[2][ROOM], c[6][ROOM];
    int count = COUNT - below(9);
    used = 0;
    // The coefficients of curves, as of their control points.
    for (int i = 0; i < ROOM; i++) {
        for (int axis = 0; axis < 2; axis++) {
            double low = axis ? -1 : 0, high = axis ? 2 : 1;
            double p1 = special(low, high), p2 = special(low, high);
            cx[0][i] = 3 * p1;
            cx[1][i] = 3 * (p2 - p1) - cx[0][i];
            c[axis * 3][i] = 1 - cx[0][i] - cx[1][i];
            c[axis * 3 + 1][i] = cx[1][i];
            c[axis * 3 + 2][i] = cx[0][i];
        }
    }
    LegatoCurves curves = {array(-0.1, 1.1), {c[0], 0}, {c[1], 0}, {c[2], 0}, {c[3], 0}, {c[4], 0},
        {c[5], 0}};
    int32_t answer = kernels->curve(&curves, count, values);
    (void)answer;  // It may speak of values beyond the count.
    addNumbers("curve", values, (size_t)count);

    used = 0;
    LegatoTimings timings = {column(0, 6), column(0, 3), column(-2, 2), column(-0.5, 0.5),
        column(0, 4), column(0.2, 1), column(0.2, 2), column(-1, 0), column(0, 6)};
    kernels->fraction(&timings, count, values);
    addNumbers("fraction", values, (size_t)count);

    used = 0;
    LegatoColumn time = column(0, 3), start = column(0, 3), duration = column(0.1, 2);
    kernels->passed(&time, &start, &duration, count, values);
    addNumbers("passed", values, (size_t)count);

    used = 0;
    double entries[4 * LEGATO_BLOCK] = {0};
    LegatoEnds ends = {column(-1e3, 1e3), column(-1e3, 1e3)};
    LegatoColumn scales[2] = {column(-2, 2), column(-2, 2)};
    const double *progress = array(-0.2, 1.2);
    for (int narrow = 0; narrow < 2; narrow++) {
        kernels->between(&ends, progress, count, narrow, values);
        addNumbers("between", values, (size_t)count);
    }
    kernels->turn(&ends, scales, progress, count, entries);
    addNumbers("turn", entries, 4 * LEGATO_BLOCK);
}

static void hashLayers(const LegatoMotionKernels *kernels) {
    static double values[LEGATO_LAYER_COLUMNS][LEGATO_BLOCK] __attribute__((aligned(64)));
    static const double ends[LEGATO_LAYER_COLUMNS][2] = {
        {-2, 2}, {-2, 2}, {-2, 2}, {-2, 2}, {-50, 50}, {-50, 50}, {-100, 500}, {-100, 400}, {0, 1},
        {0, 1}, {-20, 20}, {-20, 20}, {-5, 90}, {-5, 90}, {-2, 60}, {-0.2, 1.2}, {-0.1, 1.1},
        {-0.1, 1.1}, {-0.1, 1.1}, {-0.1, 1.1}, {0, 8}};
    float shapes[16 * LEGATO_BLOCK];
    LegatoLayers layers = {&values[0][0], 0};
    for (int k = 0; k < LEGATO_LAYER_COLUMNS; k++) {
        int differs = below(4) > 0;
        double same = special(ends[k][0], ends[k][1]);
        for (int i = 0; i < LEGATO_BLOCK; i++) {
            values[k][i] = differs ? special(ends[k][0], ends[k][1]) : same;
            if (k == LEGATO_TRAITS) {
                uint64_t bits = (uint64_t)below(8);
                if (!differs && i > 0) memcpy(&bits, &values[k][0], sizeof bits);
                memcpy(&values[k][i], &bits, sizeof bits);
            }
            if (k == LEGATO_RED && differs && below(9) == 0) values[k][i] = __builtin_nan("");
        }
        layers.mixed |= (uint32_t)differs << k;
    }
    LegatoSurroundings outer = {number(-2, 2), number(-2, 2), number(-2, 2), number(-2, 2),
        special(-50, 50), special(-50, 50), {1, number(0, 1), number(0, 1), number(0, 1)}, below(2),
        -20, -10, 420, 310};
    LegatoOutcome outcome = {1e9, 1e9, -1e9, -1e9, 0, 0, 0, 0};
    int64_t first = below(20), end = first + below((int32_t)(LEGATO_BLOCK - first) + 1);
    int64_t count = kernels->shapes(&layers, first, end, &outer, &outcome, shapes);
    addBytes("shapes", shapes, sizeof(float) * 16 * (size_t)count);
    addBytes("shapes", &outcome, sizeof outcome);
}

void hashMotionKernels(int32_t level) {
    const LegatoMotionKernels *kernels = legato_motion_kernels(level);
    seed(11);
    for (int i = 0; i < ROUNDS; i++) {
        hashSprings(kernels);
        hashCurves(kernels);
        for (int k = 0; k < 8; k++) hashLayers(kernels);
    }
}

void hashErrorTables(void);

void hashFormulas(void) {
    seed(12);
    for (int i = 0; i < 20000; i++) {
        double time = number(0, 4), decay = number(0.1, 40), frequency = number(0.5, 40);
        legato_Motion motions[] = {legato_underdamped(decay, frequency, 1 / frequency, time),
            legato_critical(decay, time),
            legato_overdamped(decay, decay + frequency, frequency, 1 / frequency, time)};
        addNumbers("formulas", &motions[0].p, 3 * sizeof(legato_Motion) / sizeof(double));
        legato_Turn turn = legato_turn(number(-1e6, 1e6));
        addNumbers("formulas", &turn.sine, 2);
        legato_Root root = legato_root(number(-2, 2), number(-2, 2), number(0, 3), number(0, 1));
        addNumbers("formulas", &root.t, 1);
    }
    hashErrorTables();
}

// MARK: Recursion

typedef struct Depth {
    int64_t left, sum;
} Depth;

static void descend(void *argument) {
    Depth *depth = argument;
    volatile char room[4096];
    room[0] = (char)depth->left;
    if (depth->left == 0) return;
    depth->left -= 1;
    if (legato_stack_look((char *)__builtin_frame_address(0))) legato_stack_run(descend, depth);
    else descend(depth);
    depth->sum += 1 + 0 * room[0];
}

int recursesDeeply(void) {
    Depth depth = {20000, 0};
    descend(&depth);
    return depth.sum == 20000;
}
