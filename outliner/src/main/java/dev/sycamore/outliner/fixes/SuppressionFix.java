package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import dev.sycamore.diagnostics.Fix;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Corrects a suppression that has no effect to the nearest warning, or removes it. */
final class SuppressionFix implements FixRule {
  private static final Pattern NEAREST = Pattern.compile("did you mean `(sycamore:SYC\\d{4})`\\?");

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    Optional<Expression> written = code.node(Expression.class);
    Matcher nearest = NEAREST.matcher(code.diagnostic().help());
    if (nearest.matches() && written.filter(StringLiteralExpr.class::isInstance).isPresent()) {
      return new FixEdits(code.unit())
          .replace(written.get(), "\"" + nearest.group(1) + "\"")
          .fix("write `" + nearest.group(1) + "`");
    }
    Optional<Node> around = written.flatMap(Node::getParentNode);
    return around.orElse(null) instanceof ArrayInitializerExpr list && list.getValues().size() > 1
        ? removeFrom(code, list.getValues(), written.get())
        : written
            .flatMap(e -> FaultyCode.around(e, AnnotationExpr.class))
            .flatMap(annotation -> AnnotationRemoval.remove(code, annotation));
  }

  private static Optional<Fix> removeFrom(
      FaultyCode code, NodeList<Expression> values, Expression written) {
    FixEdits edits = new FixEdits(code.unit());
    int start = edits.startOf(written);
    int index = 0;
    while (edits.startOf(values.get(index)) != start) {
      index++;
    }
    if (index + 1 < values.size()) {
      edits.replace(start, edits.startOf(values.get(index + 1)), "");
    } else {
      edits.replace(edits.endOf(values.get(index - 1)), edits.endOf(written), "");
    }
    return edits.fix("remove the suppression");
  }
}
