import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Diagnostic;

/**
 * Types a mistake into a kernel and mends it, again and again, in an editor whose language server
 * is that of Eclipse's Java tools. Fails if an error is missing, stays, or is at another place.
 */
public final class EditorSession {
  private final LanguageServerProcess server;
  private final EditedProject project;
  private final Path app;
  private final Path log;

  private EditorSession(LanguageServerProcess server, EditedProject project, Path data) {
    this.server = server;
    this.project = project;
    this.log = data.resolve("workspace/.metadata/.log");
    this.app = project.file("App.java");
  }

  /** The server's folder, a folder for files, the plug-in, the two class paths, rounds. */
  public static void main(String[] args) throws Exception {
    Path data = Path.of(args[1]);
    EditedProject project =
        EditedProject.in(
            data.resolve("project"), List.of(args[3].split(":")), List.of(args[4].split(":")));
    try (LanguageServerProcess server =
        LanguageServerProcess.start(Path.of(args[0]), data, project.folder(), args[2])) {
      EditorSession session = new EditorSession(server, project, data);
      session.build();
      session.types(Integer.parseInt(args[5]));
      session.typesJava(Integer.parseInt(args[5]));
      session.saves();
      session.buildsOneFileOnly();
    }
    System.exit(0);
  }

  private void build() throws Exception {
    server.build();
    await("images", () -> hasImages("App") && hasImages("Marked"));
    expect("no diagnostics after the first build", ours(server.unread()).isEmpty());
    System.out.println("editor: the build of the editor has made images");
  }

  private boolean hasImages(String unit) {
    return Files.exists(project.output("META-INF/sycamore/app/" + unit + ".images"));
  }

  private void types(int rounds) throws Exception {
    List<Double> appears = new ArrayList<>();
    List<Double> goes = new ArrayList<>();
    server.open(app, project.app());
    // Of a server that is warm.
    int cold = Math.max(2, rounds / 4);
    for (int i = 0; i < cold + rounds; i++) {
      double error = typed(project.appWithMistake(), "the error", d -> isTheError(ours(d)));
      double none = typed(project.app(), "its end", d -> ours(d).isEmpty());
      if (i >= cold) {
        appears.add(error);
        goes.add(none);
      }
    }
    print("an error appears while somebody types", appears);
    print("it goes away when it is mended", goes);
    print("of that, the server's check of the file", checks(2 * rounds));
  }

  /** As the server itself notes; before and after, it waits for somebody to stop typing. */
  private List<Double> checks(int last) throws Exception {
    Matcher took =
        Pattern.compile("Validated 1\\. Took (\\d+) ms").matcher(Files.readString(log));
    List<Double> all = new ArrayList<>();
    while (took.find()) {
      all.add(Double.valueOf(took.group(1)));
    }
    expect("the times of all checks", all.size() >= last);
    return all.subList(all.size() - last, all.size());
  }

  /** An error of plain Java, in a file without kernels, by the same server. */
  private void typesJava(int rounds) throws Exception {
    Path plain = project.file("Plain.java");
    List<Double> appears = new ArrayList<>();
    server.open(plain, project.plain());
    for (int i = 0; i < rounds; i++) {
      long start = System.nanoTime();
      server.type(plain, project.plainWithMistake());
      appears.add((server.await(plain, "Java's error", d -> !d.isEmpty()).at() - start) / 1e6);
      server.type(plain, project.plain());
      server.await(plain, "the end of Java's error", List::isEmpty);
    }
    print("beside it, an error of plain Java appears", appears);
    print("of that, the server's check of the file", checks(2 * rounds));
  }

  private double typed(
      String text, String what, Predicate<List<Diagnostic>> expected)
      throws Exception {
    long start = System.nanoTime();
    server.type(app, text);
    return (server.await(app, what, expected).at() - start) / 1e6;
  }

  /** An error that a build has found goes away in the editor before the next build. */
  private void saves() throws Exception {
    server.type(app, project.appWithMistake());
    server.save(app, project.appWithMistake());
    server.await(app, "the error of the build", d -> isTheError(ours(d)));
    Thread.sleep(3000);
    server.type(app, project.app());
    server.await(app, "the end of the error of the build", d -> ours(d).isEmpty());
    server.save(app, project.app());
    await("images", () -> hasImages("App"));
    System.out.println("editor: errors of builds are those of the editor");
  }

  /** The kernel calls a method of a file that has not changed, and whose launcher is there. */
  private void buildsOneFileOnly() throws Exception {
    Path marked = project.file("Marked.java");
    Path code = project.output("app/Marked.class");
    FileTime before = Files.getLastModifiedTime(code);
    server.unread();
    Files.writeString(marked, project.markedOtherwise());
    server.changed(marked);
    await("a class", () -> isNewer(code, before) && hasImages("Marked"));
    Thread.sleep(2000);
    expect("no diagnostics of a file that changes alone", ours(server.unread()).isEmpty());
    System.out.println("editor: a file is compiled alone");
  }

  private static boolean isNewer(Path file, FileTime than) {
    try {
      return Files.getLastModifiedTime(file).compareTo(than) > 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static List<Diagnostic> ours(List<Diagnostic> all) {
    return all.stream().filter(d -> text(d).contains("SYC")).toList();
  }

  private static String text(Diagnostic diagnostic) {
    Object message = diagnostic.getMessage();
    return message.toString();
  }

  private boolean isTheError(List<Diagnostic> found) {
    String line = project.appWithMistake().lines().skip(8).findFirst().orElseThrow();
    return found.size() == 1
        && text(found.get(0)).contains("[SYC1002]")
        && found.get(0).getRange().getStart().getLine() == 8
        && found.get(0).getRange().getStart().getCharacter() == line.indexOf("throw")
        && found.get(0).getRange().getEnd().getCharacter() == line.length();
  }

  private static void await(String what, BooleanSupplier done) throws InterruptedException {
    for (int i = 0; i < 600 && !done.getAsBoolean(); i++) {
      Thread.sleep(100);
    }
    expect(what, done.getAsBoolean());
  }

  private static void expect(String what, boolean holds) {
    if (!holds) {
      throw new IllegalStateException("expected: " + what);
    }
  }

  private static void print(String what, List<Double> milliseconds) {
    List<Double> sorted = new ArrayList<>(milliseconds);
    Collections.sort(sorted);
    System.out.printf(
        "editor: %s: median %.0f ms, 90th percentile %.0f ms, of %d%n",
        what,
        sorted.get(sorted.size() / 2),
        sorted.get(Math.min(sorted.size() - 1, sorted.size() * 9 / 10)),
        sorted.size());
  }
}
