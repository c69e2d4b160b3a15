package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.sycamore.analysis.lowered.AccessorMode;
import dev.sycamore.analysis.lowered.LaunchFacts;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.source.ParsedUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/** Reads what the text around a kernel shows of its launch. */
final class LaunchText implements LaunchFacts {

  private static final String RANGE = "range";
  private static final String ND_RANGE = "ndRange";

  private static final String RANGE_CLASS = "dev.sycamore.Range";
  private static final String ND_RANGE_CLASS = "dev.sycamore.NdRange";
  private static final Set<String> LAUNCHERS =
      Set.of("dev.sycamore.DeviceQueue", "dev.sycamore.Handler");

  private final ParsedUnit unit;
  private final Node code;

  /**
   * @param code the lambda, method reference or method
   */
  LaunchText(ParsedUnit unit, Node code) {
    this.unit = unit;
    this.code = code;
  }

  @Override
  public boolean hasOneWorkItem() {
    return ranges()
        .anyMatch(
            range ->
                range.getArguments().stream()
                    .flatMap(LaunchText::sizes)
                    .allMatch(size -> constantOf(size).filter(n -> n == 1).isPresent()));
  }

  @Override
  public boolean hasOneGroup() {
    return ranges()
        .filter(
            range -> range.getNameAsString().equals(ND_RANGE) && range.getArguments().size() == 2)
        .anyMatch(range -> areSame(range.getArgument(0), range.getArgument(1)));
  }

  @Override
  public OptionalLong groupSize() {
    return ranges()
        .filter(
            range -> range.getNameAsString().equals(ND_RANGE) && range.getArguments().size() == 2)
        .map(range -> product(range.getArgument(1)))
        .flatMapToLong(OptionalLong::stream)
        .findFirst();
  }

  @Override
  public OptionalLong globalSize(int dimension) {
    return ranges()
        .findFirst()
        .map(range -> globalSize(range, dimension))
        .orElseGet(OptionalLong::empty);
  }

  private OptionalLong globalSize(MethodCallExpr range, int dimension) {
    if (range.getNameAsString().equals(ND_RANGE)) {
      return range.getArguments().size() == 2
          ? size(sizes(range.getArgument(0)), dimension)
          : OptionalLong.empty();
    }
    return size(range.getArguments().stream(), dimension);
  }

  @Override
  public OptionalLong localSize(int dimension) {
    return ranges()
        .filter(
            range -> range.getNameAsString().equals(ND_RANGE) && range.getArguments().size() == 2)
        .findFirst()
        .map(range -> size(sizes(range.getArgument(1)), dimension))
        .orElseGet(OptionalLong::empty);
  }

  /** A lambda in the call that launches it is launched by no other. */
  @Override
  public List<Integer> onlyGroupSize() {
    if (!(code instanceof LambdaExpr)
        || code.getParentNode().filter(call -> LAUNCHERS.contains(owner(call))).isEmpty()) {
      return List.of();
    }
    List<Optional<Integer>> sizes =
        ranges()
            .filter(
                range -> owner(range).equals(ND_RANGE_CLASS) && range.getArguments().size() == 2)
            .findFirst()
            .filter(range -> isWritten(range.getArgument(1)))
            .map(range -> sizes(range.getArgument(1)).map(this::constantOf).toList())
            .orElse(List.of());
    return sizes.stream().allMatch(Optional::isPresent)
        ? sizes.stream().map(Optional::get).toList()
        : List.of();
  }

  /** Whether the sizes of a range are its arguments, or it is a size itself. */
  private boolean isWritten(Expression range) {
    return !(range instanceof MethodCallExpr) || owner(range).equals(RANGE_CLASS);
  }

  /** The class of the method that is called; empty if it is not known. */
  private String owner(Node call) {
    return unit.attribution()
        .invocationOf(call)
        .map(invocation -> invocation.method().owner().canonicalName())
        .orElse("");
  }

  @Override
  public boolean isGlobalSize(int dimension, SourceSpan declaration) {
    return ranges()
        .findFirst()
        .map(
            range ->
                range.getNameAsString().equals(RANGE)
                    ? range.getArguments().stream()
                    : range.getArguments().size() == 2
                        ? sizes(range.getArgument(0))
                        : Stream.<Expression>empty())
        .filter(sizes -> isVariable(sizes, dimension, declaration))
        .isPresent();
  }

