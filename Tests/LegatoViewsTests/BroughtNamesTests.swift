import Foundation
import Legato
import Testing

/// Names that public code brings.
struct BroughtNamesTests {
    @Test("Images with the same content are equal")
    func images() {
        let dots = CGImage(width: 1, height: 1, premultipliedRGBA: [255, 0, 0, 255])
        #expect(Image(systemName: "star") == Image(systemName: "star"))
        #expect(Image(systemName: "star") != Image(systemName: "moon"))
        #expect(Image(decorative: dots, scale: 1) == Image(decorative: dots, scale: 1))
        #expect(Image(decorative: dots, scale: 1) != Image(decorative: dots, scale: 2))
        #expect(Image(systemName: "star") != Image(systemName: "star").resizable())
    }

    @Test("A colour is made of another one")
    func colors() {
        let color = Color(Color.indigo)
        #expect(color == .indigo && Color(.indigo) == .indigo)
    }

    @Test("The category of text sizes is the dynamic type size")
    func categories() {
        var environment = EnvironmentValues()
        #expect(environment.sizeCategory == .large)
        environment.sizeCategory = .accessibilityMedium
        #expect(environment.dynamicTypeSize == .accessibility1)
        #expect(environment.sizeCategory.isAccessibilityCategory)
        #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
    }

    @Test("A progress view inside a style shows the configuration in the default style")
    func progress() {
        struct Framed: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                ProgressView(configuration).padding(10)
            }
        }
        let it = ViewDisplay(
            ProgressView("Loading", value: 0.5).progressViewStyle(Framed()),
            size: CGSize(width: 200, height: 100), frames: 3
        )
        #expect(it.middle(ofText: "Loading") != nil)
    }

    @Test("A gesture of any type reports the values of the gesture in it")
    func gestures() {
        var count = 0
        let gesture = AnyGesture(TapGesture(count: 2)).onEnded { count += 1 }
        let it = ViewDisplay(Color.red.gesture(gesture), size: CGSize(width: 100, height: 100))
        it.tap(50, 50)
        #expect(count == 0)
        it.tap(50, 50)
        it.display.advance(by: 1)
        #expect(count == 1)
    }
}
