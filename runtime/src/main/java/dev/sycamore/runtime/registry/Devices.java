package dev.sycamore.runtime.registry;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.targets.HostPlatform;
import dev.sycamore.runtime.cleanup.RuntimeLog;
import dev.sycamore.runtime.cuda.CudaDevices;
import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.host.HostDevice;
import dev.sycamore.runtime.nativecpu.NativeCpuDevice;
import dev.sycamore.runtime.opencl.OpenClDevices;
import dev.sycamore.runtime.selection.SelectionExpression;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** The devices of this machine. */
public final class Devices {
  private static final String PROPERTY = "sycamore.device";
  private static final String OPENCL = "opencl";
  private static final String CUDA = "cuda";

  private static final String VARIABLE = "SYCAMORE_DEVICE";

  private static final HostDevice HOST = new HostDevice();
  private static final NativeCpuDevice NATIVE_CPU = new NativeCpuDevice();

  /** Whether the log has it that the host is the default device. */
  private static final AtomicBoolean FALLBACK_IS_LOGGED = new AtomicBoolean();

  private Devices() {}

  /** All devices, the same objects every time. */
  public static List<RuntimeDevice> all() {
    List<RuntimeDevice> all = withoutDrivers();
    all.addAll(OpenClDevices.all());
    all.addAll(CudaDevices.all());
    return all;
  }

  /** Why devices may be missing: for each driver, platform or device that failed, one text. */
  public static List<String> problems() {
    List<String> problems = new ArrayList<>();
    if (!NativeCpuDevice.isPresent()) {
      problems.add(noNativeCpu());
    }
    problems.addAll(OpenClDevices.problems());
    problems.addAll(CudaDevices.problems());
    return problems;
  }

  private static String noNativeCpu() {
    return "no "
        + NativeCpuDevice.ID
        + ": it requires Linux or macOS on x86-64 or aarch64, or Windows on x86-64, this is "
        + System.getProperty("os.name")
        + " on "
        + System.getProperty("os.arch");
  }

  private static String noImages() {
    return "the program has no images for "
        + NativeCpuDevice.ID
        + " on this machine: they are made for the target "
        + HostPlatform.current().nativeTarget().orElseThrow();
  }

  private static List<RuntimeDevice> withoutDrivers() {
    List<RuntimeDevice> devices = new ArrayList<>();
    devices.add(HOST);
    if (NativeCpuDevice.isPresent()) {
      devices.add(NATIVE_CPU);
    }
    return devices;
  }

  /**
   * The device with an id, or the best of those that an expression wants.
   *
   * @throws IllegalArgumentException if there is none, or the text is neither; it says which there
   *     are, and why one may be missing
   */
  public static RuntimeDevice select(String text) {
    return select(text, "");
  }

  private static RuntimeDevice select(String text, String source) {
    // No driver is loaded for a device that does not need it.
    for (RuntimeDevice device : ofKind(text)) {
      if (device.id().equals(text)) {
        return device;
      }
    }
    Optional<SelectionExpression> expression = expression(text, source);
    List<RuntimeDevice> all = all();
    return expression
        .flatMap(wanted -> wanted.best(all))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    (isWord(text) ? "no device '" + text + "'" : "no device is '" + text + "'")
                        + source
                        + "; there are "
                        + String.join(", ", all.stream().map(RuntimeDevice::id).toList())
                        + meant(text)
                        + reasons(text)));
  }

  /** The devices of the kind that an id names; without one, those that need no driver. */
  private static List<RuntimeDevice> ofKind(String text) {
    if (text.startsWith(OPENCL)) {
      return OpenClDevices.all();
    }
    return text.startsWith(CUDA) ? CudaDevices.all() : withoutDrivers();
  }

  /** What a text says; nothing for a word that has no meaning. */
  private static Optional<SelectionExpression> expression(String text, String source) {
    try {
      return Optional.of(SelectionExpression.parse(text));
    } catch (IllegalArgumentException e) {
      if (isWord(text)) {
        return Optional.empty();
      }
      throw source.isEmpty() ? e : new IllegalArgumentException(e.getMessage() + source, e);
    }
  }

  /** Whether a text is an id, or what somebody may take for one. */
  private static boolean isWord(String text) {
    return text.matches("[A-Za-z0-9_:.-]*");
  }

  /** The word that somebody meant who wrote it in other letters, such as {@code Native_CPU}. */
  private static String meant(String text) {
    String usual = text.toLowerCase(Locale.ROOT).replace('_', '-');
    if (!isWord(text) || text.matches(".*:.*") || expression(text, "").isPresent()) {
      return "";
    }
    return !usual.equals(text) && expression(usual, "").isPresent()
        ? "; did you mean '" + usual + "'?"
        : "; words for kinds of devices are cpu, gpu, cuda and opencl";
  }

  /** Why devices may be missing that a text names; all reasons for an expression. */
  private static String reasons(String text) {
    List<String> reasons;
    if (!isWord(text) || Aspect.ofSyclName(text).isPresent()) {
      reasons = problems();
    } else if (text.startsWith(OPENCL)) {
      reasons = OpenClDevices.problems();
    } else if (text.startsWith(CUDA)) {
      reasons = CudaDevices.problems();
    } else {
      reasons =
          problems().stream()
              .filter(
                  problem ->
                      text.equals(NativeCpuDevice.ID) && problem.contains(NativeCpuDevice.ID))
              .toList();
    }
    return reasons.isEmpty() ? "" : ". " + String.join(". ", reasons);
  }

  /**
   * The device that is used when a program asks for none: the native CPU, or the host where there
   * is none, or no image for it. That is logged once.
   */
  public static RuntimeDevice byDefault() {
    String property = System.getProperty(PROPERTY);
    if (property != null && !property.isEmpty()) {
      return select(property, " (from the system property " + PROPERTY + ")");
    }
    String variable = System.getenv(VARIABLE);
    if (variable != null && !variable.isEmpty()) {
      return select(variable, " (from the environment variable " + VARIABLE + ")");
    }
    if (!NativeCpuDevice.isDefault()) {
      if (!FALLBACK_IS_LOGGED.getAndSet(true)) {
        RuntimeLog.warn(
            (NativeCpuDevice.isPresent() ? noImages() : noNativeCpu())
                + ". Kernels run on the device host; "
                + VARIABLE
                + " selects another one");
      }
      return HOST;
    }
    return select(NativeCpuDevice.ID, " (the default)");
  }
}
