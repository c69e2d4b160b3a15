package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MemberValuePair;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.expr.SingleMemberAnnotationExpr;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.frontend.source.ParsedUnit;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lists an aspect that is used in {@code @DeviceHas}, which the note has the place of. */
final class DeclaredAspectFix implements FixRule {
  private static final Pattern ASPECT = Pattern.compile("aspect '(\\w+)'");

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    Matcher matcher = ASPECT.matcher(code.diagnostic().message());
    Optional<Aspect> aspect =
        matcher.find() ? Aspect.ofSyclName(matcher.group(1)) : Optional.empty();
    Optional<Note> assertion = code.diagnostic().notes().stream().findFirst();
    if (aspect.isEmpty() || assertion.isEmpty()) {
      return Optional.empty();
    }
    return code.units()
        .unitAt(assertion.get().at().file())
        .flatMap(
            unit ->
                FaultyCode.node(unit, assertion.get().at(), AnnotationExpr.class, a -> true)
                    .flatMap(DeclaredAspectFix::listed)
                    .flatMap(listed -> list(unit, listed, aspect.get())));
  }

  private static Optional<Expression> listed(AnnotationExpr annotation) {
    if (annotation instanceof SingleMemberAnnotationExpr single) {
      return Optional.of(single.getMemberValue());
    }
    return annotation instanceof NormalAnnotationExpr normal
        ? normal.getPairs().stream().map(MemberValuePair::getValue).findFirst()
        : Optional.empty();
  }

  private static Optional<Fix> list(ParsedUnit unit, Expression listed, Aspect aspect) {
    FixEdits edits = new FixEdits(unit);
    String name = edits.imported("dev.sycamore.annotations.Aspect") + "." + aspect.name();
    if (!(listed instanceof ArrayInitializerExpr list)) {
      edits.replace(listed, "{" + edits.textOf(listed) + ", " + name + "}");
    } else if (list.getValues().isEmpty()) {
      edits.replace(listed, "{" + name + "}");
    } else {
      edits.insert(edits.endOf(list.getValues().get(list.getValues().size() - 1)), ", " + name);
    }
    return edits.fix("add `" + aspect.name() + "` to `@DeviceHas`");
  }
}
