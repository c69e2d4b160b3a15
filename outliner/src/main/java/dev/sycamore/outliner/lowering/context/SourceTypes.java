package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.types.DeviceTypes;

/** What is known of the source of one function, and of the compilation around it. */
public interface SourceTypes extends FunctionReporting {

  CompilationContext compilation();

  /** The file that the function is in. */
  ParsedUnit unit();

  /** The whole kernel or function. */
  Node code();

  /** What attribution knows of the code, in this specialization. */
  TypedSource source();

  /** The Java type of an expression, which must be known. */
  default JavaType typeOf(Expression e) {
    return source().typeOf(e).orElseThrow(() -> unknown(e));
  }

  /** Refuses an expression that attribution knows nothing about. */
  default Unlowerable unknown(Expression e) {
    return source().isErroneous(e)
        ? faults().silently()
        : faults().refuse(DiagnosticId.UNKNOWN_TYPE, e);
  }

  /** The type of an expression, as messages show it. */
  default String display(Expression e) {
    return source().typeOf(e).map(DeviceTypes::display).orElse("unknown");
  }
}
