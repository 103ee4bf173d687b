import Figures
import Foundation
import Legato

/// A rectangle with a title, axes from 0 with units, and a grid.
struct Chart {
    let canvas: PlotCanvas
    let frame: CGRect
    /// The value at the right edge.
    let width: Double
    /// The value at the upper edge.
    let height: Double

    /// Draws the title and the grid; the axes end at the given values with their units.
    init(
        _ canvas: PlotCanvas, _ frame: CGRect, title: String, width: (value: Double, unit: String),
        height: (value: Double, unit: String)
    ) throws {
        let stepY = AxisSteps.step(range: height.value, count: 5)
        (self.canvas, self.frame, self.width) = (canvas, frame, width.value)
        self.height = max(stepY, (height.value / stepY).rounded(.up) * stepY)
        let place = CGPoint(x: frame.minX, y: frame.minY - 20)
        try canvas.write(title, at: place, size: 14, color: PlotCanvas.Ink.title, isBold: true)
        try drawGrid(stepY, height.unit, horizontalUnit: width.unit)
    }

    func x(_ value: Double) -> CGFloat { frame.minX + frame.width * value / width }

    /// Returns the position of a value, clamped to the chart.
    func y(_ value: Double) -> CGFloat {
        frame.maxY - frame.height * min(1, max(0, value / height))
    }

    /// Draws the axes over the plotted content.
    func drawAxes() {
        let corner = CGPoint(x: frame.minX, y: frame.maxY)
        let ink = PlotCanvas.Ink.axis
        canvas.line(from: corner, to: CGPoint(x: frame.maxX, y: frame.maxY), ink)
        canvas.line(from: corner, to: CGPoint(x: frame.minX, y: frame.minY), ink)
    }

    private func drawGrid(_ stepY: Double, _ unitY: String, horizontalUnit: String) throws {
        let grid = PlotCanvas.Ink.grid
        let stepX = AxisSteps.step(range: width, count: Int(frame.width / 70))
        for index in 0...Int((width / stepX * (1 + 1e-9)).rounded(.down)) {
            let value = Double(index) * stepX
            let x = x(value)
            canvas.line(from: CGPoint(x: x, y: frame.minY), to: CGPoint(x: x, y: frame.maxY), grid)
            let unit = index == 0 ? " \(horizontalUnit)" : ""
            let place = CGPoint(x: x, y: frame.maxY + 14)
            try canvas.write(Self.label(value) + unit, at: place, .center)
        }
        let rows = Int((height / stepY).rounded())
        for index in 0...rows {
            let value = Double(index) * stepY
            let y = y(value)
            canvas.line(from: CGPoint(x: frame.minX, y: y), to: CGPoint(x: frame.maxX, y: y), grid)
            let unit = index == rows ? " \(unitY)" : ""
            try canvas.write(Self.label(value) + unit, at: CGPoint(x: frame.minX - 8, y: y), .right)
        }
    }

    static func label(_ value: Double) -> String { String(format: "%g", value) }
}
