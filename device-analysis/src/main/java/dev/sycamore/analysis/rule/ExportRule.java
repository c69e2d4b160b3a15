package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LaunchRequirement;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.analysis.lowered.StaticValues;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.GroupScratch;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.statement.ModelScanner;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A function of another module gets nothing but its arguments: what a kernel passes to its own
 * functions besides them, it does not know to be needed.
 */
public final class ExportRule extends ModelScanner {
  private final StaticValues staticValues;
  private Optional<Fault> fault = Optional.empty();

  private ExportRule(StaticValues staticValues) {
    this.staticValues = staticValues;
  }

  /** Gives whether a function, and what it calls, can be exported; if not, it is told why. */
  public static boolean check(
      FunctionHandle exported, StaticValues staticValues, DiagnosticSink sink) {
    Set<FunctionHandle> functions = new LinkedHashSet<>(Set.of(exported));
    functions.addAll(Reachability.from(exported.calls()));
    for (FunctionHandle function : functions) {
      Optional<LaunchRequirement> workGroup =
          LaunchRequirement.find(function.requirements(), LaunchRequirement.Kind.WORK_GROUP_SIZE);
      if (workGroup.isPresent()) {
        sink.report(workGroupSize(exported, function, workGroup.get()));
        return false;
      }
      // The device library is not the user's to change: what is told is the call of it.
      Optional<Fault> fault =
          function.isLibrary() ? Optional.empty() : faultOf(function, staticValues);
      if (fault.isPresent()) {
        SourceSpan at = fault.get().at();
        sink.report(
            Diagnostic.of(
                DiagnosticId.EXPORTED_FUNCTION,
                at,
                function.chain().to(at),
                exported.displayName(),
                fault.get().what()));
        return false;
      }
    }
    return true;
  }

  private static Diagnostic workGroupSize(
      FunctionHandle exported, FunctionHandle function, LaunchRequirement requirement) {
    return Diagnostic.of(
        DiagnosticId.EXPORTED_WORK_GROUP_SIZE,
        requirement.at(),
        function.chain().to(requirement.at()),
        requirement.display(),
        function == exported
            ? "the exported function `" + exported.displayName() + "`"
            : "`"
                + function.displayName()
                + "`, which the exported function `"
                + exported.displayName()
                + "` calls");
  }

  private record Fault(SourceSpan at, String what) {}

  private static Optional<Fault> faultOf(FunctionHandle function, StaticValues staticValues) {
    Optional<Fault> own = ownFault(function, staticValues);
    return own.isPresent()
        ? own
        : function.calls().stream()
            .filter(call -> call.callee().isLibrary())
            .flatMap(
                call ->
                    Stream.concat(
                            Stream.of(call.callee()),
                            Reachability.from(call.callee().calls()).stream())
                        .flatMap(callee -> ownFault(callee, staticValues).stream())
                        .map(fault -> new Fault(call.at(), fault.what())))
            .findFirst();
  }

  private static Optional<Fault> ownFault(FunctionHandle function, StaticValues staticValues) {
    ExportRule rule = new ExportRule(staticValues);
    function.function().ifPresent(code -> rule.visit(code.body()));
    return rule.fault;
  }

  @Override
  public Void visitPrint(Print e) {
    note(e, "prints");
    return super.visitPrint(e);
  }

  @Override
  public Void visitGroupScratch(GroupScratch e) {
    note(e, "has a group operation");
    return super.visitGroupScratch(e);
  }

  @Override
  public Void visitReadLocal(ReadLocal e) {
    staticValues
        .find(e.variable())
        .ifPresent(
            value ->
                note(
                    e,
                    value.isSpecializationConstant()
                        ? "reads the specialization constant `" + e.variable().name() + "`"
                        : "reads the static field `"
                            + e.variable().name()
                            + "`, whose value is read at the launch"));
    return super.visitReadLocal(e);
  }

  private void note(DeviceExpression at, String what) {
    if (fault.isEmpty()) {
      fault = Optional.of(new Fault(at.span(), what));
    }
  }
}
