import LegatoLayers

extension TextInputSession {
    /// The text for assistive technologies, whose places are numbers of Unicode scalars of the text
    /// as it is shown.
    var spokenText: AccessibilityText {
        let mask = rules.mask
        let shown = mask.shown(editing.text)
        func place(_ offset: Int) -> Int {
            shown.scalarCount(before: mask.shown(offset, in: editing.text))
        }
        let selection = editing.selection
        let places = places(in: shown)
        return AccessibilityText(
            string: shown, selection: place(selection.lowerBound)..<place(selection.upperBound),
            isSecret: mask.isSecure, isMultiline: !mask.isSingleLine,
            replace: { [weak self] range, string in
                guard let self else { return }
                let range = original(range)
                change { $0.replace(range, with: self.cleaned(string)) }
            },
            select: { [weak self] range in
                guard let self else { return }
                let range = original(range)
                change { $0.select(range) }
            },
            bounds: { places?.bounds(of: $0) }, character: { places?.character(at: $0) }
        )
    }

    /// The places of the characters; nil while text is composed, which is shown in addition.
    private func places(in shown: String) -> SpokenPlaces? {
        guard let item, editing.composition == nil else { return nil }
        return SpokenPlaces(
            text: shown, layer: item.layer, rectangles: { item.rectangles(of: $0) },
            nearest: { item.offset(at: $0).offset }
        )
    }

    /// The part of the text at a range of scalars of the text as it is shown.
    private func original(_ range: Range<Int>) -> Range<Int> {
        let mask = rules.mask
        let shown = mask.shown(editing.text)
        func offset(_ place: Int) -> Int {
            mask.original(shown.offset(ofScalar: place), in: editing.text)
        }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }
}
