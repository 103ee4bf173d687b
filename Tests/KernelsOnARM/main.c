#include "kernels.h"

#include <stdio.h>
#include <string.h>

#include "CLegatoKernels.h"
#include "CLegatoMotionKernels.h"

static uint64_t state;

void seed(uint64_t number) { state = number; }

static uint64_t next(void) {
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

int32_t below(int32_t count) { return (int32_t)(next() % (uint64_t)count); }

double number(double low, double high) {
    double unit = (double)(next() >> 11) * 0x1p-53;
    double width = high - low;
    double part = unit * width;
    return low + part;
}

void fillBytes(uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) bytes[i] = (uint8_t)next();
}

enum { MOST_HASHES = 256 };
static struct {
    char name[64];
    uint64_t value;
} hashes[MOST_HASHES];
static int hashCount;

void addBytes(const char *name, const void *bytes, size_t count) {
    int at = 0;
    while (at < hashCount && strcmp(hashes[at].name, name) != 0) at++;
    if (at == MOST_HASHES) abort();
    if (at == hashCount) {
        snprintf(hashes[at].name, sizeof hashes[at].name, "%s", name);
        hashes[at].value = 0xcbf29ce484222325;
        hashCount++;
    }
    uint64_t value = hashes[at].value ^ count;
    for (size_t i = 0; i < count; i += 8) {
        uint64_t word = 0;
        memcpy(&word, (const uint8_t *)bytes + i, count - i < 8 ? count - i : 8);
        value = (value ^ word) * 0x9e3779b97f4a7c15;
        value ^= value >> 32;
    }
    hashes[at].value = value;
}

void addNumbers(const char *name, const double *numbers, size_t count) {
    for (size_t i = 0; i < count; i++) {
        double value = numbers[i] == numbers[i] ? numbers[i] : 1e300;
        addBytes(name, &value, sizeof value);
    }
}

void printHashes(const char *level) {
    for (int i = 0; i < hashCount; i++)
        printf("%s\t%s\t%016llx\n", level, hashes[i].name, (unsigned long long)hashes[i].value);
    hashCount = 0;
}

int main(void) {
    for (int32_t level = 0; level < legato_kernel_levels(); level++) {
        hashPixelKernels(level);
        printHashes(legato_kernels(level)->name);
    }
    for (int32_t level = 0; level < legato_motion_levels(); level++) {
        hashMotionKernels(level);
        printHashes(legato_motion_kernels(level)->name);
    }
    hashFormulas();
    printHashes("baseline");
    if (!recursesDeeply()) {
        fprintf(stderr, "a deep recursion does not return what it should\n");
        return 1;
    }
    return 0;
}
