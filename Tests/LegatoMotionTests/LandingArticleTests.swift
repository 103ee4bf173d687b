import LegatoMotion
import TestSupport
import Testing

/// Checks the listing and the number of the documentation's first page.
struct LandingArticleTests {
    @Test func theExampleHasTheDocumentedValue() throws {
        var x = PropertyAnimator<Double>()
        x.retarget(by: 200, animation: .snappy, at: 0)
        let seen = 200 + x.offset(at: 0.1)

        try Article("LegatoMotion", of: "LegatoMotion").says(
            "here # after a tenth of a second",
            seen,
            digits: 2
        )
    }
}
