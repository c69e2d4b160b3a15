package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.ForEachStmt;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.object.CapturedByClass;
import dev.sycamore.outliner.report.Unlowerable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where the arrays come from that an expression or a variable may refer to. */
final class ArrayOrigins {
  private final FunctionContext context;
  private final ArrayAssignments assignments;

  ArrayOrigins(FunctionContext context) {
    this.context = context;
    this.assignments = new ArrayAssignments(context.source());
  }

  /** Whether a variable of an array type is assigned after its declaration. */
  boolean isAssigned(Node declaration) {
    return !assignments.of(declaration).isEmpty();
  }

  /**
   * Whether the variable of a declaration holds the number of an array: it is assigned again, or
   * its initial value is a choice, or it is a row that a variable may refer to, too, which lives
   * longer.
   */
  boolean isChoice(VariableDeclarator declarator) {
    return isAssigned(declarator)
        || declarator.getInitializer().filter(this::isChoice).isPresent()
        || (isRow(declarator) && assignments.isTakenOver(declarator));
  }

  /** Whether a variable refers to a row of an array that has a name. */
  private boolean isRow(VariableDeclarator declarator) {
    Optional<Expression> rows =
        declarator
            .getInitializer()
            .map(ArrayOrigins::unwrapped)
            .filter(ArrayAccessExpr.class::isInstance)
            .or(() -> looped(declarator));
    return rows.filter(e -> isName(array(e))).isPresent();
  }

  /** What an expression is a row of, or a row of a row. */
  private static Expression array(Expression row) {
    Expression e = unwrapped(row);
    return e instanceof ArrayAccessExpr access ? array(access.getName()) : e;
  }

  /** What an enhanced {@code for} goes through, if its variable refers to rows. */
  private Optional<Expression> looped(Node declaration) {
    return declaration
        .getParentNode()
        .flatMap(Node::getParentNode)
        .filter(ForEachStmt.class::isInstance)
        .map(loop -> ((ForEachStmt) loop).getIterable())
        .filter(all -> ArrayReferences.dimensions(context.typeOf(all)) > 1);
  }

  private boolean isChoice(Expression written) {
    Expression e = unwrapped(written);
    return (e instanceof ConditionalExpr conditional
            && context.source().constantOf(conditional.getCondition()).isEmpty())
        || e instanceof SwitchExpr
        || (e instanceof MethodCallExpr call && !returnable(call).isEmpty())
        || local(e).filter(this::holdsNumber).isPresent();
  }

  /** As {@link #isChoice}, for variables and parameters; not for those that are captured. */
  private boolean holdsNumber(Node declaration) {
    if (!isInside(declaration)) {
      return false;
    }
    return declaration instanceof VariableDeclarator declarator
        ? isChoice(declarator)
        : isAssigned(declaration);
  }

  /** Whether a variable belongs to the code that is lowered, and is not captured by it. */
  boolean isInside(Node declaration) {
    return context.code().isAncestorOf(declaration);
  }

  /** Whether a variable around a local class is a field of it, to the code of the class. */
  private boolean isOfClass(Expression name, Node declaration) {
    return context.scope().find(declaration).isEmpty()
        && context
            .source()
            .denotationOf(name)
            .map(Denotation.Local.class::cast)
            .flatMap(local -> CapturedByClass.of(name, local, context.unit().attribution()))
            .isPresent();
  }

  /** The origins of all that a variable may refer to, each once. */
  List<ArrayOrigin> ofVariable(Node declaration) {
    Search search = new Search(true);
    search.variable(declaration, false);
    return search.found;
  }

  /** The origins of all that an expression may refer to, each once. */
  List<ArrayOrigin> of(Expression e) {
    Search search = new Search(true);
    search.value(e, false);
    return search.found;
  }

  /**
   * What a variable or an expression may refer to.
   *
   * @param variables that its value may go through
   */
  record Reached(List<ArrayOrigin> origins, Set<Node> variables) {}

  /** What a variable or an expression may refer to; empty if it may be something without a name. */
  Optional<Reached> reached(Node node) {
    Search search = new Search(false);
    if (node instanceof Expression e) {
      search.value(e, false);
    } else {
      search.variable(node, false);
    }
    return search.isNamed ? Optional.of(new Reached(search.found, search.seen)) : Optional.empty();
  }

  /** The origin of an expression that refers to one array; empty where it is a choice. */
  Optional<Node> single(Expression written) {
    Expression e = unwrapped(written);
    if (isChoice(e)) {
      return Optional.empty();
    }
    return Optional.of(of(e).get(0).node());
  }

