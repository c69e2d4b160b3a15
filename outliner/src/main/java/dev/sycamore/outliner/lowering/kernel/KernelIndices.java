package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.body.Parameter;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.kernels.SourceKernel;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The parameters of a kernel's method: indices of the work-item, or the work-item itself. */
final class KernelIndices {
  private final SourceKernel site;
  private final CodeEmission context;

  KernelIndices(SourceKernel site, CodeEmission context) {
    this.site = site;
    this.context = context;
  }

  /** Binds the parameters; gives the declarations of those that are variables. */
  List<DeviceStatement> bind(List<Parameter> parameters) {
    List<DeviceStatement> declarations = new ArrayList<>();
    for (int d = 0; d < parameters.size(); d++) {
      Parameter parameter = parameters.get(d);
      if (isIndex(d)) {
        SourceSpan span = context.spanOf(parameter);
        Variable variable =
            context.scope().declare(parameter, parameter.getNameAsString(), typeOf(d));
        declarations.add(new DeclareLocal(variable, Optional.of(index(d, span)), span));
      } else {
        context.scope().bind(parameter, new Binding.Known(item()));
      }
    }
    return declarations;
  }

  /** The parameters as values, where the method is called; declarations go to the list. */
  List<Value> values(SourceSpan span, List<DeviceStatement> declarations) {
    List<Value> values = new ArrayList<>();
    for (int d = 0; d < site.parameterTypes().size(); d++) {
      if (isIndex(d)) {
        Variable variable = context.scope().fresh("index", typeOf(d));
        declarations.add(new DeclareLocal(variable, Optional.of(index(d, span)), span));
        values.add(new Value.Plain(new ReadLocal(variable, span)));
      } else {
        values.add(item());
      }
    }
    return values;
  }

  private boolean isIndex(int parameter) {
    return site.parameterTypes().get(parameter) == JavaType.Primitive.INT || isLong(parameter);
  }

  private boolean isLong(int parameter) {
    return site.parameterTypes().get(parameter) == JavaType.Primitive.LONG;
  }

  private ScalarType typeOf(int parameter) {
    return isLong(parameter) ? ScalarType.LONG : ScalarType.INT;
  }

  private DeviceExpression index(int parameter, SourceSpan span) {
    if (!isLong(parameter)) {
      return query(parameter, span);
    }
    DeviceExpression row =
        new Binary(
            BinaryOperator.MULTIPLY,
            ScalarConversions.convert(query(0, span), ScalarType.LONG),
            new Literal(ScalarType.LONG, (long) KernelForm.LONG_ROW, span),
            span);
    return new Binary(
        BinaryOperator.ADD, row, ScalarConversions.convert(query(1, span), ScalarType.LONG), span);
  }

  private DeviceExpression query(int dimension, SourceSpan span) {
    return new WorkItemQuery(
        WorkItemQuery.Query.GLOBAL_ID,
        site.dimensions(),
        ScalarConversions.intLiteral(dimension, span),
        span);
  }

  private Value.WorkItem item() {
    return new Value.WorkItem(
        site.form() == KernelForm.ND_RANGE ? Value.WorkItem.Kind.ND_ITEM : Value.WorkItem.Kind.ITEM,
        site.dimensions());
  }
}
