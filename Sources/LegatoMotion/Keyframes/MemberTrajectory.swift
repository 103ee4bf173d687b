/// A resolved track, with the type of its member erased.
protocol MemberTrajectory<Root> {
    associatedtype Root

    var duration: Double { get }

    /// Sets the member to its value at a time in seconds.
    func apply(to root: inout Root, at time: Double)
}
