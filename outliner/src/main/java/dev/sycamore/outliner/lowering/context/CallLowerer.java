package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import java.util.List;
import java.util.Optional;

/** Lowers the method calls of one function. */
public interface CallLowerer {

  Value call(MethodCallExpr e);

  /** A call through a method reference, whose arguments are values already. */
  Value call(Node at, Invocation invocation, Optional<Value> receiver, List<Value> arguments);

  /** Arguments as values of the types of the parameters; all are tried. */
  List<Value> arguments(List<Expression> written, List<JavaType> types);

  /** {@code left % right} on floating point of one type (JLS 15.17.3). */
  DeviceExpression remainder(Node at, DeviceExpression left, DeviceExpression right);

  /** A call of a method of the device library, on scalars of the types that it takes. */
  DeviceExpression library(Node at, String qualifiedName, List<DeviceExpression> arguments);
}
