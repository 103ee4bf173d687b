package import Foundation
package import Legato

extension Plot {
    /// Draws the plot, 640 points wide, on a white background.
    /// - Parameter scale: The pixels per point, finite and above 0; that of the documentation's
    ///   images by default.
    /// - Returns: An opaque image.
    /// - Throws: `TextLayoutError` if no font is installed.
    package func picture(scale: CGFloat = 2) throws(TextLayoutError) -> CGImage {
        try PlotDrawing(self, scale: scale).makeImage()
    }
}

/// Draws a plot: a margin for the labels, and one chart for each panel.
private struct PlotDrawing {
    private static let width: CGFloat = 640
    private static let chartHeight: CGFloat = 150
    /// The space above a chart for its title and legend.
    private static let header: CGFloat = 40
    /// The space below the last chart for the time labels.
    private static let footer: CGFloat = 38
    private static let left: CGFloat = 60
    private static let right: CGFloat = 24
    private static let timeStep = 0.25
    /// The distance between two samples of a curve in points.
    private static let sampleStep: CGFloat = 0.5

    private let plot: Plot
    private let context: CGContext

    init(_ plot: Plot, scale: CGFloat) {
        self.plot = plot
        let height = (Self.header + Self.chartHeight) * CGFloat(plot.panels.count) + Self.footer
        context = CGContext(
            width: Int((Self.width * scale).rounded()), height: Int((height * scale).rounded()),
            scale: scale
        )
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: Self.width, height: height))
    }

    func makeImage() throws(TextLayoutError) -> CGImage {
        var top = Self.header
        for panel in plot.panels {
            let frame = CGRect(
                x: Self.left, y: top, width: Self.width - Self.left - Self.right,
                height: Self.chartHeight
            )
            let chart = Chart(panel, duration: plot.duration, frame: frame)
            try drawHeader(of: panel, above: frame)
            try drawGrid(of: chart)
            for curve in panel.curves { draw(curve, in: chart) }
            top += Self.chartHeight + Self.header
        }
        try drawTimes(below: top - Self.header)
        return context.makeImage()
    }

    private func drawHeader(of panel: Plot.Panel, above frame: CGRect) throws(TextLayoutError) {
        let title = try text(panel.title, size: 14, color: Plot.Ink.title)
        title.draw(in: context, at: CGPoint(x: frame.minX, y: frame.minY - 10 - title.size.height))
        var x = frame.maxX
        for curve in panel.curves.reversed() where !curve.name.isEmpty {
            let name = try text(curve.name, size: 13, color: Plot.Ink.title)
            x -= name.size.width
            let y = frame.minY - 10 - name.size.height
            name.draw(in: context, at: CGPoint(x: x, y: y))
            let middle = y + name.size.height / 2
            setPen(curve)
            line(from: CGPoint(x: x - 32, y: middle), to: CGPoint(x: x - 8, y: middle))
            x -= 56
        }
    }

    private func drawGrid(of chart: Chart) throws(TextLayoutError) {
        context.setLineDash(phase: 0, lengths: [])
        context.setLineWidth(1)
        let frame = chart.frame
        // The axes are drawn last, on top of the grid.
        for time in times.reversed() {
            context.setStrokeColor(time == 0 ? Plot.Ink.axis : Plot.Ink.grid)
            let x = chart.x(time)
            line(from: CGPoint(x: x, y: frame.minY), to: CGPoint(x: x, y: frame.maxY))
        }
        for value in chart.labels.sorted(by: { abs($0) > abs($1) }) {
            context.setStrokeColor(value == 0 ? Plot.Ink.axis : Plot.Ink.grid)
            let y = chart.y(value)
            line(from: CGPoint(x: frame.minX, y: y), to: CGPoint(x: frame.maxX, y: y))
            let label = try text(Self.number(value), size: 13, color: Plot.Ink.label)
            let x = frame.minX - 10 - label.size.width
            label.draw(in: context, at: CGPoint(x: x, y: y - label.size.height / 2))
        }
    }

    private func drawTimes(below y: CGFloat) throws(TextLayoutError) {
        let width = Self.width - Self.left - Self.right
        for time in times {
            let unit = time == 0 ? " s" : ""
            let label = try text(Self.number(time) + unit, size: 13, color: Plot.Ink.label)
            let x = Self.left + width * time / plot.duration - label.size.width / 2
            label.draw(in: context, at: CGPoint(x: x, y: y + 10))
        }
    }

    private func draw(_ curve: Plot.Curve, in chart: Chart) {
        let path = CGMutablePath()
        for index in 0...Int(chart.frame.width / Self.sampleStep) {
            let x = chart.frame.minX + CGFloat(index) * Self.sampleStep
            let point = CGPoint(x: x, y: chart.y(curve.value(chart.time(x))))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        setPen(curve)
        context.stroke(path)
    }

    private func setPen(_ curve: Plot.Curve) {
        context.setStrokeColor(curve.color)
        context.setLineWidth(curve.isDashed ? 1.5 : 2.5)
        context.setLineJoin(.round)
        context.setLineDash(phase: 0, lengths: curve.isDashed ? [5, 4] : [])
    }

    private func line(from start: CGPoint, to end: CGPoint) {
        let path = CGMutablePath()
        path.move(to: start)
        path.addLine(to: end)
        context.stroke(path)
    }

    private var times: [Double] {
        (0...Int((plot.duration / Self.timeStep).rounded(.down))).map { Double($0) * Self.timeStep }
    }

    private func text(
        _ string: String, size: CGFloat, color: CGColor
    ) throws(TextLayoutError) -> TextLayout {
        try TextLayout(string: string, fontName: "DejaVu Sans", fontSize: size, color: color)
    }

    /// Returns a number as label text, without trailing zeros and with a true minus sign.
    private static func number(_ value: Double) -> String {
        let digits = String(format: "%g", abs(value))
        return value < 0 ? "\u{2212}" + digits : digits
    }
}

/// Maps the values and times of a panel to points.
private struct Chart {
    let frame: CGRect
    let labels: [Double]
    private let duration: Double
    private let low: Double
    private let high: Double

    init(_ panel: Plot.Panel, duration: Double, frame: CGRect) {
        self.frame = frame
        self.duration = duration
        let times = (0...Int(frame.width)).map { duration * Double($0) / frame.width }
        let values = panel.curves.flatMap { times.map($0.value) }
        let first = (min(panel.range.lowerBound, values.min() ?? 0) / panel.step).rounded(.down)
        let last = (max(panel.range.upperBound, values.max() ?? 0) / panel.step).rounded(.up)
        labels = (Int(first)...Int(last)).map { Double($0) * panel.step }
        low = first * panel.step
        high = last * panel.step
    }

    func x(_ time: Double) -> CGFloat { frame.minX + frame.width * time / duration }

    func y(_ value: Double) -> CGFloat { frame.maxY - frame.height * (value - low) / (high - low) }

    func time(_ x: CGFloat) -> Double { (x - frame.minX) / frame.width * duration }
}
