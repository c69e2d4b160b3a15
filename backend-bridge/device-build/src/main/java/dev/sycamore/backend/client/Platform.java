package dev.sycamore.backend.client;

import java.util.Locale;

/** The machine that the compiler runs on, in the words of LLVM's jars. */
final class Platform {

  /** The one whose LLVM is a dependency of the processor, and that the tests run on. */
  static final String SUPPORTED = "linux-x86_64";

  private Platform() {}

  /** For instance {@code linux-x86_64}; an unknown system gives a name that no jar has. */
  static String current() {
    String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String system =
        os.startsWith("mac")
            ? "macosx"
            : os.startsWith("windows") ? "windows" : os.replace(' ', '_');
    String architecture =
        switch (System.getProperty("os.arch", "")) {
          case "amd64", "x86_64", "x64" -> "x86_64";
          case "aarch64", "arm64" -> "arm64";
          default -> System.getProperty("os.arch", "unknown");
        };
    return system + "-" + architecture;
  }
}
