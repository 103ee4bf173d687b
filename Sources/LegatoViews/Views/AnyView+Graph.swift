nonisolated extension ViewBuilder {
    /// Builds the branch of an availability check.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

extension HeldView {
    /// Whether both hold equal small values, compared bytewise; larger values are not compared.
    fileprivate func isSame(as other: HeldView) -> Bool {
        func isSame<V: View>(_ view: V) -> Bool {
            guard MemoryLayout<V>.size <= 3 * MemoryLayout<Int>.size, let other = other.view as? V
            else { return false }
            return FieldTable.memoryIsEqual(view, other)
        }
        return self === other || isSame(view)
    }
}

extension AnyView: ComparedProperty {
    package static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            a.assumingMemoryBound(to: AnyView.self).pointee.held
                .isSame(as: b.assumingMemoryBound(to: AnyView.self).pointee.held)
        }
    }
}

extension AnyView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        AnyViewNode(view, context)
    }
}

private final class AnyViewNode: DynamicNode<AnyView> {
    private var child: ViewNode?

    override init(_ view: AnyView, _ context: NodeContext) {
        super.init(view, context)
        func make<V: View>(_ content: V) { child = inner.makeNode(content) }
        make(view.content)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: AnyView) {
        let old = ObjectIdentifier(type(of: self.view.content))
        self.view = view
        func replace<V: View>(_ content: V) {
            if let same = child as? TypedNode<V> { return same.update(content) }
            leave(child.map { [(old, $0)] } ?? [])
            child = take(ObjectIdentifier(V.self), content)
            childrenChanged()
        }
        replace(view.content)
    }
}
