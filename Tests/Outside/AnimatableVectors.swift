import SwiftUI
import enum Accelerate.vDSP

/// Animatable data with any number of values.
nonisolated struct Levels: VectorArithmetic {
    var values: [Double]

    static var zero: Levels { Levels(values: [0]) }

    static func + (left: Levels, right: Levels) -> Levels {
        let count = min(left.values.count, right.values.count)
        return Levels(values: vDSP.add(left.values[0..<count], right.values[0..<count]))
    }

    static func += (left: inout Levels, right: Levels) {
        let count = min(left.values.count, right.values.count)
        vDSP.add(
            left.values[0..<count], right.values[0..<count], result: &left.values[0..<count])
    }

    static func - (left: Levels, right: Levels) -> Levels {
        let count = min(left.values.count, right.values.count)
        return Levels(values: vDSP.subtract(left.values[0..<count], right.values[0..<count]))
    }

    mutating func scale(by factor: Double) {
        vDSP.multiply(factor, values, result: &values)
    }

    var magnitudeSquared: Double {
        vDSP.sum(vDSP.multiply(values, values))
    }
}

struct Chart: Shape {
    var levels: Levels

    var animatableData: Levels {
        get { levels }
        set { levels = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            for (index, level) in levels.values.enumerated() {
                let x = rect.width * Double(index) / Double(max(levels.values.count - 1, 1))
                let point = CGPoint(x: x, y: rect.maxY - level * rect.height)
                index == 0 ? path.move(to: point) : path.addLine(to: point)
            }
        }
    }
}

struct ChartView: View {
    @State private var levels = Levels(values: [0.2, 0.8, 0.4])

    var body: some View {
        Chart(levels: levels)
            .stroke(.blue, lineWidth: 2)
            .onTapGesture { withAnimation(.spring) { levels = Levels(values: [1, 0, 1]) } }
    }
}
