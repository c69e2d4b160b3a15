package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.type.Type;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Substitution;
import java.util.Optional;

/** What is known about the expressions of one file, in one specialisation of a generic method. */
public final class TypedSource {
  private final Attribution attribution;
  private final Substitution substitution;

  public TypedSource(Attribution attribution, Substitution substitution) {
    this.attribution = attribution;
    this.substitution = substitution;
  }

  public Substitution substitution() {
    return substitution;
  }

  public Optional<JavaType> typeOf(Expression expression) {
    return attribution.typeOf(expression).map(substitution::apply);
  }

  public Optional<JavaType> typeOf(Type type) {
    return attribution.typeOf(type).map(substitution::apply);
  }

  /** The scalar type of an expression, where it has one. */
  public Optional<ScalarType> scalarTypeOf(Expression expression) {
    return typeOf(expression).flatMap(DeviceTypes::scalar);
  }

  public Optional<Object> constantOf(Expression expression) {
    return attribution.constantOf(expression);
  }

  public Optional<Denotation> denotationOf(Expression expression) {
    return attribution.denotationOf(expression);
  }

  public Optional<Invocation> invocationOf(Node call) {
    return attribution.invocationOf(call);
  }

  public Optional<FunctionTarget> functionTargetOf(Expression expression) {
    return attribution.functionTargetOf(expression);
  }

  public boolean isErroneous(Expression expression) {
    return attribution.typeOf(expression).filter(t -> t == JavaType.Special.ERRONEOUS).isPresent();
  }
}
