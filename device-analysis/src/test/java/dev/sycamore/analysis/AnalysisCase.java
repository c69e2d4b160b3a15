package dev.sycamore.analysis;

import dev.sycamore.analysis.lowered.AspectMarks;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LaunchRequirement;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.text.ModelReader;
import dev.sycamore.model.text.ModelSyntaxException;
import dev.sycamore.testsupport.CaseFile;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Kernels for analyses, from a text of the device model and {@link CaseFacts}. {@code @3:5} is a
 * span of one character at line 3, column 5.
 */
public final class AnalysisCase {
  private static final String HEADER = "device-model 1\nunit Case\nfile \"Case.java\"\n";

  private final DeviceUnit unit;
  private final CaseFacts facts;
  private final CaseFunctions functions;

  private AnalysisCase(DeviceUnit unit, CaseFacts facts) {
    this.unit = unit;
    this.facts = facts;
    this.functions = new CaseFunctions(unit, facts);
  }

  /** The kernels of a case. */
  public static AnalysisCase of(CaseFile file) {
    return of(file.toString(), file.input());
  }

  /**
   * The kernels of a text.
   *
   * @param name of the case, for messages
   */
  public static AnalysisCase of(String name, String input) {
    String text = CaseSpans.inFull(input);
    try {
      DeviceUnit unit = ModelReader.read(name, HEADER + text);
      return new AnalysisCase(unit, CaseFacts.of(text));
    } catch (ModelSyntaxException e) {
      throw new AssertionError(e);
    }
  }

  /** What the text declares. */
  public DeviceUnit unit() {
    return unit;
  }

  /** What the source around the kernels shows. */
  public CaseFacts facts() {
    return facts;
  }

  /** The kernels, in the order of the text. */
  public List<LoweredKernel> kernels() {
    return unit.kernels().stream().map(this::lowered).toList();
  }

  /** A function by its symbol. */
  public FunctionHandle function(String symbol) {
    return functions.of(symbol, SourceCallChain.startingAt(functions.displayName(symbol)));
  }

  /** The functions of the text, in its order. */
  public List<FunctionHandle> functions() {
    return unit.functions().stream().map(DeviceFunction::symbol).map(this::function).toList();
  }

  private LoweredKernel lowered(Kernel kernel) {
    SourceCallChain chain = SourceCallChain.startingAt(kernel.name());
    List<LaunchRequirement> requirements = facts.requirements(kernel.name());
    AspectMarks marks =
        new AspectMarks(
            kernel
                .attributes()
                .aspects()
                .declared()
                .map(aspects -> new AspectMarks.Mark(aspects, kernel.span())),
            Optional.empty());
    return new LoweredKernel(
        kernel.name(),
        facts.launch(kernel),
        kernel,
        chain,
        functions.calls(kernel.body(), chain),
        requirements,
        marks,
        List.of(),
        false);
  }

  /** The text of what was reported. */
  public static String text(List<Diagnostic> diagnostics) {
    return diagnostics.stream().map(AnalysisCase::text).collect(Collectors.joining());
  }

  private static String text(Diagnostic d) {
    StringBuilder text = new StringBuilder();
    text.append(place(d.at())).append(' ').append(d.id()).append(": ").append(d.message());
    text.append("\n  help: ").append(d.help()).append('\n');
    if (!d.chain().isEmpty()) {
      text.append("  in ")
          .append(
              d.chain().stream()
                  .map(frame -> frame.function() + " " + place(frame.at()))
                  .collect(Collectors.joining(" > ")))
          .append('\n');
    }
    d.notes()
        .forEach(
            n -> text.append("  note ").append(place(n.at())).append(": " + n.message() + "\n"));
    return text.toString();
  }

  /** A place in the source, as cases write it. */
  public static String place(SourceSpan at) {
    return at.equals(SourceSpan.NOWHERE) ? "@nowhere" : "@" + at.line() + ":" + at.column();
  }
}
