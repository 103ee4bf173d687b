import Legato

/// A recipe of the cookbook, with the input of its moving picture.
struct Recipe {
    /// An input at a frame of the picture.
    enum Step {
        case tap(at: Int, CGPoint)
        /// A drag that lasts a number of frames.
        case drag(at: Int, lasting: Int, from: CGPoint, to: CGPoint)
        /// A scroll distance in points for each of a number of frames.
        case scroll(at: Int, lasting: Int, by: CGFloat)
    }

    static let size = CGSize(width: 160, height: 100)
    static let framesPerSecond = 30

    /// The name of the picture's file, without its ending.
    let name: String
    /// The number of frames of the picture.
    let frames: Int
    let steps: [Step]
    let layer: () -> CALayer

    /// A recipe of a view.
    init(_ name: String, frames: Int, _ steps: [Step] = [], _ view: @escaping () -> some View) {
        self.init(name, frames: frames, steps) {
            HostingLayer(
                rootView: view()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    // Not every machine has more fonts than these.
                    .font(.custom("DejaVu Sans", size: 17))
            )
        }
    }

    /// A recipe of a layer.
    init(
        _ name: String, frames: Int, _ steps: [Step] = [], layer: @escaping () -> CALayer
    ) {
        (self.name, self.frames, self.steps, self.layer) = (name, frames, steps, layer)
    }

    /// Returns the frames of the picture.
    func pictures() -> [CGImage] {
        let display = HeadlessDisplay(size: Self.size, refreshRate: 30)
        display.perform {
            display.rootLayer.backgroundColor = CGColor(
                red: 0.94, green: 0.94, blue: 0.95, alpha: 1)
            let layer = layer()
            layer.frame = display.rootLayer.bounds
            display.rootLayer.addSublayer(layer)
        }
        return (0..<frames).map { frame in
            display.advance(frames: frame == 0 ? 0 : 1)
            for step in steps { send(step, at: frame, to: display) }
            return display.snapshot()
        }
    }

    private func send(_ step: Step, at frame: Int, to display: HeadlessDisplay) {
        func pointer(_ place: CGPoint) -> PointerEvent {
            PointerEvent(location: place, time: display.time)
        }
        switch step {
        case .tap(let start, let place):
            if frame == start { display.send(.pointerDown(pointer(place))) }
            if frame == start + 4 { display.send(.pointerUp(pointer(place))) }
        case .drag(let start, let count, let from, let to):
            guard start...start + count ~= frame else { return }
            let share = CGFloat(frame - start) / CGFloat(count)
            let place = CGPoint(
                x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share
            )
            if frame == start { display.send(.pointerDown(pointer(place))) }
            if frame > start { display.send(.pointerMoved(pointer(place))) }
            if frame == start + count { display.send(.pointerUp(pointer(place))) }
        case .scroll(let start, let count, let distance):
            guard start..<start + count ~= frame else { return }
            let place = CGPoint(x: Self.size.width / 2, y: Self.size.height / 2)
            display.send(
                .scroll(
                    ScrollEvent(
                        location: place, delta: CGSize(width: distance, height: 0),
                        time: display.time
                    )
                )
            )
        }
    }
}
