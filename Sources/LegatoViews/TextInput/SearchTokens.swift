import Foundation
import LegatoGraphics
import LegatoMotion

/// The tokens in a search field.
nonisolated struct SearchTokens {
    /// Shows the tokens.
    let view: AnyView
    let isEmpty: @MainActor () -> Bool
    let removeLast: @MainActor () -> Void
    /// Adds a token; returns false for one of another type.
    let append: @MainActor (Any) -> Bool

    init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
    ) where C.Element: Identifiable {
        view = AnyView(TokenRow(tokens: tokens, token: token))
        isEmpty = { tokens.wrappedValue.isEmpty }
        removeLast = {
            let all = tokens.wrappedValue
            if !all.isEmpty { tokens.wrappedValue = C(all.dropLast()) }
        }
        append = { new in
            guard let new = new as? C.Element else { return false }
            tokens.wrappedValue.append(new)
            return true
        }
    }
}

/// The tokens of a field, side by side.
private nonisolated struct TokenRow<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
>: View where C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (C.Element) -> T

    var body: some View {
        HStack(spacing: 4) {
            ForEach(Array(tokens.wrappedValue)) { element in
                token(element)
                    .lineLimit(1)
                    .padding(.horizontal, 7)
                    .padding(.vertical, 2)
                    .background(
                        Color.accentColor.opacity(0.2), in: RoundedRectangle(cornerRadius: 5)
                    )
            }
        }
        .fixedSize()
    }
}
