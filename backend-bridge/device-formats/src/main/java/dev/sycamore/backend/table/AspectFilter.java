package dev.sycamore.backend.table;

import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.config.TargetEntry;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.target.ImageTarget.Architecture;
import dev.sycamore.backend.text.TextFiles;
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.properties.PropertyFile;
import dev.sycamore.binding.text.TextFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.function.Predicate;

/** Leaves out the images that a target could not run. */
public final class AspectFilter {

  private final TargetEntry target;
  private final Predicate<SortedSet<Integer>> serves;

  /** A filter for a target that was asked for: it keeps images that are fixed to it. */
  public AspectFilter(TargetEntry target) {
    this(target, fixed -> !Collections.disjoint(target.aspects(), fixed));
  }

  private AspectFilter(TargetEntry target, Predicate<SortedSet<Integer>> serves) {
    this.target = target;
    this.serves = serves;
  }

  /**
   * A filter for a target that is built without being asked for. It keeps images of fixed targets
   * that code for the target can serve: SPIR-V is compiled at run time for any device, and generic
   * code of an architecture runs on each of its processors.
   */
  public static AspectFilter implied(TargetEntry target, DeviceConfiguration configuration) {
    Optional<Architecture> architecture = architecture(target);
    if (architecture.equals(Optional.of(Architecture.SPIR64))) {
      return new AspectFilter(target, fixed -> !fixed.isEmpty());
    }
    Set<Integer> served = new HashSet<>(target.aspects());
    configuration.targets().stream()
        .filter(other -> architecture.isPresent() && architecture(other).equals(architecture))
        .forEach(other -> served.add(other.number()));
    return new AspectFilter(target, fixed -> !Collections.disjoint(served, fixed));
  }

  /** Empty for devices that no code is generated for. */
  private static Optional<Architecture> architecture(TargetEntry target) {
    return target
        .names()
        .flatMap(name -> ImageTarget.find(name).stream())
        .map(ImageTarget::architecture)
        .findFirst();
  }

  /**
   * The rows whose property files do not speak against the target, in their order.
   *
   * @param table without a column {@link FileTable#PROPERTIES} it is as it was
   * @param folder what paths in the table are relative to
   * @throws TextFileException if a property file is missing or bad
   */
  public FileTable filter(FileTable table, Path folder) throws TextFileException {
    OptionalInt column = table.column(FileTable.PROPERTIES);
    if (column.isEmpty()) {
      return table;
    }
    List<List<String>> kept = new ArrayList<>();
    for (List<String> row : table.rows()) {
      String cell = row.get(column.getAsInt());
      if (cell.isEmpty() || keeps(properties(folder.resolve(cell)).requirements())) {
        kept.add(row);
      }
    }
    return table.withRows(kept);
  }

  private static PropertyFile properties(Path file) throws TextFileException {
    return PropertyFile.parse(file.toString(), TextFiles.read(file));
  }

  private boolean keeps(Optional<DeviceRequirements> requirements) {
    return requirements.map(this::keeps).orElse(true);
  }

  /** Whether an image that demands this is kept. */
  public boolean keeps(DeviceRequirements requirements) {
    return hasAspects(requirements)
        && hasSubGroupSizes(requirements)
        && isAmong(requirements.fixedTargets());
  }

  private boolean hasAspects(DeviceRequirements requirements) {
    return target.mayHaveOtherAspects() || target.aspects().containsAll(requirements.aspects());
  }

  private boolean hasSubGroupSizes(DeviceRequirements requirements) {
    // An empty list of the configuration says that nothing is known.
    return target.subGroupSizes().isEmpty()
        || target.subGroupSizes().containsAll(requirements.subGroupSizes());
  }

  private boolean isAmong(Optional<SortedSet<Integer>> fixedTargets) {
    return fixedTargets.map(serves::test).orElse(true);
  }
}
