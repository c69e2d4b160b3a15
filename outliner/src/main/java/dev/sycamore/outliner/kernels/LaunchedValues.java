package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.report.UnattributedCode;
import java.util.List;
import java.util.Optional;

/** Refuses what is passed where a parameter is {@code @Kernel} and cannot be a kernel. */
final class LaunchedValues {
  private final ParsedUnit unit;
  private final DiagnosticSink sink;
  private final UnattributedCode unattributed;

  LaunchedValues(ParsedUnit unit, DiagnosticSink sink, UnattributedCode unattributed) {
    this.unit = unit;
    this.sink = sink;
    this.unattributed = unattributed;
  }

  /**
   * Reports the choices of an argument that are no kernels.
   *
   * @param parameter the type of the parameter
   */
  void check(Expression argument, JavaType parameter) {
    if (unit.attribution()
        .typeOf(argument)
        .filter(t -> t == JavaType.Special.ERRONEOUS)
        .isPresent()) {
      unattributed.add(unit, argument);
      return;
    }
    boolean mayBeAnything = parameter instanceof JavaType.Variable;
    ResultExpressions.choices(argument).forEach(value -> check(value, mayBeAnything));
  }

  private void check(Expression value, boolean mayBeAnything) {
    if (value instanceof NullLiteralExpr) {
      report(DiagnosticId.UNKNOWN_KERNEL, value, "`null`");
    } else if (value.isLambdaExpr() || value.isMethodReferenceExpr()) {
      Optional<FunctionTarget> target = unit.attribution().functionTargetOf(value);
      if (target.isEmpty()) {
        report(DiagnosticId.UNKNOWN_TYPE, value);
      } else if (!KernelTypes.mayBeKernels(target.get().type())) {
        report(DiagnosticId.KERNEL_INTERFACE, value);
      }
    } else if (mayBeAnything
        && unit.attribution().typeOf(value).filter(LaunchedValues::isOther).isPresent()) {
      report(DiagnosticId.UNKNOWN_KERNEL, value, "`" + value + "`, of another type");
    }
  }

  /** Whether no object of a type is a kernel or has some. */
  private static boolean isOther(JavaType type) {
    boolean isClass =
        type instanceof JavaType.Declared declared
            && declared.symbol().kind() != ClassSymbol.Kind.INTERFACE
            && !declared.symbol().canonicalName().equals("java.lang.Object");
    return (isClass || type instanceof JavaType.Primitive || type instanceof JavaType.Array)
        && !KernelTypes.mayBeKernels(type);
  }

  private void report(DiagnosticId id, Node at, Object... arguments) {
    sink.report(Diagnostic.of(id, unit.spanOf(at), List.of(), arguments));
  }
}
