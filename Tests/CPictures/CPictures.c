#include "CPictures.h"

#include <string.h>

picture_difference compare_pictures(
    const uint8_t *a, const uint8_t *b, size_t count, int allowed)
{
    picture_difference result = {0, 0, 0};
    for (size_t i = 0; i < count; i++) {
        uint32_t p, q;
        memcpy(&p, a + 4 * i, 4);
        memcpy(&q, b + 4 * i, 4);
        if (p == q || (a[4 * i + 3] == 0 && b[4 * i + 3] == 0)) continue;
        int difference = 0;
        for (size_t c = 4 * i; c < 4 * i + 4; c++) {
            int channel = a[c] > b[c] ? a[c] - b[c] : b[c] - a[c];
            if (channel > difference) difference = channel;
        }
        if (difference > result.largest) result.largest = difference;
        if (difference <= allowed) continue;
        if (result.pixels_over == 0) result.first = i;
        result.pixels_over++;
    }
    return result;
}

uint64_t fnv1a(uint64_t hash, const uint8_t *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++) hash = (hash ^ bytes[i]) * 0x100000001b3;
    return hash;
}
