package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.tree.SyntaxNodes;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.List;
import java.util.Optional;

/** Copies a field into a local variable before the kernel, which captures that. */
final class LocalCopyFix implements FixRule {

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    Optional<Expression> use = code.node(Expression.class, e -> field(code, e).isPresent());
    if (use.isEmpty() || !isReadBeforeTheKernel(code, use.get())) {
      return Optional.empty();
    }
    Denotation.Field field = field(code, use.get()).orElseThrow();
    Optional<String> type = typeOf(field.type());
    Optional<LambdaExpr> kernel = code.kernelAround(use.get());
    return kernel.isPresent() && type.isPresent()
        ? LaunchStatement.of(kernel.get()).flatMap(s -> copy(code, kernel.get(), use.get(), s))
        : Optional.empty();
  }

  private static Optional<Fix> copy(
      FaultyCode code, LambdaExpr kernel, Expression use, Node statement) {
    Denotation.Field field = field(code, use).orElseThrow();
    List<Expression> uses =
        kernel.findAll(
            Expression.class,
            e ->
                e.toString().equals(use.toString())
                    && field(code, e).filter(f -> isSame(f, field)).isPresent());
    if (uses.isEmpty() || uses.stream().anyMatch(LocalCopyFix::isAssigned)) {
      return Optional.empty();
    }
    FixEdits edits = new FixEdits(code.unit());
    String name = FreeNames.of(field.symbol().name(), edits);
    String declaration =
        typeOf(field.type()).orElseThrow() + " " + name + " = " + edits.textOf(use) + ";";
    uses.forEach(e -> edits.replace(e, name));
    LaunchStatement.insertBefore(statement, declaration, edits);
    return edits.fix(
        "copy `" + field.symbol().name() + "` into a local variable before the kernel");
  }

  private static Optional<Denotation.Field> field(FaultyCode code, Expression e) {
    return code.attribution()
        .denotationOf(e)
        .filter(Denotation.Field.class::isInstance)
        .map(Denotation.Field.class::cast);
  }

  private static boolean isSame(Denotation.Field a, Denotation.Field b) {
    return a.symbol().name().equals(b.symbol().name())
        && a.symbol().owner().binaryName().equals(b.symbol().owner().binaryName());
  }

  /** Whether the expression has a meaning outside of the kernel: it reads no variable of it. */
  private static boolean isReadBeforeTheKernel(FaultyCode code, Expression use) {
    if (use instanceof NameExpr) {
      return true;
    }
    return use instanceof FieldAccessExpr access
        && (access.getScope().isThisExpr()
            || access.getScope().isSuperExpr()
            || code.attribution()
                .denotationOf(access.getScope())
                .filter(Denotation.TypeName.class::isInstance)
                .isPresent());
  }

  private static boolean isAssigned(Expression e) {
    Node parent = e.getParentNode().orElseThrow();
    return (parent instanceof AssignExpr assign && SyntaxNodes.same(assign.getTarget(), e))
        || (parent instanceof UnaryExpr unary
            && (unary.getOperator().isPrefix() || unary.getOperator().isPostfix())
            && unary.getOperator().asString().length() == 2);
  }

  /** The type of the variable; empty if values of the type cannot be passed to a device. */
  private static Optional<String> typeOf(JavaType type) {
    if (type instanceof JavaType.Primitive) {
      return Optional.of(DeviceTypes.display(type));
    } else if (type instanceof JavaType.Array array) {
      return array.component() instanceof JavaType.Primitive
          ? Optional.of(DeviceTypes.display(type))
          : Optional.empty();
    }
    // The name of a class may be hidden where the kernel is launched.
    return type instanceof JavaType.Declared declared && isValue(declared.symbol())
        ? Optional.of("var")
        : Optional.empty();
  }

  private static boolean isValue(ClassSymbol type) {
    return type.kind() == ClassSymbol.Kind.ENUM
        || type.canonicalName().equals("dev.sycamore.Half")
        || (type.kind() == ClassSymbol.Kind.RECORD
            && type.recordComponents().stream()
                .allMatch(component -> component.type() instanceof JavaType.Primitive));
  }
}
