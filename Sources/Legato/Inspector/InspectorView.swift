import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree
package import LegatoViews

/// The content of the inspector's window.
package struct InspectorView: View {
    let model: InspectorModel

    /// Creates the view of a model.
    package init(_ model: InspectorModel) { self.model = model }

    /// The toolbar, a list of layers or views, the values of the selected layer, and the frames.
    package var body: some View {
        VStack(spacing: 0) {
            InspectorBar(model: model)
            Divider()
            HStack(spacing: 0) {
                InspectorLists(model: model).frame(maxWidth: 330)
                Divider()
                InspectorDetail(model: model)
            }
            Divider()
            FrameStrip(model: model).frame(height: 74)
        }
        .font(.system(size: 12))
        .background(Color(white: 0.12))
        .colorScheme(.dark)
    }
}

/// The toolbar.
private struct InspectorBar: View {
    let model: InspectorModel

    var body: some View {
        HStack(spacing: 8) {
            BarButton(model.isPaused ? "Resume" : "Pause", isOn: model.isPaused) {
                model.togglePause()
            }
            BarButton("Step") { model.step() }
            ForEach([1, 4, 10, 40], id: \.self) { (part: Int) in
                BarButton(part == 1 ? "1×" : "1/\(part)", isOn: model.pace == 1 / Float(part)) {
                    model.setPace(1 / Float(part))
                }
            }
            BarButton(model.isPicking ? "Click a layer" : "Pick", isOn: model.isPicking) {
                model.togglePicking()
            }
            Spacer(minLength: 0)
            Text("\(model.layerCount) layers, \(model.flightCount) animations")
                .foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .padding(8)
    }
}

/// A small button.
private struct BarButton: View {
    let title: String
    let isOn: Bool
    let action: () -> Void

    init(_ title: String, isOn: Bool = false, action: @escaping () -> Void) {
        (self.title, self.isOn, self.action) = (title, isOn, action)
    }

    var body: some View {
        Button(action: action) {
            Text(title).padding(.horizontal, 9).padding(.vertical, 4)
                .background(
                    RoundedRectangle(cornerRadius: 5)
                        .fill(isOn ? Color.blue : Color(white: 0.25))
                )
        }
        .buttonStyle(.plain)
    }
}

/// The lists of layers, views and bodies.
private struct InspectorLists: View {
    let model: InspectorModel

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 6) {
                ForEach(InspectorModel.List.allCases, id: \.self) { list in
                    BarButton(list.rawValue, isOn: model.list == list) { model.list = list }
                }
                Spacer()
            }
            .padding(8)
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    switch model.list {
                    case .layers:
                        ForEach(model.rows) { row in LayerRow(model: model, row: row) }
                    case .views: ForEach(model.views) { row in ViewRow(row: row) }
                    case .bodies: ForEach(model.bodies, id: \.type) { BodyRow(count: $0) }
                    }
                }
                .padding(.bottom, 8)
            }
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

/// A layer in the list.
private struct LayerRow: View {
    let model: InspectorModel
    let row: InspectorModel.Row

    var body: some View {
        HStack(spacing: 4) {
            Text(row.isExpandable ? row.isExpanded ? "▾" : "▸" : " ")
                .frame(width: 12)
                .onTapGesture { model.toggle(row.id) }
            Text(row.title).lineLimit(1)
            if row.isAnimated { Circle().fill(Color.orange).frame(width: 6, height: 6) }
            Spacer(minLength: 4)
            Text(row.frame.size.words).foregroundStyle(.secondary).font(.system(size: 10))
        }
        .padding(.leading, 8 + CGFloat(row.depth) * 12)
        .padding(.trailing, 8)
        .frame(height: 20)
        .background(model.selection == row.id ? Color.blue.opacity(0.55) : Color.clear)
        .contentShape(Rectangle())
        .onTapGesture { model.select(id: row.id) }
    }
}

/// A view in the list.
private struct ViewRow: View {
    let row: InspectorModel.ViewRow

    var body: some View {
        HStack(spacing: 4) {
            Text(row.type).lineLimit(1)
            Spacer(minLength: 4)
            Text(row.frame.map(\.size.words) ?? "").foregroundStyle(.secondary)
                .font(.system(size: 10))
        }
        .padding(.leading, 8 + CGFloat(min(row.depth, 18)) * 8)
        .padding(.trailing, 8)
        .frame(height: 18)
    }
}

/// How often one type's bodies were evaluated.
private struct BodyRow: View {
    let count: Inspection.BodyCount

    var body: some View {
        HStack(spacing: 8) {
            Text("\(count.evaluations)").frame(width: 44, alignment: .trailing)
            Text(count.type).lineLimit(1)
            Spacer(minLength: 4)
            Text(causes).foregroundStyle(.secondary).font(.system(size: 10)).lineLimit(1)
        }
        .padding(.horizontal, 8)
        .frame(height: 20)
    }

    private var causes: String {
        count.causes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            .joined(separator: ", ")
    }
}

extension CGSize {
    /// Width and height in points.
    fileprivate var words: String { "\(Double(width).short) × \(Double(height).short)" }
}
