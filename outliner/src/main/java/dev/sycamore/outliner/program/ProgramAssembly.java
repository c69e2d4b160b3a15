package dev.sycamore.outliner.program;

import dev.sycamore.analysis.access.KernelAccess;
import dev.sycamore.analysis.access.PrivateMemory;
import dev.sycamore.analysis.aspect.AspectAnalysis;
import dev.sycamore.analysis.disjoint.WriteCounts;
import dev.sycamore.analysis.lowered.CallEdge;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LaunchRequirement;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.analysis.lowered.StaticValues;
import dev.sycamore.analysis.rule.AccessModeRule;
import dev.sycamore.analysis.rule.AccidentalDoubleRule;
import dev.sycamore.analysis.rule.ArgumentSizeRule;
import dev.sycamore.analysis.rule.ClampLimitsRule;
import dev.sycamore.analysis.rule.DeclaredAspectsRule;
import dev.sycamore.analysis.rule.DivergenceRule;
import dev.sycamore.analysis.rule.DoubleInFloatKernelRule;
import dev.sycamore.analysis.rule.ExportRule;
import dev.sycamore.analysis.rule.FixedTargetsRule;
import dev.sycamore.analysis.rule.InlinedSizeRule;
import dev.sycamore.analysis.rule.LaunchRequirementRule;
import dev.sycamore.analysis.rule.OtherGroupsRule;
import dev.sycamore.analysis.rule.PrivateGroupArrayRule;
import dev.sycamore.analysis.rule.PrivateMemoryRule;
import dev.sycamore.analysis.rule.ProgramRule;
import dev.sycamore.analysis.rule.RecursionRule;
import dev.sycamore.analysis.rule.SharedWriteRule;
import dev.sycamore.analysis.rule.UnsetRecordRule;
import dev.sycamore.analysis.rule.UnusedCaptureRule;
import dev.sycamore.analysis.rule.UnusedResultRule;
import dev.sycamore.analysis.rule.WorkGroupRule;
import dev.sycamore.analysis.touched.TouchedElements;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.UnitName;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.FixedTarget;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.outliner.library.DeviceLibrary;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Makes the part of the device program that is from one file: of what keeps every rule. */
public final class ProgramAssembly {
  private final RecursionRule recursion;
  private final List<ProgramRule> rules =
      List.of(
          new WorkGroupRule(),
          new DivergenceRule(),
          new LaunchRequirementRule(),
          new PrivateMemoryRule(),
          new AccessModeRule(),
          new InlinedSizeRule(),
          new UnsetRecordRule());

  private final SharedWriteRule sharedWrites;

  /** Only warn, of kernels that keep all other rules. */
  private final List<ProgramRule> advice;

  private final AspectAnalysis aspects = new AspectAnalysis();
  private final DeclaredAspectsRule declaredAspects = new DeclaredAspectsRule(aspects);
  private final FixedTargetsRule fixedTargetsRule;

  private final DiagnosticSink sink;
  private final StaticValues staticValues;
  private final List<FixedTarget> fixedTargets;

  /**
   * @param recursion of the compilation, which reports a cycle once, whatever files reach it
   * @param fixedTargets that all device code is asserted to run on
   * @param reported the ids that users see
   */
  public ProgramAssembly(
      StaticValues staticValues,
      RecursionRule recursion,
      List<FixedTarget> fixedTargets,
      Predicate<DiagnosticId> reported,
      DiagnosticSink sink) {
    this.recursion = recursion;
    this.sink = sink;
    this.staticValues = staticValues;
    this.fixedTargets = List.copyOf(fixedTargets);
    this.sharedWrites = new SharedWriteRule(reported.test(DiagnosticId.UNPROVED_WRITE));
    this.advice =
        List.of(
            sharedWrites,
            new OtherGroupsRule(),
            new AccidentalDoubleRule(),
            new DoubleInFloatKernelRule(DeviceLibrary::hasFloatForm),
            new UnusedCaptureRule(),
            new UnusedResultRule(),
            new ClampLimitsRule(),
            new PrivateGroupArrayRule());
    this.fixedTargetsRule = new FixedTargetsRule(this.fixedTargets, aspects);
  }

  /** How many writes of kernels are proved to be free of races, by the kernels' entry points. */
  public Map<String, WriteCounts> writes() {
    return sharedWrites.counts();
  }

  /** Checks functions that no kernel may call. */
  public void check(List<FunctionHandle> deviceMethods) {
    for (FunctionHandle method : deviceMethods) {
      if (recursion.check(method, sink)) {
        declaredAspects.check(method, sink);
        fixedTargetsRule.check(method, sink);
      }
    }
  }

  /**
   * The unit of a file: with its kernels that keep the rules and the functions that these use;
   * empty if there are none.
   */
  public Optional<DeviceUnit> unit(ParsedUnit file, List<LoweredKernel> kernels) {
    List<LoweredKernel> kept = new ArrayList<>();
    for (LoweredKernel kernel : kernels) {
      if (keepsRules(kernel)) {
        advice.forEach(rule -> rule.check(kernel, sink));
        declaredAspects.check(kernel, sink);
        fixedTargetsRule.check(kernel, sink);
        kept.add(kernel);
      }
    }
    return kept.isEmpty() ? Optional.empty() : Optional.of(finished(file, kept));
  }

