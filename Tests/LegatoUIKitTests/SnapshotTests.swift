import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Pictures of views.
struct SnapshotTests {
    private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 120))
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    private let dot = UIView(frame: CGRect(x: 10, y: 8, width: 30, height: 24))
    private let label = UILabel(frame: CGRect(x: 8, y: 36, width: 64, height: 20))

    init() {
        card.backgroundColor = .systemYellow
        card.layer.cornerRadius = 9
        dot.backgroundColor = UIColor(red: 0.8, green: 0.1, blue: 0.3, alpha: 0.6)
        dot.layer.cornerRadius = 7
        dot.transform = CGAffineTransform(rotationAngle: 0.3)
        label.text = "Card"
        stage.addSubview(card)
        card.addSubview(dot)
        card.addSubview(label)
    }

    /// A display that is transparent except for the card.
    private func show(scale: CGFloat = 1) -> HeadlessDisplay {
        let display = HeadlessDisplay(size: CGSize(width: 160, height: 120), scale: scale)
        display.perform { display.rootLayer.addSublayer(stage.layer) }
        display.advance(by: 0.1)
        return display
    }

    /// The pixels of the card's frame on a display.
    private func shown(_ display: HeadlessDisplay) throws -> CGImage {
        let (frame, scale) = (card.frame, display.scale)
        return try #require(
            display.snapshot().cropping(
                to: CGRect(
                    x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
                    height: frame.height * scale
                )
            )
        )
    }

    private func picture(_ view: UIView?) -> CGImage? { view?.layer.contents as? CGImage }

    /// The picture that a renderer makes of the card.
    private func drawn(_ draw: (UIGraphicsImageRendererContext) -> Void) -> CGImage? {
        UIGraphicsImageRenderer(bounds: card.bounds).image(actions: draw).cgImage
    }

    @Test("A drawing of a view is what a display shows", arguments: [1, 2, 3] as [CGFloat])
    func drawing(scale: CGFloat) throws {
        let display = show(scale: scale)
        let shown = try shown(display)
        try display.perform {
            for isUpdated in [false, true] {
                let image = try #require(
                    drawn { _ in
                        #expect(card.drawHierarchy(in: card.bounds, afterScreenUpdates: isUpdated))
                    }
                )
                #expect((image == shown) as Bool)
            }
            let image = try #require(drawn { card.layer.render(in: $0.cgContext) })
            #expect((image == shown) as Bool)
        }
    }

    @Test("A snapshot shows the pixels of the view after it has changed", arguments: [1, 2, 3])
    func kept(scale: Int) throws {
        let display = show(scale: CGFloat(scale))
        let (before, shown) = (display.snapshot(), try shown(display))
        let copy = try display.perform {
            let copy = try #require(card.snapshotView(afterScreenUpdates: false))
            #expect(copy.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
            copy.frame = card.frame
            stage.addSubview(copy)
            card.isHidden = true
            dot.backgroundColor = .black
            return copy
        }
        display.advance(by: 0.1)
        #expect((display.snapshot() == before) as Bool)
        display.perform { copy.frame.origin = CGPoint(x: 70, y: 50) }
        display.advance(by: 0.1)
        let place = CGRect(x: 70 * scale, y: 50 * scale, width: 80 * scale, height: 60 * scale)
        #expect((display.snapshot().cropping(to: place) == shown) as Bool)
    }

    @Test("During an animation, a snapshot shows its present state, or else its end")
    func animated() throws {
        let display = show()
        display.perform {
            UIView.animate(withDuration: 1) {
                dot.center.x += 30
                card.backgroundColor = .systemBlue
            }
        }
        display.advance(by: 0.4)
        let middle = try shown(display)
        let (now, end) = display.perform {
            (
                picture(card.snapshotView(afterScreenUpdates: false)),
                picture(card.snapshotView(afterScreenUpdates: true))
            )
        }
        #expect((now == middle) as Bool)
        display.advance(by: 1)
        #expect((try end == shown(display)) as Bool)
        #expect((end != middle) as Bool)
    }

    @Test("Changes since the last commit show only after updates, with their layout")
    func pending() throws {
        final class Row: UIView {
            override func layoutSubviews() { subviews.first?.frame = bounds.insetBy(dx: 4, dy: 4) }
        }
        let row = Row(frame: CGRect(x: 2, y: 2, width: 20, height: 20))
        let display = show()
        let before = try shown(display)
        let (old, new) = display.perform {
            let mark = UIView()
            mark.backgroundColor = .red
            row.addSubview(mark)
            card.addSubview(row)
            return (
                picture(card.snapshotView(afterScreenUpdates: false)),
                picture(card.snapshotView(afterScreenUpdates: true))
            )
        }
        #expect((old == before) as Bool)
        display.advance(by: 0.1)
        #expect((try new == shown(display)) as Bool)
        #expect((new != before) as Bool)
    }

    @Test("A view that no display has shown is drawn after updates only, at the screen's scale")
    func offscreen() throws {
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.green.setFill()
                UIBezierPath(ovalIn: rect).fill()
            }
        }
        let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        let display = HeadlessDisplay(size: CGSize(width: 20, height: 10), scale: 2)
        let copy = try display.perform {
            let empty = try #require(drawing.snapshotView(afterScreenUpdates: false))
            #expect(empty.bounds == drawing.bounds && empty.layer.contents == nil)
            _ = drawn { _ in
                #expect(!drawing.drawHierarchy(in: drawing.bounds, afterScreenUpdates: false))
            }
            return picture(drawing.snapshotView(afterScreenUpdates: true))
        }
        display.perform { display.rootLayer.addSublayer(drawing.layer) }
        display.advance(by: 0.1)
        #expect((display.snapshot() == copy) as Bool)
    }

    @Test("A snapshot moves, turns and stretches as any view")
    func moved() throws {
        let display = show()
        let copy = try display.perform {
            let copy = try #require(card.snapshotView(afterScreenUpdates: false))
            stage.addSubview(copy)
            return copy
        }
        display.advance(by: 0.1)
        display.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                copy.frame = CGRect(x: 0, y: 0, width: 160, height: 120)
                copy.alpha = 0
            }
        }
        display.advance(by: 0.5)
        #expect(abs(copy.shown.frame.width - 120) < 2 && abs(copy.shown.opacity - 0.5) < 0.02)
        display.advance(by: 1)
        #expect(copy.shown.frame.height == 120)
    }

    @Test("A part of a view keeps its margins when its snapshot is stretched")
    func part() throws {
        let display = show()
        let whole = display.snapshot()
        let part = CGRect(x: 4, y: 2, width: 30, height: 20)
        display.perform {
            let caps = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 10)
            let copy = card.resizableSnapshotView(
                from: part, afterScreenUpdates: false, withCapInsets: caps
            )
            copy?.frame = CGRect(x: 0, y: 90, width: 70, height: 20)
            card.isHidden = true
            copy.map(stage.addSubview)
        }
        display.advance(by: 0.1)
        let stretched = display.snapshot()
        for y in 0..<20 {
            let (top, row) = (2 + y, 90 + y)
            for x in 0..<6 { #expect(stretched[x, row] == whole[4 + x, top]) }
            for x in 0..<10 { #expect(stretched[60 + x, row] == whole[24 + x, top]) }
        }
    }

    @Test("The bounds are drawn scaled to the rectangle, of a scrolled view too")
    func scaled() throws {
        let display = show()
        display.perform { card.bounds.origin = CGPoint(x: 5, y: 3) }
        display.advance(by: 0.1)
        let shown = try shown(display)
        display.perform {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            let size = CGSize(width: 40, height: 30)
            let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
                card.drawHierarchy(
                    in: CGRect(origin: .zero, size: size), afterScreenUpdates: true
                )
            }
            #expect((image.cgImage == shown) as Bool)
        }
    }

    @Test("A snapshot with a fraction of a pixel at its end is not resampled")
    func fraction() throws {
        card.frame.size = CGSize(width: 80.4, height: 60.7)
        let display = show()
        let before = display.snapshot()
        try display.perform {
            let copy = try #require(card.snapshotView(afterScreenUpdates: true))
            copy.frame = card.frame
            card.isHidden = true
            stage.addSubview(copy)
        }
        display.advance(by: 0.1)
        let after = display.snapshot()
        for y in 0..<60 {
            for x in 0..<80 { #expect(before[x, y] == after[x, y]) }
        }
    }

    @Test("Invalid and empty rectangles are drawn as nothing")
    func invalid() throws {
        let bad = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
        let found = sentences {
            _ = drawn { _ in #expect(!card.drawHierarchy(in: bad, afterScreenUpdates: true)) }
            let copy = card.resizableSnapshotView(
                from: bad, afterScreenUpdates: true, withCapInsets: .zero
            )
            #expect(copy == nil)
        }
        #expect(found.count == 2 && found.allSatisfy { $0.contains("nan") })
        #expect(!card.drawHierarchy(in: card.bounds, afterScreenUpdates: true), "no context")
        _ = drawn { _ in #expect(!card.drawHierarchy(in: .zero, afterScreenUpdates: true)) }
        let empty = UIView().snapshotView(afterScreenUpdates: true)
        #expect(empty?.bounds == .zero && picture(empty) == nil)
    }
}
