package dev.sycamore.frontend.symbols;

import dev.sycamore.frontend.symbols.JavaType.Array;
import dev.sycamore.frontend.symbols.JavaType.Declared;
import dev.sycamore.frontend.symbols.JavaType.Variable;
import dev.sycamore.frontend.symbols.JavaType.Wildcard;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The nearest types above and below that mention no captured variable (JLS 4.10.5): a local
 * variable declared with {@code var} has the type above that of its initialiser.
 */
final class UpwardProjection {
  private final JavaTypes types;

  /** Variables being replaced; a bound that leads back to one of them is cut off there. */
  private final Set<Variable> underWay = new HashSet<>();

  private final Upward upward = new Upward();

  UpwardProjection(JavaTypes types) {
    this.types = types;
  }

  private boolean isRestricted(JavaType type) {
    return JavaTypes.mentions(type, types::isCaptured);
  }

  JavaType up(JavaType type) {
    return upward.map(type);
  }

  private final class Upward extends TypeMapping {

    @Override
    JavaType map(JavaType type) {
      return isRestricted(type) ? type.accept(this) : type;
    }

    @Override
    Declared declared(Declared type) {
      List<Variable> parameters = type.symbol().typeParameters();
      List<JavaType> arguments = new ArrayList<>();
      for (int i = 0; i < type.arguments().size(); i++) {
        JavaType argument = type.arguments().get(i);
        arguments.add(isRestricted(argument) ? upArgument(argument, parameters, i) : argument);
      }
      return new Declared(type.symbol(), arguments, type.enclosing().map(this::declared));
    }

    @Override
    public JavaType visitVariable(Variable type) {
      if (!underWay.add(type)) {
        return types.object();
      }
      try {
        return map(type.bound());
      } finally {
        underWay.remove(type);
      }
    }
  }

  private JavaType upArgument(JavaType argument, List<Variable> parameters, int index) {
    if (argument instanceof Wildcard wildcard) {
      return new Wildcard(wildcard.upper().map(this::up), wildcard.lower().flatMap(this::down));
    }
    JavaType upper = up(argument);
    JavaType bound = parameters.get(index).bound();
    boolean says =
        !types.isObject(upper)
            && (JavaTypes.mentions(bound, parameters::contains) || !types.isSubtype(bound, upper));
    return says
        ? new Wildcard(Optional.of(upper), Optional.empty())
        : new Wildcard(Optional.empty(), down(argument));
  }

  /** Empty where there is none. */
  private Optional<JavaType> down(JavaType type) {
    if (!isRestricted(type)) {
      return Optional.of(type);
    }
    if (type instanceof Variable variable) {
      if (!underWay.add(variable)) {
        return Optional.empty();
      }
      try {
        return CapturedTypeVariable.of(variable)
            .flatMap(CapturedTypeVariable::lower)
            .flatMap(this::down);
      } finally {
        underWay.remove(variable);
      }
    }
    if (type instanceof Array array) {
      return down(array.component()).map(Array::new);
    }
    return type instanceof Declared declared ? down(declared) : Optional.empty();
  }

  private Optional<JavaType> down(Declared type) {
    List<JavaType> arguments = new ArrayList<>();
    for (JavaType argument : type.arguments()) {
      Optional<JavaType> below =
          isRestricted(argument) ? downArgument(argument) : Optional.of(argument);
      if (below.isEmpty()) {
        return Optional.empty();
      }
      arguments.add(below.get());
    }
    return Optional.of(new Declared(type.symbol(), arguments, type.enclosing()));
  }

  private Optional<JavaType> downArgument(JavaType argument) {
    if (!(argument instanceof Wildcard wildcard)) {
      return Optional.empty();
    }
    if (wildcard.lower().isPresent()) {
      return Optional.of(new Wildcard(Optional.empty(), wildcard.lower().map(this::up)));
    }
    return wildcard
        .upper()
        .flatMap(this::down)
        .map(t -> new Wildcard(Optional.of(t), Optional.empty()));
  }
}