  /** The library of a file that exports functions; empty unless all of these keep the rules. */
  public Optional<DeviceUnit> library(ParsedUnit file, List<FunctionHandle> exported) {
    // Each is checked, whatever the others are.
    boolean keep = !exported.isEmpty();
    for (FunctionHandle function : exported) {
      keep &= keepsRules(function);
    }
    return keep ? Optional.of(finishedLibrary(file.unitName(), exported)) : Optional.empty();
  }

  /** Recursion is told when all functions that are device code by themselves are checked. */
  private boolean keepsRules(FunctionHandle function) {
    return new RecursionRule().check(function, diagnostic -> {})
        && function.isSound()
        && Reachability.from(function.calls()).stream().allMatch(FunctionHandle::isSound)
        && ExportRule.check(function, staticValues, sink);
  }

  private boolean keepsRules(LoweredKernel kernel) {
    if (!recursion.check(kernel, sink)) {
      // The other rules follow calls to their end.
      return false;
    }
    boolean keeps = true;
    for (ProgramRule rule : rules) {
      keeps &= rule.check(kernel, sink);
    }
    return keeps
        && !kernel.faulty()
        && Reachability.from(kernel.calls()).stream().allMatch(FunctionHandle::isSound);
  }

  private DeviceUnit finished(ParsedUnit unit, List<LoweredKernel> kernels) {
    List<CallEdge> calls = kernels.stream().flatMap(k -> k.calls().stream()).toList();
    List<FunctionHandle> reached = Reachability.calleesFirst(calls);
    List<DeviceFunction> functions = defined(reached).map(this::finished).toList();
    Map<String, DeviceFunction> bySymbol = new HashMap<>();
    functions.forEach(f -> bySymbol.put(f.symbol(), f));
    KernelAccess access = new KernelAccess(bySymbol, staticValues::isOne);
    TouchedElements touched = new TouchedElements(bySymbol, staticValues::isOne);
    RecordTypes types = new RecordTypes();
    functions.forEach(types::add);
    List<Kernel> finished = new ArrayList<>();
    for (LoweredKernel kernel : kernels) {
      Kernel done = finished(kernel, access, touched);
      ArgumentSizeRule.check(done, kernel.chain(), sink);
      types.add(done);
      finished.add(done);
    }
    return unit(unit.unitName(), finished, functions, reached, types);
  }

  private DeviceUnit finishedLibrary(UnitName unit, List<FunctionHandle> exported) {
    Set<FunctionHandle> reached = new LinkedHashSet<>();
    for (FunctionHandle function : exported) {
      reached.addAll(Reachability.calleesFirst(function.calls()));
      reached.add(function);
    }
    RecordTypes types = new RecordTypes();
    List<DeviceFunction> functions = new ArrayList<>();
    defined(reached)
        .forEach(
            handle -> {
              DeviceFunction function = finished(handle);
              types.add(function);
              functions.add(exported.contains(handle) ? function.exported() : function);
            });
    return unit(unit, List.of(), functions, reached, types);
  }

  private DeviceUnit unit(
      UnitName unit,
      List<Kernel> kernels,
      List<DeviceFunction> functions,
      Collection<FunctionHandle> reached,
      RecordTypes types) {
    return new DeviceUnit(
        unit.packageName(),
        unit.name(),
        unit.path(),
        kernels,
        functions,
        reached.stream().flatMap(f -> f.imported().stream()).toList(),
        types.constants(),
        types.records(),
        List.of(),
        fixedTargets);
  }

  private static Stream<FunctionHandle> defined(Collection<FunctionHandle> functions) {
    return functions.stream().filter(f -> f.imported().isEmpty());
  }

  private DeviceFunction finished(FunctionHandle function) {
    return function
        .function()
        .orElseThrow()
        .requiring(aspects.of(function), LaunchRequirement.subGroupSize(function.requirements()));
  }

  private Kernel finished(LoweredKernel lowered, KernelAccess access, TouchedElements touched) {
    Kernel kernel = lowered.kernel();
    List<DeviceFunction> reached =
        defined(Reachability.from(lowered.calls())).map(f -> f.function().orElseThrow()).toList();
    List<KernelArgument> arguments = new ArrayList<>();
    Stream.concat(kernel.arguments().stream(), staticValues.readBy(kernel.body(), reached).stream())
        .map(access.in(kernel.body()))
        .forEach(arguments::add);
    arguments.addAll(ScratchArguments.of(lowered));
    return kernel.with(
        touched.in(kernel.body(), arguments),
        LaunchRequirement.attributes(lowered.requirements(), aspects.of(lowered))
            .launchedBy(lowered.launch().onlyGroupSize())
            .withPrivateBytes(PrivateMemory.of(kernel.body(), lowered.calls()).bytes()));
  }
}
