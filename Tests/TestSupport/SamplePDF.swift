public import Foundation

/// PDF files of one page.
public enum SamplePDF {
    /// Returns a file whose page has the box `box`, in points with y up, and draws `content`, where
    /// the graphics state `/Half` has an opacity of 0.5.
    public static func page(_ box: String, _ content: String) -> Data {
        file("/MediaBox [\(box)]", content)
    }

    /// Returns a file whose page has attributes and content, with further entries of its trailer; one
    /// page or none.
    public static func file(
        _ attributes: String, _ content: String, pages: Int = 1, trailer: String = ""
    ) -> Data {
        let kids = pages == 0 ? "" : "3 0 R"
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>",
            "<< /Type /Pages /Kids [\(kids)] /Count \(pages) >>",
            """
            << /Type /Page /Parent 2 0 R \(attributes) /Contents 4 0 R
            /Resources << /ExtGState << /Half << /ca 0.5 >> >> >> >>
            """,
            "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
        ]
        var (text, places) = ("%PDF-1.4\n", [Int]())
        for (number, object) in objects.enumerated() {
            places.append(text.utf8.count)
            text += "\(number + 1) 0 obj\n\(object)\nendobj\n"
        }
        let table = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for place in places {
            text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n"
        }
        text +=
            "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R \(trailer) >>\nstartxref\n\(table)\n%%EOF\n"
        return Data(text.utf8)
    }
}
