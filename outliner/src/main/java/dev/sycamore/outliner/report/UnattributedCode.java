package dev.sycamore.outliner.report;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.type.Type;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticCollector;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The code that was left in silence, because attribution says that the host compiler cannot make
 * sense of it either. If the host compiler then does, the silence was wrong, and each of these
 * places is an error.
 */
public final class UnattributedCode {
  private static final String HELP =
      "the compiler accepts this, but Sycamore could not resolve it when it read the kernel: write it in"
          + " simpler steps with explicitly typed local variables, and generate no class as late as"
          + " the last round";

  private final DiagnosticCollector found = new DiagnosticCollector();

  /** Notes code outside of any kernel. */
  public void add(ParsedUnit unit, Node code) {
    found.report(diagnostic(unit, code, Optional.empty()));
  }

  /** Notes the code of a kernel or device function. */
  public void add(ParsedUnit unit, Node code, SourceCallChain chain) {
    found.report(diagnostic(unit, code, Optional.of(chain)));
  }

  /** What is wrong with each place if the host compiler has no error there. */
  public List<Diagnostic> diagnostics() {
    return found.all();
  }

  private static Diagnostic diagnostic(
      ParsedUnit unit, Node code, Optional<SourceCallChain> chain) {
    SourceSpan at = unit.spanOf(smallest(unit, code));
    return Diagnostic.of(
            DiagnosticId.UNKNOWN_TYPE, at, chain.map(calls -> calls.to(at)).orElse(List.of()))
        .withHelp(HELP);
  }

  /** The first expression or type that could not be attributed although its parts could. */
  private static Node smallest(ParsedUnit unit, Node code) {
    return code.stream(Node.TreeTraversal.POSTORDER)
        .filter(node -> isErroneous(unit.attribution(), node))
        .filter(
            node -> node.stream().skip(1).noneMatch(part -> isErroneous(unit.attribution(), part)))
        .min(Comparator.comparing(unit::spanOf))
        .orElse(code);
  }

  private static boolean isErroneous(Attribution attribution, Node node) {
    Optional<JavaType> type =
        node instanceof Expression expression
            ? attribution.typeOf(expression)
            : node instanceof Type written ? attribution.typeOf(written) : Optional.empty();
    return type.filter(t -> t == JavaType.Special.ERRONEOUS).isPresent();
  }
}
