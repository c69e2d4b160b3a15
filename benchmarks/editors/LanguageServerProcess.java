import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.ConfigurationParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.services.JsonNotification;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** The language server of Eclipse's Java tools, and this program as its editor. */
final class LanguageServerProcess implements LanguageClient, AutoCloseable {

  /** Diagnostics of a file, and when they came. */
  record Published(long at, List<Diagnostic> diagnostics) {}

  private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
  private final CountDownLatch ready = new CountDownLatch(1);
  private Process process;
  private LanguageServer server;
  private Launcher<LanguageServer> launcher;
  private int version = 1;

  /** Starts the server on a project, and waits until it is ready. */
  static LanguageServerProcess start(Path home, Path data, Path project, String plugin)
      throws Exception {
    LanguageServerProcess started = new LanguageServerProcess();
    started.process = process(home, data);
    started.launcher =
        LSPLauncher.createClientLauncher(
            started, started.process.getInputStream(), started.process.getOutputStream());
    started.launcher.startListening();
    started.server = started.launcher.getRemoteProxy();
    started.server.initialize(parameters(project, plugin)).get(120, TimeUnit.SECONDS);
    started.server.initialized(new InitializedParams());
    if (!started.ready.await(120, TimeUnit.SECONDS)) {
      throw new IOException("the server did not get ready");
    }
    return started;
  }

  private static Process process(Path home, Path data) throws IOException {
    Path configuration = Files.createDirectories(data.resolve("configuration"));
    Files.copy(home.resolve("config_linux/config.ini"), configuration.resolve("config.ini"));
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Declipse.application=org.eclipse.jdt.ls.core.id1");
    command.add("-Dosgi.bundles.defaultStartLevel=4");
    command.add("-Declipse.product=org.eclipse.jdt.ls.core.product");
    command.add("-Xmx1G");
    command.addAll(List.of("--add-modules=ALL-SYSTEM", "--add-opens", "java.base/java.util=ALL-UNNAMED"));
    command.addAll(List.of("--add-opens", "java.base/java.lang=ALL-UNNAMED"));
    try (Stream<Path> plugins = Files.list(home.resolve("plugins"))) {
      command.add("-jar");
      command.add(
          plugins
              .map(Path::toString)
              .filter(jar -> jar.contains("org.eclipse.equinox.launcher_"))
              .findFirst()
              .orElseThrow());
    }
    command.addAll(List.of("-configuration", configuration.toString()));
    command.addAll(List.of("-data", data.resolve("workspace").toString()));
    return new ProcessBuilder(command)
        .redirectError(data.resolve("errors.txt").toFile())
        .start();
  }

  private static InitializeParams parameters(Path project, String plugin) {
    InitializeParams parameters = new InitializeParams();
    parameters.setProcessId((int) ProcessHandle.current().pid());
    parameters.setWorkspaceFolders(
        List.of(new WorkspaceFolder(project.toUri().toString(), "kernels")));
    ClientCapabilities capabilities = new ClientCapabilities();
    capabilities.setTextDocument(new TextDocumentClientCapabilities());
    capabilities.setWorkspace(new WorkspaceClientCapabilities());
    parameters.setCapabilities(capabilities);
    Map<String, Object> options = new HashMap<>();
    options.put("workspaceFolders", List.of(project.toUri().toString()));
    options.put("bundles", plugin.isEmpty() ? List.of() : List.of(plugin));
    options.put("settings", Map.of("java", Map.of("autobuild", Map.of("enabled", true))));
    parameters.setInitializationOptions(options);
    return parameters;
  }

  /** Builds all files, by a request of this server's own. */
  void build() throws Exception {
    launcher.getRemoteEndpoint().request("java/buildWorkspace", true).get(120, TimeUnit.SECONDS);
  }

  void open(Path file, String text) {
    server
        .getTextDocumentService()
        .didOpen(
            new DidOpenTextDocumentParams(
                new TextDocumentItem(file.toUri().toString(), "java", version, text)));
  }

  /** Replaces the text, as typing does. */
  void type(Path file, String text) {
    published.clear();
    server
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(file.toUri().toString(), ++version),
                List.of(new TextDocumentContentChangeEvent(text))));
  }

  void save(Path file, String text) throws IOException {
    Files.writeString(file, text);
    server
        .getTextDocumentService()
        .didSave(
            new DidSaveTextDocumentParams(new TextDocumentIdentifier(file.toUri().toString()), text));
  }

  /** Somebody else has written a file. */
  void changed(Path file) {
    server
        .getWorkspaceService()
        .didChangeWatchedFiles(
            new DidChangeWatchedFilesParams(
                List.of(new FileEvent(file.toUri().toString(), FileChangeType.Changed))));
  }

  /** Waits for diagnostics of a file that are as they should be. */
  Published await(Path file, String what, Predicate<List<Diagnostic>> expected) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    List<Diagnostic> last = null;
    while (System.nanoTime() < end) {
      PublishDiagnosticsParams next = published.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
      long at = System.nanoTime();
      if (next != null && next.getUri().endsWith("/" + file.getFileName())) {
        last = next.getDiagnostics();
        if (expected.test(last)) {
          return new Published(at, last);
        }
      }
    }
    throw new IllegalStateException(what + " did not come; last: " + last);
  }

  /** All diagnostics that have come and that nobody has looked at. */
  List<Diagnostic> unread() {
    List<PublishDiagnosticsParams> all = new ArrayList<>();
    published.drainTo(all);
    return all.stream().flatMap(p -> p.getDiagnostics().stream()).toList();
  }

  @Override
  public void close() throws Exception {
    try {
      server.shutdown().get(10, TimeUnit.SECONDS);
      server.exit();
      process.waitFor(10, TimeUnit.SECONDS);
    } finally {
      process.destroyForcibly();
    }
  }

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
    published.add(diagnostics);
  }

  /** The server's own notification of how far it is. */
  @JsonNotification("language/status")
  public void status(Object status) {
    if (status.toString().contains("ServiceReady")) {
      ready.countDown();
    }
  }

  @JsonNotification("language/eventNotification")
  public void event(Object event) {}

  @JsonNotification("language/progressReport")
  public void progress(Object report) {}

  @Override
  public void telemetryEvent(Object event) {}

  @Override
  public void showMessage(MessageParams message) {}

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void logMessage(MessageParams message) {}

  @Override
  public CompletableFuture<Void> registerCapability(RegistrationParams capability) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletableFuture<List<Object>> configuration(ConfigurationParams asked) {
    return CompletableFuture.completedFuture(
        new ArrayList<>(Collections.nCopies(asked.getItems().size(), null)));
  }
}
