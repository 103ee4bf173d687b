import SwiftUI

struct Photo: Identifiable, Decodable {
    let id: Int
    let url: URL
    let title: String
}

struct PhotoCell: View {
    let photo: Photo

    var body: some View {
        VStack {
            AsyncImage(url: photo.url)
                .frame(width: 100, height: 100)
            AsyncImage(url: photo.url, scale: 2) { image in
                image.resizable().aspectRatio(contentMode: .fill)
            } placeholder: {
                ProgressView()
            }
            AsyncImage(
                url: URL(string: "https://example.org/\(photo.id).png"),
                transaction: Transaction(animation: .spring())
            ) { phase in
                switch phase {
                case .empty:
                    Color.gray.opacity(0.2)
                case .success(let image):
                    image
                        .resizable()
                        .scaledToFit()
                        .transition(.opacity)
                case .failure(let error):
                    Text(error.localizedDescription)
                @unknown default:
                    EmptyView()
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
    }
}

@MainActor
@Observable
class PhotoStore {
    var photos: [Photo] = []
    var message: String?

    func load() async {
        guard let url = URL(string: "https://example.org/photos") else { return }
        do {
            var request = URLRequest(url: url)
            request.setValue("application/json", forHTTPHeaderField: "Accept")
            let (data, response) = try await URLSession.shared.data(for: request)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else { return }
            photos = try JSONDecoder().decode([Photo].self, from: data)
        } catch {
            message = error.localizedDescription
        }
    }
}

struct PhotoGrid: View {
    @State private var store = PhotoStore()

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
                ForEach(store.photos) { PhotoCell(photo: $0) }
            }
        }
        .task { await store.load() }
    }
}
