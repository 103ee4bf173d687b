import Testing

@testable import asset_symbols

/// The Swift names of assets.
struct SymbolNameTests {
    @Test(
        "The words of a name are joined in camel case",
        arguments: [
            ("xmasSurprise", "xmasSurprise"), ("EyeLeft", "eyeLeft"), ("eye-left", "eyeLeft"),
            ("bar_chart 2", "barChart2"), ("Group 10", "group10"), ("ac_fm_1_2", "acFm12"),
            ("M-stadt", "mStadt"), ("topview1", "topview1"), ("icon2x", "icon2X"),
            ("größe", "größe"), ("图片1", "图片1"),
        ])
    func camelCase(name: String, symbol: String) {
        #expect(SymbolName.property(name, without: "image") == symbol)
    }

    @Test(
        "The last capital of several begins the next word",
        arguments: [("URLBar", "urlBar"), ("TLSold", "tlSold"), ("openURL", "openURL")])
    func acronyms(name: String, symbol: String) {
        #expect(SymbolName.property(name, without: "image") == symbol)
    }

    @Test(
        "A name without lower-case letters keeps its case, with underscores between its words",
        arguments: [
            ("BMW", "BMW"), ("M", "M"), ("TLS2016", "TLS_2016"), ("A-1-2", "A_1_2"),
            ("292C38", "_292_C_38"), ("DCAC00", "DCAC_00"),
        ])
    func capitals(name: String, symbol: String) {
        #expect(SymbolName.property(name, without: "image") == symbol)
    }

    @Test(
        "An underscore precedes a digit at the beginning",
        arguments: [("1", "_1"), ("24-hours", "_24Hours"), ("121212", "_121212")])
    func digits(name: String, symbol: String) {
        #expect(SymbolName.property(name, without: "image") == symbol)
    }

    @Test("The kind of an asset is left out at the end of its name, unless it is the whole name")
    func suffixes() {
        #expect(SymbolName.property("AccentColor", without: "color") == "accent")
        #expect(SymbolName.property("cat_image", without: "image") == "cat")
        #expect(SymbolName.property("AccentColor", without: "image") == "accentColor")
        #expect(SymbolName.property("Color", without: "color") == "color")
        #expect(SymbolName.property("heroimage", without: "image") == "heroimage")
        #expect(SymbolName.property("color_000000", without: "color") == "color000000")
    }

    @Test("A folder becomes a type, whose name begins with a capital")
    func types() {
        #expect(SymbolName.type("iconPreviews") == "IconPreviews")
        #expect(SymbolName.type("tab-bar icons") == "TabBarIcons")
        #expect(SymbolName.type("UI") == "UI")
        #expect(SymbolName.type("3d") == "_3D")
    }

    @Test("A name without letters and digits has no symbol")
    func empty() {
        #expect(SymbolName.property("🎄", without: "image") == nil)
        #expect(SymbolName.type("--") == nil)
    }

    @Test("A reserved word is declared in backticks")
    func keywords() {
        #expect(SymbolName.declared("default") == "`default`")
        #expect(SymbolName.declared("light") == "light")
    }
}
