package dev.sycamore.frontend.attribution.declaration;

import com.github.javaparser.ast.type.TypeParameter;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.GenericDeclaration;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaTypes;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Type parameters read from source. */
public final class SourceTypeParameters {
  private final List<TypeParameter> nodes;
  private final List<JavaType.Variable> variables;
  private final NameScope scope;
  private final UnitContext unit;

  /** They are declared in {@code scope}, where their bounds may mention them. */
  SourceTypeParameters(
      List<TypeParameter> nodes, GenericDeclaration owner, NameScope scope, UnitContext unit) {
    this.nodes = nodes;
    this.scope = scope;
    this.unit = unit;
    this.variables =
        nodes.stream().map(n -> new JavaType.Variable(n.getNameAsString(), owner)).toList();
    variables.forEach(v -> scope.declareType(v.name(), v));
  }

  List<JavaType.Variable> variables() {
    return variables;
  }

  /** {@code <A extends B, B extends A>} is an error, which the host compiler reports. */
  private boolean isBoundOfItself(int index) {
    Set<Integer> seen = new HashSet<>();
    int at = index;
    while (at >= 0) {
      if (!seen.add(at)) {
        return true;
      }
      at =
          nodes.get(at).getTypeBound().stream()
              .findFirst()
              .map(t -> variables.indexOf(unit.typeNames().resolve(t, scope)))
              .orElse(-1);
    }
    return false;
  }

  JavaType boundOf(JavaType.Variable parameter) {
    int index = variables.indexOf(parameter);
    if (index < 0) {
      throw new IllegalArgumentException(parameter + " is declared elsewhere");
    }
    if (isBoundOfItself(index)) {
      return Special.ERRONEOUS;
    }
    List<JavaType> bounds =
        nodes.get(index).getTypeBound().stream()
            .map(t -> unit.typeNames().resolve(t, scope))
            .toList();
    return bound(bounds, unit.types());
  }

  /** The bound of a type parameter for which these are written. */
  public static JavaType bound(List<JavaType> written, JavaTypes types) {
    if (written.isEmpty()) {
      return types.object();
    }
    return written.size() == 1 ? written.get(0) : new JavaType.Intersection(written);
  }
}
