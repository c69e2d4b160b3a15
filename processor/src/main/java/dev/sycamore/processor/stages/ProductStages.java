package dev.sycamore.processor.stages;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.DeviceJobs;
import dev.sycamore.backend.client.CacheRoot;
import dev.sycamore.backend.client.DeviceCompilerFiles;
import dev.sycamore.backend.client.KeptFiles;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.ir.Detection;
import dev.sycamore.codegen.LlvmIrGenerator;
import dev.sycamore.codegen.OpenClGenerator;
import dev.sycamore.codegen.UnitNormalizer;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.frontend.elements.ClassNames;
import dev.sycamore.frontend.elements.ElementSymbolTable;
import dev.sycamore.frontend.symbols.SymbolTable;
import dev.sycamore.header.BindingGenerator;
import dev.sycamore.header.GeneratedSource;
import dev.sycamore.header.IntegrationHeaderGenerator;
import dev.sycamore.header.KernelMethod;
import dev.sycamore.header.LauncherGenerator;
import dev.sycamore.header.classfile.GeneratedClass;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.outliner.OutlineRequest;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.outliner.Outliner;
import dev.sycamore.processor.cache.CodeFingerprint;
import dev.sycamore.processor.cache.CompilationKey;
import dev.sycamore.processor.cache.UnitCache;
import dev.sycamore.processor.options.DeviceBuildMode;
import dev.sycamore.processor.options.ProcessorOptions;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;

/** The product's own stages. */
public final class ProductStages implements Stages {

  /** A folder of the cache. */
  private static final String UNITS = "units";

  /** A class of each module that decides what a source becomes. */
  private static final List<Class<?>> CODE =
      List.of(
          ProductStages.class,
          Outliner.class,
          UnitNormalizer.class,
          BindingGenerator.class,
          DeviceUnit.class,
          DeviceBuild.class,
          ImageTarget.class,
          ImageDescriptor.class,
          Diagnostic.class);

  @Override
  public SymbolTable symbols(ClassNames names) {
    return new ElementSymbolTable(names);
  }

  @Override
  public OutlineResult outline(OutlineRequest request) {
    return Outliner.outline(request);
  }

  @Override
  public NormalizedUnit normalize(DeviceUnit unit, boolean checks) {
    return UnitNormalizer.normalize(unit, checks);
  }

  @Override
  public String llvmIr(NormalizedUnit unit, boolean debugInfo, Set<Detection> detections) {
    return LlvmIrGenerator.generate(unit, debugInfo, detections);
  }

  @Override
  public String openCl(NormalizedUnit unit) {
    return OpenClGenerator.generate(unit);
  }

  @Override
  public List<GeneratedClass> binding(NormalizedUnit unit) {
    return BindingGenerator.generate(unit);
  }

  @Override
  public String integrationHeader(NormalizedUnit unit) {
    return IntegrationHeaderGenerator.generate(unit);
  }

  @Override
  public GeneratedSource launcher(
      String packageName, String owner, boolean isPublic, List<KernelMethod> methods) {
    return LauncherGenerator.generate(packageName, owner, isPublic, methods);
  }

  @Override
  public Optional<UnitCache> openCache(
      ProcessingEnvironment environment, ProcessorOptions options) {
    if (!options.images().keepsUnits()) {
      return Optional.empty();
    }
    DeviceBuildOptions build = DeviceBuildOptions.fromSystemProperties();
    try {
      boolean compiles = options.deviceBuild() == DeviceBuildMode.ON;
      Optional<String> code =
          CodeFingerprint.of(CODE, compiles ? DeviceCompilerFiles.of(build) : List.of());
      if (code.isEmpty()) {
        return Optional.empty();
      }
      KeptFiles files = new KeptFiles(CacheRoot.of(build).resolve(UNITS), build.stepsLimit());
      return Optional.of(new UnitCache(files, CompilationKey.of(environment, code.get())));
    } catch (IOException e) {
      // Whoever needs what cannot be read will say so.
      return Optional.empty();
    }
  }

  @Override
  public Optional<String> unsupportedMachine() {
    return DeviceCompilerFiles.unsupportedMachine(DeviceBuildOptions.fromSystemProperties());
  }

  @Override
  public DeviceJobs openBuild(ProcessorOptions options) {
    DeviceBuildOptions asked = DeviceBuildOptions.fromSystemProperties();
    DeviceBuild build =
        DeviceBuild.openIdle(
            options.images().incremental().map(asked::withIncremental).orElse(asked));
    if (options.deviceBuild() == DeviceBuildMode.ON) {
      startMeanwhile(build);
    }
    return build;
  }

  /** Finding the worker's classes and starting its process take as long as outlining a file. */
  private static void startMeanwhile(DeviceBuild build) {
    Thread thread = new Thread(build::prepare, "sycamore-worker-start");
    thread.setDaemon(true);
    thread.start();
  }
}
