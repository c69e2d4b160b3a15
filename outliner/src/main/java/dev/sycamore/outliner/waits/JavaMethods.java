package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.Optional;
import java.util.Set;

/** Methods of the JDK: those that run no code of the program, and what they do with arrays. */
final class JavaMethods {
  private static final Set<String> CLASSES =
      Set.of(
          "java.lang.Math",
          "java.lang.StrictMath",
          "java.lang.String",
          "java.lang.StringBuilder",
          "java.lang.AbstractStringBuilder",
          "java.lang.System",
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Short",
          "java.lang.Character",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Float",
          "java.lang.Double",
          "java.lang.Number",
          "java.util.Arrays",
          "java.util.Locale",
          "java.util.Random",
          "java.time.Duration",
          "java.time.Instant");

  /** Of java.util.Arrays, without {@code stream}, which reads later. */
  private static final Set<String> READERS =
      Set.of(
          "binarySearch",
          "compare",
          "compareUnsigned",
          "copyOf",
          "copyOfRange",
          "deepEquals",
          "deepHashCode",
          "deepToString",
          "equals",
          "hashCode",
          "mismatch",
          "toString");

  private static final Set<String> CHANGERS =
      Set.of("fill", "parallelPrefix", "parallelSort", "setAll", "parallelSetAll", "sort");

  private JavaMethods() {}

  /** Whether a method, or a constructor, waits for nothing unless it gets a function. */
  static boolean isHarmless(MethodSymbol method, Node call) {
    String owner = method.owner().canonicalName();
    return CLASSES.contains(owner) || (owner.equals("java.io.PrintStream") && isSystem(call));
  }

  /** Whether something is printed to the standard output or error. */
  private static boolean isSystem(Node call) {
    return call instanceof MethodCallExpr print
        && print
            .getScope()
            .map(Node::toString)
            .filter(scope -> scope.equals("System.out") || scope.equals("System.err"))
            .isPresent();
  }

  /** What a method does with the elements of an argument before it returns, if that is known. */
  static Optional<ElementUse> use(MethodSymbol method, int argument) {
    return switch (method.owner().canonicalName()) {
      case "java.util.Arrays" -> ofArrays(method.name(), argument);
      case "java.lang.System" -> ofSystem(method.name(), argument);
      default -> Optional.empty();
    };
  }

  private static Optional<ElementUse> ofArrays(String name, int argument) {
    if (READERS.contains(name)) {
      return Optional.of(ElementUse.READ);
    }
    return argument == 0 && CHANGERS.contains(name)
        ? Optional.of(name.equals("fill") ? ElementUse.CHANGE : ElementUse.READ_AND_CHANGE)
        : Optional.empty();
  }

  private static Optional<ElementUse> ofSystem(String name, int argument) {
    if (name.equals("arraycopy")) {
      return switch (argument) {
        case 0 -> Optional.of(ElementUse.READ);
        case 2 -> Optional.of(ElementUse.CHANGE);
        default -> Optional.empty();
      };
    }
    return Optional.empty();
  }
}
