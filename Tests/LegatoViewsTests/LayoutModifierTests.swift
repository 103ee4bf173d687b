import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Frames, padding and other layout modifiers.
struct LayoutModifierTests {
    @Test(
        "A fixed frame aligns its content",
        arguments: [
            (Alignment.center, 40, 20), (.topLeading, 0, 0), (.bottomTrailing, 80, 40),
            (.leading, 0, 20), (.top, 40, 0),
        ] as [(Alignment, CGFloat, CGFloat)]
    )
    func fixedFrame(alignment: Alignment, x: CGFloat, y: CGFloat) {
        let view = FakeElement(20, 10)
        let rule = FixedFrameLayout(width: 100, height: 50, alignment: alignment)
        #expect(ModifiedElement(view, rule).lay(7, nil) == CGSize(width: 100, height: 50))
        #expect(view.frame == rect(x, y, 20, 10))
        #expect(view.placement?.proposal == ProposedViewSize(width: 100, height: 50))
    }

    @Test("A frame takes the view's size in a dimension that it does not specify")
    func halfFrame() {
        let view = FakeElement(20, 10)
        let frame = ModifiedElement(view, FixedFrameLayout(width: nil, height: 50))
        #expect(frame.lay(300, 300) == CGSize(width: 20, height: 50))
        #expect(view.placement?.proposal == ProposedViewSize(width: 300, height: 50))
    }

    /// A row of the table of flexible frames.
    nonisolated struct Flexible: Sendable, CustomStringConvertible {
        let min, ideal, max, offered: CGFloat?
        let view: ClosedRange<CGFloat>
        let expected: CGFloat

        init(
            _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?, offered: CGFloat?,
            _ view: ClosedRange<CGFloat>, gives expected: CGFloat
        ) {
            (self.min, self.ideal, self.max, self.offered) = (min, ideal, max, offered)
            (self.view, self.expected) = (view, expected)
        }

        var description: String {
            "\(min as Any) \(ideal as Any) \(max as Any) of \(offered as Any) around \(view)"
        }
    }

    @Test(
        "A flexible frame takes the offered size within its limits or the view's size",
        arguments: [
            Flexible(nil, nil, .infinity, offered: 300, 50...50, gives: 300),
            Flexible(nil, nil, .infinity, offered: 20, 50...50, gives: 50),
            Flexible(nil, nil, .infinity, offered: nil, 50...50, gives: 50),
            Flexible(nil, nil, .infinity, offered: .infinity, 50...50, gives: .infinity),
            Flexible(nil, nil, 200, offered: 300, 50...50, gives: 200),
            Flexible(nil, nil, 40, offered: 300, 50...50, gives: 40),
            Flexible(100, nil, nil, offered: 300, 50...50, gives: 100),
            Flexible(100, nil, nil, offered: 300, 150...150, gives: 150),
            Flexible(100, nil, nil, offered: 120, 150...150, gives: 120),
            Flexible(100, nil, nil, offered: 10, 0...400, gives: 100),
            Flexible(100, nil, 200, offered: 10, 50...50, gives: 100),
            Flexible(100, nil, 200, offered: 150, 50...50, gives: 150),
            Flexible(100, nil, 200, offered: 900, 50...50, gives: 200),
            Flexible(100, 120, 200, offered: nil, 50...50, gives: 120),
            Flexible(0, nil, .infinity, offered: 5, 50...50, gives: 5),
            Flexible(nil, 70, nil, offered: nil, 0...400, gives: 70),
            Flexible(nil, nil, nil, offered: 30, 50...50, gives: 50),
        ]
    )
    func flexibleFrame(_ test: Flexible) {
        let rule = FlexibleFrameLayout(
            minWidth: test.min, idealWidth: test.ideal, maxWidth: test.max
        )
        let frame = ModifiedElement(FakeElement(width: test.view, height: 10...10), rule)
        let offer = ProposedViewSize(width: test.offered, height: nil)
        #expect(frame.fittingSize(offer) == CGSize(width: test.expected, height: 10))
    }

    @Test("A flexible frame offers its content its own size")
    func flexiblePlacement() {
        let view = FakeElement(width: 0...60, height: 10...10)
        let rule = FlexibleFrameLayout(maxWidth: .infinity, alignment: .trailing)
        #expect(ModifiedElement(view, rule).lay(100, 40) == CGSize(width: 100, height: 10))
        #expect(view.frame == rect(40, 0, 60, 10))
    }

