/// An index in four bytes, for values that every layer has.
@propertyWrapper
struct ShortIndex {
    private var number: Int32

    init(wrappedValue: Int) { number = Int32(wrappedValue) }

    var wrappedValue: Int {
        @inline(__always) get { Int(number) }
        @inline(__always) set { number = Int32(newValue) }
    }
}
