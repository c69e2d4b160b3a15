package dev.sycamore.runtime.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
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

  /** A row for each device, then the problems. */
  String table() {
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
    StringBuilder text = new StringBuilder(aligned(rows));
    if (!problems.isEmpty()) {
      text.append("\nNot available:\n");
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

  private static String aligned(List<List<String>> rows) {
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        int at = column;
        int width = rows.stream().mapToInt(r -> r.get(at).length()).max().orElse(0) + 2;
        String cell = row.get(column);
        line.append(cell).append(" ".repeat(width - cell.length()));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  /** One object. */
  String json() {
    return "{\"default\":"
        + quoted(byDefault)
        + ",\"devices\":["
        + devices.stream().map(DeviceList::json).collect(Collectors.joining(",\n  ", "\n  ", "\n"))
        + "],\"problems\":"
        + quoted(problems)
        + "}\n";
  }

  private static String json(DeviceFacts device) {
    return "{\"id\":"
        + quoted(device.id())
        + ",\"kind\":"
        + quoted(device.kind())
        + ",\"name\":"
        + quoted(device.name())
        + ",\"vendor\":"
        + quoted(device.vendor())
        + ",\"driver\":"
        + quoted(device.driver())
        + ",\"memory\":"
        + device.memory()
        + ",\"localMemory\":"
        + device.localMemory()
        + ",\"maxWorkGroupSize\":"
        + device.maxWorkGroupSize()
        + ",\"subGroupSizes\":["
        + list(device.subGroupSizes())
        + "],\"aspects\":"
        + quoted(device.aspects())
        + ",\"targets\":"
        + quoted(device.targets())
        + ",\"images\":"
        + quoted(device.images())
        + "}";
  }

  private static String quoted(List<String> texts) {
    return texts.stream().map(DeviceList::quoted).collect(Collectors.joining(",", "[", "]"));
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.chars()
        .forEach(
            c -> {
              if (c == '"' || c == '\\') {
                quoted.append('\\').append((char) c);
              } else if (c < ' ' || c > '~') {
                quoted.append(String.format("\\u%04x", c));
              } else {
                quoted.append((char) c);
              }
            });
    return quoted.append('"').toString();
  }
}
