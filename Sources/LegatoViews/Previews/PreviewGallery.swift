import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A scrollable view of previews and their names, in rows as wide as the view.
package nonisolated struct PreviewGallery: View {
    let previews: [FoundPreview]

    /// Creates the view.
    package init(_ previews: [FoundPreview]) { self.previews = previews }

    /// The previews, or a message if there are none.
    package var body: some View {
        ZStack {
            Color(white: 0.9)
            if previews.isEmpty {
                Text("The program contains no previews that match.")
            } else {
                GeometryReader { window in
                    ScrollView([.horizontal, .vertical]) {
                        PreviewRows(width: window.size.width) {
                            ForEach(previews.indices, id: \.self) {
                                PreviewCell(preview: previews[$0])
                            }
                        }
                    }
                }
            }
        }
        .colorScheme(.light)
    }
}

/// A preview below its name and place.
private struct PreviewCell: View {
    let preview: FoundPreview

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(preview.name).font(.headline)
            Text(preview.place).font(.caption).foregroundStyle(.secondary)
            PreviewScreen(layer: preview.layer)
                .frame(width: preview.size.width, height: preview.size.height)
                .clipShape(RoundedRectangle(cornerRadius: 6))
                .overlay {
                    RoundedRectangle(cornerRadius: 6)
                        .stroke(Color(white: 0.7), lineWidth: 1)
                        .allowsHitTesting(false)
                }
                .padding(.top, 4)
        }
        .lineLimit(1)
    }
}

/// The layer of a preview.
private struct PreviewScreen: LayerRepresentable {
    let layer: CALayer

    func makeLayer(context: Context) -> CALayer { layer }
    func updateLayer(_ layer: CALayer, context: Context) {}
}

/// A layout in rows of a maximum width, exceeded only by a single wider view.
///
/// A view that fits below the last column of a row is placed there.
nonisolated struct PreviewRows: Layout {
    private static let margin: CGFloat = 24

    let width: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let frames = frames(of: subviews)
        return CGSize(
            width: max(width, (frames.map(\.maxX).max() ?? 0) + Self.margin),
            height: (frames.map(\.maxY).max() ?? 0) + Self.margin
        )
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for (subview, frame) in zip(subviews, frames(of: subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: .unspecified
            )
        }
    }

    private func frames(of subviews: Subviews) -> [CGRect] {
        // The row and its last column so far.
        var row = CGRect(x: 0, y: Self.margin, width: 0, height: 0)
        var column = CGRect.null
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            let right = width - Self.margin - size.width
            var origin = CGPoint(x: row.maxX + Self.margin, y: row.minY)
            let below = column.maxY + Self.margin
            if !column.isNull, column.minX <= right, below + size.height <= row.maxY {
                origin = CGPoint(x: column.minX, y: below)
            } else if row.width > 0, origin.x > right {
                row = CGRect(x: 0, y: row.maxY + Self.margin, width: 0, height: 0)
                (origin, column) = (CGPoint(x: Self.margin, y: row.minY), .null)
            } else {
                column = .null
            }
            let frame = CGRect(origin: origin, size: size)
            (row, column) = (row.union(frame), column.union(frame))
            return frame
        }
    }
}
