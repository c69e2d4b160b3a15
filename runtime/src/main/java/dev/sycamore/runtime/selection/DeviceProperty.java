package dev.sycamore.runtime.selection;

import dev.sycamore.runtime.device.RuntimeDevice;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What expressions compare. Of several values one has to satisfy a comparison. */
@SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
enum DeviceProperty {
  ID("id", null, device -> List.of(device.id())),
  NAME("name", null, device -> List.of(device.name())),
  VENDOR("vendor", null, device -> List.of(device.vendor())),
  DRIVER("driver", null, device -> List.of(device.driverVersion())),
  TARGET("target", null, RuntimeDevice::targets),
  MEMORY("memory", device -> List.of(device.memory()), null),
  LOCAL_MEMORY("localMemory", device -> List.of(device.localMemory()), null),
  MAX_WORK_GROUP_SIZE(
      "maxWorkGroupSize", device -> List.of((long) device.maxWorkGroupSize()), null),
  SUB_GROUP_SIZE(
      "subGroupSize",
      device -> device.subGroupSizes().stream().map(Integer::longValue).toList(),
      null);

  private final String word;
  private final Function<RuntimeDevice, List<Long>> numbers;
  private final Function<RuntimeDevice, Collection<String>> texts;

  DeviceProperty(
      String word,
      Function<RuntimeDevice, List<Long>> numbers,
      Function<RuntimeDevice, Collection<String>> texts) {
    this.word = word;
    this.numbers = numbers;
    this.texts = texts;
  }

  static Optional<DeviceProperty> of(String word) {
    return Arrays.stream(values()).filter(property -> property.word.equals(word)).findFirst();
  }

  /** All words, for messages. */
  static String words() {
    return Arrays.stream(values()).map(property -> property.word).collect(Collectors.joining(", "));
  }

  boolean isNumber() {
    return numbers != null;
  }

  String word() {
    return word;
  }

  Predicate<RuntimeDevice> number(LongPredicate condition) {
    return device -> numbers.apply(device).stream().anyMatch(condition::test);
  }

  Predicate<RuntimeDevice> text(Predicate<String> condition) {
    return device -> texts.apply(device).stream().anyMatch(condition);
  }
}
