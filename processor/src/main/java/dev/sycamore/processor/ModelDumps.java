package dev.sycamore.processor;

import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.diagnostics.stack.DeepStack;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.model.text.ModelPrinter;
import dev.sycamore.processor.cache.UnitFile;
import dev.sycamore.processor.options.ModelDump;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The texts of the device model that the user asked for. */
final class ModelDumps {

  private ModelDumps() {}

  /**
   * The files of a unit.
   *
   * @param unit as the front end made it
   */
  static List<UnitFile> of(Set<ModelDump> dumps, DeviceUnit unit, NormalizedUnit normalized) {
    List<UnitFile> files = new ArrayList<>();
    for (ModelDump dump : dumps) {
      DeviceUnit dumped =
          switch (dump) {
            case MODEL -> unit;
            case NORMAL -> normalized.unit();
          };
      // Only what was lowered with a deep stack may need one to be printed.
      String text =
          normalized.isShallow()
              ? ModelPrinter.print(dumped)
              : DeepStack.call(() -> ModelPrinter.print(dumped));
      files.add(
          new UnitFile(
              UnitResources.of(unit.qualifiedName(), dump.ending()),
              text.getBytes(StandardCharsets.UTF_8)));
    }
    return files;
  }
}
