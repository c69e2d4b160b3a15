package dev.sycamore.outliner.lowering.enums;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.constant.ConstantFolding;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The constructor of one enum constant, run by the compiler: assignments and conditionals over
 * constants. It stops at anything else, and then says where.
 */
final class ConstructorRun {

  /** Ends a run whose result is not known. */
  static final class Unknown extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Node at;

    Unknown(Node at) {
      super(null, null, false, false);
      this.at = at;
    }

    /** What is no constant. */
    Node at() {
      return at;
    }
  }

  /**
   * A lambda or method reference.
   *
   * @param variables that have values where it is evaluated, by their declarations
   */
  record Code(Expression expression, IdentityHashMap<Node, Object> variables) {}

  private final Attribution attribution;
  private final ClassSymbol type;
  private final IdentityHashMap<Node, Object> variables = new IdentityHashMap<>();
  private final Map<String, Object> fields = new HashMap<>();
  private final Map<String, Node> unknown = new HashMap<>();

  ConstructorRun(Attribution attribution, ClassSymbol type) {
    this.attribution = attribution;
    this.type = type;
  }

  /**
   * The value of a field at the end.
   *
   * @throws Unknown if it is no constant; with what is none, if the field was assigned
   */
  Object field(FieldSymbol field, Node otherwise) throws Unknown {
    Object value = fields.get(field.name());
    if (value == null) {
      throw new Unknown(unknown.getOrDefault(field.name(), otherwise));
    }
    return value;
  }

  /** Assigns a field of the constant; one that gets no constant matters if it is asked for. */
  void assign(FieldSymbol field, Expression written) throws Unknown {
    fields.remove(field.name());
    try {
      fields.put(field.name(), converted(written, field.type()));
    } catch (Unknown e) {
      requireNoEffect(written, e);
      unknown.put(field.name(), e.at());
    }
  }

  /** Gives a parameter or local variable its value. */
  void assign(Node variable, Expression written, JavaType variableType) throws Unknown {
    variables.remove(variable);
    try {
      variables.put(variable, converted(written, variableType));
    } catch (Unknown e) {
      requireNoEffect(written, e);
    }
  }

  private static void requireNoEffect(Node node, Unknown otherwise) throws Unknown {
    if (!isWithoutEffect(node)) {
      throw otherwise;
    }
  }

  /**
   * Whether code leaves variables as they are, and goes on to what follows. If it throws, there are
   * no constants and no kernel that has one.
   */
  private static boolean isWithoutEffect(Node node) {
    return node.findFirst(AssignExpr.class).isEmpty()
        && node.findFirst(ReturnStmt.class).isEmpty()
        && node.findFirst(UnaryExpr.class, ConstructorRun::isStep).isEmpty();
  }

  private static boolean isStep(UnaryExpr e) {
    return switch (e.getOperator()) {
      case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
      default -> false;
    };
  }

  void run(List<Statement> statements) throws Unknown {
    for (Statement statement : statements) {
      run(statement);
    }
  }

  private void run(Statement s) throws Unknown {
    if (s instanceof BlockStmt block) {
      run(block.getStatements());
    } else if (s instanceof IfStmt branch && !isWithoutEffect(s)) {
      if (value(branch.getCondition()).equals(true)) {
        run(branch.getThenStmt());
      } else if (branch.getElseStmt().isPresent()) {
        run(branch.getElseStmt().get());
      }
    } else if (s instanceof ExpressionStmt statement
        && statement.getExpression() instanceof VariableDeclarationExpr declaration) {
      for (VariableDeclarator variable : declaration.getVariables()) {
        declare(variable);
      }
    } else if (s instanceof ExpressionStmt statement
        && statement.getExpression() instanceof AssignExpr assignment
        && assignment.getOperator() == AssignExpr.Operator.ASSIGN) {
      assign(assignment);
    } else if (!isWithoutEffect(s)) {
      throw new Unknown(s);
    }
  }

  private void declare(VariableDeclarator variable) throws Unknown {
    if (variable.getInitializer().isPresent()) {
      Expression initializer = variable.getInitializer().get();
      JavaType declared =
          attribution
              .typeOf(variable.getType())
              .or(() -> attribution.typeOf(initializer))
              .orElseThrow(() -> new Unknown(variable));
      assign(variable, initializer, declared);
    }
  }

  private void assign(AssignExpr assignment) throws Unknown {
    Denotation target =
        attribution
            .denotationOf(assignment.getTarget())
            .orElseThrow(() -> new Unknown(assignment.getTarget()));
    if (target instanceof Denotation.Field field) {
      assign(field.symbol(), assignment.getValue());
    } else if (target instanceof Denotation.Local local) {
      assign(local.declaration(), assignment.getValue(), local.type());
    } else {
      throw new Unknown(assignment.getTarget());
    }
  }

  /** The value of an expression where a variable of {@code type} gets it. */
  private Object converted(Expression e, JavaType wanted) throws Unknown {
    Object value = value(e);
    return EnumConstants.isEnum(wanted) || value instanceof Code
        ? value
        : ConstantFolding.convert(value, wanted).orElseThrow(() -> new Unknown(e));
  }

  private Object value(Expression e) throws Unknown {
    Optional<Object> constant = attribution.constantOf(e);
    if (constant.isPresent()) {
      return constant.get();
    } else if (e.isLambdaExpr() || e.isMethodReferenceExpr()) {
      return new Code(e, new IdentityHashMap<>(variables));
    } else if (e instanceof EnclosedExpr enclosed) {
      return value(enclosed.getInner());
    } else if (e instanceof UnaryExpr unary) {
      return ConstantFolding.unary(unary.getOperator(), value(unary.getExpression()))
          .orElseThrow(() -> new Unknown(e));
    } else if (e instanceof BinaryExpr binary) {
      return binary(binary);
    } else if (e instanceof CastExpr cast) {
      JavaType target = attribution.typeOf(cast.getType()).orElseThrow(() -> new Unknown(e));
      return converted(cast.getExpression(), target);
    } else if (e instanceof ConditionalExpr conditional) {
      Expression live =
          value(conditional.getCondition()).equals(true)
              ? conditional.getThenExpr()
              : conditional.getElseExpr();
      return converted(live, attribution.typeOf(e).orElseThrow(() -> new Unknown(e)));
    }
    return named(e);
  }

  private Object binary(BinaryExpr e) throws Unknown {
    Object left = value(e.getLeft());
    boolean decided =
        (e.getOperator() == BinaryExpr.Operator.AND && left.equals(false))
            || (e.getOperator() == BinaryExpr.Operator.OR && left.equals(true));
    return decided
        ? left
        : ConstantFolding.binary(e.getOperator(), left, value(e.getRight()))
            .orElseThrow(() -> new Unknown(e));
  }

  private Object named(Expression e) throws Unknown {
    Denotation denotation = attribution.denotationOf(e).orElseThrow(() -> new Unknown(e));
    Object value = null;
    if (denotation instanceof Denotation.Local local) {
      value = variables.get(local.declaration());
    } else if (denotation instanceof Denotation.Field field) {
      value =
          field.symbol().isEnumConstant()
              ? (Object) EnumConstants.ordinal(field.symbol())
              : ownField(e, field.symbol());
    }
    if (value == null) {
      throw new Unknown(e);
    }
    return value;
  }

  private Object ownField(Expression e, FieldSymbol field) {
    boolean own =
        e.isNameExpr()
            || (e instanceof FieldAccessExpr access && access.getScope() instanceof ThisExpr);
    return own && field.owner().equals(type) ? fields.get(field.name()) : null;
  }
}