  /** The declaration of the local variable that an expression names. */
  Optional<Node> local(Expression e) {
    return e instanceof NameExpr
        ? context
            .source()
            .denotationOf(e)
            .filter(Denotation.Local.class::isInstance)
            .map(d -> ((Denotation.Local) d).declaration())
        : Optional.empty();
  }

  /** An expression without parentheses and casts around it. */
  static Expression unwrapped(Expression e) {
    if (e instanceof EnclosedExpr enclosed) {
      return unwrapped(enclosed.getInner());
    }
    return e instanceof CastExpr cast ? unwrapped(cast.getExpression()) : e;
  }

  /** The arguments of a call that are arrays of the type that it returns. */
  List<Expression> returnable(MethodCallExpr call) {
    JavaType type = context.typeOf(call);
    if (!(type instanceof JavaType.Array) || !hasSource(call)) {
      return List.of();
    }
    return call.getArguments().stream().filter(a -> context.typeOf(a).equals(type)).toList();
  }

  private boolean hasSource(MethodCallExpr call) {
    return context
        .source()
        .invocationOf(call)
        .flatMap(invocation -> context.compilation().units().sourceOf(invocation.method()))
        .isPresent();
  }

  private final class Search {
    private final boolean refuses;
    private final List<ArrayOrigin> found = new ArrayList<>();
    private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean isNamed = true;

    /**
     * @param refuses whether what has no name is a fault
     */
    Search(boolean refuses) {
      this.refuses = refuses;
    }

    void variable(Node declaration, boolean ofRows) {
      if (!holdsNumber(declaration)) {
        plain(declaration, ofRows);
      } else if (seen.add(declaration)) {
        initial(declaration, ofRows);
        assignments.of(declaration).forEach(e -> value(e, ofRows));
      }
    }

    private void plain(Node declaration, boolean ofRows) {
      Optional<Expression> alias = initializer(declaration).map(ArrayOrigins::unwrapped);
      if (alias.filter(ArrayOrigins::isName).isPresent() && isInside(declaration)) {
        value(alias.get(), ofRows);
      } else {
        add(declaration, ofRows);
      }
    }

    private void initial(Node declaration, boolean ofRows) {
      if (declaration instanceof Parameter parameter) {
        add(parameter.getName(), ofRows);
        return;
      }
      Optional<Expression> initializer = initializer(declaration);
      if (initializer.filter(ArrayOrigins::isCreation).isPresent()) {
        add(initializer.get(), ofRows);
      } else {
        initializer.ifPresent(e -> value(e, ofRows));
        looped(declaration).ifPresent(e -> value(e, true));
      }
    }

    private void add(Node origin, boolean ofRows) {
      if (seen.add(origin)) {
        found.add(new ArrayOrigin(origin, ofRows));
      }
    }

    void value(Expression written, boolean ofRows) {
      Expression e = unwrapped(written);
      Optional<Node> local = local(e);
      if (local.isPresent() && !isOfClass(e, local.get())) {
        variable(local.get(), ofRows);
      } else if (e instanceof ConditionalExpr conditional) {
        value(conditional.getThenExpr(), ofRows);
        value(conditional.getElseExpr(), ofRows);
      } else if (e instanceof SwitchExpr choice) {
        SwitchResults.of(choice).forEach(result -> value(result, ofRows));
      } else if (e instanceof MethodCallExpr call && !returnable(call).isEmpty()) {
        returnable(call).forEach(argument -> value(argument, ofRows));
      } else if (e instanceof ArrayAccessExpr access) {
        value(access.getName(), true);
      } else if (isName(e)) {
        add(e, ofRows);
      } else if (refuses && !e.isNullLiteralExpr()) {
        throw refuse(e);
      } else {
        isNamed = false;
      }
    }
  }

  private Unlowerable refuse(Expression e) {
    return context
        .faults()
        .refuseWithHelp(
            DiagnosticId.ARRAY,
            e,
            "give the array a variable of its own, declared where the other one is or around it",
            isCreation(e)
                ? "a new array in a variable that may refer to others"
                : "`" + e + "` in a variable that may refer to other arrays");
  }

  static boolean isName(Node e) {
    return e instanceof NameExpr || e instanceof FieldAccessExpr;
  }

  static boolean isCreation(Node e) {
    return e instanceof ArrayCreationExpr || e instanceof ArrayInitializerExpr;
  }

  private static Optional<Expression> initializer(Node declaration) {
    return declaration instanceof VariableDeclarator declarator
        ? declarator.getInitializer()
        : Optional.empty();
  }
}
