#include "CLegatoDiscovery.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The structures below are part of Swift's stable ABI for metadata.

/// The metadata of the type `any P`.
typedef struct {
  uintptr_t kind;
  uint32_t flags;
  uint32_t count;
  /// The descriptor of the protocol.
  const void *protocol;
} Existential;

enum { existential_kind = 0x303, superclass_flag = 1u << 30 };

/// The record of a conformance; offsets are relative to their own addresses.
typedef struct {
  /// The protocol's descriptor, or a pointer to it if the lowest bit is set.
  int32_t protocol;
  int32_t type;
  int32_t witnesses;
  uint32_t flags;
} Conformance;

/// The description of a class, a structure or an enumeration.
typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  /// The function that returns the type's metadata.
  int32_t accessor;
} TypeDescriptor;

enum { generic_flag = 1u << 7, kind_mask = 0x1f, first_type_kind = 16, last_type_kind = 18 };

typedef struct {
  const void *metadata;
  size_t state;
} AccessorResponse;

typedef __attribute__((swiftcall)) AccessorResponse (*Accessor)(size_t request);

static const void *target(const int32_t *offset) { return (const char *)offset + *offset; }

static const void *conforming_protocol(const Conformance *conformance) {
  int32_t offset = conformance->protocol & ~1;
  const void *place = (const char *)&conformance->protocol + offset;
  return conformance->protocol & 1 ? *(const void *const *)place : place;
}

/// Returns the descriptor of the conforming type; null for an Objective-C class.
static const TypeDescriptor *conforming_type(const Conformance *conformance) {
  const void *place = target(&conformance->type);
  switch ((conformance->flags >> 3) & 7) {
  case 0: return place;
  case 1: return *(const void *const *)place;
  default: return NULL;
  }
}

#if defined(__ELF__)

typedef struct {
  uintptr_t start;
  size_t length;
} Section;

/// The metadata sections that an image has registered with the runtime.
typedef struct {
  uintptr_t version;
  const void *base;
  void *unused[2];
  Section protocols;
  Section conformances;
} Sections;

/// The oldest version of the structure with these members.
enum { oldest_version = 3 };

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const void *sections, void *context), void *context);

typedef struct {
  const void *protocol;
  void (*body)(const void *type, void *context);
  void *context;
} Search;

static bool search_image(const void *image, void *context) {
  const Sections *sections = image;
  const Search *search = context;
  if (sections->version < oldest_version) return true;
  const int32_t *records = (const int32_t *)sections->conformances.start;
  size_t count = sections->conformances.length / sizeof(int32_t);
  for (size_t i = 0; i < count; i++) {
    // Linkers may leave gaps.
    if (records[i] == 0) continue;
    const Conformance *conformance = target(&records[i]);
    if (conforming_protocol(conformance) != search->protocol) continue;
    const TypeDescriptor *type = conforming_type(conformance);
    if (type == NULL || type->flags & generic_flag) continue;
    uint32_t kind = type->flags & kind_mask;
    if (kind < first_type_kind || kind > last_type_kind || type->accessor == 0) continue;
    Accessor accessor = (Accessor)(uintptr_t)target(&type->accessor);
    search->body(accessor(0).metadata, search->context);
  }
  return true;
}

void legato_conforming_types(
    const void *existential, void (*body)(const void *type, void *context), void *context) {
  const Existential *type = existential;
  if (type->kind != existential_kind || type->count != 1 || type->flags & superclass_flag) return;
  Search search = {type->protocol, body, context};
  swift_enumerateAllMetadataSections(search_image, &search);
}

#else

void legato_conforming_types(
    const void *existential, void (*body)(const void *type, void *context), void *context) {
  (void)existential, (void)body, (void)context;
}

#endif
