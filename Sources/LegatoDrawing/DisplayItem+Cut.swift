import LegatoGraphics

extension DisplayItem {
    /// The index of the part of the target that the item is clipped to, or -1; that of a group's
    /// picture and shadow is stored in its begin item.
    @usableFromInline
    package var cut: Int32 {
        get {
            switch self {
            case .shape(let item): item.cut
            case .shapes(let run): run.cut
            case .image(let item): item.cut
            case .shadow(let item): item.cut
            case .gradient(let item): item.cut
            case .beginGroup(let item): item.cut
            case .endGroup: -1
            }
        }
        set {
            switch self {
            case .shape(var item):
                item.cut = newValue
                self = .shape(item)
            case .shapes(var run):
                run.cut = newValue
                self = .shapes(run)
            case .image(var item):
                item.cut = newValue
                self = .image(item)
            case .shadow(var item):
                item.cut = newValue
                self = .shadow(item)
            case .gradient(var item):
                item.cut = newValue
                self = .gradient(item)
            case .beginGroup(var item):
                item.cut = newValue
                self = .beginGroup(item)
            case .endGroup: break
            }
        }
    }
}
