import LegatoCanvas

nonisolated extension UTType {
    /// An item that has a type.
    public static let item = UTType(known: "public.item")
    /// Content to be seen or heard.
    public static let content = UTType(known: "public.content")
    /// Bytes.
    public static let data = UTType(known: "public.data")
    /// A folder or a package.
    public static let directory = UTType(known: "public.directory")
    /// A folder.
    public static let folder = UTType(known: "public.folder")
    /// Text in any form.
    public static let text = UTType(known: "public.text")
    /// Text without styles.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without styles, in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Text with styles, as RTF.
    public static let rtf = UTType(known: "public.rtf")
    /// A page in HTML.
    public static let html = UTType(known: "public.html")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// Source code.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Swift source code.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// A table with comma-separated values.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// A URL.
    public static let url = UTType(known: "public.url")
    /// The URL of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// An image in any form.
    public static let image = UTType(known: "public.image")
    /// A PNG image.
    public static let png = UTType(known: "public.png")
    /// A JPEG image.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A WebP image.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// A GIF image.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A TIFF image.
    public static let tiff = UTType(known: "public.tiff")
    /// A HEIC image.
    public static let heic = UTType(known: "public.heic")
    /// A BMP image.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// A Windows icon.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// An SVG image.
    public static let svg = UTType(known: "public.svg-image")
    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Audio or video.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Video with or without audio.
    public static let movie = UTType(known: "public.movie")
    /// Video without audio.
    public static let video = UTType(known: "public.video")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A QuickTime movie.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// Audio.
    public static let audio = UTType(known: "public.audio")
    /// MP3 audio.
    public static let mp3 = UTType(known: "public.mp3")
    /// WAV audio.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// An archive of files.
    public static let archive = UTType(known: "public.archive")
    /// A zip archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// A program.
    public static let executable = UTType(known: "public.executable")
    /// An application.
    public static let application = UTType(known: "com.apple.application")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A contact.
    public static let vCard = UTType(known: "public.vcard")
    /// An event of a calendar.
    public static let calendarEvent = UTType(known: "com.apple.ical.ics")
}

nonisolated extension UTType {
    /// The types of image files that are read from other apps.
    package static let decodedImages = ImageFormat.allCases.filter { $0.isAllowed(by: .standard) }
        .map { UTType(known: $0.identifier) }
}
