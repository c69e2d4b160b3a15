package dev.sycamore.binding.targets;

import java.util.Optional;

/**
 * The machine that a JVM runs on. What differs between systems asks this class, so that tests can
 * ask it about systems that they do not run on.
 *
 * @param architecture of the processor: {@code x86_64}, {@code aarch64}, or else what the JDK says
 */
public record HostPlatform(OperatingSystem system, String architecture) {
  /** The processors that there is machine code for. */
  public static final String X86_64 = "x86_64";

  /** 64-bit Arm. */
  public static final String AARCH64 = "aarch64";

  /** A family of operating systems. */
  public enum OperatingSystem {
    LINUX,
    MACOS,
    WINDOWS,
    /** Whatever is none of these. */
    OTHER
  }

  private static final HostPlatform CURRENT =
      of(System.getProperty("os.name", ""), System.getProperty("os.arch", ""));

  /** The machine that this JVM runs on. */
  public static HostPlatform current() {
    return CURRENT;
  }

  /**
   * A machine in the JDK's words.
   *
   * @param name the property {@code os.name}
   * @param architecture the property {@code os.arch}
   */
  public static HostPlatform of(String name, String architecture) {
    return new HostPlatform(system(name), processor(architecture));
  }

  private static OperatingSystem system(String name) {
    if (name.equals("Linux")) {
      return OperatingSystem.LINUX;
    }
    if (name.startsWith("Mac OS")) {
      return OperatingSystem.MACOS;
    }
    return name.startsWith("Windows") ? OperatingSystem.WINDOWS : OperatingSystem.OTHER;
  }

  private static String processor(String architecture) {
    return switch (architecture) {
      case "amd64", "x86_64", "x64" -> X86_64;
      case "aarch64", "arm64" -> AARCH64;
      default -> architecture;
    };
  }

  /** Whether it is Linux. */
  public boolean isLinux() {
    return system == OperatingSystem.LINUX;
  }

  /** Whether it is macOS. */
  public boolean isMacOs() {
    return system == OperatingSystem.MACOS;
  }

  /** Whether it is Windows. */
  public boolean isWindows() {
    return system == OperatingSystem.WINDOWS;
  }

  /**
   * The target of native code that every processor of such a machine runs; empty where there is no
   * native code. The name of a target for another system than Linux ends with the system.
   */
  public Optional<String> nativeTarget() {
    boolean isKnown = architecture.equals(X86_64) || architecture.equals(AARCH64);
    // No switch, which is a class that each first launch would load.
    if (isKnown && isLinux()) {
      return Optional.of(architecture);
    }
    if (isKnown && isMacOs()) {
      return Optional.of(architecture + "_macos");
    }
    return isWindows() && architecture.equals(X86_64)
        ? Optional.of(architecture + "_windows")
        : Optional.empty();
  }

  /** What separates the folders of a list, such as a class path. */
  public String pathSeparator() {
    return isWindows() ? ";" : ":";
  }

  /** The name of the file that is started as a program. */
  public String program(String name) {
    return isWindows() ? name + ".exe" : name;
  }
}
