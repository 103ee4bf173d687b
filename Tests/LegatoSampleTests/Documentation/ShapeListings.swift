import Foundation
import Legato
import Testing

enum Midline: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        dimensions[VerticalAlignment.center]
    }
}
extension VerticalAlignment {
    static let midline = VerticalAlignment(Midline.self)
}

/// Listings on shapes and layout.
///
/// The listings of the documentation comments on shapes, styles and layout.
@MainActor
struct ShapeListings {
    struct Wedge: Shape {
        var end: Angle
        var animatableData: Angle.AnimatableData {
            get { end.animatableData }
            set { end.animatableData = newValue }
        }
        func path(in rect: CGRect) -> Path {
            Path { path in
                let center = CGPoint(x: rect.midX, y: rect.midY)
                path.move(to: center)
                path.addRelativeArc(
                    center: center,
                    radius: rect.width / 2,
                    startAngle: .zero,
                    delta: end
                )
                path.closeSubpath()
            }
        }
    }

    @Test("A wedge opens clockwise, through every angle")
    func wedge() throws {
        let stage = TransactionStage(Wedge(end: .degrees(0)).frame(width: 100, height: 100))
        stage.display.perform {
            withAnimation(.linear(duration: 1)) {
                stage.hosting.rootView = Wedge(end: .degrees(180)).frame(width: 100, height: 100)
            }
        }
        stage.display.advance(by: 0.6)
        let shown = try #require(stage.display.perform { try stage.shape().presentation()?.path })
        let path = Path(shown)
        #expect(path.contains(CGPoint(x: 80, y: 60)) && !path.contains(CGPoint(x: 20, y: 60)))
    }

    struct Warning: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.yellow : Color.orange
        }
    }

    @Test("A style differs by the colour scheme")
    func style() throws {
        func fill(_ scheme: ColorScheme) throws -> CGColor {
            let circle = Circle().fill(Warning()).environment(\.colorScheme, scheme)
            let stage = TransactionStage(circle)
            return try stage.fill(stage.shape())
        }
        #expect(try fill(.dark) != fill(.light))
    }

    struct Ring: Layout {
        var angle: Angle

        var animatableData: Angle.AnimatableData {
            get { angle.animatableData }
            set { angle.animatableData = newValue }
        }

        func sizeThatFits(
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) {
            let step = 2 * Double.pi / Double(subviews.count)
            for (number, subview) in subviews.enumerated() {
                let radians = angle.radians + Double(number) * step
                let position = CGPoint(
                    x: bounds.midX + cos(radians) * bounds.width / 2,
                    y: bounds.midY + sin(radians) * bounds.height / 2
                )
                subview.place(at: position, anchor: .center, proposal: .unspecified)
            }
        }
    }

    @Test("A ring places its views around its centre")
    func ring() throws {
        let stage = TransactionStage(
            Ring(angle: .zero) {
                Text("right")
                Text("left")
            }
            .frame(width: 200, height: 200)
        )
        let (right, left) = (
            try stage.frame(stage.text("right")), try stage.frame(stage.text("left"))
        )
        #expect(abs(right.midX - 300) < 1 && abs(right.midY - 200) < 1)
        #expect(abs(left.midX - 100) < 1 && abs(left.midY - 200) < 1)
    }

    struct Adaptive<Content: View>: View {
        let isWide: Bool
        let content: Content
        var body: some View {
            let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
            layout { content }
        }
    }

    @Test("A wide layout is a row, a narrow one a column")
    func anyLayout() throws {
        for isWide in [false, true] {
            let texts = TupleText()
            let stage = TransactionStage(Adaptive(isWide: isWide, content: texts))
            let first = try stage.frame(stage.text("first"))
            let second = try stage.frame(stage.text("second"))
            #expect((first.maxX <= second.minX) == isWide)
            #expect((first.maxY <= second.minY) != isWide)
        }
    }

    struct TupleText: View {
        var body: some View {
            Text("first")
            Text("second")
        }
    }

    @Test("A custom guide aligns the middles of views")
    func alignment() throws {
        let stage = TransactionStage(
            HStack(alignment: .midline) {
                Text("small")
                Text("large").font(.system(size: 40))
            }
        )
        let small = try stage.frame(stage.text("small"))
        #expect(abs(small.midY - (try stage.frame(stage.text("large")).midY)) < 1)
    }

    @Test("A triangle's path contains its middle")
    func path() {
        let triangle = Path { path in
            path.move(to: CGPoint(x: 0, y: 80))
            path.addLine(to: CGPoint(x: 100, y: 80))
            path.addLine(to: CGPoint(x: 50, y: 0))
            path.closeSubpath()
        }
        #expect(triangle.contains(CGPoint(x: 50, y: 40)))
        #expect(!triangle.contains(CGPoint(x: 5, y: 40)))
    }

    struct Lamp: View {
        let isOn: Bool
        var body: some View {
            Circle()
                .fill(isOn ? Color.green : Color(red: 0.2, green: 0.2, blue: 0.25))
        }
    }

    @Test("A lamp that is on is green")
    func color() throws {
        let (on, off) = (
            TransactionStage(Lamp(isOn: true)), TransactionStage(Lamp(isOn: false))
        )
        #expect(try on.fill(on.shape()).green > 0.5)
        let grey = try off.fill(off.shape())
        #expect(abs(grey.red - 0.2) < 1e-6 && abs(grey.blue - 0.25) < 1e-6)
    }

    struct Sunset: View {
        var body: some View {
            Rectangle().fill(
                LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
            )
        }
    }

    @Test("A gradient is redder at the bottom")
    func gradient() {
        let picture = TransactionStage(Sunset()).display.snapshot()
        #expect(picture[200, 2].red < picture[200, 397].red)
        #expect(picture[2, 200] == picture[397, 200])
    }

    struct Thirds: View {
        var body: some View {
            GeometryReader { proxy in
                Circle()
                    .frame(width: proxy.size.width / 3, height: proxy.size.width / 3)
            }
        }
    }

    @Test("A circle is a third as wide as the view")
    func geometryReader() throws {
        let stage = TransactionStage(Thirds(), width: 300)
        #expect(try stage.frame(stage.shape()).size == CGSize(width: 100, height: 100))
    }

    struct Titles: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                Text("Title").font(.headline)
                Text("Subtitle")
            }
        }
    }

    @Test("Titles have a common leading edge and 12 points between them")
    func column() throws {
        let stage = TransactionStage(Titles())
        let title = try stage.frame(stage.text("Title"))
        let subtitle = try stage.frame(stage.text("Subtitle"))
        #expect(abs(title.minX - subtitle.minX) < 1e-9)
        #expect(abs(subtitle.minY - title.maxY - 12) < 1)
    }

    struct Volume: View {
        var body: some View {
            HStack(alignment: .firstTextBaseline) {
                Text("Volume")
                Spacer()
                Text("11").bold()
            }
        }
    }

    @Test("A spacer moves the number to the trailing edge")
    func row() throws {
        let stage = TransactionStage(Volume())
        #expect(try stage.frame(stage.text("Volume")).minX < 1)
        #expect(try stage.frame(stage.text("11")).maxX > 399)
    }
}
