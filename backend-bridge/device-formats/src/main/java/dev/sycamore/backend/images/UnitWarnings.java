package dev.sycamore.backend.images;

import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.binding.text.Quote;
import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.binding.text.TextLine;
import dev.sycamore.binding.text.TextLines;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.SourceSpan;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The warnings that the compilation of a unit reported, and what it found of its kernels' writes,
 * as a file of the class output ({@code docs/FORMATS.md}, 16).
 */
public final class UnitWarnings {

  private static final String FORMAT = "sycamore-warnings 2";
  private static final String UNIT = "unit ";
  private static final String WRITES = "writes ";
  private static final String WARNING = "warning ";
  private static final String MESSAGE = "message ";
  private static final String HELP = "help ";
  private static final String CALL = "call ";

  private UnitWarnings() {}

  /**
   * A warning.
   *
   * @param id of the catalogue: {@code SYC2003}
   * @param line from 1
   * @param column from 1
   * @param chain the calls from the kernel to the place, the kernel first: function and place
   */
  public record UnitWarning(
      String id, int line, int column, String message, String help, List<String> chain) {
    public UnitWarning {
      chain = List.copyOf(chain);
    }
  }

  /**
   * How many places of a kernel write to memory that work-items share.
   *
   * @param proved that no other work-item uses the elements
   * @param refuted by two work-items as an example
   */
  public record KernelWrites(String entryPoint, int proved, int refuted, int unknown) {

    /** The numbers, for people. */
    public String text() {
      int all = proved + refuted + unknown;
      return all
          + (all == 1 ? " write: " : " writes: ")
          + proved
          + " proved, "
          + refuted
          + " refuted, "
          + unknown
          + " unknown";
    }
  }

  /**
   * What a file has.
   *
   * @param writes of kernels that write anything
   */
  public record Contents(List<KernelWrites> writes, List<UnitWarning> warnings) {
    /** That of a unit without a file. */
    public static final Contents NONE = new Contents(List.of(), List.of());

    public Contents {
      writes = List.copyOf(writes);
      warnings = List.copyOf(warnings);
    }
  }

  /** The resource of a unit. */
  public static String path(String unit) {
    return UnitResources.of(unit, UnitResources.WARNINGS);
  }

  /** The file, of a unit without warnings too: it takes the place of one that had some. */
  public static byte[] bytes(
      String unit, Collection<Diagnostic> diagnostics, Collection<KernelWrites> writes) {
    StringBuilder text = new StringBuilder();
    text.append(FORMAT).append('\n').append(UNIT).append(unit).append('\n');
    for (KernelWrites kernel : writes) {
      line(
          text,
          WRITES,
          "%s %d %d %d"
              .formatted(kernel.entryPoint(), kernel.proved(), kernel.refuted(), kernel.unknown()));
    }
    for (Diagnostic diagnostic : diagnostics) {
      SourceSpan at = diagnostic.at();
      line(text, WARNING, diagnostic.id().code() + " " + at.line() + " " + at.column());
      line(text, MESSAGE, diagnostic.message());
      line(text, HELP, diagnostic.help());
      for (CallFrame frame : diagnostic.chain()) {
        line(text, CALL, frame.function() + " at " + frame.at().place());
      }
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static void line(StringBuilder text, String word, String rest) {
    text.append(word).append(Quote.printable(rest)).append('\n');
  }

  /**
   * Reads a file.
   *
   * @param file names it in messages
   * @throws TextFileException if it is none, or of another version
   */
  public static Contents read(String file, byte[] bytes) throws TextFileException {
    List<TextLine> lines = TextLines.of(file, bytes);
    if (lines.size() < 2
        || !lines.get(0).text().equals(FORMAT)
        || !lines.get(1).text().startsWith(UNIT)) {
      throw new TextFileException(
          file, 1, 1, "invalid file: its first line must be '" + FORMAT + "', then the unit");
    }
    List<KernelWrites> writes = new ArrayList<>();
    List<UnitWarning> warnings = new ArrayList<>();
    int at = 2;
    while (at < lines.size() && lines.get(at).text().startsWith(WRITES)) {
      writes.add(writes(lines.get(at++)));
    }
    while (at < lines.size()) {
      String[] head = rest(lines, at++, file, WARNING).split(" ", -1);
      String message = rest(lines, at++, file, MESSAGE);
      String help = rest(lines, at++, file, HELP);
      List<String> chain = new ArrayList<>();
      while (at < lines.size() && lines.get(at).text().startsWith(CALL)) {
        chain.add(lines.get(at++).text().substring(CALL.length()));
      }
      warnings.add(warning(lines.get(at - 1), head, message, help, chain));
    }
    return new Contents(writes, warnings);
  }

  private static KernelWrites writes(TextLine line) throws TextFileException {
    String[] words = line.text().split(" ", -1);
    try {
      return new KernelWrites(
          words[1],
          Integer.parseInt(words[2]),
          Integer.parseInt(words[3]),
          Integer.parseInt(words[4]));
    } catch (ArrayIndexOutOfBoundsException | NumberFormatException e) {
      throw line.problem(0, "invalid line: a kernel and three numbers must follow 'writes'");
    }
  }

  private static UnitWarning warning(
      TextLine line, String[] head, String message, String help, List<String> chain)
      throws TextFileException {
    try {
      return new UnitWarning(
          head[0], Integer.parseInt(head[1]), Integer.parseInt(head[2]), message, help, chain);
    } catch (ArrayIndexOutOfBoundsException | NumberFormatException e) {
      throw line.problem(0, "invalid warning: an id, a line and a column must come first");
    }
  }

  private static String rest(List<TextLine> lines, int at, String file, String word)
      throws TextFileException {
    if (at >= lines.size()) {
      throw new TextFileException(file, "ends where a line '" + word.strip() + "' must follow");
    }
    TextLine line = lines.get(at);
    // An empty text leaves the word alone.
    if (!line.text().startsWith(word)) {
      throw line.problem(0, "invalid line: '" + word.strip() + "' must come here");
    }
    return line.text().substring(word.length());
  }
}
