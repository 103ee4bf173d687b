import Foundation
import Legato
import TestSupport
import Testing

@testable import LegatoViews

/// Invalid numbers in views.
///
/// As in SwiftUI, invalid numbers never crash: they warn once and are ignored.
struct NumberTableTests {
    private static let odd: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, 1e-300, -5,
    ]

    @Test(
        "An invalid number warns once, plain and animated, and never traps",
        arguments: NumberRow.all
    )
    func rows(row: NumberRow) {
        for animation in [nil, Animation.linear(duration: 0.05)] {
            let display = HeadlessDisplay(size: CGSize(width: 16, height: 16), threads: 1)
            let hosting = HostingLayer(rootView: row.make(0.5))
            hosting.frame = display.rootLayer.bounds
            display.rootLayer.addSublayer(hosting)
            display.advance(frames: 1)
            for value in Self.odd {
                let messages = sentences {
                    display.perform {
                        withAnimation(animation) { hosting.rootView = row.make(value) }
                    }
                    display.advance(frames: 2)
                }
                #expect(
                    messages.count == (row.rule.refuses(value) ? 1 : 0),
                    "\(row.name) \(value): \(messages)"
                )
            }
            _ = display.snapshot()
        }
    }

    @Test("A warning of an invalid number names the modifier, the view and the number")
    func names() {
        let messages = sentences { _ = ViewDisplay(OddCard(number: .nan)) }
        #expect(messages.count == 3, "\(messages)")
        for name in ["opacity", "padding", "frame"] {
            #expect(
                messages.contains { $0.contains(name) && $0.contains("in the body of OddCard") },
                "\(name): \(messages)"
            )
        }
        #expect(messages.allSatisfy { $0.contains("got nan") }, "\(messages)")
    }

    @Test("A warning of a canvas names the function and the view")
    func canvas() {
        let messages = sentences { _ = ViewDisplay(OddCanvas(number: .nan)) }
        #expect(messages.count == 2, "\(messages)")
        for name in ["scaleBy(x:y:)", "rotate(by:)"] {
            let subject = "GraphicsContext.\(name), in the body of OddCanvas takes"
            #expect(messages.contains { $0.contains(subject) }, "\(name): \(messages)")
        }
    }

    /// Functions with numbers that are not validated by `NumberCheck`: checked elsewhere, or part
    /// of layout.
    private static let elsewhere: Set<String> = [
        // Layouts and their elements: `LayoutElement` checks sizes and positions.
        "sizeThatFits", "placeSubviews", "explicitAlignment", "place", "distance",
        "replacingUnspecifiedDimensions", "ProposedViewSize.init",
        // Paths warn themselves, colours are clamped, vectors are unrestricted.
        "path", "Path.init", "move", "addLine", "addCurve", "addQuadCurve", "addRect", "addRects",
        "addRoundedRect", "addEllipse", "addArc", "addRelativeArc", "addPath", "addLines",
        "contains", "trimmedPath", "applying", "offsetBy", "Color.init", "mix", "scale(by:)",
        // Integers, and functions that return a rectangle.
        "ForEach.init", "lineLimit", "onTapGesture", "MatchedGeometryProperties.init",
        // The line of the caller.
        "animation",
        // Separate tests check heights of lines and font sizes.
        "multiple", "leading", "exact",
        "system", "custom",
        // Sizes of previews have their own test.
        "fixedLayout",
        // Transitions pass their numbers to modifiers.
        "ScaleTransition.init", "OffsetTransition.init",
        // Closures that receive a size or a location.
        "Canvas.init", "dropDestination", "onDrop",
        // Colours of canvases and of UIKit: clamped like others.
        "color", "withAlphaComponent",
        // Pointers to which numbers are written.
        "getRed", "getHue", "getWhite",
        // Stored values: every value is valid.
        "AppStorage.init", "SceneStorage.init", "ScrollGeometry.init",
        // The older forms pass their numbers to the newer ones.
        "accessibility",
        // No computer has the hardware for haptic feedback.
        "impact", "impactOccurred",
        // Sizes of previews have their own test.
        "fixedLayout",
        // Scroll targets are checked where scrolling comes to rest, in a separate test.
        "ScrollTarget.init",
        // Shader arguments, which may be any numbers, and offsets, which a separate test checks.
        "float2", "distortionEffect", "layerEffect", "distortionShader", "layerShader", "shader",
        // The duration of an image has a test below.
        "animatedImage",
        // Sizes of tiles, which a separate test checks.
        "tiledImage", "ImagePaint.init", "image",
        // Numbers in descriptions of charts, which the program puts into words.
        "AXNumericDataAxisDescriptor.init", "number",
        // Glass keeps apart.
        "GlassEffectContainer.init",
    ]

    @Test("An animated image without a valid duration shows 30 images a second")
    func animatedImage() {
        let image = UIImage(cgImage: CGContext(width: 2, height: 2).makeImage())
        let found = warnings {
            for (duration, expected) in [(2, 2), (0, 0.1), (-1, 0.1), (.nan, 0.1)] {
                let shown = UIImage.animatedImage(
                    with: [image, image, image], duration: Double(duration)
                )
                #expect(shown?.duration == expected)
            }
        }
        #expect(!found.isEmpty)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test("Every public function of views with numeric parameters has a row")
    func coverage() throws {
        let known = Set(NumberRow.all.map(\.name)).union(Self.elsewhere)
        var missing: [String] = []
        for path in try ProjectFiles.paths(below: "Sources/LegatoViews", suffix: ".swift") {
            let text = try ProjectFiles.text(path)
            for match in text.matches(of: Self.function) {
                let list = String(match.2).split(separator: "->")[0]
                guard list.contains(Self.number) else { continue }
                var name = String(match.1.split(separator: " ").last ?? "")
                if name == "init" {
                    let before = text[..<match.range.lowerBound]
                    let type = before.matches(of: Self.type).last.map { String($0.1) } ?? ""
                    name = "\(type).init"
                }
                if !known.contains(name) { missing.append("\(path): \(name)") }
            }
        }
        #expect(missing == [])
    }

    private static var function: Regex<(Substring, Substring, Substring)> {
        /public (?:static |nonisolated |mutating )*(func \w+|init)[^(\n]*\(([^{]*)\{/
    }
    private static var number: Regex<Substring> {
        /\b(?:CGFloat|Double|TimeInterval|Angle|CGSize|CGPoint|EdgeInsets|UnitPoint|CGAffineTransform)\b/
    }
    private static var type: Regex<(Substring, Substring)> {
        /\n(?:\w+ )*(?:struct|class|enum|extension) (\w+)/
    }
}

private struct OddCard: View {
    let number: Double
    var body: some View {
        Color.red.frame(width: number).padding(number).opacity(number)
    }
}

private struct OddCanvas: View {
    let number: Double
    var body: some View {
        Canvas { context, size in
            context.scaleBy(x: number, y: 1)
            context.rotate(by: .radians(number))
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
    }
}
