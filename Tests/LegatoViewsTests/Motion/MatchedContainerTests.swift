import Foundation
import Legato
import Testing

/// Matched views in containers inserted with them.
struct MatchedContainerTests {
    enum Kind: CaseIterable { case direct, stack, nested, overlay, loop, transition, both }

    private struct Host: View {
        let kind: Kind
        @State var isOpen = false
        @Namespace private var space

        private var big: some View {
            Rectangle().fill(Color(red: 1, green: 0, blue: 0)).matchedGeometryEffect(
                id: 1, in: space
            )
            .frame(width: 200, height: 120)
        }

        private var small: some View {
            Rectangle().fill(Color(red: 0, green: 0, blue: 1)).matchedGeometryEffect(
                id: 1, in: space
            )
            .frame(width: 50, height: 30)
        }

        var body: some View {
            VStack(spacing: 0) {
                Color.green.frame(height: 20).onTapGesture {
                    withAnimation(.linear(duration: 1)) { isOpen.toggle() }
                }
                if isOpen {
                    switch kind {
                    case .direct: big
                    case .stack:
                        VStack {
                            Text("open"); big
                        }
                    case .nested: VStack { HStack { ZStack { big } } }
                    case .overlay: Color.clear.overlay { big }
                    case .loop:
                        ForEach(0..<1) { _ in
                            VStack {
                                Text("open"); big
                            }
                        }
                    case .transition:
                        VStack {
                            Text("open"); big
                        }.transition(.opacity)
                    case .both:
                        VStack {
                            Text("open"); big
                        }
                    }
                } else if kind == .both {
                    VStack {
                        Text("closed"); small; Text("below")
                    }
                } else {
                    small
                }
                Spacer(minLength: 0)
            }
        }
    }

    /// Returns the presented frames of the shapes of a colour.
    private func frames(_ it: ViewDisplay<Host>, _ color: CGColor) -> [CGRect] {
        func all(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(all) }
        return it.display.perform {
            all(it.hosting).compactMap { $0 as? CAShapeLayer }
                .filter { $0.fillColor == color }
                .compactMap { layer in
                    layer.presentation().map { $0.convert($0.bounds, to: nil) }
                }
        }
    }

    private func expectEqual(_ frame: CGRect?, _ expected: CGRect, _ what: String) {
        let frame = frame ?? .null
        let distance = max(
            abs(frame.minX - expected.minX), abs(frame.minY - expected.minY),
            abs(frame.width - expected.width), abs(frame.height - expected.height)
        )
        #expect(distance < 1e-9, "\(what): \(frame), not \(expected)")
    }

    /// At each time both partners have the same frame, interpolated between their own frames.
    @Test(arguments: Kind.allCases)
    func itStartsAtItsPartnersFrame(kind: Kind) throws {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        let it = ViewDisplay(Host(kind: kind))
        let start = try #require(frames(it, blue).first)
        #expect(start.width == 50 && start.minY >= 20)
        it.tap(50, 10)
        var seen: [(comes: CGRect?, goes: CGRect?)] = []
        for _ in 0..<4 {
            seen.append((frames(it, red).last, frames(it, blue).first))
            it.display.advance(frames: 14)
        }
        it.display.advance(by: 1)
        let end = try #require(frames(it, red).first)
        #expect(end.size == CGSize(width: 200, height: 120))
        #expect(frames(it, blue).isEmpty)
        for (index, frames) in seen.enumerated() {
            let part = CGFloat(1 + 14 * index) / 60
            func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
            let expected = CGRect(
                x: between(start.minX, end.minX), y: between(start.minY, end.minY),
                width: between(start.width, end.width), height: between(start.height, end.height)
            )
            expectEqual(frames.comes, expected, "what comes, at \(part)")
            expectEqual(frames.goes, expected, "what goes, at \(part)")
        }
    }
}
