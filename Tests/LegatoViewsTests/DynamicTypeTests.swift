import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Dynamic Type sizes.
struct DynamicTypeTests {
    private struct Icon: View {
        @ScaledMetric private var side = 17.0
        @ScaledMetric(relativeTo: .largeTitle) private var large = 34.0
        var body: some View { Rectangle().frame(width: side, height: large) }
    }

    @Test("Text styles follow Apple's table; fixed sizes do not change")
    func sizes() throws {
        let stage = ViewStage(
            VStack {
                Text("a")
                Text("a").font(.largeTitle)
                Text("a").font(.system(size: 12))
                Text("a").font(.custom("Sans", size: 17))
                Text("a").font(.custom("Sans", fixedSize: 17))
            }
            .dynamicTypeSize(.accessibility1),
            height: 400
        )
        #expect(stage.layers(CATextLayer.self).map(\.fontSize) == [28, 44, 12, 28, 17])
    }

    @Test("A range clamps the size of the environment")
    func ranges() throws {
        let view = Text("a").dynamicTypeSize(...DynamicTypeSize.large)
            .dynamicTypeSize(.xxxLarge)
        #expect(ViewStage(view).layers(CATextLayer.self).map(\.fontSize) == [17])
        #expect(
            DynamicTypeSize.accessibility2.isAccessibilitySize && .xSmall < DynamicTypeSize.small)
    }

    @Test("A scaled metric follows its text style")
    func scaledMetric() throws {
        func size(_ type: DynamicTypeSize) throws -> CGSize {
            let stage = ViewStage(Icon().dynamicTypeSize(type))
            return try #require(stage.layers(CAShapeLayer.self).first).bounds.size
        }
        #expect(try size(.large) == CGSize(width: 17, height: 34))
        let larger = try size(.xxxLarge)
        #expect(abs(larger.width - 23) < 1e-9 && abs(larger.height - 40) < 1e-9)
    }
}
