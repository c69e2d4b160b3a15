package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.BlockStmt;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.outliner.kernels.SourceKernel;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Arrays that a launch uses, and that the method reads or changes before anything can have waited
 * for the launch: between a submit and the wait they belong to the runtime.
 */
public final class EarlyUseRule {
  private final ParsedUnit unit;
  private final OwnMethods methods;
  private final ArrayUses uses;

  private EarlyUseRule(ParsedUnit unit) {
    this.unit = unit;
    this.methods = new OwnMethods(unit);
    this.uses = new ArrayUses(unit, methods);
  }

  /**
   * Reports, for each array of each method of a file, the first early use.
   *
   * @param written the kernels as the file has them
   * @param compiled those of them that keep the rules
   */
  public static void check(
      ParsedUnit unit, List<SourceKernel> written, List<Kernel> compiled, DiagnosticSink sink) {
    EarlyUseRule rule = new EarlyUseRule(unit);
    IdentityHashMap<BlockStmt, List<Launch>> bodies = new IdentityHashMap<>();
    for (Launch launch : Launches.of(unit, written, compiled)) {
      if (!rule.isForHost(launch.queue())) {
        MethodFlow.around(launch.call())
            .ifPresent(b -> bodies.computeIfAbsent(b, k -> new ArrayList<>()).add(launch));
      }
    }
    Map<SourceSpan, Diagnostic> found = new TreeMap<>();
    bodies.forEach((body, launches) -> rule.check(body, launches, found));
    found.values().forEach(sink::report);
  }

  /** A launch on the device {@code host} has ended when it returns. */
  private boolean isForHost(Expression queue) {
    return unit.attribution().denotationOf(queue).orElse(null) instanceof Denotation.Local local
        && local.declaration() instanceof VariableDeclarator variable
        && variable
            .getInitializer()
            .map(Node::toString)
            .filter(text -> text.toLowerCase(Locale.ROOT).contains("host"))
            .isPresent();
  }

  private void check(BlockStmt body, List<Launch> launches, Map<SourceSpan, Diagnostic> found) {
    List<FlowNode> flow = MethodFlow.of(body);
    Waits waits = new Waits(unit, methods, body);
    Map<SourceSpan, Diagnostic> first = new TreeMap<>();
    for (Launch launch : launches) {
      for (LaunchedArray array : launch.arrays()) {
        PendingArrays.of(flow, waits, launch, array).stream()
            .flatMap(step -> uses.of(step, array).stream())
            .filter(use -> array.written() || use.kind().changes())
            .map(use -> report(use, launch, array))
            .forEach(
                early ->
                    first.merge(
                        array.declaration(),
                        early,
                        (a, b) -> b.at().offset() < a.at().offset() ? b : a));
      }
    }
    first.values().forEach(early -> found.putIfAbsent(early.at(), early));
  }

  private Diagnostic report(ArrayUses.Use use, Launch launch, LaunchedArray array) {
    boolean isRead = array.written() && use.kind().reads();
    return Diagnostic.of(
            DiagnosticId.USE_BEFORE_WAIT,
            unit.spanOf(use.place()),
            List.of(),
            array.name(),
            isRead ? "read" : "changed",
            isRead ? "writes" : "uses")
        .withNote(new Note("the launch", unit.spanOf(launch.call())));
  }
}
