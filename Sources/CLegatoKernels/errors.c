#include "CLegatoKernels.h"

#pragma STDC FP_CONTRACT OFF

/// The pixels at each end of a table at which the function is constant.
#define PADDING 16

// The formula of `errorFunction`.
static double polynomial(double x) {
    double p = 4.30638e-5;
    p = p * x + 2.765672e-4;
    p = p * x + 1.520143e-4;
    p = p * x + 9.2705272e-3;
    p = p * x + 4.22820123e-2;
    p = p * x + 7.05230784e-2;
    return p * x + 1;
}

static double slopeOfPolynomial(double x) {
    double p = 6 * 4.30638e-5;
    p = p * x + 5 * 2.765672e-4;
    p = p * x + 4 * 1.520143e-4;
    p = p * x + 3 * 9.2705272e-3;
    p = p * x + 2 * 4.22820123e-2;
    return p * x + 7.05230784e-2;
}

int32_t legato_fill_error_table(LegatoErrorTable *table, float scale, float *values) {
    // Extrapolated by half a phase, the function is wrong by at most 0.121 (scale / phases)^2.
    int32_t phases = 1;
    while (phases < 64 && scale > 0.0115f * (float)phases) phases *= 2;
    if (!(scale > 1e-3f) || scale > 0.0115f * (float)phases) return 0;
    int32_t reach = (int32_t)(4.0f / scale) + 1 + PADDING;
    int32_t length = 2 * reach + 1;
    if ((phases + 1) * length * 2 > LEGATO_ERROR_TABLE) return 0;
    for (int32_t phase = 0; phase <= phases; phase++) {
        float *row = values + (int64_t)phase * length * 2;
        for (int32_t i = 0; i < length; i++) {
            double x = ((double)(i - reach) + (double)phase / phases) * (double)scale;
            double a = x < 0 ? -x : x;
            if (a >= 4) {
                row[i] = x < 0 ? -1 : 1;
                row[length + i] = 0;
                continue;
            }
            double p = polynomial(a), p2 = p * p, p4 = p2 * p2, p8 = p4 * p4;
            double rest = 1 / (p8 * p8);
            row[i] = (float)(x < 0 ? rest - 1 : 1 - rest);
            row[length + i] = (float)(16 * rest / p * slopeOfPolynomial(a) * (double)scale);
        }
    }
    *table = (LegatoErrorTable){scale, phases, length, reach, values};
    return 1;
}
