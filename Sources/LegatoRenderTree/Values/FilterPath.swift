import LegatoGraphics

/// An input of one of a layer's filters, as named by a key path such as `filters.blur.inputRadius`.
///
/// The names are interned and represented by an index, because paths are copied for every animation
/// in every frame.
package struct FilterPath: Sendable, Hashable {
    private struct Names: Hashable {
        var filter: String
        var input: String
    }

    private static let known = Locked<(list: [Names], index: [Names: Int32])>(([], [:]))
    /// The key for whether a filter is enabled, which every filter has.
    package static let enabled = "enabled"

    private let index: Int32

    /// Parses the key path after `filters.`; returns nil if its last key is not an input of any
    /// filter.
    init?(_ keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return nil }
        let names = Names(
            filter: String(keyPath[..<dot]), input: String(keyPath[keyPath.index(after: dot)...])
        )
        guard !names.filter.isEmpty, Self.inputKeys.contains(names.input) else { return nil }
        index = Self.known.withLock { known in
            if let index = known.index[names] { return index }
            let index = Int32(known.list.count)
            known.list.append(names)
            known.index[names] = index
            return index
        }
    }

    /// The valid last keys of a key path.
    static let inputKeys: [String] =
        [enabled] + LayerFilter.Kind.allCases.flatMap { $0.inputs.map(\.key) }

    /// The keys of inputs that are vectors.
    private static let vectorKeys = Set(
        LayerFilter.Kind.allCases.flatMap { $0.inputs.filter(\.isVector).map(\.key) }
    )

    private var names: Names { Self.known.withLock { $0.list[Int(index)] } }

    /// The type of the input.
    package var type: PropertyType {
        let name = names.input
        if name == Self.enabled { return .bool }
        return Self.vectorKeys.contains(name) ? .quad : .double
    }

    /// The key path after `filters.`.
    var keyPath: String { names.filter + "." + names.input }

    /// Returns the value of the input; nil if there is no filter of that name with the input.
    func value(in filters: [LayerFilter]?) -> PropertyValue? {
        let names = names
        guard let filter = filters?.first(where: { $0.name == names.filter }) else { return nil }
        if names.input == Self.enabled { return .bool(filter.isEnabled) }
        return filter.kind.inputs.first { $0.key == names.input }.map(filter.value(of:))
    }

    /// Sets the input of the first filter of that name; has no effect if there is none.
    func set(_ value: SIMD4<Double>, in filters: inout [LayerFilter]?) {
        let names = names
        guard var list = filters, let i = list.firstIndex(where: { $0.name == names.filter })
        else { return }
        if names.input == Self.enabled {
            list[i].isEnabled = value.x != 0
        } else if let input = list[i].kind.inputs.first(where: { $0.key == names.input }) {
            list[i][input] = value
        }
        filters = list
    }
}

extension LayerFilter {
    /// Returns the value of an input as a property value.
    package func value(of input: Input) -> PropertyValue {
        input.isVector ? .quad(self[input]) : .number(self[input].x)
    }
}
