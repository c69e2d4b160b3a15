package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ClassExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.PatternExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.type.IntersectionType;
import com.github.javaparser.ast.type.ReferenceType;
import com.github.javaparser.ast.type.Type;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import java.util.List;
import javax.lang.model.element.Name;

/** Expressions: names, calls, and what has no operator; the rest is in classes of its own. */
final class ExpressionConversion {
  private final FileConversion file;
  private final TokenCursor cursor;
  private final TypeConversion types;
  private final OperatorConversion operators;
  private final LiteralConversion literals;
  private final CreationConversion creations;
  private final FunctionConversion functions;
  private final PatternConversion patterns;

  ExpressionConversion(FileConversion file) {
    this.file = file;
    this.cursor = file.cursor;
    this.types = file.types;
    this.literals = new LiteralConversion(file);
    this.operators = new OperatorConversion(file, literals);
    this.creations = new CreationConversion(file);
    this.functions = new FunctionConversion(file);
    this.patterns = new PatternConversion(file);
  }

  Expression expression(ExpressionTree tree) {
    return switch (tree.getKind()) {
      case IDENTIFIER -> name((IdentifierTree) tree);
      case MEMBER_SELECT -> select((MemberSelectTree) tree);
      case METHOD_INVOCATION -> call((MethodInvocationTree) tree);
      case ARRAY_ACCESS -> element((ArrayAccessTree) tree);
      case PARENTHESIZED -> parenthesized((ParenthesizedTree) tree);
      case TYPE_CAST -> cast((TypeCastTree) tree);
      case CONDITIONAL_EXPRESSION -> conditional((ConditionalExpressionTree) tree);
      case INSTANCE_OF -> instanceOf((InstanceOfTree) tree);
      case NEW_CLASS -> creations.object((NewClassTree) tree);
      case NEW_ARRAY -> creations.array((NewArrayTree) tree);
      case LAMBDA_EXPRESSION -> functions.lambda((LambdaExpressionTree) tree);
      case MEMBER_REFERENCE -> functions.reference((MemberReferenceTree) tree);
      case SWITCH_EXPRESSION -> file.statements.switches().expression((SwitchExpressionTree) tree);
      default ->
          tree instanceof LiteralTree literal
              ? literals.literal(literal)
              : operators.expression(tree);
    };
  }

  /** What a variable begins with. */
  Expression initializer(ExpressionTree tree) {
    return cursor.is('{') ? creations.initializer((NewArrayTree) tree) : expression(tree);
  }

  /** Arguments in parentheses. */
  NodeList<Expression> arguments(List<? extends ExpressionTree> trees) {
    NodeList<Expression> arguments = new NodeList<>();
    cursor.expect('(');
    for (ExpressionTree tree : trees) {
      if (!arguments.isEmpty()) {
        cursor.expect(',');
      }
      arguments.add(expression(tree));
    }
    cursor.expect(')');
    return arguments;
  }

  private Expression name(IdentifierTree tree) {
    Position first = cursor.begin();
    if (cursor.accept("this")) {
      return cursor.from(first, new ThisExpr(null, null));
    } else if (cursor.accept("super")) {
      return cursor.from(first, new SuperExpr(null, null));
    }
    return new NameExpr(cursor.simpleName(tree.getName()));
  }

  private Expression select(MemberSelectTree tree) {
    Position first = cursor.begin();
    String selected = tree.getIdentifier().toString();
    if (selected.equals("class")) {
      Type type = types.result();
      cursor.expect('.');
      cursor.expect("class");
      return cursor.from(first, new ClassExpr(null, type));
    } else if (selected.equals("this")) {
      var type = cursor.qualifiedName();
      cursor.expect('.');
      cursor.expect("this");
      return cursor.from(first, new ThisExpr(null, type));
    } else if (selected.equals("super")) {
      var type = cursor.qualifiedName();
      cursor.expect('.');
      cursor.expect("super");
      return cursor.from(first, new SuperExpr(null, type));
    }
    Expression scope = expression(tree.getExpression());
    cursor.expect('.');
    SimpleName name = cursor.simpleName(tree.getIdentifier());
    return cursor.from(first, new FieldAccessExpr(null, scope, typeArgumentsOfField(scope), name));
  }

