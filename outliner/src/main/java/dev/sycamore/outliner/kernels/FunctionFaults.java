package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.tree.CodePlace;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reports functions that a kernel cannot call on a device, each once. */
final class FunctionFaults {
  private static final int MOST_SHOWN = 80;

  private final DiagnosticSink sink;
  private final Set<CodePlace> reported = new HashSet<>();

  FunctionFaults(DiagnosticSink sink) {
    this.sink = sink;
  }

  /** Whether it is known what a variable of a kernel may hold; otherwise it is reported. */
  boolean checkKnown(FunctionValue value, SourceKernel kernel) {
    if (!(value instanceof FunctionValue.Unknown unknown)) {
      return true;
    }
    Diagnostic fault =
        Diagnostic.of(
                DiagnosticId.UNKNOWN_FUNCTION,
                unknown.unit().spanOf(unknown.expression()),
                List.of(),
                shown(unknown.expression()))
            .withNote(new Note("the kernel that calls it", kernel.span()));
    if (unknown.origin().isPresent()) {
      FunctionValue.Unknown origin = unknown.origin().get();
      fault = fault.withNote(new Note("it may be this", origin.unit().spanOf(origin.expression())));
    }
    report(
        unknown.unit(),
        unknown.expression(),
        unknown.reason().help().map(fault::withHelp).orElse(fault));
    return false;
  }

  /** A method of which there is no source takes a function for its kernels. */
  void withoutSource(ParsedUnit unit, Expression argument, MethodSymbol method) {
    report(
        unit,
        argument,
        Diagnostic.of(
            DiagnosticId.KERNELS_WITHOUT_SOURCE,
            unit.spanOf(argument),
            List.of(),
            method.owner().simpleName() + "." + method.name()));
  }

  /** The text of an expression on one line, without the body of a class. */
  private static String shown(Expression e) {
    if (e instanceof ObjectCreationExpr creation && creation.getAnonymousClassBody().isPresent()) {
      return "new " + creation.getType() + "() {...}";
    }
    String text = e.toString().replaceAll("\\s+", " ");
    return text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text;
  }

  private void report(ParsedUnit unit, Expression at, Diagnostic fault) {
    if (reported.add(unit.placeOf(at))) {
      sink.report(fault);
    }
  }
}
