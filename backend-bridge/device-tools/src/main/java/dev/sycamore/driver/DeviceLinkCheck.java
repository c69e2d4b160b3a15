package dev.sycamore.driver;

import dev.sycamore.backend.cli.CommandNames;
import dev.sycamore.backend.cli.ModuleKernels;
import dev.sycamore.backend.images.DeviceUnitFiles;
import dev.sycamore.backend.images.ModulePaths;
import dev.sycamore.backend.job.ModuleFacts;
import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.binding.text.TextFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Whether images that were linked before still suit the classes that were compiled since. */
final class DeviceLinkCheck {

  private static final String AGAIN =
      "; run sycamorec " + CompilerOption.DEVICE_LINK.command() + " again";

  private final Path classes;
  private final Path linked;
  private final CommandSteps steps;
  private final ModuleKernels modules;

  /**
   * @param classes what was compiled
   * @param linked the output of the device link, a folder or a jar
   */
  DeviceLinkCheck(Path classes, Path linked, CommandSteps steps, ModuleKernels modules) {
    this.classes = classes;
    this.linked = linked;
    this.steps = steps;
    this.modules = modules;
  }

  /** A line for each kernel that is new, and for each unit whose code has changed. */
  List<String> problems() throws TextFileException {
    Map<String, DeviceUnitFiles> before = new HashMap<>();
    List<DeviceUnitFiles> units = DeviceUnitFiles.in(linked);
    if (units.isEmpty()) {
      throw new TextFileException(linked.toString(), "this is not the output of a device link");
    }
    units.forEach(unit -> before.put(unit.name(), unit));
    List<String> problems = new ArrayList<>();
    for (DeviceUnitFiles unit : DeviceUnitFiles.in(classes)) {
      problems.addAll(problems(unit, before.get(unit.name())));
    }
    return problems;
  }

  private List<String> problems(DeviceUnitFiles unit, DeviceUnitFiles before) {
    if (before == null && !hasKernels(unit)) {
      return List.of();
    }
    Set<String> known = before == null ? Set.of() : Set.copyOf(before.images().kernels());
    boolean same = before != null && Arrays.equals(unit.module(), before.module());
    if (same) {
      return List.of();
    }
    Optional<ModuleFacts> facts = facts(unit);
    List<String> problems =
        facts.map(ModuleFacts::kernels).orElse(List.of()).stream()
            .filter(kernel -> !known.contains(kernel.symbol()))
            .map(kernel -> isNew(unit, kernel))
            .toList();
    if (problems.isEmpty() && before != null && !hasIdentityOf(before, facts)) {
      return List.of(
          unit.name()
              + ": error: its device code has changed since the device link "
              + linked
              + AGAIN);
    }
    return problems;
  }

  private Optional<ModuleFacts> facts(DeviceUnitFiles unit) {
    return modules.facts(unit.name(), unit.module());
  }

  private boolean hasIdentityOf(DeviceUnitFiles before, Optional<ModuleFacts> facts) {
    return facts.isPresent()
        && facts.map(ModuleFacts::identity).equals(facts(before).map(ModuleFacts::identity));
  }

  private boolean hasKernels(DeviceUnitFiles unit) {
    return steps.status(
            List.of(CommandNames.NO_KERNEL, classes.resolve(ModulePaths.kernels(unit.name()))))
        != 0;
  }

  private String isNew(DeviceUnitFiles unit, FunctionName kernel) {
    return (kernel.place().isEmpty() ? unit.name() : kernel.place())
        + ": error: the kernel '"
        + kernel.name()
        + "' is new since the device link "
        + linked
        + AGAIN;
  }
}