  /** The parser has none, or a list without any. */
  private static NodeList<Type> typeArgumentsOfField(Expression scope) {
    return scope instanceof SuperExpr plain && plain.getTypeName().isEmpty()
        ? new NodeList<>()
        : null;
  }

  private MethodCallExpr call(MethodInvocationTree tree) {
    Position first = cursor.begin();
    Expression scope = null;
    NodeList<Type> typeArguments = null;
    SimpleName name;
    if (tree.getMethodSelect() instanceof MemberSelectTree select) {
      scope = expression(select.getExpression());
      cursor.expect('.');
      typeArguments = cursor.is('<') ? types.arguments() : null;
      name = cursor.simpleName(select.getIdentifier());
    } else {
      name = cursor.simpleName(((IdentifierTree) tree.getMethodSelect()).getName());
    }
    NodeList<Expression> arguments = arguments(tree.getArguments());
    return cursor.from(first, new MethodCallExpr(null, scope, typeArguments, name, arguments));
  }

  private ArrayAccessExpr element(ArrayAccessTree tree) {
    Position first = cursor.begin();
    Expression array = expression(tree.getExpression());
    cursor.expect('[');
    Expression index = expression(tree.getIndex());
    cursor.expect(']');
    return cursor.from(first, new ArrayAccessExpr(null, array, index));
  }

  private EnclosedExpr parenthesized(ParenthesizedTree tree) {
    Position first = cursor.begin();
    cursor.expect('(');
    Expression inner = expression(tree.getExpression());
    cursor.expect(')');
    return cursor.from(first, new EnclosedExpr(null, inner));
  }

  private ConditionalExpr conditional(ConditionalExpressionTree tree) {
    Position first = cursor.begin();
    Expression condition = expression(tree.getCondition());
    cursor.expect('?');
    Expression then = expression(tree.getTrueExpression());
    cursor.expect(':');
    Expression otherwise = expression(tree.getFalseExpression());
    return cursor.from(first, new ConditionalExpr(null, condition, then, otherwise));
  }

  private CastExpr cast(TypeCastTree tree) {
    Position first = cursor.begin();
    cursor.expect('(');
    Position typesBegin = cursor.begin();
    Type type = types.annotatedType();
    if (cursor.is('&')) {
      NodeList<ReferenceType> parts = new NodeList<>(types.reference(type));
      while (cursor.accept('&')) {
        parts.add(types.annotatedReference());
      }
      type = cursor.from(typesBegin, new IntersectionType(null, parts));
    }
    cursor.expect(')');
    if (functions.isAfterCast(tree.getExpression())) {
      throw new UnconvertedException("cast of a method reference");
    }
    Expression operand = expression(tree.getExpression());
    return cursor.from(first, new CastExpr(null, type, operand));
  }

  private InstanceOfExpr instanceOf(InstanceOfTree tree) {
    Position first = cursor.begin();
    Expression operand = expression(tree.getExpression());
    cursor.expect("instanceof");
    PatternExpr pattern = null;
    ReferenceType type;
    if (cursor.is("final")) {
      pattern = patterns.pattern();
      type = pattern.getType().asReferenceType();
    } else {
      var annotations = types.annotations();
      Position typeBegin = cursor.begin();
      type = types.reference(types.type(annotations));
      if (patterns.goesOn()) {
        pattern = patterns.pattern(typeBegin, new NodeList<>(), type);
      }
    }
    return cursor.from(first, new InstanceOfExpr(null, operand, type, pattern));
  }

  /** Whether the tree is one of a type, for which the tokens tell all. */
  static boolean isType(Tree tree) {
    return switch (tree.getKind()) {
      case PRIMITIVE_TYPE, ARRAY_TYPE, PARAMETERIZED_TYPE, ANNOTATED_TYPE -> true;
      case IDENTIFIER -> isName(((IdentifierTree) tree).getName());
      case MEMBER_SELECT ->
          isName(((MemberSelectTree) tree).getIdentifier())
              && isType(((MemberSelectTree) tree).getExpression());
      default -> false;
    };
  }

  private static boolean isName(Name name) {
    return switch (name.toString()) {
      case "this", "super", "class" -> false;
      default -> true;
    };
  }
}
