package dev.sycamore.runtime.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The devices as text.
 *
 * @param problems why others are missing, a line each
 * @param byDefault the id of the device that is used where a program asks for none; may be empty
 */
record DeviceList(List<DeviceFacts> devices, List<String> problems, String byDefault) {
  private static final String[] UNITS = {"B", "KiB", "MiB", "GiB", "TiB"};
  private static final int UNIT = 1024;

  /** Whether there is a device of a kind. */
  boolean has(String kind) {
    return devices.stream().anyMatch(device -> device.kind().equals(kind));
  }

  /** The devices of a kind, with their names. */
  String shown(String kind) {
    return devices.stream()
        .filter(device -> device.kind().equals(kind))
        .map(device -> device.id() + " (" + device.name() + ")")
        .collect(Collectors.joining(", "));
  }

  /** Why there is no device of a kind; empty if nothing is known. */
  String problem(String kind) {
    return problems.stream()
        .filter(
            problem ->
                problem
                    .toLowerCase(Locale.ROOT)
                    .matches("(?s)(no |a device of the )?\\Q" + kind + "\\E.*"))
        .findFirst()
        .orElse("");
  }

  /** A row for each device, then the problems. */
  String table() {
    return table(TerminalStyle.PLAIN);
  }

  /** A row for each device, then the problems. */
  String table(TerminalStyle style) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of(
            "ID", "NAME", "DRIVER", "MEMORY", "LOCAL", "GROUP", "SUB-GROUPS", "IMAGES", "ASPECTS"));
    for (DeviceFacts device : devices) {
      rows.add(
          List.of(
              device.id() + (device.id().equals(byDefault) ? " *" : ""),
              device.name(),
              device.driver(),
              bytes(device.memory()),
              bytes(device.localMemory()),
              Integer.toString(device.maxWorkGroupSize()),
              list(device.subGroupSizes()),
              device.images().isEmpty() ? "-" : list(device.images()),
              list(device.aspects())));
    }
    StringBuilder text = new StringBuilder(TextTable.of(rows, style));
    if (!problems.isEmpty()) {
      text.append('\n').append(style.heading("Not available:")).append('\n');
      problems.forEach(problem -> text.append("  ").append(problem).append('\n'));
    }
    return text.toString();
  }

  private static String list(Collection<?> values) {
    return values.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  /** In the largest unit of which there are at least ten, so that two digits are right. */
  static String bytes(long bytes) {
    int unit = 0;
    long count = bytes;
    while (count >= 10L * UNIT && unit + 1 < UNITS.length) {
      count /= UNIT;
      unit++;
    }
    return count + " " + UNITS[unit];
  }

  /** One object. */
  String json() {
    return "{\"default\":"
        + JsonText.quoted(byDefault)
        + ",\"devices\":["
        + devices.stream().map(DeviceList::json).collect(Collectors.joining(",\n  ", "\n  ", "\n"))
        + "],\"problems\":"
        + JsonText.quoted(problems)
        + "}\n";
  }

  private static String json(DeviceFacts device) {
    return "{\"id\":"
        + JsonText.quoted(device.id())
        + ",\"kind\":"
        + JsonText.quoted(device.kind())
        + ",\"name\":"
        + JsonText.quoted(device.name())
        + ",\"vendor\":"
        + JsonText.quoted(device.vendor())
        + ",\"driver\":"
        + JsonText.quoted(device.driver())
        + ",\"memory\":"
        + device.memory()
        + ",\"localMemory\":"
        + device.localMemory()
        + ",\"maxWorkGroupSize\":"
        + device.maxWorkGroupSize()
        + ",\"subGroupSizes\":["
        + list(device.subGroupSizes())
        + "],\"aspects\":"
        + JsonText.quoted(device.aspects())
        + ",\"targets\":"
        + JsonText.quoted(device.targets())
        + ",\"images\":"
        + JsonText.quoted(device.images())
        + "}";
  }
}
