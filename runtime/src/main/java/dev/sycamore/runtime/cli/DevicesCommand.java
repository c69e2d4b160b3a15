package dev.sycamore.runtime.cli;

import dev.sycamore.runtime.cli.RuntimeMain.CommandOutput;
import dev.sycamore.runtime.registry.Devices;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** {@code sycamore devices}: the devices of this machine, and why others are missing. */
final class DevicesCommand {
  private static final String USAGE =
      """
      usage: sycamore devices [--format=text|json]
      Lists the devices of this machine, and why others are missing. The one with * is used where
      a program asks for none (SYCAMORE_DEVICE).

        --format=text|json  text by default; --json is the same as --format=json
        -h, --help          Shows this.

      Examples:
        sycamore devices
        SYCAMORE_DEVICE='gpu && memory >= 4GiB' sycamore devices
        sycamore devices --format=json
      """;

  private DevicesCommand() {}

  static CommandOutput run(List<String> words, TerminalStyle style) {
    CommandArguments arguments = CommandArguments.read(words, Set.of(), 0);
    if (arguments.help()) {
      return CommandOutput.of(USAGE);
    }
    DeviceList list = list();
    return CommandOutput.of(arguments.json() ? list.json() : list.table(style));
  }

  /** All devices. */
  static DeviceList list() {
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
    return new DeviceList(devices, problems, byDefault);
  }
}
