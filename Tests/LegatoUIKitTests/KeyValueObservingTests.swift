import Foundation
import Legato
import LegatoUIKit
import Testing

/// Key-value observing of views.
struct KeyValueObservingTests {
    /// A scroll view of 100 by 100 points with content of 100 by 400 points.
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let screen: Screen

    init() {
        screen = Screen(scroll)
        screen.perform { scroll.contentSize = CGSize(width: 100, height: 400) }
    }

    private final class Watcher: UIView {
        var lines: [String] = []

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let old = (change?[.oldKey] as? CGPoint)?.y
            let new = (change?[.newKey] as? CGPoint)?.y
            let text = [old, new].map { $0.map { "\(Int($0))" } ?? "nil" }.joined(separator: " ")
            lines.append("\(keyPath ?? "") \(text)")
        }
    }

    @Test("A closure receives the values of each change of an offset until it is invalidated")
    func closure() {
        var changes: [[CGFloat?]] = []
        let observation = scroll.observe(\.contentOffset, options: [.old, .new]) { view, change in
            changes.append([change.oldValue?.y, change.newValue?.y, view.contentOffset.y])
        }
        screen.perform {
            scroll.contentOffset.y = 30
            scroll.contentOffset.y = 30
            scroll.contentOffset.y = 50
        }
        #expect(changes == [[0, 30, 30], [30, 50, 50]])
        observation.invalidate()
        screen.perform { scroll.contentOffset.y = 80 }
        #expect(changes.count == 2)
    }

    @Test("A drag reports the offset before the delegate, and a released observation nothing")
    func drag() {
        var offsets: [CGFloat] = []
        var observation: NSKeyValueObservation? = scroll.observe(\.contentOffset) { view, change in
            #expect(change.newValue == nil && change.oldValue == nil)
            offsets.append(view.contentOffset.y)
        }
        #expect(observation != nil)
        screen.drag([CGPoint(x: 50, y: 90), CGPoint(x: 50, y: 70), CGPoint(x: 50, y: 50)])
        #expect(!offsets.isEmpty && offsets == offsets.sorted())
        observation = nil
        let count = offsets.count
        screen.perform { scroll.contentOffset.y = 3 }
        #expect(offsets.count == count)
    }

    @Test("The initial value is reported at once")
    func initial() {
        var values: [CGFloat?] = []
        let observation = scroll.observe(\.alpha, options: [.initial, .new]) {
            values.append($1.newValue)
        }
        screen.perform { scroll.alpha = 0.5 }
        #expect(values == [1, 0.5])
        observation.invalidate()
    }

    @Test("Sizes, insets, states and texts are observed, nil among them")
    func properties() {
        var log: [String] = []
        let (button, label) = (UIButton(type: .custom), UILabel(frame: .zero))
        let observations = [
            scroll.observe(\.contentSize) { view, _ in log.append("size \(view.contentSize.height)")
            },
            scroll.observe(\.contentInset) { view, _ in log.append("inset \(view.contentInset.top)")
            },
            scroll.observe(\.frame) { view, _ in log.append("frame \(view.frame.minX)") },
            button.observe(\.isHighlighted) { view, _ in log.append("\(view.isHighlighted)") },
            label.observe(\.text) { view, _ in log.append(view.text ?? "none") },
        ]
        screen.perform {
            scroll.contentSize.height = 300
            scroll.contentInset.top = 5
            scroll.frame.origin.x = 8
            button.isHighlighted = true
            label.text = "a"
            label.text = nil
        }
        #expect(log == ["size 300.0", "inset 5.0", "frame 8.0", "true", "a", "none"])
        for observation in observations { observation.invalidate() }
    }

    @Test("An observer receives the changes of a key by name until it is removed")
    func names() {
        let watcher = Watcher()
        screen.perform {
            scroll.addObserver(
                watcher, forKeyPath: "contentOffset", options: [.old, .new], context: nil
            )
            scroll.contentOffset.y = 20
            scroll.contentOffset.y = 40
            scroll.removeObserver(watcher, forKeyPath: "contentOffset")
            scroll.contentOffset.y = 60
        }
        #expect(watcher.lines == ["contentOffset 0 20", "contentOffset 20 40"])
    }

    @Test("Observations of contexts are apart, and other keys are not observed")
    func contexts() {
        let watcher = Watcher()
        var (one, two) = (0, 0)
        withUnsafeMutablePointer(to: &one) { one in
            withUnsafeMutablePointer(to: &two) { two in
                screen.perform {
                    for context in [one, two] {
                        scroll.addObserver(watcher, forKeyPath: "contentOffset", context: context)
                    }
                    scroll.addObserver(watcher, forKeyPath: "zoomBouncing", context: one)
                    scroll.removeObserver(watcher, forKeyPath: "contentOffset", context: one)
                    scroll.contentOffset.y = 20
                }
            }
        }
        #expect(watcher.lines == ["contentOffset nil nil"])
    }
}
