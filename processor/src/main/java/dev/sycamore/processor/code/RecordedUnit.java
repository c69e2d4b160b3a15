package dev.sycamore.processor.code;

import dev.sycamore.model.program.DeviceUnit;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What has to be known of a unit to record the code of its kernels.
 *
 * @param file the source's path
 * @param packageName empty for the unnamed package
 * @param name {@code p.Unit}
 * @param modules names of the classes whose functions come with other modules
 * @param kernels in source order
 */
public record RecordedUnit(
    String file,
    String packageName,
    String name,
    List<String> modules,
    List<RecordedKernel> kernels) {

  public RecordedUnit {
    modules = List.copyOf(modules);
    kernels = List.copyOf(kernels);
  }

  /** The paths of its own source, and of those that its kernels and their functions are in. */
  Set<String> files() {
    Set<String> files = new LinkedHashSet<>(List.of(file));
    for (RecordedKernel kernel : kernels) {
      files.add(kernel.file());
      kernel.functions().forEach(function -> files.add(function.file()));
    }
    return files;
  }

  /** That of a device unit. */
  public static RecordedUnit of(DeviceUnit unit) {
    return new RecordedUnit(
        unit.file(),
        unit.packageName(),
        unit.qualifiedName(),
        unit.imports().stream().map(function -> function.module()).distinct().toList(),
        unit.kernels().stream().map(RecordedKernel::of).toList());
  }
}
