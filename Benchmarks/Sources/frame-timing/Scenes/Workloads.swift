import Figures
import Foundation
import Legato

extension BenchmarkScene {
    /// The workloads in addition to the demo scenes.
    static let workloads = [
        still, empty, animateSpring, animateCurve, nesting, churn, groupOpacity, shadows, masks,
        glyphs, strokes, blur, rows, cards, link, pause, rates, overrun, slowFrames,
    ]

    /// The name of the scene in which nothing changes.
    nonisolated static let idle = "idle"

    private static let still = BenchmarkScene(
        id: idle,
        sentence: "A still tree: nothing to draw and nothing to wake for (frames, wake-ups, CPU).",
        count: 100
    ) { size, count in
        root(size, count) { index, place in dot(at: place, index, moves: false) }
    }

    private static let empty = BenchmarkScene(
        id: "empty",
        sentence: "One small layer moves, so that every tick makes a frame: pacing alone.", count: 1
    ) { size, count in
        root(size, count) { index, place in dot(at: place, index) }
    }

    private static let animateSpring = BenchmarkScene(
        id: "animate-spring",
        sentence: "Springs of CALayer.animate move layers back and forth, retargeted in flight.",
        count: 1000,
        change: { root, number, _ in send(root, number, .spring(duration: 0.8, bounce: 0.3)) }
    ) { size, count in root(size, count) { index, place in dot(at: place, index, moves: false) } }

    private static let animateCurve = BenchmarkScene(
        id: "animate-curve",
        sentence: "Curves of CALayer.animate move layers back and forth, each added to the last.",
        count: 1000, change: { root, number, _ in send(root, number, .easeInOut(duration: 0.8)) }
    ) { size, count in root(size, count) { index, place in dot(at: place, index, moves: false) } }

    private static let nesting = BenchmarkScene(
        id: "nesting",
        sentence: "Layers are nested 'count' levels deep, and the outermost rotates.", count: 1000
    ) { size, count in
        let root = root(size, 0) { _, _ in CALayer() }
        var parent = root
        for index in 0..<count {
            let layer = dot(at: CGPoint(x: 1, y: 1), index, moves: false)
            if index == 0 {
                layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
                layer.add(turn(seconds: 4), forKey: "turn")
            }
            parent.addSublayer(layer)
            parent = layer
        }
        return root
    }

    private static let churn = BenchmarkScene(
        id: "churn",
        sentence: "Each tick removes a tenth of the layers and inserts as many new ones.",
        count: 1000,
        change: { root, number, _ in
            let layers = root.sublayers ?? []
            CATransaction.setDisableActions(true)
            for layer in layers.prefix(layers.count / 10) {
                layer.removeFromSuperlayer()
                let new = dot(at: layer.position, number)
                root.addSublayer(new)
            }
        }
    ) { size, count in root(size, count) { index, place in dot(at: place, index) } }

    private static let groupOpacity = BenchmarkScene(
        id: "group-opacity",
        sentence: "Groups of ten overlapping layers fade as a whole and rotate.", count: 100
    ) { size, count in
        root(size, count) { index, place in
            let group = CALayer()
            group.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
            group.position = place
            group.opacity = 0.5
            for part in 0..<10 {
                let x = 10 + CGFloat(part) * 6
                group.addSublayer(dot(at: CGPoint(x: x, y: 40), part, moves: false))
            }
            group.add(turn(seconds: 2 + Double(index % 7) / 3), forKey: "turn")
            return group
        }
    }

    private static let shadows = BenchmarkScene(
        id: "shadows", sentence: "Rounded rectangles with soft shadows move.", count: 1000
    ) { size, count in
        root(size, count) { index, place in
            let layer = dot(at: place, index)
            layer.shadowOpacity = 0.5
            (layer.shadowRadius, layer.shadowOffset) = (4, CGSize(width: 0, height: 3))
            return layer
        }
    }

    private static let masks = BenchmarkScene(
        id: "masks", sentence: "Rotating rounded layers clip their sublayers.", count: 1000
    ) { size, count in
        root(size, count) { index, place in
            let layer = dot(at: place, index)
            layer.masksToBounds = true
            layer.add(turn(seconds: 3), forKey: "turn")
            layer.addSublayer(dot(at: CGPoint(x: 4, y: 4), index + 3, moves: false))
            return layer
        }
    }

    private static let glyphs = BenchmarkScene(
        id: "glyphs",
        sentence: "Lines of a hundred letters move; 'count' is the number of letters.",
        count: 10_000
    ) { size, count in
        root(size, max(1, count / 100)) { index, place in
            let line = CATextLayer()
            line.string = String(repeating: "Legato plays ", count: 8).prefix(100).description
            line.fontSize = 12
            line.foregroundColor = color(index)
            line.bounds = CGRect(x: 0, y: 0, width: 700, height: 18)
            line.position = place
            line.add(move(from: place, index), forKey: "move")
            return line
        }
    }

    private static let strokes = BenchmarkScene(
        id: "strokes", sentence: "Circles are drawn by strokes whose ends move.", count: 100
    ) { size, count in
        root(size, count) { index, place in
            let layer = CAShapeLayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
            layer.position = place
            layer.path = CGPath(ellipseIn: layer.bounds.insetBy(dx: 4, dy: 4))
            (layer.fillColor, layer.strokeColor, layer.lineWidth) = (nil, color(index), 5)
            layer.lineCap = .round
            let end = CABasicAnimation(keyPath: "strokeEnd")
            (end.fromValue, end.toValue, end.duration) = (0.0, 1.0, 1 + Double(index % 5) / 4)
            (end.autoreverses, end.repeatCount) = (true, .infinity)
            layer.add(end, forKey: "end")
            return layer
        }
    }

    private static let blur = BenchmarkScene(
        id: "blur", sentence: "Moving layers that fill the display are blurred as a whole.",
        count: 200
    ) { size, count in
        let root = BenchmarkScene.root(size, 0) { _, _ in CALayer() }
        let group = BenchmarkScene.root(size, count) { index, place in dot(at: place, index) }
        group.backgroundColor = nil
        if let blur = CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 12]) {
            group.filters = [blur]
        }
        root.addSublayer(group)
        return root
    }

    private static let rows = BenchmarkScene(
        id: "rows",
        sentence: "A long list, of which about a hundred rows are visible, scrolls back and forth.",
        count: 10_000
    ) { size, count in
        let root = root(size, 0) { _, _ in CALayer() }
        let list = CALayer()
        list.frame = CGRect(origin: .zero, size: size)
        for index in 0..<count {
            let row = CALayer()
            row.frame = CGRect(x: 8, y: CGFloat(index) * 7.2, width: size.width - 16, height: 6)
            (row.cornerRadius, row.backgroundColor) = (3, color(index))
            list.addSublayer(row)
        }
        let scroll = CABasicAnimation(keyPath: "position.y")
        let length = max(0, CGFloat(count) * 7.2 - size.height)
        (scroll.fromValue, scroll.toValue) = (list.position.y, list.position.y - length)
        (scroll.duration, scroll.autoreverses, scroll.repeatCount) = (60, true, .infinity)
        list.add(scroll, forKey: "scroll")
        root.addSublayer(list)
        return root
    }
}
