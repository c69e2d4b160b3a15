package dev.sycamore.backend.cli;

import dev.sycamore.backend.files.ClassPath;
import dev.sycamore.backend.images.DeviceUnitFiles;
import dev.sycamore.backend.images.UnitLibraries;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.link.ClassPathModules;
import dev.sycamore.backend.link.ImportedModule;
import dev.sycamore.backend.link.LibraryFinder;
import dev.sycamore.backend.link.LibraryLinking.WithLibraries;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkReport;
import dev.sycamore.backend.link.LinkedCode;
import dev.sycamore.backend.pipeline.DevicePipeline;
import dev.sycamore.binding.classfile.ClassFile;
import dev.sycamore.binding.classfile.ClassFiles;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The libraries that a link of a unit's module finds on a class path. */
final class ClassPathLibraries implements UnitLibraries {

  private final DeviceBuilds builds;
  private final ClassPath classPath;

  /**
   * @param classPath the units are on it, too
   */
  ClassPathLibraries(DeviceBuilds builds, List<Path> classPath) {
    this.builds = builds;
    this.classPath = new ClassPath(classPath);
  }

  @Override
  public String openCl(DeviceUnitFiles unit) throws TextFileException {
    LibraryFinder finder = new ClassPathModules(classPath);
    try {
      return finder.openCl(found(unit, finder));
    } catch (IOException e) {
      throw problem(unit, CommandFiles.reason(e));
    }
  }

  private List<String> found(DeviceUnitFiles unit, LibraryFinder finder)
      throws TextFileException, IOException {
    LinkJob job =
        new LinkJob(unit.name(), List.of(ImportedModule.of(unit.name(), unit.module())), true);
    WithLibraries linked = builds.with(build -> new DevicePipeline(build).link(job, finder));
    if (linked.result() instanceof JobResult.Failed<LinkedCode> failed) {
      throw problem(unit, failed.failure().line());
    }
    LinkReport report = ((JobResult.Done<LinkedCode>) linked.result()).value().report();
    if (!report.missing().isEmpty()) {
      throw problem(
          unit,
          MissingDefinitions.text(report.missing().get(0), report) + "; `-cp` names its library");
    }
    return linked.libraries();
  }

  private static TextFileException problem(DeviceUnitFiles unit, String why) {
    return new TextFileException(unit.name(), "its OpenCL C cannot be linked: " + why);
  }

  @Override
  public ClassFiles classes() {
    Map<String, Optional<ClassFile>> known = new HashMap<>();
    return name -> {
      Optional<ClassFile> file = known.get(name);
      if (file == null) {
        Optional<ClassPath.Found> found = classPath.find(name + ".class");
        file =
            found.isEmpty() ? Optional.empty() : Optional.of(ClassFile.read(found.get().bytes()));
        known.put(name, file);
      }
      return file;
    };
  }
}
