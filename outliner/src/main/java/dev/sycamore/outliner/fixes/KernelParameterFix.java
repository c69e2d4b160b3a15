package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.NameExpr;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.frontend.attribution.Denotation;
import java.util.Optional;

/** Declares a parameter {@code @Kernel}, so that what is passed to it is a kernel. */
final class KernelParameterFix implements FixRule {

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    return code.node(NameExpr.class)
        .flatMap(code.attribution()::denotationOf)
        .filter(Denotation.Local.class::isInstance)
        .map(local -> ((Denotation.Local) local).declaration())
        .filter(Parameter.class::isInstance)
        .filter(p -> p.getParentNode().filter(CallableDeclaration.class::isInstance).isPresent())
        .flatMap(parameter -> mark(code, (Parameter) parameter));
  }

  private static Optional<Fix> mark(FaultyCode code, Parameter parameter) {
    FixEdits edits = new FixEdits(code.unit());
    String kernel = edits.imported("dev.sycamore.annotations.Kernel");
    return edits
        .insert(edits.startOf(parameter), "@" + kernel + " ")
        .fix("declare `" + parameter.getNameAsString() + "` as a kernel");
  }
}
