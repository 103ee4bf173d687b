import Legato
import Testing

/// Descriptions of colours.
struct ColorDescriptionTests {
    @Test("A resolved colour is described by its encoded components, from every colour space")
    func resolved() {
        func description(
            _ space: Color.RGBColorSpace, _ red: Float, _ green: Float, _ blue: Float,
            _ opacity: Float
        ) -> String {
            Color.Resolved(
                colorSpace: space, red: red, green: green, blue: blue, opacity: opacity
            ).description
        }
        #expect(description(.sRGB, 0, 0, 0, 0) == "#00000000")
        #expect(description(.sRGB, 0.01, 0.02, 0.03, 0.04) == "#0305080A")
        #expect(description(.sRGB, 0.412, 0.508, 0.690, 0.748) == "#6982B0BF")
        #expect(description(.sRGB, -1, 2, 1, 1) == "#00FFFFFF")
        var odd = Color.Resolved(red: 1, green: 1, blue: 1)
        odd.linearRed = .nan
        #expect(odd.description == "#00FFFFFF")
        #expect(description(.sRGBLinear, 0.01, 0.02, 0.03, 0.04) == "#1927300A")
        #expect(description(.sRGBLinear, 0.3, 0.3, 0.3, 0.3) == "#9595954D")
        #expect(description(.sRGBLinear, 0.412, 0.508, 0.690, 0.748) == "#ACBDD8BF")
        #expect(description(.displayP3, 0.01, 0.02, 0.03, 0.04) == "#0205080A")
        #expect(description(.displayP3, 0.6, 0.6, 0.6, 0.6) == "#99999999")
    }

    @Test("A colour is described by its name, and by the percentages of its opacities")
    func named() {
        #expect("\(Color.red)" == "red")
        #expect(Color.accentColor.description == "AccentColor")
        #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
        #expect(Color.red.opacity(0.334).description == "33% red")
        #expect(Color.red.opacity(0.336).description == "34% red")
        #expect(Color.red.opacity(0.3).opacity(0.5).description == "50% 30% red")
        #expect(Color.red.mix(with: .blue, by: 0.25).description == "red mixed with 25% blue")
    }
}
