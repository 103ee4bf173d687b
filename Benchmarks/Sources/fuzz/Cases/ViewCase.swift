import Foundation
import Legato
import Observation

/// A random tree of views whose state changes in random transactions.
@MainActor
enum ViewCase {
    /// The model that the views read.
    @Observable
    final class Model {
        var isOn = false
        var number = 0.0
        var items = [0, 1, 2]
        var text = "Text"
    }

    /// Runs the case that a tape describes.
    static func run(_ tape: inout Tape) {
        let display = HeadlessDisplay(size: CGSize(width: 64, height: 48), threads: 1)
        let model = Model()
        let tree = tree(&tape, depth: 4)
        tape.say(tree.text)
        let hosting = HostingLayer(rootView: Root(model: model, tree: tree))
        hosting.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(hosting)
        for _ in 0...tape.below(4) {
            _ = display.snapshot()
            change(model, on: display, &tape)
            ViewInput.send(to: display, &tape)
            display.advance(by: tape.pick([1.0 / 60, 0, 0.2, 2]))
        }
        _ = display.snapshot()
        guard tape.chance(1, in: 8) else { return }
        display.advance(by: 20)
        _ = display.snapshot()
    }

    private static func change(_ model: Model, on display: HeadlessDisplay, _ tape: inout Tape) {
        let animation = ViewAnimations.animation(&tape)
        let number = tape.number()
        let items = (0..<tape.below(5)).map { _ in tape.below(6) }
        let isOn = tape.chance(1, in: 2)
        tape.say(
            "with \(animation.map { "\($0)" } ?? "no animation"): \(isOn), \(number), \(items)"
        )
        display.perform {
            withAnimation(animation) {
                model.isOn = isOn
                model.number = number
                model.items = Array(Set(items)).sorted()
            }
        }
    }

    /// A view as a value.
    indirect enum Tree {
        case leaf(Int)
        case stack(Int, [Tree], Double)
        case loop(Tree)
        case branch(Tree, Tree, Int, Double)
        case modified(Tree, Int, Double, Double)

        @MainActor var text: String {
            switch self {
            case .leaf(let kind): "leaf\(kind)"
            case .stack(let kind, let trees, let spacing):
                "stack\(kind)[\(spacing)](\(trees.map { $0.text }.joined(separator: ", ")))"
            case .loop(let tree): "loop(\(tree.text))"
            case .branch(let a, let b, let transition, let number):
                "if[\(transition), \(number)](\(a.text), \(b.text))"
            case .modified(let tree, let kind, let a, let b):
                "\(tree.text).\(ViewModifiers.names[kind])(\(a), \(b))"
            }
        }
    }

    private static func tree(_ tape: inout Tape, depth: Int) -> Tree {
        guard depth > 0 else { return .leaf(tape.below(ViewLeaves.count)) }
        switch tape.below(8) {
        case 0, 1: return .leaf(tape.below(ViewLeaves.count))
        case 2, 3:
            let trees = (0..<tape.below(4)).map { _ in tree(&tape, depth: depth - 1) }
            return .stack(tape.below(ViewContainers.count), trees, tape.number())
        case 4: return .loop(tree(&tape, depth: depth - 2))
        case 5:
            let first = tree(&tape, depth: depth - 1)
            let second = tree(&tape, depth: depth - 1)
            return .branch(first, second, tape.below(ViewAnimations.transitions), tape.number())
        default:
            let kind = tape.below(ViewModifiers.names.count)
            let (a, b) = (tape.number(), tape.number())
            return .modified(tree(&tape, depth: depth - 1), kind, a, b)
        }
    }

    struct Root: View {
        let model: Model
        let tree: Tree
        @Namespace private var space
        var body: some View {
            // No link opens a window.
            Branch(tree: tree, model: model).environment(\.matchedSpace, space)
                .environment(\.openURL, OpenURLAction { _ in .handled })
        }
    }

    struct Branch: View {
        let tree: Tree
        let model: Model

        var body: some View {
            switch tree {
            case .leaf(let kind): AnyView(ViewLeaves.view(kind, model))
            case .stack(let kind, let trees, let spacing):
                let content = ForEach(trees.indices, id: \.self) {
                    Branch(tree: trees[$0], model: model)
                }
                AnyView(ViewContainers.view(kind, spacing, model, content))
            case .loop(let tree):
                ForEach(model.items, id: \.self) { _ in Branch(tree: tree, model: model) }
            case .branch(let a, let b, let transition, let number):
                if model.isOn {
                    AnyView(Branch(tree: a, model: model))
                        .transition(ViewAnimations.transition(transition, number))
                } else {
                    AnyView(Branch(tree: b, model: model))
                }
            case .modified(let tree, let kind, let a, let b):
                let number = model.isOn ? a : b
                AnyView(
                    ViewModifiers.view(
                        Branch(tree: tree, model: model), kind, number, model.number, model
                    )
                )
            }
        }
    }
}
