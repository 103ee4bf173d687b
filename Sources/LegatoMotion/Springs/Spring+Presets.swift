extension Spring {
    /// No bounce, half a second.
    public static var smooth: Spring { smooth() }

    /// Creates a spring without bounce, and so much more of it as is asked for.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A bounce of 0.15, half a second.
    public static var snappy: Spring { snappy() }

    /// Creates a spring with a bounce of 0.15, and so much more of it as is asked for.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A bounce of 0.3, half a second.
    public static var bouncy: Spring { bouncy() }

    /// Creates a spring with a bounce of 0.3, and so much more of it as is asked for.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
