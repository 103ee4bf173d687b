import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension Image: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ImageNode(view, context)
    }
}

private final class ImageNode: HoldingNode<Image> {
    /// The item that displays the image; replaced when the kind of image changes.
    private enum ShownImage {
        case picture(PictureItem)
        case template(TemplateItem)
        case symbol(SymbolItem)

        var item: ViewItem {
            switch self {
            case .picture(let item): item
            case .template(let item): item
            case .symbol(let item): item
            }
        }
    }

    private lazy var shown = makeShown()
    override func addItems(to list: inout ItemList) { list.append(shown.item) }

    override func updateView(_ view: Image) {
        _ = shown
        super.updateView(view)
        show()
    }

    override func environmentChanged() { show() }

    /// Called when the display scale changes, which selects the resource image.
    override func refreshView() { show() }

    override func willRemove() { stop() }

    private var style: ResolvedStyle { ForegroundStyle().style(in: environment) }

    private func show() {
        switch (view.source, shown) {
        case (.symbol(let name), .symbol(let item)):
            let look = symbol(name)
            if item.shows(look) { return item.look = look }
        case (.picture, .picture(let item)), (.resource, .picture(let item)),
            (.drawn, .picture(let item)):
            let look = picture
            if !look.isTemplate { return item.look = look }
        case (.picture, .template(let item)), (.resource, .template(let item)),
            (.drawn, .template(let item)):
            let look = picture
            if look.isTemplate, item.stylePaint.shows(style) {
                item.look = look
                return item.stylePaint.style = style
            }
        default: break
        }
        stop()
        shown = makeShown()
        itemsChanged()
    }

    private func makeShown() -> ShownImage {
        if case .symbol(let name) = view.source {
            return .symbol(SymbolItem(symbol(name), context))
        }
        let look = picture
        return look.isTemplate
            ? .template(TemplateItem(look, style, context)) : .picture(PictureItem(look, context))
    }

    private func stop() {
        switch shown {
        case .picture: break
        case .template(let item): item.stylePaint.stop()
        case .symbol(let item): item.stop()
        }
    }

    private var picture: PictureLook {
        var look = PictureLook(insets: view.insets, interpolation: view.interpolation)
        look.isTiled = view.resizingMode == .tile
        switch view.source {
        case .picture(let image, let scale): (look.image, look.scale) = (image, scale)
        case .resource(let resource):
            let found = graph.watch(self) {
                resource.find(in: environment) { [self] in WarningSubject($0, in: self) }
            }
            (look.image, look.scale) = (found?.image, found?.scale ?? 1)
            look.isTemplate = found?.isTemplate ?? false
            look.vectors = found?.vectors
        case .drawn(let drawing):
            look.image = graph.watch(self) { drawing.image(in: environment) }
            look.scale = environment.displayScale
        case .symbol: break
        }
        look.label = view.label ?? ""
        if let mode = view.mode { look.isTemplate = mode == .template }
        if environment.isRedacted {
            look.isTemplate = false
            look.redaction = style.color.opacity(Redaction.opacity)
        }
        return look
    }

    private func symbol(_ name: String) -> SymbolLook {
        let name = environment.symbolVariants.applied(to: name)
        let font = environment.fontTraits.applied(to: environment.font ?? .body)
        var styles = (view.symbolMode ?? environment.symbolRenderingMode)
            .styles(of: name, in: environment)
        if (view.symbolColorMode ?? environment.symbolColorRenderingMode) == .gradient {
            styles = styles.map { $0.shaded(in: environment) }
        }
        let mode = view.variableMode ?? environment.symbolVariableValueMode ?? .color
        let figure = SymbolFigure.named(
            name, weight: font.details.weight, isLayered: styles.count > 1,
            value: view.variableValue.map { SymbolValue($0, mode) }
        )
        if figure.isVariable { styles = [styles[0], styles[0].opacity(0.3)] }
        let isRedacted = environment.isRedacted
        let look = SymbolLook(
            figure: isRedacted ? SymbolFigure(redacting: figure) : figure,
            name: name,
            size: (environment.symbolSize ?? font.resolved.size) * environment.imageScale.factor,
            isResizable: view.insets != nil,
            styles: isRedacted ? [style.opacity(Redaction.opacity)] : styles,
            motions: environment.symbolMotions,
            replacement: environment.contentTransition.replacement,
            fades: environment.contentTransition.fadesSymbols
        )
        if look.figure.isPlaceholder {
            ViewWarning.print(
                WarningSubject("Image(systemName: \(name.debugDescription))", in: self),
                "shows a placeholder: the symbol is unknown. Draw it with a Shape, or register it "
                    + "with SymbolLibrary.register(_:path:); the font package "
                    + "fonts-materialdesignicons-webfont provides many more symbols."
            )
        }
        return look
    }
}
