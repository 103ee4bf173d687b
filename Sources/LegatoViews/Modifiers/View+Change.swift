import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension View {
    /// Runs an action with the new value after the view has been updated with a different value;
    /// the older form of `onChange(of:initial:_:)`.
    ///
    /// ```swift
    /// Slider(value: $volume)
    ///     .onChange(of: volume) { newVolume in player.volume = newVolume }
    /// ```
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        onChange(of: value, initial: false) { _, new in action(new) }
    }
}
