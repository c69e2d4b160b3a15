package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
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

  /** Whether a variable is assigned again, or its initial value is a choice. */
  boolean isChoice(VariableDeclarator declarator) {
    return isAssigned(declarator) || declarator.getInitializer().filter(this::isChoice).isPresent();
  }

  /** What an enhanced {@code for} goes through, if its variable refers to rows. */
  private Optional<Expression> looped(Node declaration) {
    return declaration
        .getParentNode()
        .flatMap(Node::getParentNode)
        .filter(ForEachStmt.class::isInstance)
        .map(loop -> ((ForEachStmt) loop).getIterable())
        .filter(all -> ArrayShapes.dimensions(context.typeOf(all)) > 1);
  }

  private boolean isChoice(Expression written) {
    Expression e = unwrapped(written);
    return (e instanceof ConditionalExpr conditional
            && context.source().constantOf(conditional.getCondition()).isEmpty())
        || e instanceof SwitchExpr
        || (e instanceof MethodCallExpr call && !returnable(call).isEmpty())
        || local(e).filter(this::isChoice).isPresent();
  }

  /** The same for variables and parameters; not for those that are captured. */
  private boolean isChoice(Node declaration) {
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

  /** The same; empty if it may be something without a name. */
  Optional<List<ArrayOrigin>> named(Expression e) {
    Search search = new Search(false);
    search.value(e, false);
    return search.isNamed ? Optional.of(search.found) : Optional.empty();
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

  /** The arguments of a call that it may return, or rows of which it may return. */
  private List<Expression> returnable(MethodCallExpr call) {
    JavaType type = context.typeOf(call);
    if (!(type instanceof JavaType.Array)) {
      return List.of();
    }
    return context
        .source()
        .invocationOf(call)
        .flatMap(invocation -> context.compilation().units().sourceOf(invocation.method()))
        .filter(source -> source.declaration() instanceof MethodDeclaration)
        .map(
            source ->
                ReturnedArrays.of(
                    (MethodDeclaration) source.declaration(),
                    type,
                    call.getArguments().stream().map(context::typeOf).toList()))
        .map(positions -> positions.stream().<Expression>map(call::getArgument).toList())
        .orElse(List.of());
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
      if (!isChoice(declaration)) {
        plain(declaration, ofRows);
      } else if (seen.add(declaration)) {
        initial(declaration, ofRows);
        assignments.of(declaration).forEach(e -> value(e, ofRows));
      }
    }

    private void plain(Node declaration, boolean ofRows) {
      Optional<Expression> alias =
          initializer(declaration).map(ArrayOrigins::unwrapped).filter(e -> isName(array(e)));
      Optional<Expression> rows = looped(declaration).filter(e -> isName(array(e)));
      if (!isInside(declaration) || (alias.isEmpty() && rows.isEmpty())) {
        add(declaration, ofRows);
      } else if (seen.add(declaration)) {
        alias.ifPresent(e -> value(e, ofRows));
        rows.ifPresent(e -> value(e, true));
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
        returnable(call)
            .forEach(
                argument ->
                    value(argument, ofRows || !context.typeOf(argument).equals(context.typeOf(e))));
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

  /** What an expression is a row of, or a row of a row; itself if it is none. */
  private static Expression array(Expression row) {
    Expression e = unwrapped(row);
    return e instanceof ArrayAccessExpr access ? array(access.getName()) : e;
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
