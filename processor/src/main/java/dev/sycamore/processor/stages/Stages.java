package dev.sycamore.processor.stages;

import dev.sycamore.backend.DeviceJobs;
import dev.sycamore.binding.ir.Detection;
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

/**
 * The stages that a compilation goes through, as the processor calls them. An interface, so that a
 * test can make one of them fail.
 */
public interface Stages {

  /** Declarations as the host compiler knows them in this round. */
  SymbolTable symbols(ClassNames names);

  /** Finds the kernels, and what is wrong with them. */
  OutlineResult outline(OutlineRequest request);

  /** The unit as the stages that follow take it, with what its kernels report written out. */
  NormalizedUnit normalize(DeviceUnit unit, boolean checks);

  /**
   * The LLVM IR of a unit, as text.
   *
   * @param debugInfo whether it has places in the source
   * @param detections what its kernels are watched for
   */
  String llvmIr(NormalizedUnit unit, boolean debugInfo, Set<Detection> detections);

  /** The OpenCL C of a unit. */
  String openCl(NormalizedUnit unit);

  /** A unit's binding class, then the classes that hold tables of it. */
  List<GeneratedClass> binding(NormalizedUnit unit);

  /** A unit's C header. */
  String integrationHeader(NormalizedUnit unit);

  /** The class that launches the kernel methods of a class. */
  GeneratedSource launcher(
      String packageName, String owner, boolean isPublic, List<KernelMethod> methods);

  /**
   * Results of earlier compilations; empty if none are kept.
   *
   * @param environment of this compilation, with the same compilers and options as theirs
   */
  default Optional<UnitCache> openCache(
      ProcessingEnvironment environment, ProcessorOptions options) {
    return Optional.empty();
  }

  /** This machine, if no images can be made on it; empty if they can. */
  default Optional<String> unsupportedMachine() {
    return Optional.empty();
  }

  /** Opens a device build; its process starts in the background if images are to be made. */
  DeviceJobs openBuild(ProcessorOptions options);
}
