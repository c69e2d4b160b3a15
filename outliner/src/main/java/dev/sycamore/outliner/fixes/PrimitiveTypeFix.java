package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithType;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.type.Type;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.Map;
import java.util.Optional;

/** Declares what has a boxed type with the primitive one, and leaves {@code valueOf} out. */
final class PrimitiveTypeFix implements FixRule {
  private static final Map<String, JavaType.Primitive> PRIMITIVES =
      Map.of(
          "java.lang.Boolean", JavaType.Primitive.BOOLEAN,
          "java.lang.Byte", JavaType.Primitive.BYTE,
          "java.lang.Short", JavaType.Primitive.SHORT,
          "java.lang.Character", JavaType.Primitive.CHAR,
          "java.lang.Integer", JavaType.Primitive.INT,
          "java.lang.Long", JavaType.Primitive.LONG,
          "java.lang.Float", JavaType.Primitive.FLOAT,
          "java.lang.Double", JavaType.Primitive.DOUBLE);

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    Optional<MethodCallExpr> call = code.node(MethodCallExpr.class);
    return call.isPresent()
        ? unboxed(code, call.get())
        : declaration(code)
            .filter(PrimitiveTypeFix::isNeverNull)
            .flatMap(node -> primitive(code, ((NodeWithType<?, ?>) node).getType()));
  }

  /** What declares the type that is reported, or is reported with its type. */
  private static Optional<Node> declaration(FaultyCode code) {
    return code.node(Type.class)
        .flatMap(Node::getParentNode)
        .or(() -> code.node(Node.class, PrimitiveTypeFix::isDeclaration))
        .filter(PrimitiveTypeFix::isDeclaration)
        .or(() -> code.node(Expression.class).flatMap(argument -> parameter(code, argument)));
  }

  /** The parameter of a method of this file that an argument is passed to. */
  private static Optional<Node> parameter(FaultyCode code, Expression argument) {
    if (!(argument.getParentNode().orElse(null) instanceof MethodCallExpr call)) {
      return Optional.empty();
    }
    int index = call.getArguments().indexOf(argument);
    return code.attribution()
        .invocationOf(call)
        .flatMap(invocation -> code.attribution().declarationOf(invocation.method()))
        .filter(MethodDeclaration.class::isInstance)
        .map(method -> ((MethodDeclaration) method).getParameters())
        .filter(parameters -> index >= 0 && index < parameters.size())
        .map(parameters -> parameters.get(index))
        .filter(PrimitiveTypeFix::isDeclaration)
        .map(parameter -> parameter);
  }

  /** Nothing else depends on the types of these: no supertype and no function type. */
  private static boolean isDeclaration(Node node) {
    return node instanceof CastExpr
        || (node instanceof VariableDeclarator
            && node.getParentNode().filter(VariableDeclarationExpr.class::isInstance).isPresent())
        || (node instanceof MethodDeclaration method && method.isStatic())
        || (node instanceof Parameter
            && node.getParentNode().filter(PrimitiveTypeFix::isDeclaration).isPresent());
  }

  private static boolean isNeverNull(Node declaration) {
    Node scope =
        declaration instanceof VariableDeclarator
            ? FaultyCode.around(declaration, BlockStmt.class).orElseThrow()
            : declaration;
    return scope.findFirst(NullLiteralExpr.class).isEmpty();
  }

  private static Optional<Fix> primitive(FaultyCode code, Type written) {
    return code.attribution()
        .typeOf(written)
        .flatMap(PrimitiveTypeFix::primitiveOf)
        .flatMap(
            primitive ->
                new FixEdits(code.unit())
                    .replace(written, primitive.toString())
                    .fix("use `" + primitive + "`"));
  }

  private static Optional<JavaType.Primitive> primitiveOf(JavaType type) {
    return type instanceof JavaType.Declared declared
        ? Optional.ofNullable(PRIMITIVES.get(declared.symbol().canonicalName()))
        : Optional.empty();
  }

  private static Optional<Fix> unboxed(FaultyCode code, MethodCallExpr call) {
    boolean boxes = call.getNameAsString().equals("valueOf") && call.getArguments().size() == 1;
    Optional<JavaType.Primitive> primitive =
        call.getScope()
            .filter(scope -> boxes)
            .flatMap(code.attribution()::denotationOf)
            .filter(Denotation.TypeName.class::isInstance)
            .map(type -> ((Denotation.TypeName) type).symbol().canonicalName())
            .map(PRIMITIVES::get);
    FixEdits edits = new FixEdits(code.unit());
    return primitive
        .filter(p -> code.attribution().typeOf(call.getArgument(0)).filter(p::equals).isPresent())
        .flatMap(
            p ->
                edits
                    .replace(call, "(" + edits.textOf(call.getArgument(0)) + ")")
                    .fix("leave `valueOf` out"));
  }
}
