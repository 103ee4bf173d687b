extension Spring {
    /// A spring of 0.5 s without bounce.
    public static var smooth: Spring { smooth() }

    /// Creates a spring without bounce, plus an extra bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring of 0.5 s with a bounce of 0.15.
    public static var snappy: Spring { snappy() }

    /// Creates a spring with a bounce of 0.15, plus an extra bounce.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring of 0.5 s with a bounce of 0.3.
    public static var bouncy: Spring { bouncy() }

    /// Creates a spring with a bounce of 0.3, plus an extra bounce.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
