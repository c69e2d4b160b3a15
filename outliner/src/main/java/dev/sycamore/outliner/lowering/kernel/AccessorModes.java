package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.analysis.lowered.AccessorMode;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.source.ParsedUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The modes of accessors in a file, where its text has them as constants. */
final class AccessorModes {
  private static final Set<String> ACCESS = Set.of("access", "accessInts");
  private static final String MODE = "dev.sycamore.AccessMode";

  private AccessorModes() {}

  /** The modes of those variables that {@code access} initialises. */
  static List<AccessorMode> of(ParsedUnit unit) {
    return unit.tree().findAll(VariableDeclarator.class).stream()
        .flatMap(declarator -> mode(unit, declarator).stream())
        .toList();
  }

  private static Optional<AccessorMode> mode(ParsedUnit unit, VariableDeclarator declarator) {
    return declarator
        .getInitializer()
        .filter(MethodCallExpr.class::isInstance)
        .map(MethodCallExpr.class::cast)
        .filter(call -> ACCESS.contains(call.getNameAsString()) && call.getArguments().size() > 1)
        .map(call -> call.getArgument(1))
        .flatMap(mode -> constant(unit, mode, declarator));
  }

  private static Optional<AccessorMode> constant(
      ParsedUnit unit, Expression mode, VariableDeclarator accessor) {
    return unit.attribution()
        .denotationOf(mode)
        .filter(Denotation.Field.class::isInstance)
        .map(field -> ((Denotation.Field) field).symbol())
        .filter(f -> f.isEnumConstant() && f.owner().binaryName().equals(MODE))
        .map(
            f ->
                new AccessorMode(
                    f.name(),
                    accessor.getNameAsString(),
                    unit.spanOf(accessor),
                    unit.spanOf(mode)));
  }
}
