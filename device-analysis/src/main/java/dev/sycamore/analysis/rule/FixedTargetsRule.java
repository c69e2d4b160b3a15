package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.aspect.AspectAnalysis;
import dev.sycamore.analysis.lowered.AspectMarks;
import dev.sycamore.analysis.lowered.AspectUse;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LaunchRequirement;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.program.FixedTarget;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * All device code runs on each of the fixed targets (option {@code fixedTargets}): its aspects, and
 * the sizes of groups that it requires. One warning for each place, in the first chain that leads
 * there.
 */
public final class FixedTargetsRule implements ProgramRule {
  private final List<FixedTarget> targets;
  private final AspectAnalysis aspects;
  private final Set<List<Object>> told = new HashSet<>();

  public FixedTargetsRule(List<FixedTarget> targets, AspectAnalysis aspects) {
    this.targets = targets;
    this.aspects = aspects;
  }

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    if (!targets.isEmpty()) {
      new Code(FunctionTitle.of(kernel), kernel.chain(), sink)
          .check(aspects.ownUses(kernel), kernel.marks(), kernel.requirements());
      Reachability.from(kernel.calls()).forEach(function -> checkOne(function, sink));
    }
    return true;
  }

  /** Checks a function that no kernel may call, and all that it calls. */
  public void check(FunctionHandle function, DiagnosticSink sink) {
    if (!targets.isEmpty()) {
      checkOne(function, sink);
      Reachability.from(function.calls()).forEach(callee -> checkOne(callee, sink));
    }
  }

  private void checkOne(FunctionHandle function, DiagnosticSink sink) {
    if (function.isLibrary()) {
      return;
    }
    new Code(FunctionTitle.of(function), function.chain(), sink)
        .check(aspects.ownUses(function), function.marks(), function.requirements());
  }

  /**
   * Targets that do not support something, as messages show them.
   *
   * @param verb that goes with them
   */
  private record Lacking(String names, String verb) {}

  private Optional<Lacking> lacking(Predicate<FixedTarget> has) {
    List<String> names =
        targets.stream().filter(has.negate()).map(target -> "'" + target.name() + "'").toList();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            names.size() == 1
                ? new Lacking("fixed target " + names.get(0), "does")
                : new Lacking("fixed targets " + String.join(", ", names), "do"));
  }

  /** One kernel or function. */
  private final class Code {
    private final String title;
    private final SourceCallChain chain;
    private final DiagnosticSink sink;

    Code(String title, SourceCallChain chain, DiagnosticSink sink) {
      this.title = title;
      this.chain = chain;
      this.sink = sink;
    }

    void check(List<AspectUse> uses, AspectMarks marks, List<LaunchRequirement> requirements) {
      List<AspectUse> all = new ArrayList<>(uses);
      Set<Aspect> used = new HashSet<>();
      uses.forEach(use -> used.add(use.aspect()));
      // What is only declared is needed as well.
      marks
          .declared()
          .ifPresent(
              mark ->
                  mark.aspects().stream()
                      .filter(aspect -> !used.contains(aspect))
                      .forEach(aspect -> all.add(new AspectUse(aspect, mark.at()))));
      for (AspectUse use : all) {
        lacking(target -> target.mayHave(use.aspect()))
            .ifPresent(
                lacking ->
                    report(use.at(), "uses aspect '" + use.aspect().syclName() + "'", lacking));
      }
      LaunchRequirement.subGroupSize(requirements)
          .flatMap(
              size -> size.match(number -> Optional.of(number.size()), named -> Optional.empty()))
          .ifPresent(size -> checkSubGroup(size, requirements));
      requirements.stream()
          .filter(requirement -> requirement.kind() == LaunchRequirement.Kind.WORK_GROUP_SIZE)
          .forEach(this::checkWorkGroup);
    }

    private void checkSubGroup(int size, List<LaunchRequirement> requirements) {
      SourceSpan at =
          requirements.stream()
              .filter(requirement -> requirement.kind() == LaunchRequirement.Kind.SUB_GROUP_SIZE)
              .findFirst()
              .orElseThrow()
              .at();
      lacking(t -> t.subGroupSizes().isEmpty() || t.subGroupSizes().contains(size))
          .ifPresent(lacking -> report(at, "requires the sub-group size '" + size + "'", lacking));
    }

    private void checkWorkGroup(LaunchRequirement requirement) {
      long items =
          requirement.sizes().stream().mapToLong(Integer::longValue).reduce(1, (a, b) -> a * b);
      lacking(t -> t.maxWorkGroupSize().isEmpty() || items <= t.maxWorkGroupSize().getAsInt())
          .ifPresent(
              lacking ->
                  report(requirement.at(), "requires work-groups of " + items + " items", lacking));
    }

    private void report(SourceSpan at, String what, Lacking lacking) {
      if (told.add(List.of(title, at, what))) {
        List<CallFrame> frames = chain.to(at);
        sink.report(
            Diagnostic.of(
                DiagnosticId.FIXED_TARGET,
                at,
                frames,
                title,
                what,
                lacking.names(),
                lacking.verb()));
      }
    }
  }
}
