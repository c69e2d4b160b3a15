package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** {@code sycamore docs}, and the server that it starts. */
@Tag("one-jdk")
@Tag("module")
class DocsCommandTest extends CommandTest {

  private static final Duration LIMIT = Duration.ofSeconds(20);

  private final HttpClient browser = HttpClient.newHttpClient();

  DocsCommandTest() {
    super("docs");
  }

  @BeforeEach
  void writeSite() throws IOException {
    Files.createDirectories(file("site/api"));
    write("site/index.html", "the start");
    write("site/api/index.html", "the API");
    write("site/a b.js", "let x");
    write("secret.txt", "secret");
    Files.createSymbolicLink(file("site/link.txt"), file("secret.txt"));
  }

  @Test
  void servesThePagesOfTheFolder() throws Exception {
    try (SiteServer server = new SiteServer(file("site"), 0)) {
      assertThat(get(server, "").body()).isEqualTo("the start");
      assertThat(get(server, "index.html?x=1").headers().firstValue("Content-Type"))
          .hasValue("text/html; charset=utf-8");
      assertThat(get(server, "api/").body()).isEqualTo("the API");
      assertThat(get(server, "a%20b.js").headers().firstValue("Content-Type"))
          .hasValue("text/javascript; charset=utf-8");
    }
  }

  @Test
  void servesNothingElse() throws Exception {
    try (SiteServer server = new SiteServer(file("site"), 0)) {
      for (String path :
          new String[] {
            "none.html", "../secret.txt", "%2e%2e/secret.txt", "link.txt", "/etc/passwd", "%00"
          }) {
        HttpResponse<String> answer = get(server, path);
        assertThat(answer.statusCode()).as(path).isEqualTo(404);
        assertThat(answer.body()).as(path).isEmpty();
      }
      HttpRequest post =
          HttpRequest.newBuilder(server.address())
              .timeout(LIMIT)
              .POST(BodyPublishers.ofString("x"))
              .build();
      assertThat(browser.send(post, BodyHandlers.ofString()).statusCode()).isEqualTo(405);
    }
  }

  @Test
  void printsTheAddressAndServesUntilItIsStopped() throws Exception {
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    Thread command = new Thread(() -> run("--folder", "@site"));
    try {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      command.start();
      while (printed.size() == 0 && command.isAlive()) {
        Thread.sleep(1);
      }
    } finally {
      System.setOut(out);
    }
    String address = printed.toString(StandardCharsets.UTF_8).split(" ", 2)[0];
    assertThat(get(URI.create(address)).body()).as(errors()).isEqualTo("the start");

    command.interrupt();
    command.join();
    assertThat(errors()).isEmpty();
  }

  @Test
  void namesWhatIsMissing() throws IOException {
    Files.createDirectory(file("empty"));
    assertThat(run("--folder", "@empty")).isEqualTo(1);
    assertThat(errors())
        .startsWith("sycamore docs: error: @empty has no site; build it with `mvn -Psite ");
    assertThat(run("--folder", "@site", "--port=70000")).isEqualTo(2);
    assertThat(errors()).startsWith("sycamore docs: error: port 70000 is not one of 0 to 65535\n");
    assertThat(run()).isEqualTo(2);
    assertThat(errors()).contains("error: ", "'--folder=FOLDER'");
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertThat(run("--folder", "@site", "--port=" + taken.getLocalPort())).isEqualTo(1);
      assertThat(errors())
          .startsWith("sycamore docs: error: port " + taken.getLocalPort() + ": Address already");
    }
  }

  private HttpResponse<String> get(SiteServer server, String path) throws Exception {
    return get(URI.create(server.address() + path));
  }

  private HttpResponse<String> get(URI address) throws Exception {
    return browser.send(
        HttpRequest.newBuilder(address).timeout(LIMIT).build(), BodyHandlers.ofString());
  }
}
