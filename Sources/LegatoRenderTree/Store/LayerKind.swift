import LegatoGraphics

/// The classes of layers that have properties in the table, by their names.
package enum LayerClass: String, Sendable, CaseIterable {
    /// All layers.
    case layer = "CALayer"
    /// Replicators.
    case replicator = "CAReplicatorLayer"
    /// Shapes.
    case shape = "CAShapeLayer"
    /// Gradients.
    case gradient = "CAGradientLayer"
    /// Texts.
    case text = "CATextLayer"
    /// Emitters of particles.
    case emitter = "CAEmitterLayer"
}

/// What a layer is besides a layer, with the values that only its class has.
package enum LayerKind: Sendable, Equatable {
    /// No more than a layer.
    case plain
    /// A replicator.
    case replicator(ValueBox<ReplicatorValues>)
    /// A shape.
    case shape(ValueBox<ShapeValues>)
    /// A gradient.
    case gradient(ValueBox<GradientValues>)
    /// A text.
    case text(ValueBox<TextValues>)
    /// An emitter of particles.
    case emitter(ValueBox<EmitterValues>)

    private static let fresh: [LayerClass: LayerKind] = [
        .replicator: .replicator(ValueBox()), .shape: .shape(ValueBox()),
        .gradient: .gradient(ValueBox()), .text: .text(ValueBox()),
        .emitter: .emitter(ValueBox()),
    ]

    /// A fresh layer of a class.
    package init(fresh owner: LayerClass) { self = Self.fresh[owner] ?? .plain }

    /// The class that the values are of.
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
    /// - Precondition: there are any.
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

    /// Changes the values in place, those of copies stay; nil if there are none.
    mutating func write<T>(_ body: (UnsafeMutableRawPointer) -> T) -> T? {
        // The box is taken out meanwhile, so that it is not shared with this very value.
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

extension LayerState {
    /// What a replicator makes of its sublayers; nil for all other layers.
    package var replication: ValueBox<ReplicatorValues>? {
        if case .replicator(let box) = kind { box } else { nil }
    }
    /// What a shape shows; nil for all other layers.
    package var shape: ShapeValues? {
        if case .shape(let box) = kind { box.values } else { nil }
    }
    /// What a gradient shows; nil for all other layers.
    package var gradient: GradientValues? {
        if case .gradient(let box) = kind { box.values } else { nil }
    }
    /// What a text shows; nil for all other layers.
    package var text: TextValues? {
        if case .text(let box) = kind { box.values } else { nil }
    }
    /// What an emitter gives birth to; nil for all other layers.
    package var emission: ValueBox<EmitterValues>? {
        if case .emitter(let box) = kind { box } else { nil }
    }
}
