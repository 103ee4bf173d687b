import LegatoGraphics
import LegatoMotion

extension ListRowsNode {
    /// Passes the sections that have labels to the index of the list.
    func showIndex(_ rows: [ViewItem], _ marks: [SectionMark?]) {
        guard environment.listSettings.showsIndex else { return }
        var entries: [SectionIndex.Entry] = []
        for (number, mark) in marks.enumerated() {
            guard let mark, number == 0 || marks[number - 1]?.id != mark.id else { continue }
            let values = rows[number].layoutValue(ContainerValuesKey.self)
            guard let label = values.sectionIndexLabel else { continue }
            entries.append(SectionIndex.Entry(id: mark.id, label: label))
        }
        view.index.entries = entries
        view.index.show = { [weak self] in self?.scroll(to: $0) }
    }

    /// Scrolls to the start of a section.
    private func scroll(to section: Namespace.ID) {
        guard !isRemoved else { return }
        graph.beginChange()
        graph.later { [weak self] in
            let row = self?.outerItems.first { $0.layoutValue(SectionMarkKey.self)?.id == section }
            guard let row else { return }
            row.scrollItem?.scroll(to: row, anchor: .top)
        }
    }
}
