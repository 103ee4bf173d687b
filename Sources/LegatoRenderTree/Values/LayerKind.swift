import LegatoGraphics

/// The layer's class, with that class's own properties.
package enum LayerKind: Sendable, Equatable {
    /// A layer without class-specific properties.
    case plain
    /// A replicator layer.
    case replicator(ValueBox<ReplicatorValues>)
    /// A shape layer.
    case shape(ValueBox<ShapeValues>)
    /// A gradient layer.
    case gradient(ValueBox<GradientValues>)
    /// A text layer.
    case text(ValueBox<TextValues>)
    /// An emitter layer.
    case emitter(ValueBox<EmitterValues>)

    private static let fresh: [LayerClass: LayerKind] = [
        .replicator: .replicator(ValueBox()), .shape: .shape(ValueBox()),
        .gradient: .gradient(ValueBox()), .text: .text(ValueBox()),
        .emitter: .emitter(ValueBox()),
    ]

    /// Creates the kind of a new layer of a class, with default values.
    package init(fresh owner: LayerClass) { self = Self.fresh[owner] ?? .plain }

    /// The class that declares the values.
    package var owner: LayerClass {
        switch self {
        case .plain: .layer
        case .replicator: .replicator
        case .shape: .shape
        case .gradient: .gradient
        case .text: .text
        case .emitter: .emitter
        }
    }

    /// Reads the values in place.
    /// - Precondition: the kind is not `plain`.
    func read<T>(_ body: (UnsafeRawPointer) -> T) -> T {
        switch self {
        case .plain: refuse("A plain layer has no class-specific values to read")
        case .replicator(let box): box.read(body)
        case .shape(let box): box.read(body)
        case .gradient(let box): box.read(body)
        case .text(let box): box.read(body)
        case .emitter(let box): box.read(body)
        }
    }

    /// Modifies the values in place, without affecting copies; returns nil if there are none.
    mutating func write<T>(_ body: (UnsafeMutableRawPointer) -> T) -> T? {
        // `self` releases the box during the change, so that the box is uniquely referenced.
        switch self {
        case .plain: return nil
        case .replicator(var box):
            self = .plain
            defer { self = .replicator(box) }
            return box.write(body)
        case .shape(var box):
            self = .plain
            defer { self = .shape(box) }
            return box.write(body)
        case .gradient(var box):
            self = .plain
            defer { self = .gradient(box) }
            return box.write(body)
        case .text(var box):
            self = .plain
            defer { self = .text(box) }
            return box.write(body)
        case .emitter(var box):
            self = .plain
            defer { self = .emitter(box) }
            return box.write(body)
        }
    }
}
