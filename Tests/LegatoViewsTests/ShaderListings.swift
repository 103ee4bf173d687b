import Foundation
import Legato
import Testing

/// Listings of shaders.
struct ShaderListings {
    @Test("The function of the listing moves pixels, and the registered one colours a symbol")
    func listings() {
        let ripple = ShaderFunction(distortion: { position, arguments in
            let (center, time) = (arguments.float2(0), arguments.float(1))
            let away = position - center
            let distance = (away * away).sum().squareRoot()
            return position + away * (0.1 * sin(distance / 8 - 4 * time))
        })
        let glow = ShaderFunction(color: { position, color, arguments in
            color * arguments.float(0) + arguments[1] * (1 - color.w)
        })
        ShaderLibrary.register("glow", glow)
        let it = ViewDisplay(
            VStack {
                Image(systemName: "star")
                    .colorEffect(ShaderLibrary.glow(.float(2), .color(.yellow)))
                Text("Waves")
                    .distortionEffect(
                        ripple(.float2(CGPoint(x: 20, y: 10)), .float(1.5)),
                        maxSampleOffset: CGSize(width: 9, height: 9)
                    )
            }
        )
        let picture = it.display.snapshot()
        let yellow = (0..<300).contains { x in
            (0..<200).contains { y in
                let pixel = picture[x, y]
                return pixel.red > 240 && pixel.green > 180 && pixel.blue < 40
            }
        }
        #expect(yellow)
    }
}
