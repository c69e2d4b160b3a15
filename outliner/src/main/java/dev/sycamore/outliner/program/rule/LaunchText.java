package dev.sycamore.outliner.program.rule;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.outliner.program.lowered.LoweredKernel;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/** What the text of a launch says about its range, as far as that can be read off. */
final class LaunchText {

  private static final String RANGE = "range";
  private static final String ND_RANGE = "ndRange";

  private LaunchText() {}

  /** Whether there is one work-item, as in {@code range(1)} and {@code ndRange(1, 1)}. */
  static boolean hasOneWorkItem(LoweredKernel kernel) {
    return ranges(kernel)
        .anyMatch(
            range ->
                range.getArguments().stream()
                    .flatMap(LaunchText::sizes)
                    .allMatch(size -> constantOf(kernel, size).filter(n -> n == 1).isPresent()));
  }

  /** Whether the nd-range is one group: both of its ranges are written alike, or have one value. */
  static boolean hasOneGroup(LoweredKernel kernel) {
    return ranges(kernel)
        .filter(
            range -> range.getNameAsString().equals(ND_RANGE) && range.getArguments().size() == 2)
        .anyMatch(range -> areSame(kernel, range.getArgument(0), range.getArgument(1)));
  }

  /** How many work-items a group has; empty if the launch does not show that. */
  static OptionalLong groupSize(LoweredKernel kernel) {
    return ranges(kernel)
        .filter(
            range -> range.getNameAsString().equals(ND_RANGE) && range.getArguments().size() == 2)
        .map(range -> product(kernel, range.getArgument(1)))
        .flatMapToLong(OptionalLong::stream)
        .findFirst();
  }

  private static OptionalLong product(LoweredKernel kernel, Expression sizes) {
    long product = 1;
    for (Expression size : sizes(sizes).toList()) {
      Optional<Integer> constant = constantOf(kernel, size);
      if (constant.isEmpty()) {
        return OptionalLong.empty();
      }
      product *= constant.get();
    }
    return OptionalLong.of(product);
  }

  private static boolean areSame(LoweredKernel kernel, Expression a, Expression b) {
    List<Expression> left = sizes(a).toList();
    List<Expression> right = sizes(b).toList();
    if (left.size() != right.size()) {
      return false;
    }
    for (int d = 0; d < left.size(); d++) {
      Optional<Integer> size = constantOf(kernel, left.get(d));
      boolean same =
          (left.get(d).equals(right.get(d)) && isPure(left.get(d)))
              || (size.isPresent() && size.equals(constantOf(kernel, right.get(d))));
      if (!same) {
        return false;
      }
    }
    return true;
  }

  /** Whether an expression has the same value each time. */
  private static boolean isPure(Expression e) {
    return e.findFirst(MethodCallExpr.class).isEmpty()
        && e.findFirst(AssignExpr.class).isEmpty()
        && e.findFirst(UnaryExpr.class, u -> u.getOperator().isPostfix()).isEmpty();
  }

  /** The sizes of each dimension of {@code range(x, y)}, or a size itself. */
  private static Stream<Expression> sizes(Expression e) {
    return e instanceof MethodCallExpr call && call.getNameAsString().equals(RANGE)
        ? call.getArguments().stream()
        : Stream.of(e);
  }

  private static Optional<Integer> constantOf(LoweredKernel kernel, Expression e) {
    return kernel
        .unit()
        .attribution()
        .constantOf(e)
        .filter(Integer.class::isInstance)
        .map(Integer.class::cast);
  }

  /** The ranges that the kernel is launched over, where the launch has them written out. */
  private static Stream<MethodCallExpr> ranges(LoweredKernel kernel) {
    return kernel.code().getParentNode().stream()
        .filter(MethodCallExpr.class::isInstance)
        .flatMap(launch -> ((MethodCallExpr) launch).getArguments().stream())
        .flatMap(argument -> initialValue(kernel, argument).stream())
        .filter(MethodCallExpr.class::isInstance)
        .map(MethodCallExpr.class::cast)
        .filter(call -> Set.of(RANGE, ND_RANGE).contains(call.getNameAsString()));
  }

  /** An expression, or what a variable that is never assigned again was initialised with. */
  private static Optional<Expression> initialValue(LoweredKernel kernel, Expression e) {
    if (!(e instanceof NameExpr)) {
      return Optional.of(e);
    }
    return kernel
        .unit()
        .attribution()
        .denotationOf(e)
        .filter(Denotation.Local.class::isInstance)
        .map(local -> ((Denotation.Local) local).declaration())
        .filter(VariableDeclarator.class::isInstance)
        .map(VariableDeclarator.class::cast)
        .filter(variable -> !isAssigned(kernel, variable))
        .flatMap(VariableDeclarator::getInitializer);
  }

  private static boolean isAssigned(LoweredKernel kernel, VariableDeclarator variable) {
    return kernel.unit().tree().findAll(AssignExpr.class).stream()
        .anyMatch(
            assignment -> assignment.getTarget().toString().equals(variable.getNameAsString()));
  }
}
