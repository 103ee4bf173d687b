#ifndef CLEGATODISCOVERY_H
#define CLEGATODISCOVERY_H

/// Calls a function with the metadata of each type for which the program declares a conformance to a
/// protocol, in no particular order.
///
/// Generic types are left out. The protocol is given by the metadata of its existential type; one
/// that combines several protocols has no conforming types.
void legato_conforming_types(
    const void *existential, void (*body)(const void *type, void *context), void *context);

#endif
