package dev.sycamore.backend.report;

import dev.sycamore.backend.images.Inventory.Image;
import dev.sycamore.backend.images.Inventory.Unit;
import dev.sycamore.backend.images.InventoryText;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The images of a unit, as the report shows them for a kernel. */
final class ReportImages {

  private static final String STACK = ".stack";
  private static final String REMARKS = ".remarks";

  private final Unit unit;
  private final Set<String> own;
  private final Map<String, NativeImageSymbols> natives;

  /**
   * @param own the entry points of the unit
   * @param natives what native images have beside their code, by resource
   */
  ReportImages(Unit unit, Set<String> own, Map<String, NativeImageSymbols> natives) {
    this.unit = unit;
    this.own = own;
    this.natives = natives;
  }

  /** Those that hold a kernel, in the order of the descriptor. */
  List<ReportedImage> of(String entryPoint) {
    return unit.images().stream()
        .filter(image -> image.entry().kernels().contains(entryPoint))
        .map(image -> image(image, entryPoint))
        .toList();
  }

  private ReportedImage image(Image image, String entryPoint) {
    ImageEntry entry = image.entry();
    NativeImageSymbols symbols = natives.getOrDefault(entry.resource(), NativeImageSymbols.none());
    return new ReportedImage(
        entry.target(),
        entry.kind().name(),
        entry.resource(),
        entry.size(),
        entry.sha256(),
        entry.kernels().size(),
        InventoryText.requirementWords(entry.requirements()),
        reason(entry),
        image.problem().orElse(""),
        symbols.number(entryPoint + STACK).orElse(-1L),
        symbols.text(entryPoint + REMARKS).map(text -> text.lines().toList()).orElse(List.of()));
  }

  /** Why an image holds the kernels that it holds. */
  private String reason(ImageEntry entry) {
    if (entry.kind() == ImageKind.OPENCL_C) {
      return "OpenCL C is one text for the unit; the driver leaves out what the device lacks";
    }
    Set<String> others = new HashSet<>(entry.kernels());
    others.removeAll(own);
    String shared =
        others.isEmpty() ? "" : ", and " + counted(others.size(), "kernel") + " of other units";
    if (entry.kernels().containsAll(own)) {
      return (own.size() == 1 ? "the only kernel of the unit" : "all kernels of the unit") + shared;
    }
    boolean demandsDiffer =
        unit.images().stream()
            .map(Image::entry)
            .filter(other -> isSibling(entry, other))
            .noneMatch(other -> other.requirements().equals(entry.requirements()));
    long siblings =
        unit.images().stream().map(Image::entry).filter(other -> isSibling(entry, other)).count();
    if (siblings == 0) {
      return "the target cannot run the other kernels of the unit" + shared;
    }
    return (demandsDiffer
            ? "the other kernels of the unit require something else of a device"
            : "split by kernel or by source file (--device-code-split)")
        + shared;
  }

  private static boolean isSibling(ImageEntry entry, ImageEntry other) {
    return other.kind() == entry.kind()
        && other.target().equals(entry.target())
        && !other.kernels().equals(entry.kernels());
  }

  private static String counted(int count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
