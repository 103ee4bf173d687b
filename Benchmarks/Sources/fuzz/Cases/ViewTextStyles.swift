import Foundation
import Legato

/// The modifiers of texts, symbols, text input and accessibility.
@MainActor
enum ViewTextStyles {
    static let makes: KeyValuePairs<String, ViewActions.Make> = [
        "kerning": { view, a, _, _ in view.kerning(a) },
        "tracking": { view, a, _, _ in view.tracking(a) },
        "baselineOffset": { view, a, _, _ in view.baselineOffset(a) },
        "underline": { view, a, b, _ in
            view.underline(a > b, pattern: .dashDotDot, color: .red.opacity(a))
        },
        "strikethrough": { view, a, b, _ in
            view.strikethrough(a > b, pattern: a > 1 ? .dot : .solid, color: .blue.opacity(b))
        },
        "fontDesign": { view, a, _, _ in
            view.fontDesign([nil, .serif, .rounded, .monospaced][index(a, of: 4)])
        },
        "fontWidth": { view, a, b, _ in
            view.fontWidth(a > 1 ? .condensed : a < 0 ? nil : Font.Width(b))
        },
        "textCase": { view, a, _, _ in
            view.textCase([nil, .uppercase, .lowercase][index(a, of: 3)])
        },
        "minimumScaleFactor": { view, a, b, _ in
            view.minimumScaleFactor(a).lineLimit(1).frame(width: b)
        },
        "allowsTightening": { view, a, b, _ in view.allowsTightening(a > b).frame(width: b) },
        "textScale": { view, a, b, _ in
            view.textScale(a > 1 ? .secondary : .default, isEnabled: b > 0)
        },
        "textAttributes": { view, a, b, _ in
            HStack {
                view
                Text("Ab").kerning(a).tracking(b).baselineOffset(a).fontWidth(Font.Width(b))
                    + Text("cd").underline(true, color: .red).strikethrough(true, pattern: .dash)
                    .fontDesign(.serif).textScale(.secondary).customAttribute(Marked(number: a))
            }
        },
        "textRenderer": { view, a, b, _ in view.textRenderer(Shaken(animatableData: a, size: b)) },
        "textSelection": { view, a, _, _ in
            a > 1 ? AnyView(view.textSelection(.disabled)) : AnyView(view.textSelection(.enabled))
        },
        "contentTransition": { view, a, b, _ in
            view.contentTransition(
                [
                    .identity, .numericText(value: b), .numericText(countsDown: b > 0), .opacity,
                    .interpolate,
                ][index(a, of: 5)])
        },
        "dynamicTypeSize": { view, a, b, _ in
            let size = DynamicTypeSize.allCases[index(a, of: DynamicTypeSize.allCases.count)]
            return b > 1
                ? AnyView(view.dynamicTypeSize(size)) : AnyView(view.dynamicTypeSize(...size))
        },
        "imageScale": { view, a, _, _ in
            view.imageScale([.small, .medium, .large][index(a, of: 3)])
        },
        "symbolRenderingMode": { view, a, _, _ in
            view.symbolRenderingMode(
                [nil, .monochrome, .hierarchical, .palette, .multicolor][index(a, of: 5)])
        },
        "symbolVariant": { view, a, _, _ in
            view.symbolVariant([.none, .fill, .circle.fill, .slash, .square][index(a, of: 5)])
        },
        "symbolEffect": { view, a, b, model in
            view.symbolEffect(.bounce, options: .speed(a).repeat(whole(b)), value: model.number)
                .symbolEffect(.pulse, isActive: model.isOn)
        },
        "symbolEffects": { view, a, b, model in
            view.symbolEffect(
                .variableColor, options: .repeat(.periodic(whole(a), delay: b)),
                isActive: model.isOn
            )
            .symbolEffect(.scale, isActive: a > b)
            .symbolEffect(.wiggle, options: .nonRepeating, value: a)
            .symbolEffect(.rotate, options: .repeat(.continuous).speed(b))
            .symbolEffect(.appear, isActive: model.isOn)
        },
        "textInputTraits": { view, a, b, _ in
            view.keyboardType(a > 1 ? .decimalPad : .emailAddress)
                .textContentType(b > 1 ? .password : nil)
                .autocapitalization(.words).textInputAutocapitalization(a > b ? .never : nil)
                .disableAutocorrection(b > 1 ? true : nil).autocorrectionDisabled(a > 1)
                .submitLabel(.continue)
        },
        "onSubmit": { view, a, b, model in
            view.onSubmit(of: a > b ? .search : .text) { withAnimation { model.number = a } }
        },
        "searchable": { view, a, _, model in
            NavigationStack {
                view.searchable(
                    text: ViewControls.text(model), placement: .automatic, prompt: "Find \(a)"
                )
                .searchToolbarBehavior(a > 1 ? .minimize : .automatic)
            }
        },
        "textFieldStyle": { view, a, _, _ in
            a > 1
                ? AnyView(view.textFieldStyle(.roundedBorder))
                : AnyView(view.textFieldStyle(.plain))
        },
        "accessibility": { view, a, b, _ in
            view.accessibilityLabel("\(a)").accessibilityValue(Text("\(b)"))
                .accessibilityHint("Hint").help("Help").accessibilityIdentifier("\(a)")
                .accessibilityHidden(a > b).accessibilitySortPriority(a)
                .accessibilityIgnoresInvertColors(a > b)
                .accessibilityInputLabels(["\(a)", "\(b)"])
                .accessibilityAddTraits([.isButton, .isHeader])
                .accessibilityRemoveTraits(a > 1 ? .isButton : .isModal)
                .accessibilityHeading(a > 1 ? .h1 : .unspecified)
        },
        "accessibilityElement": { view, a, _, _ in
            view.accessibilityElement(children: [.ignore, .combine, .contain][index(a, of: 3)])
        },
        "accessibilityChildren": { view, a, b, model in
            view.accessibilityChildren { Text("\(a)").padding(b) }
                .accessibilityRepresentation { Toggle("\(b)", isOn: ViewLeaves.isOn(model)) }
        },
        "accessibilityAction": { view, a, b, model in
            view.accessibilityAction { model.number = a }
                .accessibilityAction(named: "\(b)") { model.isOn.toggle() }
                .accessibilityAdjustableAction { model.number += $0 == .increment ? a : -b }
        },
    ]

    /// Returns an index below `count` chosen by a number; NaN and infinities choose the first.
    static func index(_ number: Double, of count: Int) -> Int {
        Int(exactly: abs(number).rounded()).map { $0 % count } ?? 0
    }

    /// Returns a number as an integer; one outside of the integers gives the least.
    static func whole(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? .min }

    nonisolated private struct Marked: TextAttribute {
        let number: Double
    }

    /// A renderer that moves the glyphs by an animated number.
    nonisolated private struct Shaken: TextRenderer {
        var animatableData: Double
        let size: Double

        var displayPadding: EdgeInsets {
            EdgeInsets(top: size, leading: animatableData, bottom: 0, trailing: size)
        }

        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            CGSize(width: text.sizeThatFits(proposal).width, height: size)
        }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for (number, line) in layout.enumerated() {
                context.translateBy(x: animatableData, y: Double(number))
                for run in line {
                    let isMarked = run[Marked.self].map { $0.number > 1 } ?? true
                    context.opacity = isMarked ? animatableData : 1
                    context.draw(run)
                }
            }
        }
    }
}
