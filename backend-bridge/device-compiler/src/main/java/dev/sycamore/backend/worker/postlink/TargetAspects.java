package dev.sycamore.backend.worker.postlink;

import dev.sycamore.backend.worker.aspects.AspectNames;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The aspects that stand for fixed targets, by name: as the module says, then the configuration.
 */
final class TargetAspects {

  private final AspectNames ofModule;
  private final Map<String, Integer> configured;
  private final Map<Integer, String> names = new HashMap<>();

  TargetAspects(AspectNames ofModule, Map<String, Integer> configured) {
    this.ofModule = ofModule;
    this.configured = configured;
    configured.forEach((name, number) -> names.putIfAbsent(number, name));
  }

  /** The aspect of a name; empty if nothing has that name. */
  OptionalInt number(String name) {
    OptionalInt number = ofModule.inModule(name);
    if (number.isPresent() || !configured.containsKey(name)) {
      return number;
    }
    return OptionalInt.of(configured.get(name));
  }

  /** One name for each aspect, whichever of its names was written. */
  String name(int number) {
    String name = names.get(number);
    return name == null ? ofModule.name(number) : name;
  }
}