    @Test("In a column of fixed size, expanding frames get equal widths")
    func equalWidths() {
        let (short, long) = (FakeElement(20, 10), FakeElement(70, 10))
        let frames = [short, long].map {
            ModifiedElement($0, FlexibleFrameLayout(maxWidth: .infinity, alignment: .leading))
        }
        let column = ContainerElement(VStackLayout(spacing: 0), frames)
        let fixed = ModifiedElement(column, FixedSizeLayout(horizontal: true, vertical: false))
        #expect(fixed.lay(300, 300) == CGSize(width: 70, height: 20))
        #expect(short.placement?.proposal.width == 70)
        #expect(short.frame == rect(0, 0, 20, 10))
    }

    @Test("Padding is 16 points, at the specified edges")
    func padding() {
        let view = FakeElement.shape
        let padded = ModifiedElement(view, PaddingLayout())
        #expect(padded.lay(100, 60) == CGSize(width: 100, height: 60))
        #expect(view.frame == rect(16, 16, 68, 28))
        #expect(padded.fittingSize(.unspecified) == CGSize(width: 42, height: 42))
        #expect(padded.fittingSize(.zero) == CGSize(width: 32, height: 32))
        let side = ModifiedElement(FakeElement(10, 10), PaddingLayout([.leading, .top], 3))
        #expect(side.lay(nil, nil) == CGSize(width: 13, height: 13))
        let less = ModifiedElement(FakeElement(10, 30), PaddingLayout(.all, -10))
        #expect(less.lay(nil, nil) == CGSize(width: 0, height: 10))
    }

    @Test("A positioned view takes the whole proposal, with its centre at the point")
    func position() {
        let view = FakeElement(20, 10)
        let positioned = ModifiedElement(view, PositionLayout(CGPoint(x: 30, y: 40)))
        #expect(positioned.lay(200, nil) == CGSize(width: 200, height: 10))
        #expect(view.frame == rect(20, 35, 20, 10))
    }

    @Test(
        "An aspect ratio fits inside the offer or fills it",
        arguments: [
            (ContentMode.fit, 100, 100, 100, 50), (.fill, 100, 100, 200, 100),
            (.fit, 300, 100, 200, 100), (.fill, 300, 100, 300, 150),
            (.fit, 80, nil, 80, 40), (.fill, nil, 80, 160, 80),
            (.fit, nil, nil, 10, 5), (.fit, .infinity, 30, 60, 30),
        ] as [(ContentMode, CGFloat?, CGFloat?, CGFloat, CGFloat)]
    )
    func aspectRatio(
        mode: ContentMode, offeredWidth: CGFloat?, offeredHeight: CGFloat?, width: CGFloat,
        height: CGFloat
    ) {
        let view = FakeElement.shape
        let rule = ModifiedElement(view, AspectRatioLayout(2, contentMode: mode))
        #expect(rule.lay(offeredWidth, offeredHeight) == CGSize(width: width, height: height))
        #expect(view.frame == rect(0, 0, width, height))
    }

    @Test("Without a ratio the aspect ratio of the ideal size is used")
    func ownRatio() {
        let image = FakeElement { offer in
            offer == .unspecified
                ? CGSize(width: 40, height: 10) : offer.replacingUnspecifiedDimensions()
        }
        let rule = AspectRatioLayout(nil, contentMode: .fit)
        #expect(ModifiedElement(image, rule).lay(100, 100) == CGSize(width: 100, height: 25))
    }

    @Test("A fixedSize view gets an unspecified proposal")
    func fixedSize() {
        let view = FakeElement.shape
        let fixed = ModifiedElement(view, FixedSizeLayout(horizontal: true, vertical: false))
        #expect(fixed.lay(100, 60) == CGSize(width: 10, height: 60))
        #expect(view.placement?.proposal == ProposedViewSize(width: nil, height: 60))
    }

    @Test("A layout priority passes through other modifiers, but not out of a frame")
    func priority() {
        let first = ModifiedElement(FakeElement(1, 1), LayoutPriorityLayout(3))
        #expect(ModifiedElement(first, PaddingLayout()).layoutPriority == 3)
        #expect(ModifiedElement(first, FixedSizeLayout()).layoutPriority == 3)
        #expect(ModifiedElement(first, AspectRatioLayout(2, contentMode: .fit)).layoutPriority == 3)
        #expect(ModifiedElement(first, FixedFrameLayout(width: 9, height: 9)).layoutPriority == 0)
        #expect(ModifiedElement(first, FlexibleFrameLayout(maxWidth: 9)).layoutPriority == 0)
        #expect(first.lay(nil, nil) == CGSize(width: 1, height: 1))
    }
}
