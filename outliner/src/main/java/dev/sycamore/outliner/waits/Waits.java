package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which steps may wait for a launch, so that an array has its results. What is not known may: calls
 * of code of the program, unless the queue and the array are the method's own.
 */
final class Waits {
  private static final Set<String> WAITS = Set.of("await", "close");

  private final ParsedUnit unit;
  private final OwnMethods methods;
  private final PrivateNames privateNames;

  Waits(ParsedUnit unit, OwnMethods methods, BlockStmt body) {
    this.unit = unit;
    this.methods = methods;
    this.privateNames = new PrivateNames(unit, body);
  }

  /** Whether a step may wait for a launch, or for another one that uses the same array. */
  boolean mayEnd(Step step, Launch launch, LaunchedArray array) {
    if (step instanceof Step.Call call) {
      return mayEnd(call.node(), launch, array);
    } else if (step instanceof Step.Iteration loop) {
      return !isArray(loop.iterated()) && isKnownElsewhere(launch, array);
    }
    return step instanceof Step.Wait;
  }

  private boolean isArray(Expression e) {
    return unit.attribution().typeOf(e).filter(JavaType.Array.class::isInstance).isPresent();
  }

  private boolean mayEnd(Node node, Launch launch, LaunchedArray array) {
    if (node instanceof MethodCallExpr call) {
      if (isCopy(call)) {
        return false;
      } else if (WAITS.contains(call.getNameAsString())) {
        return !isForOther(call, array);
      } else if (SycamoreCalls.isSubmit(call, unit)) {
        return ((LambdaExpr) call.getArgument(0))
            .getBody().findAll(MethodCallExpr.class).stream()
                .anyMatch(inner -> mayEnd(inner, launch, array));
      }
    }
    Optional<Invocation> invocation = unit.attribution().invocationOf(node);
    if (invocation.isEmpty()) {
      return true;
    } else if (ApiTypes.isApi(invocation.get().method().owner())) {
      return !(node instanceof MethodCallExpr call)
          || !SycamoreCalls.isUnwaiting(call, invocation.get());
    } else if (argumentsOf(node).stream().anyMatch(Waits::isFunction) || hasBody(node)) {
      return true;
    }
    return !JavaMethods.isHarmless(invocation.get().method(), node)
        && !methods.isHarmless(invocation.get())
        && (isKnownElsewhere(launch, array) || mentions(node, array));
  }

  /** Whether a call waits for one array, which cannot be the one that a launch has. */
  private boolean isForOther(MethodCallExpr call, LaunchedArray array) {
    if (call.getArguments().size() != 1 || !isArray(call.getArgument(0))) {
      return false;
    }
    Expression awaited = call.getArgument(0);
    return !array.is(awaited, unit)
        && (haveOtherElements(awaited, array)
            || (privateNames.isNewArray(awaited) && privateNames.hasArray(array)));
  }

  /** Whether the innermost elements of two arrays have different types, one of them primitive. */
  private boolean haveOtherElements(Expression awaited, LaunchedArray array) {
    Optional<JavaType> one = unit.attribution().typeOf(awaited).map(Waits::elementType);
    Optional<JavaType> other = privateNames.typeOf(array).map(Waits::elementType);
    return one.isPresent()
        && other.isPresent()
        && !one.equals(other)
        && (one.get() instanceof JavaType.Primitive || other.get() instanceof JavaType.Primitive);
  }

  private static JavaType elementType(JavaType type) {
    return type instanceof JavaType.Array array ? elementType(array.component()) : type;
  }

  /** Whether an array is cloned. */
  private boolean isCopy(MethodCallExpr call) {
    return call.getNameAsString().equals("clone")
        && call.getScope().filter(this::isArray).isPresent();
  }

  /** Whether code of other methods can wait. */
  private boolean isKnownElsewhere(Launch launch, LaunchedArray array) {
    return !privateNames.hasQueue(launch.queue()) || !privateNames.hasArray(array);
  }

  private static Collection<Expression> argumentsOf(Node call) {
    return call instanceof MethodCallExpr method
        ? method.getArguments()
        : call instanceof ObjectCreationExpr creation ? creation.getArguments() : List.of();
  }

  private static boolean isFunction(Expression argument) {
    return argument instanceof LambdaExpr
        || argument instanceof MethodReferenceExpr
        || hasBody(argument);
  }

  private static boolean hasBody(Node node) {
    return node instanceof ObjectCreationExpr creation
        && creation.getAnonymousClassBody().isPresent();
  }

  /** Whether a call gets an array, which it may launch other kernels with and wait for them. */
  private static boolean mentions(Node call, LaunchedArray array) {
    Stream<Expression> scope =
        call instanceof MethodCallExpr method ? method.getScope().stream() : Stream.empty();
    return Stream.concat(scope, argumentsOf(call).stream())
        .anyMatch(
            part ->
                part.findFirst(NameExpr.class, n -> n.getNameAsString().equals(array.name()))
                        .isPresent()
                    || part.findFirst(
                            FieldAccessExpr.class, f -> f.getNameAsString().equals(array.name()))
                        .isPresent());
  }
}
