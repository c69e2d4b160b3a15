package dev.sycamore.outliner;

import dev.sycamore.analysis.disjoint.WriteCounts;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.rule.RecursionRule;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.outliner.kernels.AnnotationRule;
import dev.sycamore.outliner.kernels.DeviceMethods;
import dev.sycamore.outliner.kernels.KernelFinder;
import dev.sycamore.outliner.kernels.KernelNames;
import dev.sycamore.outliner.kernels.KernelVariants;
import dev.sycamore.outliner.kernels.LaunchLoopRule;
import dev.sycamore.outliner.kernels.SourceKernel;
import dev.sycamore.outliner.lowering.DeviceLowering;
import dev.sycamore.outliner.lowering.expression.ArrayChanges;
import dev.sycamore.outliner.program.ProgramAssembly;
import dev.sycamore.outliner.program.SharedFaults;
import dev.sycamore.outliner.report.UnattributedCode;
import dev.sycamore.outliner.waits.EarlyUseRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Outlines one file: lowers its kernels, or its methods that are device code by themselves, with
 * all that they reach, and makes a unit of them.
 *
 * <p>Serves one file and keeps nothing for others. So a unit, with all names and numbers in it, is
 * the same whatever files are compiled together with its own.
 */
final class FileOutliner {
  private final ParsedUnit file;
  private final SourceUnits units;
  private final OutlineRequest request;
  private final DiagnosticSink sink;
  private final UnattributedCode unattributed;
  private final DeviceLowering lowering;
  private final ProgramAssembly assembly;

  /**
   * @param arrayChanges those of the compilation
   * @param recursion the rule for all files of the compilation
   */
  FileOutliner(
      ParsedUnit file,
      SourceUnits units,
      OutlineRequest request,
      ArrayChanges arrayChanges,
      RecursionRule recursion,
      DiagnosticSink sink,
      UnattributedCode unattributed) {
    this.file = file;
    this.units = units;
    this.request = request;
    this.sink = sink;
    this.unattributed = unattributed;
    this.lowering =
        new DeviceLowering(
            units, request.symbols(), request.dialect(), arrayChanges, sink, unattributed);
    this.assembly =
        new ProgramAssembly(
            lowering.staticValues(), recursion, request.fixedTargets(), request.reported(), sink);
  }

  /**
   * The unit of the file's kernels; empty if none keeps the rules.
   *
   * @param faults gets the kernels when all of them are checked
   */
  Optional<DeviceUnit> kernels(SharedFaults faults) {
    List<SourceKernel> written = KernelFinder.find(file, sink, unattributed);
    List<LoweredKernel> kernels = loweredKernels(written);
    Optional<DeviceUnit> unit = assembly.unit(file, kernels);
    unit.ifPresent(u -> EarlyUseRule.check(file, written, u.kernels(), sink));
    faults.add(kernels);
    return unit;
  }

  /** The writes of the kernels, by entry points. */
  Map<String, WriteCounts> writes() {
    return assembly.writes();
  }

  private List<LoweredKernel> loweredKernels(List<SourceKernel> written) {
    List<LoweredKernel> kernels = new ArrayList<>();
    AnnotationRule.check(file, written, sink);
    LaunchLoopRule.check(file, written, sink);
    List<SourceKernel> sites = KernelVariants.of(file, written, units, request.dialect(), sink);
    KernelNames naming = new KernelNames(file, sink);
    List<String> names = naming.of(sites);
    for (int i = 0; i < sites.size(); i++) {
      kernels.add(lowering.lower(sites.get(i), names.get(i), naming.entryPoint(names.get(i))));
    }
    return kernels;
  }

  /** Checks the methods that are device code by themselves; returns the library of the file. */
  Optional<DeviceUnit> deviceMethods() {
    List<FunctionHandle> all = new ArrayList<>();
    List<FunctionHandle> exported = new ArrayList<>();
    for (MethodSymbol method : DeviceMethods.find(file)) {
      Optional<FunctionHandle> function = lowering.lower(method);
      function.ifPresent(all::add);
      if (DeviceMethods.isExternal(method)) {
        function.ifPresent(exported::add);
      }
    }
    Optional<DeviceUnit> library = assembly.library(file, exported);
    assembly.check(all);
    return library;
  }
}
