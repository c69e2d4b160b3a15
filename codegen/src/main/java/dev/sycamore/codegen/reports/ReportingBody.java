package dev.sycamore.codegen.reports;

import dev.sycamore.binding.ReportKind;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.CodeOrigin;
import dev.sycamore.model.program.ReportPlace;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What is common to all that one kernel or function reports, and how it goes on after a violation:
 * it returns, and so does every caller; but code with a barrier goes on with zeros instead of what
 * it could not compute, since the other work-items of the group wait for it at the barrier.
 */
final class ReportingBody {

  private static final ViewType FLAG = new ViewType(ScalarType.INT, 1, AddressSpace.PRIVATE);

  private final FreshVariables fresh;
  private final ReportBuffer buffer;
  private final ReportSites sites;
  private final String function;
  private final Optional<DeviceType> returnType;
  private final boolean continuesAfterFailure;
  private final Variable report;
  private final Variable failed;
  private final Variable kernel;
  private final ReportedItem item;
  private final CodeOrigin origin;
  private final Map<LibraryFailure, Variable> callerSites = new LinkedHashMap<>();
  private Optional<String> exit = Optional.empty();
  private int exits;
  private boolean reports;
  private boolean reportsMore;
  private boolean fails;
  private boolean usesFlag;

  /**
   * A way in which a function of the library or of the API fails: its caller gives it a site for
   * each.
   */
  private record LibraryFailure(ReportKind kind, String text, List<ScalarType> operands) {}

  /**
   * @param function as messages show it
   * @param inKernel which work-item it is; empty for a function, which its caller tells
   * @param returnType empty for a kernel
   * @param continuesAfterFailure whether it goes on after a violation
   * @param origin whose code it is: the errors of all but the user's are the caller's
   */
  ReportingBody(
      FreshVariables fresh,
      ReportBuffer buffer,
      ReportSites sites,
      String function,
      Optional<ReportedItem> inKernel,
      Optional<DeviceType> returnType,
      boolean continuesAfterFailure,
      CodeOrigin origin) {
    this.fresh = fresh;
    this.buffer = buffer;
    this.sites = sites;
    this.function = function;
    this.returnType = returnType;
    this.continuesAfterFailure = continuesAfterFailure;
    this.report = fresh.make("report", ReportBuffer.TYPE);
    this.failed = fresh.make("failed", FLAG);
    this.kernel = fresh.make("kernel", ScalarType.INT);
    this.item = inKernel.orElseGet(() -> ReportedItem.ofFunction(kernel));
    this.origin = origin;
  }

  /** Whether the code at hand goes on after a violation. */
  boolean continuesAfterFailure() {
    return continuesAfterFailure && exit.isEmpty();
  }

  /**
   * A part of a body that goes on which need not: it is left at a violation, and not entered after
   * one.
   *
   * @param part makes the part, which has neither barriers nor jumps to somewhere outside
   */
  DeviceStatement leavable(Supplier<List<DeviceStatement>> part, SourceSpan span) {
    // No label of the source has a dot in it.
    String label = "checks." + exits++;
    exit = Optional.of(label);
    List<DeviceStatement> statements = new ArrayList<>();
    List<DeviceStatement> made = part.get();
    statements.add(new NodeFactory(span).when(hasFailed(true, span), leave(span)));
    statements.addAll(made);
    exit = Optional.empty();
    return new Labeled(label, new Block(statements, span), span);
  }

  /** Whether it is the device library, whose own indices are right and whose loops end. */
  boolean isLibrary() {
    return origin == CodeOrigin.DEVICE_LIBRARY;
  }

  /** Whether anything in the body writes to the report buffer. */
  boolean reports() {
    return reports;
  }

  /** Whether it reports indices of elements of the kernel's arguments, and nothing else. */
  boolean reportsIndices() {
    return reports && !reportsMore;
  }

  /** Whether a violation may end the body. */
  boolean fails() {
    return fails;
  }

  /** Whether a kernel needs the flag that says that its work-item has failed. */
  boolean usesFlag() {
    return usesFlag;
  }

  Variable report() {
    return report;
  }

  /** The flag, an array of one element so that functions can set it; in a function, a parameter. */
  Variable failed() {
    return failed;
  }

  /** What a function of the body's traits takes after its own parameters. */
  List<Variable> parameters() {
    List<Variable> parameters = new ArrayList<>();
    if (reports) {
      parameters.add(report);
    }
    if (fails) {
      parameters.add(failed);
      parameters.add(kernel);
      parameters.addAll(callerSites.values());
    }
    return parameters;
  }

  /** The same as arguments of a call at {@code span}. */
  List<DeviceExpression> arguments(ReportingBody callee, SourceSpan span) {
    NodeFactory nodes = new NodeFactory(span);
    List<DeviceExpression> arguments = new ArrayList<>();
    reportsMore |= callee.reportsMore;
    if (callee.reports) {
      reports = true;
      arguments.add(nodes.read(report));
    }
    if (callee.fails) {
      fails = true;
      usesFlag = true;
      arguments.add(nodes.read(failed));
      arguments.add(item.kernel().apply(nodes));
      for (LibraryFailure failure : callee.callerSites.keySet()) {
        arguments.add(site(failure.kind(), failure.text(), failure.operands(), span));
      }
    }
    return arguments;
  }

