package dev.sycamore.backend.cli;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves the files of a folder to browsers on this machine. */
final class SiteServer implements AutoCloseable {

  private static final int OK = 200;
  private static final int NOT_FOUND = 404;
  private static final int METHOD_NOT_ALLOWED = 405;
  private static final int NO_BODY = -1;

  /** A browser asks for this many files at a time. */
  private static final int THREADS = 6;

  private static final String INDEX = "index.html";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "json", "application/json",
          "txt", "text/plain; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "woff2", "font/woff2");

  private final Path root;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

  /**
   * @param folder of the files
   * @param port 0 for one that is free
   * @throws IOException if the folder does not exist or the port is not free
   */
  SiteServer(Path folder, int port) throws IOException {
    root = folder.toRealPath();
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    server.createContext("/", this::answer);
    server.setExecutor(threads);
    server.start();
  }

  /** Returns the address of its first page. */
  URI address() {
    return URI.create("http://localhost:" + server.getAddress().getPort() + "/");
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String method = exchange.getRequestMethod();
      if (!List.of("GET", "HEAD").contains(method)) {
        exchange.sendResponseHeaders(METHOD_NOT_ALLOWED, NO_BODY);
        return;
      }
      Optional<Path> file = file(exchange.getRequestURI().getPath());
      byte[] content = file.isPresent() ? Files.readAllBytes(file.get()) : new byte[0];
      file.ifPresent(found -> exchange.getResponseHeaders().set("Content-Type", type(found)));
      boolean hasBody = content.length > 0 && method.equals("GET");
      exchange.sendResponseHeaders(
          file.isPresent() ? OK : NOT_FOUND, hasBody ? content.length : NO_BODY);
      if (hasBody) {
        try (OutputStream body = exchange.getResponseBody()) {
          body.write(content);
        }
      }
    }
  }

  /** Returns the file of a path, unless it is outside of the folder. */
  private Optional<Path> file(String path) throws IOException {
    Path named;
    try {
      named = root.resolve(path.substring(1));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
    if (Files.isDirectory(named)) {
      named = named.resolve(INDEX);
    }
    if (!Files.isRegularFile(named)) {
      return Optional.empty();
    }
    Path real = named.toRealPath();
    return real.startsWith(root) ? Optional.of(real) : Optional.empty();
  }

  private static String type(Path file) {
    String name = file.getFileName().toString();
    return TYPES.getOrDefault(
        name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
