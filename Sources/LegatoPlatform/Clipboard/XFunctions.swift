import CSDL2
import Glibc

/// The functions of Xlib that the clipboard and drags use, from the library that SDL loads.
///
/// A connection is used on one thread only.
nonisolated struct XFunctions {
    typealias Display = OpaquePointer
    typealias OpenDisplay = @convention(c) (UnsafePointer<CChar>?) -> Display?
    typealias DisplayToInt = @convention(c) (Display) -> Int32
    typealias DisplayToLong = @convention(c) (Display) -> Int
    typealias GetRoot = @convention(c) (Display) -> UInt
    typealias CreateWindow =
        @convention(c) (
            Display, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt
        ) -> UInt
    typealias InternAtom = @convention(c) (Display, UnsafePointer<CChar>, Int32) -> UInt
    typealias AtomName = @convention(c) (Display, UInt) -> UnsafeMutablePointer<CChar>?
    typealias SetOwner = @convention(c) (Display, UInt, UInt, UInt) -> Int32
    typealias GetOwner = @convention(c) (Display, UInt) -> UInt
    typealias Convert = @convention(c) (Display, UInt, UInt, UInt, UInt, UInt) -> Int32
    typealias GetProperty =
        @convention(c) (
            Display, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>,
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
            UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
        ) -> Int32
    typealias ChangeProperty =
        @convention(c) (
            Display, UInt, UInt, UInt, Int32, Int32, UnsafePointer<UInt8>?, Int32
        ) -> Int32
    typealias DeleteProperty = @convention(c) (Display, UInt, UInt) -> Int32
    typealias SelectInput = @convention(c) (Display, UInt, Int) -> Int32
    typealias SendEvent =
        @convention(c) (Display, UInt, Int32, Int, UnsafeMutablePointer<XEvent>) -> Int32
    typealias NextEvent = @convention(c) (Display, UnsafeMutablePointer<XEvent>) -> Int32
    typealias WindowEvent =
        @convention(c) (Display, UInt, Int, UnsafeMutablePointer<XEvent>) -> Int32
    typealias TranslateCoordinates =
        @convention(c) (
            Display, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>
        ) -> Int32
    typealias Synchronize = @convention(c) (Display, Int32) -> Int32
    typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Int32
    typealias FixesExtension =
        @convention(c) (
            Display, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
        ) -> Int32
    typealias FixesSelect = @convention(c) (Display, UInt, UInt, UInt) -> Void

    let openDisplay: OpenDisplay
    let connectionNumber, defaultScreen, flush, pending: DisplayToInt
    let rootWindow: GetRoot
    let maxRequestSize: DisplayToLong
    let createWindow: CreateWindow
    let internAtom: InternAtom
    let atomName: AtomName
    let setOwner: SetOwner
    let getOwner: GetOwner
    let convert: Convert
    let getProperty: GetProperty
    let changeProperty: ChangeProperty
    let deleteProperty: DeleteProperty
    let selectInput: SelectInput
    let sendEvent: SendEvent
    let nextEvent: NextEvent
    let windowEvent: WindowEvent
    let translateCoordinates: TranslateCoordinates
    let synchronize: Synchronize
    let release: Release
    /// The functions of XFixes; nil if the library is missing.
    let fixesExtension: FixesExtension?
    let fixesSelect: FixesSelect?

    /// Finds the functions; nil if there is no Xlib.
    init?() {
        guard let library = dlopen("libX11.so.6", RTLD_LAZY) else { return nil }
        let names = [
            "XOpenDisplay", "XConnectionNumber", "XDefaultScreen", "XFlush", "XPending",
            "XDefaultRootWindow", "XMaxRequestSize", "XCreateSimpleWindow", "XInternAtom",
            "XGetAtomName",
            "XSetSelectionOwner", "XGetSelectionOwner", "XConvertSelection", "XGetWindowProperty",
            "XChangeProperty", "XDeleteProperty", "XSelectInput", "XSendEvent", "XNextEvent",
            "XWindowEvent", "XTranslateCoordinates", "XSync", "XFree",
        ]
        var found: [String: UnsafeMutableRawPointer] = [:]
        for name in names { found[name] = dlsym(library, name) }
        guard found.count == names.count else { return nil }
        func function<T>(_ name: String) -> T { unsafeBitCast(found[name], to: T.self) }
        openDisplay = function("XOpenDisplay")
        connectionNumber = function("XConnectionNumber")
        defaultScreen = function("XDefaultScreen")
        flush = function("XFlush")
        pending = function("XPending")
        rootWindow = function("XDefaultRootWindow")
        maxRequestSize = function("XMaxRequestSize")
        createWindow = function("XCreateSimpleWindow")
        internAtom = function("XInternAtom")
        atomName = function("XGetAtomName")
        setOwner = function("XSetSelectionOwner")
        getOwner = function("XGetSelectionOwner")
        convert = function("XConvertSelection")
        getProperty = function("XGetWindowProperty")
        changeProperty = function("XChangeProperty")
        deleteProperty = function("XDeleteProperty")
        selectInput = function("XSelectInput")
        sendEvent = function("XSendEvent")
        nextEvent = function("XNextEvent")
        windowEvent = function("XWindowEvent")
        translateCoordinates = function("XTranslateCoordinates")
        synchronize = function("XSync")
        release = function("XFree")
        let fixes = dlopen("libXfixes.so.3", RTLD_LAZY)
        fixesExtension = fixes.flatMap { dlsym($0, "XFixesQueryExtension") }.map {
            unsafeBitCast($0, to: FixesExtension.self)
        }
        fixesSelect = fixes.flatMap { dlsym($0, "XFixesSelectSelectionInput") }.map {
            unsafeBitCast($0, to: FixesSelect.self)
        }
    }
}
