package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.List;
import java.util.Optional;

/** Finds kernels by the annotation at their own place: variables, fields, casts. */
final class MarkedKernels {
  private final ParsedUnit unit;
  private final LaunchedKernels launched;

  MarkedKernels(ParsedUnit unit, LaunchedKernels launched) {
    this.unit = unit;
    this.launched = launched;
  }

  void look(Node node) {
    if (node instanceof CastExpr cast && isMarked(cast.getType().getAnnotations())) {
      launched.launch(cast.getExpression(), Optional.empty());
    } else if (node instanceof FieldDeclaration field && isMarked(field.getAnnotations())) {
      initializers(field.getVariables());
    } else if (node instanceof VariableDeclarationExpr local && isMarked(local.getAnnotations())) {
      initializers(local.getVariables());
    } else if (node instanceof AssignExpr assignment && isMarked(assignment.getTarget())) {
      launched.launch(assignment.getValue(), Optional.empty());
    }
  }

  /** Whether an expression is a variable that is declared so. */
  private boolean isMarked(Expression target) {
    Optional<Denotation> denotation = unit.attribution().denotationOf(target);
    if (denotation.orElse(null) instanceof Denotation.Field field) {
      return field.symbol().annotations().has(ApiTypes.KERNEL);
    }
    if (!(denotation.orElse(null) instanceof Denotation.Local local)) {
      return false;
    }
    return local.declaration() instanceof Parameter parameter
        ? isMarked(parameter.getAnnotations())
        : local.declaration().getParentNode().orElse(null) instanceof VariableDeclarationExpr e
            && isMarked(e.getAnnotations());
  }

  private void initializers(List<VariableDeclarator> variables) {
    for (VariableDeclarator variable : variables) {
      variable.getInitializer().ifPresent(i -> launched.launch(i, Optional.empty()));
    }
  }

  private boolean isMarked(NodeList<AnnotationExpr> annotations) {
    return LaunchedKernels.isMarked(unit, annotations);
  }
}
