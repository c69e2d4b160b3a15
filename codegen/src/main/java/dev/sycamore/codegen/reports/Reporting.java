package dev.sycamore.codegen.reports;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.touched.Touch;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.TargetQuery;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.CodeOrigin;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.ViewAliases;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes out what kernels tell the host while they run, with nodes that every generator knows: the
 * checks, the assertions, and what is printed. Kernels that tell something get a report buffer, and
 * functions on the way to it one more parameter.
 */
public final class Reporting {

  /** The class of the device library that loads and stores matrices. */
  private static final String MATRIX_MEMORY = "MatrixMemory.";

  private final boolean checks;
  private final DeviceUnit unit;
  private final AccessorViews accessors;
  private final ReportSites sites = new ReportSites();
  private final ReportBuffer buffer;
  private final Map<String, ReportingBody> functions = new HashMap<>();
  private final Set<String> synchronizing = new HashSet<>();
  private final UncheckedFunctions unchecked;

  private Reporting(DeviceUnit unit, boolean checks) {
    this.checks = checks;
    this.unit = unit;
    this.accessors = AccessorViews.of(unit);
    this.buffer =
        new ReportBuffer(
            unit.functions().stream().map(DeviceFunction::symbol).collect(Collectors.toSet()),
            checks ? AssertedWords.most(unit) : 0);
    this.unchecked =
        new UncheckedFunctions(
            unit.functions(),
            f -> functions.containsKey(f) && !functions.get(f).parameters().isEmpty());
  }

  /**
   * The unit with its reports, and the table of the places that they come from.
   *
   * @param checks whether indices, divisors and assertions are checked; without it assertions are
   *     not evaluated
   */
  public static DeviceUnit apply(DeviceUnit unit, boolean checks) {
    if (!checks && !PrintSearch.in(unit)) {
      return unit;
    }
    return new Reporting(unit, checks).run();
  }

  /** Whether a check guards an assignment with an operator, which then has to be expanded. */
  public static boolean mayFail(AssignmentTarget target, BinaryOperator operator) {
    return target.match(local -> false, element -> true)
        || operator == BinaryOperator.DIVIDE
        || operator == BinaryOperator.REMAINDER;
  }

  /** Whether a function is the one that reports violations. */
  public static boolean isViolation(String function) {
    return function.startsWith(ReportBuffer.REPORTING);
  }

  /** Whether a branch reports a violation. */
  public static boolean isReport(If branch) {
    return branch.thenBranch() instanceof Block block
        && block.statements().stream()
            .anyMatch(
                s ->
                    s instanceof Evaluate evaluate
                        && evaluate.expression() instanceof Call call
                        && isViolation(call.function()));
  }

  private DeviceUnit run() {
    List<DeviceFunction> newFunctions = new ArrayList<>();
    unit.functions().forEach(f -> newFunctions.add(function(f)));
    List<Kernel> newKernels = new ArrayList<>();
    for (Kernel kernel : unit.kernels()) {
      newKernels.add(kernel(kernel, newKernels.size()));
    }
    if (sites.sites().isEmpty()) {
      return unit.withCode(newKernels, newFunctions);
    }
    newFunctions.addAll(unchecked.copies());
    newFunctions.addAll(0, buffer.functions());
    return unit.withCode(newKernels, newFunctions).withSites(sites.sites());
  }

  private DeviceFunction function(DeviceFunction function) {
    boolean waits = BarrierSearch.in(function.body(), synchronizing);
    if (waits) {
      synchronizing.add(function.symbol());
    }
    ReportingBody body =
        new ReportingBody(
            FreshVariables.of(function),
            buffer,
            sites,
            function.displayName(),
            Optional.empty(),
            Optional.of(function.returnType()),
            waits,
            function.origin());
    Block rewritten =
        rewriter(
                body,
                function.unchecked().isEmpty(),
                hasIndicesOfCaller(function),
                function.symbol(),
                function.body())
            .rewriteBody(function.body());
    functions.put(function.symbol(), body);
    List<Variable> parameters = new ArrayList<>(function.parameters());
    parameters.addAll(body.parameters());
    return function.with(parameters, rewritten);
  }

  /** Whether it copies, loads or stores for its caller. */
  private static boolean hasIndicesOfCaller(DeviceFunction function) {
    return CopySearch.in(function.body())
        || (function.library() && function.displayName().startsWith(MATRIX_MEMORY));
  }

  private Kernel kernel(Kernel kernel, int number) {
    ReportingBody body =
        new ReportingBody(
            FreshVariables.of(kernel),
            buffer,
            sites,
            "kernel " + kernel.name(),
            Optional.of(ReportedItem.ofKernel(kernel, number)),
            Optional.empty(),
            BarrierSearch.in(kernel.body(), synchronizing),
            CodeOrigin.USER);
    Block rewritten =
        rewriter(body, kernel.unchecked().isEmpty(), false, kernel.entryPoint(), kernel.body())
            .rewriteBody(kernel.body());
    List<DeviceStatement> statements = new ArrayList<>(rewritten.statements());
    if (body.usesFlag()) {
      statements.add(0, new DeclarePrivateArray(body.failed(), 1, List.of(), kernel.span()));
    }
    Block checked = new Block(statements, rewritten.span());
    // The flag may be read where nothing sets it.
    if (!body.reports()) {
      return kernel.withBody(checked);
    }
    boolean indices =
        body.reportsIndices() && kernel.arguments().stream().allMatch(Reporting::hasKnownIndices);
    boolean twoForms = indices && !body.continuesAfterFailure();
    return kernel
        .withBody(twoForms ? twoForms(kernel, checked, body) : checked)
        .withReport(body.report(), indices);
  }

  /** Whether a launch finds out which elements of an argument are touched. */
  private static boolean hasKnownIndices(KernelArgument argument) {
    return !(argument.variable().type() instanceof ViewType type)
        || type.space() != AddressSpace.GLOBAL
        || argument.access() == ArgumentAccess.NONE
        || (!argument.touches().isEmpty()
            && argument.touches().stream().noneMatch(Touch::isAnywhere));
  }

  /**
   * The body without checks where the launch has no report buffer, since it reports nothing. Native
   * code decides more by itself, and has vectors of one form.
   */
  private Block twoForms(Kernel kernel, Block checked, ReportingBody body) {
    SourceSpan span = kernel.body().span();
    NodeFactory nodes = new NodeFactory(span);
    DeviceExpression none =
        nodes.binary(
            BinaryOperator.EQUAL, new Extent(nodes.read(body.report()), 0, span), nodes.integer(0));
    DeviceExpression elsewhere =
        new Unary(
            UnaryOperator.NOT, new TargetQuery(TargetQuery.Property.IS_NATIVE_CPU, span), span);
    Block plain =
        new UncheckedCopy(unchecked::symbol, Optional.of(body.variables()))
            .rewriteBody(kernel.body());
    DeviceStatement either =
        new If(new Logical(true, elsewhere, none, span), plain, Optional.of(checked), span);
    return new Block(List.of(either), span);
  }

  private ReportRewriter rewriter(
      ReportingBody body, boolean checked, boolean indicesOfCaller, String symbol, Block code) {
    return new ReportRewriter(
        checks && checked,
        indicesOfCaller,
        body,
        functions,
        synchronizing,
        accessors.in(symbol),
        ViewAliases.in(code).assigned());
  }
}
