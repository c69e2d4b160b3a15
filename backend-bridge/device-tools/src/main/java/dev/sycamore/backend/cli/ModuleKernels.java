package dev.sycamore.backend.cli;

import dev.sycamore.backend.images.ModuleKernelFacts;
import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.job.ModuleFacts;
import dev.sycamore.backend.link.ImportedModule;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.target.UncheckedCode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The kernels of modules in jars and folders of classes, as LLVM reads them. */
public final class ModuleKernels implements ModuleKernelFacts {

  private final DeviceBuilds builds;

  public ModuleKernels(DeviceBuilds builds) {
    this.builds = builds;
  }

  @Override
  public List<FunctionName> of(String file, byte[] module) {
    return facts(file, module).map(ModuleFacts::kernels).orElse(List.of());
  }

  @Override
  public List<UncheckedCode> unchecked(String file, byte[] module) {
    return facts(file, module).map(ModuleFacts::unchecked).orElse(List.of());
  }

  @Override
  public Map<String, Set<String>> fixedTargets(String file, byte[] module) {
    return facts(file, module).map(ModuleFacts::fixedTargets).orElse(Map.of());
  }

  /** What LLVM reads from a module; empty if that is nothing. */
  public Optional<ModuleFacts> facts(String file, byte[] module) {
    try {
      InspectionJob job = new InspectionJob(file, ImportedModule.of(file, module).module());
      return builds.with(build -> build.inspect(job)) instanceof JobResult.Done<ModuleFacts> done
          ? Optional.of(done.value())
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