  @Override
  public boolean isLocalSize(int dimension, SourceSpan declaration) {
    return ranges()
        .findFirst()
        .filter(
            range -> range.getNameAsString().equals(ND_RANGE) && range.getArguments().size() == 2)
        .filter(range -> isVariable(sizes(range.getArgument(1)), dimension, declaration))
        .isPresent();
  }

  @Override
  public boolean isWrittenOut() {
    return code.getParentNode().filter(call -> LAUNCHERS.contains(owner(call))).isPresent()
        && ranges()
            .findFirst()
            .filter(range -> Set.of(RANGE_CLASS, ND_RANGE_CLASS).contains(owner(range)))
            .filter(range -> range.getArguments().stream().allMatch(this::isWritten))
            .isPresent();
  }

  /** Whether a size is a variable, which never changes if a kernel can capture it. */
  private boolean isVariable(Stream<Expression> sizes, int dimension, SourceSpan declaration) {
    return sizes
        .skip(dimension)
        .findFirst()
        .flatMap(size -> unit.attribution().denotationOf(size))
        .filter(Denotation.Local.class::isInstance)
        .map(local -> unit.spanOf(((Denotation.Local) local).declaration()))
        .filter(declaration::equals)
        .isPresent();
  }

  private OptionalLong size(Stream<Expression> sizes, int dimension) {
    return sizes
        .skip(dimension)
        .findFirst()
        .flatMap(this::constantOf)
        .map(OptionalLong::of)
        .orElseGet(OptionalLong::empty);
  }

  private OptionalLong product(Expression sizes) {
    long product = 1;
    for (Expression size : sizes(sizes).toList()) {
      Optional<Integer> constant = constantOf(size);
      if (constant.isEmpty()) {
        return OptionalLong.empty();
      }
      product *= constant.get();
    }
    return OptionalLong.of(product);
  }

  @Override
  public List<AccessorMode> accessorModes() {
    return AccessorModes.of(unit);
  }

  private boolean areSame(Expression a, Expression b) {
    List<Expression> left = sizes(a).toList();
    List<Expression> right = sizes(b).toList();
    if (left.size() != right.size()) {
      return false;
    }
    for (int d = 0; d < left.size(); d++) {
      Optional<Integer> size = constantOf(left.get(d));
      boolean same =
          (left.get(d).equals(right.get(d)) && isPure(left.get(d)))
              || (size.isPresent() && size.equals(constantOf(right.get(d))));
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

  private Optional<Integer> constantOf(Expression e) {
    return unit.attribution()
        .constantOf(e)
        .filter(Integer.class::isInstance)
        .map(Integer.class::cast);
  }

  /** The ranges that the kernel is launched over, where the launch has them written out. */
  private Stream<MethodCallExpr> ranges() {
    return code.getParentNode().stream()
        .filter(MethodCallExpr.class::isInstance)
        .flatMap(launch -> ((MethodCallExpr) launch).getArguments().stream())
        .flatMap(argument -> initialValue(argument).stream())
        .filter(MethodCallExpr.class::isInstance)
        .map(MethodCallExpr.class::cast)
        .filter(call -> Set.of(RANGE, ND_RANGE).contains(call.getNameAsString()));
  }

  /** An expression, or what a variable that is never assigned again was initialised with. */
  private Optional<Expression> initialValue(Expression e) {
    if (!(e instanceof NameExpr)) {
      return Optional.of(e);
    }
    return unit.attribution()
        .denotationOf(e)
        .filter(Denotation.Local.class::isInstance)
        .map(local -> ((Denotation.Local) local).declaration())
        .filter(VariableDeclarator.class::isInstance)
        .map(VariableDeclarator.class::cast)
        .filter(variable -> !isAssigned(variable))
        .flatMap(VariableDeclarator::getInitializer);
  }

  private boolean isAssigned(VariableDeclarator variable) {
    return unit.tree().findAll(AssignExpr.class).stream()
        .anyMatch(
            assignment -> assignment.getTarget().toString().equals(variable.getNameAsString()));
  }
}
