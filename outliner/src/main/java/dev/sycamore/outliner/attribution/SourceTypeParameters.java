package dev.sycamore.outliner.attribution;

import com.github.javaparser.ast.type.TypeParameter;
import dev.sycamore.outliner.symbols.GenericDeclaration;
import dev.sycamore.outliner.symbols.JavaType;
import java.util.List;

/** Type parameters read from source. */
final class SourceTypeParameters {
  private final List<TypeParameter> nodes;
  private final List<JavaType.Variable> variables;
  private final Scope scope;
  private final UnitContext unit;

  /** They are declared in {@code scope}, where their bounds may mention them. */
  SourceTypeParameters(
      List<TypeParameter> nodes, GenericDeclaration owner, Scope scope, UnitContext unit) {
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

  JavaType boundOf(JavaType.Variable parameter) {
    int index = variables.indexOf(parameter);
    if (index < 0) {
      throw new IllegalArgumentException(parameter + " is declared elsewhere");
    }
    List<JavaType> bounds =
        nodes.get(index).getTypeBound().stream()
            .map(t -> unit.typeNames.resolve(t, scope))
            .toList();
    if (bounds.isEmpty()) {
      return unit.types.object();
    }
    return bounds.size() == 1 ? bounds.get(0) : new JavaType.Intersection(bounds);
  }
}
