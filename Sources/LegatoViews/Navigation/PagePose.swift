import Foundation

/// What a page looks like at one place on its way.
nonisolated struct PagePose: Equatable {
    /// Where it shows, in the space that all pages share.
    var frame: CGRect
    /// How large its content is drawn.
    var scale: CGFloat = 1
    var cornerRadius: CGFloat = 0
    var opacity: Double = 1
    /// How dark what lies behind it is, from 0 to 1.
    var dim: Double = 0
}

/// Where a page is, as the model says.
nonisolated enum PagePlace {
    /// Outside, or in its source.
    case away
    /// In front of all.
    case top
    /// Behind the page that covers it.
    case below
}

/// What kind of page it is.
nonisolated enum PageStyle {
    case stack, sheet, cover

    /// Where such a page rests in the room that all have.
    func restingFrame(in size: CGSize) -> CGRect {
        guard self == .sheet else { return CGRect(origin: .zero, size: size) }
        let inset = min(40, size.height / 4)
        return CGRect(x: 0, y: inset, width: size.width, height: size.height - inset)
    }

    var cornerRadius: CGFloat { self == .sheet ? 12 : 0 }

    /// How dark such a page makes what lies behind it.
    var dim: Double {
        switch self {
        case .stack: 0.1
        case .sheet: 0.3
        case .cover: 0
        }
    }
}
