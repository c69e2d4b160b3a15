package dev.sycamore.backend.images;

import dev.sycamore.backend.target.FunctionName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The kernels of some units. How users know them is looked up only for a message. */
final class UnitKernels {

  private final List<DeviceUnitFiles> units;
  private final ModuleKernelNames names;
  private final Map<String, DeviceUnitFiles> homes = new HashMap<>();

  UnitKernels(List<DeviceUnitFiles> units, ModuleKernelNames names) {
    this.units = List.copyOf(units);
    this.names = names;
    units.forEach(unit -> unit.images().kernels().forEach(symbol -> homes.put(symbol, unit)));
  }

  boolean contains(String symbol) {
    return homes.containsKey(symbol);
  }

  /** As messages show a kernel of a unit. */
  String shown(String symbol) {
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
