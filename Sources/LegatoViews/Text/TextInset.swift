import Foundation
import LegatoMotion

/// A part of a concatenated text that has its own view: an image, or a word of a link.
struct TextInset: View {
    let part: Text
    @Environment(\.openURL) private var openURL

    init(_ part: Text) { self.part = part }

    var body: some View {
        if case .image(let content) = part.content, let image = content as? Image {
            // One item, whatever the image consists of.
            ZStack { image }
                .fixedSize()
                .font(part.font)
                .foregroundStyle(part.color ?? AnyShapeStyle(.foreground))
        } else if let link = part.link {
            TextWord(part: part).onTapGesture { openURL(link) }
        }
    }
}

/// A word of a concatenated text.
nonisolated struct TextWord: View {
    let part: Text
}

extension TextWord: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TextWordNode(view, context)
    }
}

private final class TextWordNode: HoldingNode<TextWord> {
    private lazy var item = TextItem(
        environment.look(of: view.part, isWord: true),
        .color(environment.style(of: view.part).color), isWord: true, context
    )

    override func addItems(to list: inout ItemList) { list.append(item) }

    override func updateView(_ view: TextWord) {
        _ = item
        super.updateView(view)
        show()
    }

    override func environmentChanged() { show() }

    private func show() {
        item.look = environment.look(of: view.part, isWord: true)
        item.stylePaint.style = .color(environment.style(of: view.part).color)
    }

    override func willRemove() { item.stop() }
}

nonisolated extension EnvironmentValues {
    /// Returns what determines the rendering of a text, or of a word of a concatenated one.
    func look(of text: Text, isWord: Bool) -> TextLook {
        let texts = texts
        let attributes =
            text.hasSettings
            ? texts.attributes.with(text.attributes) : texts.attributes
        let traits = text.hasSettings ? texts.fontTraits.with(text.traits) : texts.fontTraits
        let font = traits.applied(to: text.font ?? texts.font ?? .body)
        var string = isWord ? text.string.withoutLineEnd : text.string
        switch texts.textCase {
        case .uppercase: string = string.uppercased()
        case .lowercase: string = string.lowercased()
        case nil: break
        }
        return TextLook(
            string: string,
            font: font.resolved(
                at: texts.dynamicTypeSize, letterSpacing: attributes.letterSpacing,
                lineSpacing: texts.lineSpacing, lineHeight: texts.lineHeight
            ),
            lineLimit: texts.lineLimit, truncation: texts.truncationMode,
            alignment: layoutDirection == .rightToLeft
                ? texts.alignment.mirrored : texts.alignment,
            baselineOffset: attributes.baselineOffset ?? 0,
            rules: rules(of: attributes),
            background: isRedacted ? nil : attributes.background?.resolve(in: self),
            minimumScale: min(max(texts.minimumScaleFactor, 0.01), 1),
            tightens: texts.allowsTightening, reservedLines: isWord ? 0 : texts.reservedLines,
            transition: texts.contentTransition
        )
    }

    /// Returns the lines under and through a text.
    private func rules(of attributes: TextAttributes) -> [TextRule] {
        if isRedacted { return [TextRule(kind: .bar, dashes: [])] }
        if attributes.underline == nil, attributes.strikethrough == nil { return [] }
        let rules: [(TextAttributes.Rule?, TextRule.RulePosition)] = [
            (attributes.underline, .under), (attributes.strikethrough, .through),
        ]
        return rules.compactMap { rule, kind in
            guard let rule, rule.isActive else { return nil }
            return TextRule(
                kind: kind, dashes: rule.dashes,
                color: rule.color?.resolve(in: self)
            )
        }
    }

    /// Returns the resolved style of a text.
    func style(of text: Text) -> ResolvedStyle {
        text.color?.resolvedStyle(in: self) ?? ForegroundStyle().resolvedStyle(in: self)
    }
}
