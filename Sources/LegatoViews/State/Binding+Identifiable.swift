nonisolated extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { shownValue.id }
}
