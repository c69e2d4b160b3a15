package dev.sycamore.diagnostics.render;

import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.NearestSpelling;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Prints the page of a diagnostic, or all pages, as Markdown or as JSON for editors. Also the main
 * class of this module's jar, which is what a user of Maven or Gradle has: {@code java -jar
 * sycamore-diagnostics.jar SYC1004}.
 */
public final class PagePrinter {

  private static final String ALL = "all";
  private static final String JSON = "--json";
  private static final int MISUSED = 2;

  private final String command;
  private final PrintStream out;
  private final PrintStream err;

  /**
   * A printer.
   *
   * @param command what error messages start with
   */
  public PagePrinter(String command, PrintStream out, PrintStream err) {
    this.command = command;
    this.out = out;
    this.err = err;
  }

  /** Prints the page of an id, or all pages, and ends the process. */
  public static void main(String[] arguments) {
    PagePrinter printer = new PagePrinter("sycamore-diagnostics", System.out, System.err);
    List<String> words = new ArrayList<>(List.of(arguments));
    boolean json = words.remove(JSON);
    if (words.size() != 1) {
      System.err.print(
          "sycamore-diagnostics: error: expected ["
              + JSON
              + "] and an id, such as SYC1004, or all\n");
      System.exit(MISUSED);
    }
    System.exit(printer.print(words.get(0), json));
  }

  /**
   * Prints one page, or all.
   *
   * @param name an id, or {@code all}
   * @param json whether each page is an object on a line
   * @return 0, or 2 if there is no diagnostic of this name
   */
  public int print(String name, boolean json) {
    List<DiagnosticId> ids =
        name.equals(ALL)
            ? List.of(DiagnosticId.values())
            : DiagnosticId.find(name.toUpperCase(Locale.ROOT)).stream().toList();
    if (ids.isEmpty()) {
      List<String> codes = Arrays.stream(DiagnosticId.values()).map(DiagnosticId::code).toList();
      String help =
          NearestSpelling.of(name, codes)
              .map(near -> "did you mean " + near + "?")
              .orElse("ids look like " + codes.get(0));
      err.print(command + ": error: no diagnostic is named " + name + "; " + help + "\n");
      return MISUSED;
    }
    DiagnosticPages pages = DiagnosticPages.packed();
    for (DiagnosticId id : ids) {
      String text = pages.text(id);
      out.writeBytes((json ? json(id, text) : text).getBytes(StandardCharsets.UTF_8));
    }
    out.flush();
    return 0;
  }

  private static String json(DiagnosticId id, String text) {
    return new Json.Members()
            .with("code", id.code())
            .with("severity", id.severity().word())
            .with("offByDefault", id.isOffByDefault())
            .with("title", id.title())
            .with("help", id.help())
            .with("page", id.page())
            .with("text", text)
        + "\n";
  }

  /** The shell command that prints a page from where this class was loaded, if that is a file. */
  public static Optional<String> commandFor(DiagnosticId id) {
    CodeSource source = PagePrinter.class.getProtectionDomain().getCodeSource();
    if (source == null || !"file".equals(source.getLocation().getProtocol())) {
      return Optional.empty();
    }
    try {
      Path path = Path.of(source.getLocation().toURI());
      String start =
          Files.isDirectory(path)
              ? "java -cp " + path + " " + PagePrinter.class.getName()
              : "java -jar " + path;
      return Optional.of(start + " " + id.code());
    } catch (URISyntaxException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
