package dev.sycamore.backend.images;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.config.TargetEntry;
import dev.sycamore.backend.images.Inventory.Image;
import dev.sycamore.backend.images.Inventory.Unit;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.target.UncheckedCode;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.properties.WorkGroupSize;
import dev.sycamore.diagnostics.render.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** An inventory for people, and for programs. */
public final class InventoryText {

  private static final String NOTHING = "-";

  private InventoryText() {}

  /** Tables of images, of kernels, and of code without checks and C headers if there are any. */
  public static String table(Inventory inventory) {
    if (inventory.units().isEmpty()) {
      return "no compilation unit with kernels\n";
    }
    List<List<String>> images = new ArrayList<>();
    images.add(
        List.of("UNIT", "TARGET", "KIND", "BYTES", "KERNELS", "REQUIRES", "STATE", "RESOURCE"));
    List<List<String>> kernels = new ArrayList<>();
    kernels.add(List.of("UNIT", "KERNEL", "PLACE", "TARGETS", "ENTRY POINT"));
    for (Unit unit : inventory.units()) {
      unit.images().forEach(image -> images.add(row(unit, image)));
      unit.kernels().forEach(kernel -> kernels.add(row(unit, kernel)));
    }
    List<List<String>> unchecked = new ArrayList<>();
    unchecked.add(List.of("UNIT", "WITHOUT CHECKS", "PLACE", "WHY"));
    List<List<String>> headers = new ArrayList<>();
    headers.add(List.of("UNIT", "HEADER"));
    for (Unit unit : inventory.units()) {
      unit.unchecked().forEach(code -> unchecked.add(row(unit, code)));
      unit.header().ifPresent(header -> headers.add(List.of(unit.name(), header)));
    }
    return aligned(images) + "\n" + aligned(kernels) + added(unchecked) + added(headers);
  }

  /** A table, unless it has a heading only. */
  private static String added(List<List<String>> rows) {
    return rows.size() == 1 ? "" : "\n" + aligned(rows);
  }

  private static List<String> row(Unit unit, UncheckedCode code) {
    return List.of(
        unit.name(), code.function().name(), orNothing(code.function().place()), code.why());
  }

  private static List<String> row(Unit unit, Image image) {
    ImageEntry entry = image.entry();
    return List.of(
        unit.name(),
        entry.target(),
        entry.kind().name(),
        Long.toString(entry.size()),
        Integer.toString(entry.kernels().size()),
        requirements(entry.requirements()),
        image.problem().isEmpty() ? "good" : "bad",
        entry.resource());
  }

  private static List<String> row(Unit unit, FunctionName kernel) {
    String targets =
        unit.images().stream()
            .filter(image -> image.entry().kernels().contains(kernel.symbol()))
            .map(image -> image.entry().target())
            .distinct()
            .collect(Collectors.joining(","));
    return List.of(
        unit.name(), kernel.name(), orNothing(kernel.place()), orNothing(targets), kernel.symbol());
  }

  private static String requirements(DeviceRequirements requirements) {
    return orNothing(String.join(",", requirementWords(requirements)));
  }

  /** What an image requires of a device, a word each. */
  public static List<String> requirementWords(DeviceRequirements requirements) {
    List<String> words = new ArrayList<>(aspects(requirements.aspects()));
    requirements
        .fixedTargets()
        .ifPresent(targets -> words.add("only:" + String.join("+", targets(targets))));
    requirements.subGroupSizes().forEach(size -> words.add("sub-group:" + size));
    requirements.workGroupSizes().forEach(size -> words.add("work-group:" + join(size.given())));
    return words;
  }

  private static String join(List<Long> sizes) {
    return sizes.stream().map(String::valueOf).collect(Collectors.joining("x"));
  }

  private static String orNothing(String text) {
    return text.isEmpty() ? NOTHING : text;
  }

  private static List<String> aspects(Collection<Integer> numbers) {
    return numbers.stream()
        .map(
            number ->
                Aspect.ofNumber(number).map(Aspect::syclName).orElse(Integer.toString(number)))
        .toList();
  }

  /** By the product's own configuration; the number of a target that it does not have. */
  private static List<String> targets(Collection<Integer> numbers) {
    return numbers.stream()
        .map(
            number ->
                DeviceConfiguration.standard().targets().stream()
                    .filter(target -> target.number() == number)
                    .map(TargetEntry::name)
                    .findFirst()
                    .orElse(Integer.toString(number)))
        .toList();
  }

  private static String aligned(List<List<String>> rows) {
    int[] widths = new int[rows.get(0).size()];
    for (List<String> row : rows) {
      Arrays.setAll(widths, i -> Math.max(widths[i], row.get(i).length()));
    }
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      int last = row.size() - 1;
      for (int i = 0; i < last; i++) {
        text.append(row.get(i)).append(" ".repeat(widths[i] - row.get(i).length() + 2));
      }
      text.append(row.get(last)).append('\n');
    }
    return text.toString();
  }

  /** One object, indented. */
  public static String json(Inventory inventory) {
    return new Json.Members()
            .with("units", inventory.units().stream().map(InventoryText::json).toList())
            .indented()
        + "\n";
  }

  private static Json.Members json(Unit unit) {
    return new Json.Members()
        .with("unit", unit.name())
        .with("descriptor", unit.descriptor())
        .with("header", unit.header())
        .with("kernels", unit.kernels().stream().map(InventoryText::json).toList())
        .with("unchecked", unit.unchecked().stream().map(InventoryText::json).toList())
        .with("images", unit.images().stream().map(InventoryText::json).toList());
  }

  private static Json.Members json(FunctionName kernel) {
    Json.Members members =
        new Json.Members().with("entryPoint", kernel.symbol()).with("name", kernel.name());
    return kernel.place().isEmpty() ? members : members.with("place", kernel.place());
  }

  private static Json.Members json(UncheckedCode code) {
    return new Json.Members()
        .with("function", code.function().name())
        .with("place", code.function().place())
        .with("why", code.why());
  }

  private static Json.Members json(Image image) {
    ImageEntry entry = image.entry();
    DeviceRequirements requirements = entry.requirements();
    Json.Members demands =
        new Json.Members()
            .with("aspects", aspects(requirements.aspects()))
            .with("fixedTargets", requirements.fixedTargets().map(InventoryText::targets))
            .with("subGroupSizes", requirements.subGroupSizes())
            .with(
                "workGroupSizes",
                requirements.workGroupSizes().stream().map(WorkGroupSize::given).toList());
    return new Json.Members()
        .with("target", entry.target())
        .with("kind", entry.kind().name())
        .with("bytes", entry.size())
        .with("sha256", entry.sha256())
        .with("resource", entry.resource())
        .with("problem", image.problem())
        .with("kernels", entry.kernels())
        .with("requirements", demands);
  }
}
