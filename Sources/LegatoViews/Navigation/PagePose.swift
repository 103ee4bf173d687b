import Foundation

/// The appearance of a page at one point of its transition.
nonisolated struct PagePose: Equatable {
    /// The frame, in the common coordinate space of all pages.
    var frame: CGRect
    /// The scale factor of the content.
    var scale: CGFloat = 1
    var cornerRadius: CGFloat = 0
    var opacity: Double = 1
    /// The opacity of the dimming behind the page, 0 to 1.
    var dim: Double = 0
}

/// The position of a page in the model.
nonisolated enum PagePlace {
    /// Off screen, or in its source view.
    case away
    /// In front of all others.
    case top
    /// Behind the page that covers it.
    case below
}

/// The style of a page.
nonisolated enum PageStyle {
    case stack, sheet, cover
    /// A card over the window, which fades in.
    case alert
    /// Cards that slide in from the bottom of the window.
    case dialog
    /// A card next to a view of the window, which fades in.
    case popover

    /// Whether the page has its own background.
    var isOpaque: Bool { self == .stack || self == .sheet || self == .cover }

    /// Returns the frame of a fully shown page in a container of the given size.
    func restingFrame(in size: CGSize) -> CGRect {
        guard self == .sheet else { return CGRect(origin: .zero, size: size) }
        let inset = min(40, size.height / 4)
        return CGRect(x: 0, y: inset, width: size.width, height: size.height - inset)
    }

    var cornerRadius: CGFloat { self == .sheet ? 12 : 0 }

    /// The opacity of the dimming behind such a page.
    var dim: Double {
        switch self {
        case .stack: 0.1
        case .sheet: 0.3
        case .alert, .dialog: 0.2
        case .cover, .popover: 0
        }
    }
}
