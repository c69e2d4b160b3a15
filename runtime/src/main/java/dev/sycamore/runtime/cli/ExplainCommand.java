package dev.sycamore.runtime.cli;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.targets.CpuLevelAdvice;
import dev.sycamore.runtime.cli.RuntimeMain.CommandOutput;
import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.images.KernelImages;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.launch.ImageExplanation;
import dev.sycamore.runtime.nativecpu.NativeCpuDevice;
import dev.sycamore.runtime.registry.Devices;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code sycamore explain}: which image of a kernel a device would run, and why no other. */
final class ExplainCommand {
  private static final String CP = "-cp";
  private static final String CLASS_PATH = "--class-path";
  private static final String LONG_CP = "-classpath";
  private static final String DEVICE = "--device";

  private static final String USAGE =
      """
      usage: sycamore explain [-cp PATH] [--device=ID|EXPRESSION] [--format=text|json] [KERNEL]
      Shows which image of a kernel each device would run, requirement by requirement. KERNEL is a
      name, an entry point or File.java:line; all kernels without it. PATH, like that of java, has
      the classes with the kernels: by default what CLASSPATH says, or the current folder.

        -cp, --class-path PATH  jars and folders with kernels
        --device=ID|EXPRESSION  one device, instead of all
        --format=text|json      text by default; --json is the same as --format=json
        -h, --help              Shows this.

      Examples:
        sycamore explain -cp out
        sycamore explain -cp app.jar --device=opencl:0 Saxpy.java:12
        sycamore explain -cp out --format=json
      """;

  private ExplainCommand() {}

  static CommandOutput run(List<String> words, String environment, TerminalStyle style) {
    CommandArguments arguments =
        CommandArguments.read(words, Set.of(CP, CLASS_PATH, LONG_CP, DEVICE), 1);
    if (arguments.help()) {
      return CommandOutput.of(USAGE);
    }
    String byDefault = environment == null || environment.isEmpty() ? "." : environment;
    List<RuntimeDevice> devices =
        arguments
            .value(DEVICE)
            .map(text -> List.of(Devices.select(text)))
            .orElseGet(() -> List.copyOf(Devices.all()));
    List<BoundKernel> kernels =
        KernelSearch.on(arguments.value(CP, CLASS_PATH, LONG_CP).orElse(byDefault))
            .named(String.join("", arguments.operands()));
    return CommandOutput.of(
        arguments.json() ? json(kernels, devices) : text(kernels, devices, style));
  }

  private static String text(
      List<BoundKernel> kernels, List<RuntimeDevice> devices, TerminalStyle style) {
    StringBuilder text = new StringBuilder();
    for (BoundKernel kernel : kernels) {
      for (RuntimeDevice device : devices) {
        List<String> lines = ImageExplanation.of(kernel, device);
        text.append(style.heading(lines.get(0))).append('\n');
        lines.subList(1, lines.size()).forEach(line -> text.append(line).append('\n'));
      }
    }
    advice(kernels, devices).ifPresent(line -> text.append(line).append('\n'));
    return text.toString();
  }

  /** What the processor could run instead, once for all kernels. */
  private static Optional<String> advice(List<BoundKernel> kernels, List<RuntimeDevice> devices) {
    return devices.stream().anyMatch(NativeCpuDevice.class::isInstance)
        ? CpuLevelAdvice.of(
            kernels.stream()
                .map(kernel -> KernelImages.of(kernel).stream().map(ImageEntry::target).toList())
                .toList())
        : Optional.empty();
  }

  /** One object: an element of its array for each kernel and device, and the advice, if any. */
  private static String json(List<BoundKernel> kernels, List<RuntimeDevice> devices) {
    List<String> choices = new ArrayList<>();
    for (BoundKernel kernel : kernels) {
      for (RuntimeDevice device : devices) {
        choices.add(
            "{\"kernel\":"
                + JsonText.quoted(kernel.binding().name())
                + ",\"entryPoint\":"
                + JsonText.quoted(kernel.binding().entryPoint())
                + ",\"place\":"
                + JsonText.quoted(kernel.place())
                + ",\"device\":"
                + JsonText.quoted(device.id())
                + ImageExplanation.image(kernel, device)
                    .map(resource -> ",\"image\":" + JsonText.quoted(resource))
                    .orElse("")
                + ",\"lines\":"
                + JsonText.quoted(
                    ImageExplanation.of(kernel, device).stream().map(String::strip).toList())
                + "}");
      }
    }
    return "{\"choices\":[\n  "
        + String.join(",\n  ", choices)
        + "\n]"
        + advice(kernels, devices).map(line -> ",\"advice\":" + JsonText.quoted(line)).orElse("")
        + "}\n";
  }
}
