// A user's smallest program: a window with a layer. It ends when the first frame that shows the
// layer has been presented, and prints how long that took since T0, an environment variable with a
// monotonic time in nanoseconds.
import Figures
import Foundation
import Legato

let window = try Window(title: "first-frame", size: CGSize(width: 1280, height: 720))
// Frames before the layer's first one may be included.
window.recordFrames(capacity: 8)
let layer = CALayer()
layer.frame = CGRect(x: 40, y: 40, width: 24, height: 24)
layer.cornerRadius = 6
layer.backgroundColor = CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 1)
window.rootLayer.addSublayer(layer)

/// Ends the program once the frame has been presented.
@MainActor func look() {
    guard let frame = window.recordedFrames.first(where: { $0.committed != nil }) else { return }
    let start = ProcessInfo.processInfo.environment["T0"].flatMap(Double.init) ?? 0
    let sample = StartupSample(
        time: frame.presented * 1000 - start / 1e6, processorTime: Clock.processorNow * 1000,
        memory: Machine.peakMemory, renderer: window.rendererName
    )
    print(sample.line)
    Application.shared.terminate()
}

_ = Timer.scheduledTimer(withTimeInterval: 0.002, repeats: true) { _ in
    MainActor.assumeIsolated { look() }
}
try Application.shared.run()
