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
            }
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

nonisolated extension String {
    /// The number of Unicode scalars before an offset in UTF-8 code units.
    fileprivate func scalarCount(before offset: Int) -> Int {
        let end = utf8.index(startIndex, offsetBy: min(max(offset, 0), utf8.count))
        return unicodeScalars[..<end].count
    }

    /// The offset of a Unicode scalar in UTF-8 code units; the text's length for later ones.
    fileprivate func offset(ofScalar place: Int) -> Int {
        unicodeScalars.prefix(max(place, 0)).reduce(0) { $0 + UTF8.width($1) }
    }
}
