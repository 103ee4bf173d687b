import SwiftUI
import simd

struct Particle {
    var position: SIMD2<Float>
    var velocity: simd_float2
    var color = simd_float4(1, 0.5, 0.2, 1)

    mutating func step(_ time: Float, towards target: simd_float2) {
        let delta = target - position
        let distance = simd_length(delta)
        guard distance > 0.001 else { return }
        velocity += simd_normalize(delta) * time / max(distance, 1)
        velocity = simd_clamp(velocity, simd_float2(repeating: -1), simd_float2(repeating: 1))
        position = simd_mix(position, position + velocity, simd_float2(repeating: time))
        color.w = simd_smoothstep(0, 1, distance)
    }
}

extension float4x4 {
    static let flipped = float4x4(diagonal: SIMD4<Float>(1, -1, 1, 1))

    init(translation: SIMD3<Float>) {
        self = matrix_identity_float4x4
        columns.3 = SIMD4<Float>(translation, 1)
    }
}

struct CubeView: View {
    let corners: [simd_double3] = [[-1, -1, -1], [1, -1, 1], [1, 1, 1]]
    @State private var angle = 0.0

    var rotation: simd_quatd {
        let tilt = simd_quatd(angle: .pi / 6, axis: [1, 0, 0])
        let turn = simd_quatd(angle: angle, axis: simd_normalize([0, 1, 0.2]))
        return simd_slerp(tilt, turn * tilt, 0.5)
    }

    var body: some View {
        Canvas { context, size in
            for corner in corners {
                let point = simd_act(rotation, corner)
                let view = simd_double4x4(rotation) * simd_double4(corner, 1)
                let rect = CGRect(x: size.width / 2 + point.x, y: view.y, width: 4, height: 4)
                context.fill(Path(ellipseIn: rect), with: .color(.red))
            }
        }
        .rotation3DEffect(.radians(angle), axis: (x: 0, y: 1, z: 0))
        .onAppear { angle = Double(dot(SIMD2<Float>(1, 2), SIMD2<Float>(3, 4))) }
    }
}

func shade(_ normal: simd_float3, _ light: simd_float3) -> Float {
    let reflected = reflect(-light, n: normal)
    let side = cross(normal, reflected)
    return clamp(dot(normal, light), min: 0, max: 1) + mix(0, 1, t: length(side)) * Float.pi
}
