import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Layout: invalid sizes and frames.
struct LayoutWarningTests {
    @Test("Infinite, NaN and negative sizes are reported and replaced by the offer")
    func badSizes() {
        for length in [CGFloat.infinity, .nan, -5, -.infinity] {
            let bad = FakeElement(length, 20)
            let messages = warnings {
                #expect(bad.fittingSize(ProposedViewSize(width: 70, height: 10)).width == 70)
                #expect(bad.fittingSize(.unspecified) == CGSize(width: 10, height: 20))
            }
            #expect(messages.count == 2)
            #expect(messages.allSatisfy { $0.contains("FakeElement must return a width from 0") })
            #expect(messages.allSatisfy { $0.contains("got \(length)") })
        }
    }

    @Test("An infinite offer may return infinity, but no placed size is infinite")
    func infiniteOffers() {
        let shape = FakeElement.shape
        let none = warnings {
            #expect(shape.fittingSize(.infinity).width == .infinity)
        }
        #expect(none.isEmpty)
        let messages = warnings {
            #expect(shape.placedSize(.infinity) == CGSize(width: 10, height: 10))
        }
        #expect(messages.count == 2)
    }

    @Test("A stack with a view of infinite size stays finite")
    func stack() {
        let (bad, good) = (FakeElement(.infinity, .nan), FakeElement(30, 20))
        let stack = ContainerElement(HStackLayout(spacing: 0), [bad, good])
        let messages = warnings {
            #expect(stack.lay(100, 50) == CGSize(width: 100, height: 50))
            #expect(good.frame == rect(70, 15, 30, 20))
            #expect(bad.frame == rect(0, 0, 70, 50))
        }
        #expect(!messages.isEmpty)
    }

    @Test("A frame has no negative, infinite or NaN dimension")
    func frames() {
        let messages = warnings {
            #expect(FixedFrameLayout(width: -3, height: .infinity).width == 0)
            #expect(FixedFrameLayout(width: .nan, height: .infinity).width == nil)
        }
        let numbers = "FixedFrameLayout.init takes numbers from -1000000000.0 to 1000000000.0"
        #expect(
            messages == [
                "FixedFrameLayout.init takes lengths from 0 to 1000000000.0, got -3.0; 0 is used.",
                "\(numbers), got inf; it is ignored.", "\(numbers), got nan; it is ignored.",
                "\(numbers), got inf; it is ignored.",
            ]
        )
    }

    @Test("Contradicting limits are reported and sorted")
    func limits() {
        let messages = warnings {
            let rule = FlexibleFrameLayout(minWidth: 100, maxWidth: 50)
            let frame = ModifiedElement(FakeElement(10, 10), rule)
            #expect(frame.lay(70, 10).width == 100)
            #expect(FlexibleFrameLayout(minHeight: 5, idealHeight: 3).height.ideal == 5)
        }
        #expect(
            messages == [
                "FlexibleFrameLayout.init takes a minimum, ideal and maximum width in ascending order, "
                    + "got 100.0, none, 50.0; the minimum takes precedence.",
                "FlexibleFrameLayout.init takes a minimum, ideal and maximum height in ascending "
                    + "order, got 5.0, 3.0, none; the minimum takes precedence.",
            ]
        )
        #expect(
            warnings { _ = FlexibleFrameLayout(minWidth: 1, idealWidth: 1, maxWidth: .infinity) }
                .isEmpty
        )
    }

    @Test("Other invalid values are reported and ignored")
    func others() {
        let view = FakeElement(10, 10)
        let messages = warnings {
            #expect(PositionLayout(CGPoint(x: CGFloat.nan, y: 3)).position == .zero)
            #expect(PaddingLayout(.top, .infinity).insets == EdgeInsets())
            #expect(AspectRatioLayout(0, contentMode: .fit).ratio == nil)
            #expect(LayoutPriorityLayout(.nan).priority == 0)
            let guide = ModifiedElement(view, AlignmentGuideLayout(.leading) { _ in .nan })
            #expect(guide.dimensions(in: .unspecified)[.leading] == 0)
            LayoutSubviews([view])[0].place(
                at: CGPoint(x: 4, y: CGFloat.infinity),
                proposal: ProposedViewSize(width: .nan, height: -3)
            )
        }
        #expect(messages.count == 6)
        #expect(view.frame == rect(4, 0, 10, 10))
        #expect(view.placement?.proposal == ProposedViewSize(width: nil, height: 0))
    }
}
