/// The codes of keys, of the standard for USB keyboards.
nonisolated public enum UIKeyboardHIDUsage: Int, Sendable, Hashable {
    /// A key without a code here.
    case keyboardErrorUndefined = 3
    /// A.
    case keyboardA = 4
    /// B.
    case keyboardB = 5
    /// C.
    case keyboardC = 6
    /// D.
    case keyboardD = 7
    /// E.
    case keyboardE = 8
    /// F.
    case keyboardF = 9
    /// G.
    case keyboardG = 10
    /// H.
    case keyboardH = 11
    /// I.
    case keyboardI = 12
    /// J.
    case keyboardJ = 13
    /// K.
    case keyboardK = 14
    /// L.
    case keyboardL = 15
    /// M.
    case keyboardM = 16
    /// N.
    case keyboardN = 17
    /// O.
    case keyboardO = 18
    /// P.
    case keyboardP = 19
    /// Q.
    case keyboardQ = 20
    /// R.
    case keyboardR = 21
    /// S.
    case keyboardS = 22
    /// T.
    case keyboardT = 23
    /// U.
    case keyboardU = 24
    /// V.
    case keyboardV = 25
    /// W.
    case keyboardW = 26
    /// X.
    case keyboardX = 27
    /// Y.
    case keyboardY = 28
    /// Z.
    case keyboardZ = 29
    /// 1.
    case keyboard1 = 30
    /// 2.
    case keyboard2 = 31
    /// 3.
    case keyboard3 = 32
    /// 4.
    case keyboard4 = 33
    /// 5.
    case keyboard5 = 34
    /// 6.
    case keyboard6 = 35
    /// 7.
    case keyboard7 = 36
    /// 8.
    case keyboard8 = 37
    /// 9.
    case keyboard9 = 38
    /// 0.
    case keyboard0 = 39
    /// Return.
    case keyboardReturnOrEnter = 40
    /// Escape.
    case keyboardEscape = 41
    /// Backspace.
    case keyboardDeleteOrBackspace = 42
    /// Tab.
    case keyboardTab = 43
    /// The space bar.
    case keyboardSpacebar = 44
    /// The hyphen.
    case keyboardHyphen = 45
    /// The equals sign.
    case keyboardEqualSign = 46
    /// The opening bracket.
    case keyboardOpenBracket = 47
    /// The closing bracket.
    case keyboardCloseBracket = 48
    /// The backslash.
    case keyboardBackslash = 49
    /// The semicolon.
    case keyboardSemicolon = 51
    /// The quotation mark.
    case keyboardQuote = 52
    /// The grave accent.
    case keyboardGraveAccentAndTilde = 53
    /// The comma.
    case keyboardComma = 54
    /// The full stop.
    case keyboardPeriod = 55
    /// The slash.
    case keyboardSlash = 56
    /// Caps Lock.
    case keyboardCapsLock = 57
    /// F1.
    case keyboardF1 = 58
    /// F2.
    case keyboardF2 = 59
    /// F3.
    case keyboardF3 = 60
    /// F4.
    case keyboardF4 = 61
    /// F5.
    case keyboardF5 = 62
    /// F6.
    case keyboardF6 = 63
    /// F7.
    case keyboardF7 = 64
    /// F8.
    case keyboardF8 = 65
    /// F9.
    case keyboardF9 = 66
    /// F10.
    case keyboardF10 = 67
    /// F11.
    case keyboardF11 = 68
    /// F12.
    case keyboardF12 = 69
    /// Insert.
    case keyboardInsert = 73
    /// Home.
    case keyboardHome = 74
    /// Page up.
    case keyboardPageUp = 75
    /// Forward delete.
    case keyboardDeleteForward = 76
    /// End.
    case keyboardEnd = 77
    /// Page down.
    case keyboardPageDown = 78
    /// The right arrow.
    case keyboardRightArrow = 79
    /// The left arrow.
    case keyboardLeftArrow = 80
    /// The down arrow.
    case keyboardDownArrow = 81
    /// The up arrow.
    case keyboardUpArrow = 82
    /// Enter on the numeric pad.
    case keypadEnter = 88
    /// The left Control key.
    case keyboardLeftControl = 224
    /// The left Shift key.
    case keyboardLeftShift = 225
    /// The left Option key.
    case keyboardLeftAlt = 226
    /// The left Command key.
    case keyboardLeftGUI = 227
    /// The right Control key.
    case keyboardRightControl = 228
    /// The right Shift key.
    case keyboardRightShift = 229
    /// The right Option key.
    case keyboardRightAlt = 230
    /// The right Command key.
    case keyboardRightGUI = 231

    /// Returns the code of the key with a name, as in key events.
    init(_ name: String) { self = Self.named[name] ?? .keyboardErrorUndefined }

    private static let named: [String: UIKeyboardHIDUsage] = [
        "a": .keyboardA, "b": .keyboardB, "c": .keyboardC, "d": .keyboardD, "e": .keyboardE,
        "f": .keyboardF, "g": .keyboardG, "h": .keyboardH, "i": .keyboardI, "j": .keyboardJ,
        "k": .keyboardK, "l": .keyboardL, "m": .keyboardM, "n": .keyboardN, "o": .keyboardO,
        "p": .keyboardP, "q": .keyboardQ, "r": .keyboardR, "s": .keyboardS, "t": .keyboardT,
        "u": .keyboardU, "v": .keyboardV, "w": .keyboardW, "x": .keyboardX, "y": .keyboardY,
        "z": .keyboardZ, "1": .keyboard1, "2": .keyboard2, "3": .keyboard3, "4": .keyboard4,
        "5": .keyboard5, "6": .keyboard6, "7": .keyboard7, "8": .keyboard8, "9": .keyboard9,
        "0": .keyboard0, "return": .keyboardReturnOrEnter, "escape": .keyboardEscape,
        "backspace": .keyboardDeleteOrBackspace, "tab": .keyboardTab, "space": .keyboardSpacebar,
        "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket,
        "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon,
        "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma,
        ".": .keyboardPeriod, "/": .keyboardSlash, "capslock": .keyboardCapsLock,
        "f1": .keyboardF1, "f2": .keyboardF2, "f3": .keyboardF3, "f4": .keyboardF4,
        "f5": .keyboardF5, "f6": .keyboardF6, "f7": .keyboardF7, "f8": .keyboardF8,
        "f9": .keyboardF9, "f10": .keyboardF10, "f11": .keyboardF11, "f12": .keyboardF12,
        "insert": .keyboardInsert, "home": .keyboardHome, "pageup": .keyboardPageUp,
        "delete": .keyboardDeleteForward, "end": .keyboardEnd, "pagedown": .keyboardPageDown,
        "right": .keyboardRightArrow, "left": .keyboardLeftArrow, "down": .keyboardDownArrow,
        "up": .keyboardUpArrow, "keypad enter": .keypadEnter, "left ctrl": .keyboardLeftControl,
        "left shift": .keyboardLeftShift, "left alt": .keyboardLeftAlt,
        "left gui": .keyboardLeftGUI, "right ctrl": .keyboardRightControl,
        "right shift": .keyboardRightShift, "right alt": .keyboardRightAlt,
        "right gui": .keyboardRightGUI,
    ]
}
