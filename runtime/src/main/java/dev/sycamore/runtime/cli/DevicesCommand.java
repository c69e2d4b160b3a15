package dev.sycamore.runtime.cli;

import dev.sycamore.runtime.cli.RuntimeMain.UsageException;
import dev.sycamore.runtime.registry.Devices;
import java.util.ArrayList;
import java.util.List;

/** {@code sycamore devices}: the devices of this machine, and why others are missing. */
final class DevicesCommand {
  private static final String USAGE =
      """
      usage: sycamore devices [--json]
      Lists the devices of this machine, and why others are missing. The one with * is used where
      a program asks for none (SYCAMORE_DEVICE).
      """;

  private DevicesCommand() {}

  static String run(List<String> words) {
    if (words.contains("--help") || words.contains("-h")) {
      return USAGE;
    }
    boolean json = false;
    for (String word : words) {
      if (!word.equals("--json")) {
        throw new UsageException("'" + word + "' is neither --json nor --help");
      }
      json = true;
    }
    List<DeviceFacts> devices = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    for (var device : Devices.all()) {
      try {
        devices.add(DeviceFacts.of(device));
      } catch (RuntimeException e) {
        problems.add(device.id() + " failed: " + ShownText.of(e));
      }
    }
    Devices.problems().forEach(problem -> problems.add(ShownText.of(problem)));
    String byDefault = "";
    try {
      byDefault = Devices.byDefault().id();
    } catch (IllegalArgumentException e) {
      problems.add(ShownText.of(e));
    }
    DeviceList list = new DeviceList(devices, problems, byDefault);
    return json ? list.json() : list.table();
  }
}
