package dev.sycamore.processor.stages;

import dev.sycamore.backend.DeviceJobs;
import dev.sycamore.binding.ir.Detection;
import dev.sycamore.diagnostics.timing.Stage;
import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.frontend.elements.ClassNames;
import dev.sycamore.frontend.symbols.SymbolTable;
import dev.sycamore.header.GeneratedSource;
import dev.sycamore.header.KernelMethod;
import dev.sycamore.header.classfile.GeneratedClass;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.outliner.OutlineRequest;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.processor.cache.UnitCache;
import dev.sycamore.processor.options.ProcessorOptions;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;

/** Stages whose time is measured. */
public final class TimedStages implements Stages {
  private final Stages stages;
  private final StageClock clock;

  public TimedStages(Stages stages, StageClock clock) {
    this.stages = stages;
    this.clock = clock;
  }

  @Override
  public SymbolTable symbols(ClassNames names) {
    return stages.symbols(names);
  }

  @Override
  public OutlineResult outline(OutlineRequest request) {
    return clock.time(Stage.OUTLINE, () -> stages.outline(request));
  }

  @Override
  public NormalizedUnit normalize(DeviceUnit unit, boolean checks) {
    return clock.time(Stage.NORMALIZE, () -> stages.normalize(unit, checks));
  }

  @Override
  public String llvmIr(NormalizedUnit unit, boolean debugInfo, Set<Detection> detections) {
    return clock.time(Stage.LLVM_IR, () -> stages.llvmIr(unit, debugInfo, detections));
  }

  @Override
  public String openCl(NormalizedUnit unit) {
    return clock.time(Stage.OPENCL_C, () -> stages.openCl(unit));
  }

  @Override
  public List<GeneratedClass> binding(NormalizedUnit unit) {
    return clock.time(Stage.BINDING, () -> stages.binding(unit));
  }

  @Override
  public String integrationHeader(NormalizedUnit unit) {
    return clock.time(Stage.HEADER, () -> stages.integrationHeader(unit));
  }

  @Override
  public GeneratedSource launcher(
      String packageName, String owner, boolean isPublic, List<KernelMethod> methods) {
    return clock.time(
        Stage.LAUNCHERS, () -> stages.launcher(packageName, owner, isPublic, methods));
  }

  @Override
  public Optional<UnitCache> openCache(
      ProcessingEnvironment environment, ProcessorOptions options) {
    return clock.time(Stage.KEPT, () -> stages.openCache(environment, options));
  }

  @Override
  public Optional<String> unsupportedMachine() {
    return stages.unsupportedMachine();
  }

  @Override
  public DeviceJobs openBuild(ProcessorOptions options) {
    return new TimedJobs(clock.time(Stage.START, () -> stages.openBuild(options)), clock);
  }
}
