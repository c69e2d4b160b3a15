package dev.sycamore.frontend.attribution.declaration;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.expr.SingleMemberAnnotationExpr;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.AnnotationSet;
import java.util.List;
import java.util.Optional;

/** Annotations as written in source. */
public final class SourceAnnotations implements AnnotationSet {
  static final AnnotationSet NONE =
      new AnnotationSet() {
        @Override
        public boolean has(String canonicalName) {
          return false;
        }

        @Override
        public Optional<Object> value(String canonicalName, String element) {
          return Optional.empty();
        }
      };

  private final NodeList<AnnotationExpr> annotations;
  private final NameScope scope;
  private final UnitContext unit;

  public SourceAnnotations(
      NodeList<AnnotationExpr> annotations, NameScope scope, UnitContext unit) {
    this.annotations = annotations;
    this.scope = scope;
    this.unit = unit;
  }

  @Override
  public boolean has(String canonicalName) {
    return find(canonicalName).isPresent();
  }

  private Optional<AnnotationExpr> find(String canonicalName) {
    return annotations.stream()
        .filter(
            a ->
                unit.names()
                    .classNamed(a.getNameAsString(), scope)
                    .filter(c -> c.canonicalName().equals(canonicalName))
                    .isPresent())
        .findFirst();
  }

  @Override
  public Optional<Object> value(String canonicalName, String element) {
    return find(canonicalName)
        .flatMap(annotation -> written(annotation, element))
        .flatMap(this::evaluate);
  }

  private static Optional<Expression> written(AnnotationExpr annotation, String element) {
    if (annotation instanceof SingleMemberAnnotationExpr single) {
      return element.equals("value") ? Optional.of(single.getMemberValue()) : Optional.empty();
    }
    return annotation instanceof NormalAnnotationExpr normal
        ? normal.getPairs().stream()
            .filter(p -> p.getNameAsString().equals(element))
            .map(p -> p.getValue())
            .findFirst()
        : Optional.empty();
  }

  private Optional<Object> evaluate(Expression expression) {
    if (expression instanceof ArrayInitializerExpr array) {
      List<Object> values = array.getValues().stream().flatMap(e -> evaluate(e).stream()).toList();
      return values.size() == array.getValues().size() ? Optional.of(values) : Optional.empty();
    }
    Optional<Object> constant =
        unit.table().speculate(() -> unit.expressions().operand(expression, scope).constant());
    return constant.or(() -> enumConstant(expression));
  }

  private static Optional<Object> enumConstant(Expression expression) {
    if (expression instanceof NameExpr name) {
      return Optional.of(name.getNameAsString());
    }
    return expression instanceof FieldAccessExpr access
        ? Optional.of(access.getNameAsString())
        : Optional.empty();
  }
}
