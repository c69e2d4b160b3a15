package dev.sycamore.backend.target;

import dev.sycamore.binding.targets.HostPlatform;
import java.util.List;
import java.util.Locale;

/** The classifiers of the jars with LLVM's libraries, one for each kind of machine. */
public final class LlvmClassifiers {

  /** Those that there are. The pom of the device compiler has a profile for each. */
  public static final List<String> ALL =
      List.of("linux-x86_64", "linux-arm64", "macosx-x86_64", "macosx-arm64", "windows-x86_64");

  private LlvmClassifiers() {}

  /** That of the machine that this JVM runs on. */
  public static String current() {
    return of(System.getProperty("os.name", ""), System.getProperty("os.arch", "unknown"));
  }

  /** That of a machine in the JDK's words; an unknown one gets a name that no jar has. */
  public static String of(String system, String architecture) {
    HostPlatform machine = HostPlatform.of(system, architecture);
    String prefix =
        switch (machine.system()) {
          case LINUX -> "linux";
          case MACOS -> "macosx";
          case WINDOWS -> "windows";
          case OTHER -> system.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_");
        };
    String processor = machine.architecture();
    return prefix + "-" + (processor.equals(HostPlatform.AARCH64) ? "arm64" : processor);
  }
}
