package dev.ration.http;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import javax.net.ServerSocketFactory;

/** An HTTP server that says exactly the bytes it is told to, and keeps what it was asked. */
final class LoopbackServer implements AutoCloseable {
  private final ServerSocket socket;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  final BlockingQueue<Asked> asked = new LinkedBlockingQueue<>();
  /** One for each connection whose client went away. */
  final BlockingQueue<String> gone = new LinkedBlockingQueue<>();

  /** What came in: the request line, the header lines, the body. */
  record Asked(String line, List<String> headers, String body) {
    String header(String name) {
      return headers.stream().filter(h -> h.regionMatches(true, 0, name + ":", 0, name.length() + 1))
          .map(h -> h.substring(name.length() + 1).strip()).findFirst().orElse(null);
    }
  }

  /** Answers a request. */
  @FunctionalInterface
  interface Handler {
    void answer(Asked asked, OutputStream out) throws Exception;
  }

  LoopbackServer(Handler handler) throws IOException {
    this(ServerSocketFactory.getDefault(), handler);
  }

  LoopbackServer(ServerSocketFactory sockets, Handler handler) throws IOException {
    socket = sockets.createServerSocket(0, 50, InetAddress.getLoopbackAddress());
    threads.execute(() -> {
      while (!socket.isClosed()) {
        try {
          Socket client = socket.accept();
          if (socket.isClosed()) {
            client.close();
            return;
          }
          threads.execute(() -> serve(client, handler));
        } catch (IOException e) {
          return;
        }
      }
    });
  }

  static LoopbackServer saying(String response) throws IOException {
    return new LoopbackServer((asked, out) -> out.write(response.getBytes(StandardCharsets.UTF_8)));
  }

  private void serve(Socket client, Handler handler) {
    try (client) {
      BufferedReader in = new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.UTF_8));
      String line = in.readLine();
      if (line == null) {
        return;
      }
      List<String> headers = new ArrayList<>();
      for (String header = in.readLine(); !header.isEmpty(); header = in.readLine()) {
        headers.add(header);
      }
      Asked request = new Asked(line, headers, "");
      int length = request.header("Content-Length") == null ? 0 : Integer.parseInt(request.header("Content-Length"));
      char[] body = new char[length];
      for (int n = 0; n < length; n += in.read(body, n, length - n)) {
        continue;
      }
      request = new Asked(line, headers, new String(body));
      asked.add(request);
      handler.answer(request, client.getOutputStream());
    } catch (IOException e) {
      gone.add(e.toString());
    } catch (Exception e) {
      gone.add("interrupted");
    }
  }

  int port() {
    return socket.getLocalPort();
  }

  @Override
  public void close() throws IOException {
    socket.close();
    threads.shutdownNow();
  }
}
