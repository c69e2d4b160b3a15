package dev.sycamore.backend.images;

import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.binding.images.ImageEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The kernels of some units, and those of no class as far as such are allowed. How users know them
 * is looked up only for a message.
 */
final class UnitKernels {

  private final List<DeviceUnitFiles> units;
  private final ModuleKernelNames names;
  private final Map<String, DeviceUnitFiles> homes = new HashMap<>();
  private final boolean takesForeign;
  private final Set<String> foreign = new TreeSet<>();

  /**
   * @param takesForeign whether each kernel that no unit has is one of no class
   */
  UnitKernels(List<DeviceUnitFiles> units, ModuleKernelNames names, boolean takesForeign) {
    this.units = List.copyOf(units);
    this.names = names;
    this.takesForeign = takesForeign;
    units.forEach(unit -> unit.images().kernels().forEach(symbol -> homes.put(symbol, unit)));
  }

  /** Whether an image may have a kernel. */
  boolean accepts(String symbol) {
    return homes.containsKey(symbol)
        || (takesForeign && (foreign.contains(symbol) || foreign.add(symbol)));
  }

  /** The images that have kernels of no class. */
  List<ImageEntry> foreign(Collection<ImageEntry> images) {
    return images.stream()
        .filter(image -> image.kernels().stream().anyMatch(foreign::contains))
        .toList();
  }

  /** As messages show a kernel of a unit. */
  String shown(String symbol) {
    if (foreign.contains(symbol)) {
      return FunctionName.ofSymbol(symbol).shown();
    }
    return named(homes.get(symbol)).stream()
        .filter(name -> name.symbol().equals(symbol))
        .findFirst()
        .orElseGet(() -> FunctionName.ofSymbol(symbol))
        .shown();
  }

  /** As messages show all kernels but these, unit by unit. */
  List<String> shownWithout(Set<String> symbols) {
    List<String> shown = new ArrayList<>();
    for (DeviceUnitFiles unit : units) {
      if (!symbols.containsAll(unit.images().kernels())) {
        named(unit).stream()
            .filter(name -> !symbols.contains(name.symbol()))
            .map(FunctionName::shown)
            .forEach(shown::add);
      }
    }
    foreign.stream()
        .filter(symbol -> !symbols.contains(symbol))
        .map(symbol -> FunctionName.ofSymbol(symbol).shown())
        .forEach(shown::add);
    return shown;
  }

  /** All of a unit, by their symbols alone where its module is not readable. */
  private List<FunctionName> named(DeviceUnitFiles unit) {
    List<FunctionName> named = names.of(unit.name(), unit.module());
    return named.isEmpty()
        ? unit.images().kernels().stream().map(FunctionName::ofSymbol).toList()
        : named;
  }
}
