package dev.sycamore.frontend.attribution.inference;

import dev.sycamore.frontend.symbols.GenericDeclaration;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Variable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** An inference variable (JLS 18.1.1), and the types that bound it (JLS 18.1.3). */
final class InferenceVariable implements GenericDeclaration {
  private final Supplier<JavaType> boundIfAsked;
  final Variable variable;
  final Set<JavaType> equal = new LinkedHashSet<>();
  final Set<JavaType> lower = new LinkedHashSet<>();
  final Set<JavaType> upper = new LinkedHashSet<>();

  /**
   * @param boundIfAsked for whoever takes it for a type variable of the program
   */
  InferenceVariable(String name, Supplier<JavaType> boundIfAsked) {
    this.variable = new Variable(name, this);
    this.boundIfAsked = boundIfAsked;
  }

  Stream<JavaType> allBounds() {
    return Stream.of(equal, lower, upper).flatMap(Set::stream);
  }

  @Override
  public List<Variable> typeParameters() {
    return List.of(variable);
  }

  @Override
  public JavaType boundOf(Variable parameter) {
    return boundIfAsked.get();
  }
}
