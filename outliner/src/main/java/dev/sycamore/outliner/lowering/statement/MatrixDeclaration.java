package dev.sycamore.outliner.lowering.statement;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.report.Attempts;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.types.MatrixType;
import java.util.List;
import java.util.Optional;

/**
 * A variable with a matrix that the sub-group holds: private memory, enough for a sub-group of one
 * work-item, which holds all elements. Of a larger one each uses the first few.
 */
final class MatrixDeclaration {
  /** More elements than this are no matrix that a sub-group holds, but one in memory. */
  private static final long MOST_ELEMENTS = 1 << 16;

  private final FunctionContext context;

  MatrixDeclaration(FunctionContext context) {
    this.context = context;
  }

  /** The statements, where the initial value is a new matrix. */
  Optional<List<DeviceStatement>> of(VariableDeclarator declarator, Expression initializer) {
    if (!(initializer instanceof MethodCallExpr call)) {
      return Optional.empty();
    }
    return context
        .source()
        .invocationOf(call)
        .map(Invocation::method)
        .filter(m -> m.owner().canonicalName().equals("dev.sycamore.SubGroup"))
        .flatMap(m -> MatrixType.madeBy(m.name()))
        .map(type -> declare(declarator, call, type));
  }

  private List<DeviceStatement> declare(
      VariableDeclarator declarator, MethodCallExpr call, MatrixType type) {
    List<Integer> sizes = Attempts.each(call.getArguments(), this::size);
    int rows = sizes.get(0);
    int columns = sizes.get(1);
    long elements = (long) rows * columns;
    if (rows <= 0
        || columns <= 0
        || rows % type.tileRows() != 0
        || columns % type.tileColumns() != 0) {
      throw refuse(
          call,
          "`%s` has multiples of %d rows and %d columns"
              .formatted(type.factory(), type.tileRows(), type.tileColumns()),
          "a matrix of " + rows + " x " + columns + " elements");
    }
    if (elements > MOST_ELEMENTS) {
      throw refuse(
          call,
          "compute the product in parts, each of some tiles",
          "a matrix of " + elements + " elements");
    }
    SourceSpan span = context.spanOf(declarator);
    Variable memory = context.scope().fresh(declarator.getNameAsString(), type.view());
    context
        .scope()
        .bind(
            declarator,
            new Binding.Known(
                new Value.Composite(
                    (JavaType.Declared) context.typeOf(call),
                    List.of(
                        new Value.Plain(new ReadLocal(memory, span)),
                        new Value.Plain(ScalarConversions.intLiteral(rows, span)),
                        new Value.Plain(ScalarConversions.intLiteral(columns, span))))));
    return List.of(new DeclarePrivateArray(memory, (int) elements, List.of(), span));
  }

  private int size(Expression written) {
    if (context.expressions().scalar(written, ScalarType.INT) instanceof Literal literal) {
      return (Integer) literal.value();
    }
    throw refuse(
        written,
        "write constants: each work-item holds a constant number of elements",
        "a matrix whose size is not constant");
  }

  private Unlowerable refuse(Node at, String help, String what) {
    return context.faults().refuseWithHelp(DiagnosticId.UNSUPPORTED_CONSTRUCT, at, help, what);
  }
}
