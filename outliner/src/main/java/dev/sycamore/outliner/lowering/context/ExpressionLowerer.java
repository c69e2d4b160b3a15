package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import java.util.List;

/** Lowers the expressions of one function; what has no meaning on a device is refused. */
public interface ExpressionLowerer {

  /** What an expression is on the device. */
  Value value(Expression e);

  /** One of several arrays: a row is known by its place, which is evaluated when it is needed. */
  Value option(Expression e);

  /** A variable that a lambda captures; it is used where the lambda's own code names it. */
  Value captured(Expression variable);

  /** An expression with a value of a device type; a view counts as one. */
  DeviceExpression plain(Expression e);

  /** The device value of what {@code e} was lowered to. */
  DeviceExpression plain(Value value, Expression e);

  /** An expression of a scalar type. */
  DeviceExpression scalar(Expression e);

  /** An expression of a scalar type, converted to {@code type}. */
  DeviceExpression scalar(Expression e, ScalarType type);

  /** The memory, an array or an accessor, that {@code e} was lowered to. */
  DeviceExpression view(Value value, Expression e);

  /** An expression converted to a device type, as an assignment or a call converts it. */
  DeviceExpression converted(Expression e, DeviceType type);

  /** {@code new R(...)}, or {@code this(...)} in a constructor of the record. */
  Value record(
      Node at, JavaType.Declared type, Invocation constructor, NodeList<Expression> arguments);

  /** The record that the canonical constructor makes of its components. */
  Value record(Node at, JavaType.Declared type, List<Value> components);
}
