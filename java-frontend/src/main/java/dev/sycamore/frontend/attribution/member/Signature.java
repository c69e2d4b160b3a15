package dev.sycamore.frontend.attribution.member;

import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.symbols.TypeSubstitution;
import java.util.List;

/**
 * A method as a member of the type that it is called through.
 *
 * @param receiver that type
 * @param parameters formal parameter types; the last an array if the method has variable arity
 * @param typeParameters those that the call infers or gives
 * @param bounds of {@code typeParameters}
 */
public record Signature(
    MethodSymbol method,
    JavaType receiver,
    List<JavaType> parameters,
    JavaType returnType,
    List<JavaType.Variable> typeParameters,
    List<JavaType> bounds) {

  public Signature {
    parameters = List.copyOf(parameters);
    typeParameters = List.copyOf(typeParameters);
    bounds = List.copyOf(bounds);
  }

  public boolean isGeneric() {
    return !typeParameters.isEmpty();
  }

  /** The type parameters replaced by explicit type arguments. */
  public Signature instantiated(List<JavaType> typeArguments) {
    TypeSubstitution arguments = TypeSubstitution.of(typeParameters, typeArguments);
    return new Signature(
        method,
        receiver,
        arguments.applyAll(parameters),
        arguments.apply(returnType),
        List.of(),
        List.of());
  }

  /**
   * The formal parameter for argument {@code index}, expanded where {@code spread} (JLS 15.12.2.4).
   */
  public JavaType formal(int index, boolean spread) {
    int last = parameters.size() - 1;
    if (spread && index >= last && parameters.get(last) instanceof JavaType.Array array) {
      return array.component();
    }
    return parameters.get(index);
  }
}
