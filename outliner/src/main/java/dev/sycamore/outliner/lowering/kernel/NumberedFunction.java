package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.frontend.source.HostDialect;
import dev.sycamore.outliner.captures.CaptureScanner;
import dev.sycamore.outliner.captures.CapturedLocal;
import dev.sycamore.outliner.captures.Captures;
import dev.sycamore.outliner.kernels.KernelVariant;
import dev.sycamore.outliner.kernels.PassedFunction;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/**
 * A function that a kernel captures, or that another such function does, and the numbers of the
 * values that it has at the launch. These come after the values of the kernel, breadth first: the
 * runtime goes through all values, and adds those of each function to the end ({@code
 * CapturedFunctions}).
 */
final class NumberedFunction {
  private final PassedFunction function;
  private final int index;
  private final Captures captures;
  private final IdentityHashMap<Node, NumberedFunction> variables = new IdentityHashMap<>();
  private Optional<NumberedFunction> self = Optional.empty();
  private int first;

  private NumberedFunction(PassedFunction function, int index, HostDialect dialect) {
    this.function = function;
    this.index = index;
    this.captures = capturesOf(function, dialect);
  }

  private static Captures capturesOf(PassedFunction function, HostDialect dialect) {
    if (function.expression() instanceof LambdaExpr lambda) {
      return CaptureScanner.scan(lambda, function.unit().attribution(), dialect);
    }
    boolean bound =
        function.expression() instanceof MethodReferenceExpr reference
            && (function.self().isPresent() || reference.getScope() instanceof ThisExpr);
    return new Captures(bound, List.of());
  }

  /**
   * The functions that a kernel captures itself, {@code this} first; the others are in them.
   *
   * @param captures of the kernel
   */
  static List<NumberedFunction> of(KernelVariant variant, Captures captures, HostDialect dialect) {
    List<NumberedFunction> roots = new ArrayList<>();
    int index = 0;
    if (captures.self()) {
      variant.self().ifPresent(self -> roots.add(new NumberedFunction(self, 0, dialect)));
      index++;
    }
    for (CapturedLocal variable : captures.variables()) {
      int place = index;
      variant
          .functionIn(variable.declaration())
          .ifPresent(function -> roots.add(new NumberedFunction(function, place, dialect)));
      index++;
    }
    List<NumberedFunction> all = new ArrayList<>(roots);
    for (int i = 0; i < all.size(); i++) {
      index = all.get(i).number(index, dialect, all);
    }
    return roots;
  }

  /** Gives its values numbers from one on; returns the next. */
  private int number(int next, HostDialect dialect, List<NumberedFunction> all) {
    first = next;
    int at = first;
    if (captures.self()) {
      int place = at;
      self = function.self().map(known -> new NumberedFunction(known, place, dialect));
      self.ifPresent(all::add);
      at++;
    }
    for (CapturedLocal variable : captures.variables()) {
      Optional<PassedFunction> known = function.functionIn(variable.declaration());
      if (known.isPresent()) {
        NumberedFunction captured = new NumberedFunction(known.get(), at, dialect);
        variables.put(variable.declaration(), captured);
        all.add(captured);
      }
      at++;
    }
    return at;
  }

  PassedFunction function() {
    return function;
  }

  /** Which captured value it is. */
  int index() {
    return index;
  }

  /** Which captured value the first one is that it captures itself. */
  int first() {
    return first;
  }

  Captures captures() {
    return captures;
  }

  /** The function that is {@code this}, or that a method reference is bound to. */
  Optional<NumberedFunction> self() {
    return self;
  }

  /** The function in a variable that it captures. */
  Optional<NumberedFunction> in(CapturedLocal variable) {
    return Optional.ofNullable(variables.get(variable.declaration()));
  }
}
