import LegatoGraphics

extension LayerState {
    /// The properties of a replicator layer; nil for all other layers.
    package var replication: ValueBox<ReplicatorValues>? {
        if case .replicator(let box) = kind { box } else { nil }
    }
    /// The properties of a shape layer; nil for all other layers.
    package var shape: ShapeValues? {
        if case .shape(let box) = kind { box.values } else { nil }
    }
    /// The properties of a gradient layer; nil for all other layers.
    package var gradient: GradientValues? {
        if case .gradient(let box) = kind { box.values } else { nil }
    }
    /// The properties of a text layer; nil for all other layers.
    package var text: TextValues? {
        if case .text(let box) = kind { box.values } else { nil }
    }
    /// The properties of an emitter layer; nil for all other layers.
    package var emission: ValueBox<EmitterValues>? {
        if case .emitter(let box) = kind { box } else { nil }
    }
}