  /** Makes variables of the body. */
  FreshVariables variables() {
    return fresh;
  }

  Variable fresh(String name, DeviceType type) {
    return fresh.make(name, type);
  }

  /** The value of an expression in a new variable. */
  Variable declare(String name, DeviceExpression value, List<DeviceStatement> out) {
    Variable variable = fresh.make(name, value.type());
    out.add(new DeclareLocal(variable, Optional.of(value), value.span()));
    return variable;
  }

  /** What is done when something is wrong: the report, and the way out. */
  List<DeviceStatement> fail(
      ReportKind kind, String text, List<? extends DeviceExpression> operands, SourceSpan span) {
    List<ScalarType> types = Collections.nCopies(operands.size(), ScalarType.INT);
    return fail(kind, text, types, operands, span);
  }

  /** The same where an index of an element of one of the kernel's arguments is out of range. */
  List<DeviceStatement> failAtArgument(
      ReportKind kind, List<? extends DeviceExpression> operands, SourceSpan span) {
    boolean before = reportsMore;
    List<DeviceStatement> statements = fail(kind, "", operands, span);
    reportsMore = before;
    return statements;
  }

  /**
   * The same with operands of any scalar types.
   *
   * @param words of the operands
   */
  List<DeviceStatement> fail(
      ReportKind kind,
      String text,
      List<ScalarType> operands,
      List<? extends DeviceExpression> words,
      SourceSpan span) {
    reports = true;
    reportsMore = true;
    fails = true;
    NodeFactory nodes = new NodeFactory(span);
    List<DeviceExpression> arguments = new ArrayList<>();
    arguments.add(nodes.read(report));
    arguments.add(site(kind, text, operands, span));
    arguments.addAll(words);
    while (arguments.size() < 2 + buffer.operands()) {
      arguments.add(nodes.integer(0));
    }
    arguments.addAll(item.words(nodes));
    List<DeviceStatement> statements = new ArrayList<>();
    statements.add(
        new Evaluate(new Call(buffer.violation(), arguments, VoidType.VOID, span), span));
    if (continuesAfterFailure || returnType.isPresent()) {
      usesFlag = true;
      statements.add(nodes.assign(failed, nodes.integer(0), nodes.integer(1)));
    }
    statements.addAll(leave(span));
    return statements;
  }

  /** The way out, once the flag is set: nothing where the body goes on. */
  List<DeviceStatement> leave(SourceSpan span) {
    if (exit.isPresent()) {
      return List.of(new Break(exit, span));
    } else if (continuesAfterFailure) {
      return List.of();
    }
    NodeFactory nodes = new NodeFactory(span);
    DeviceType type = returnType.orElse(VoidType.VOID);
    if (type == VoidType.VOID) {
      return List.of(new Return(Optional.empty(), span));
    }
    Optional<DeviceExpression> zero = nodes.zero(type);
    if (zero.isPresent()) {
      return List.of(new Return(zero, span));
    }
    Variable nothing = fresh.make("nothing", type);
    return List.of(
        new DeclareLocal(nothing, Optional.empty(), span),
        new Return(Optional.of(nodes.read(nothing)), span));
  }

  /** Whether the work-item has failed ({@code expected}), or has not; maybe in a caller. */
  DeviceExpression hasFailed(boolean expected, SourceSpan span) {
    usesFlag = true;
    // What makes the flag a parameter.
    fails |= returnType.isPresent();
    NodeFactory nodes = new NodeFactory(span);
    return nodes.binary(
        expected ? BinaryOperator.NOT_EQUAL : BinaryOperator.EQUAL,
        nodes.read(failed, 0),
        nodes.integer(0));
  }

  /** The word for a site in this body. */
  DeviceExpression site(ReportKind kind, String text, List<ScalarType> operands, SourceSpan span) {
    NodeFactory nodes = new NodeFactory(span);
    if (origin != CodeOrigin.USER) {
      return nodes.read(
          callerSites.computeIfAbsent(
              new LibraryFailure(kind, text, operands),
              failure -> fresh.make("site", ScalarType.INT)));
    }
    return nodes.integer(sites.word(new ReportPlace(kind, span, function, text, operands)));
  }

  /** A call of {@link ReportBuffer#reserve}. */
  DeviceExpression reserve(int words, SourceSpan span) {
    reports = true;
    reportsMore = true;
    NodeFactory nodes = new NodeFactory(span);
    return new Call(
        buffer.reserve(), List.of(nodes.read(report), nodes.integer(words)), ScalarType.INT, span);
  }

  /** Statements in the place of an expression whose value nobody can want. */
  DeviceExpression withoutValue(List<DeviceStatement> statements, SourceSpan span) {
    List<DeviceStatement> all = new ArrayList<>(statements);
    Variable nothing = declare("nothing", new Literal(ScalarType.INT, 0, span), all);
    return new StatementExpression(all, nothing, span);
  }
}
