package dev.sycamore.backend.files;

import dev.sycamore.binding.targets.HostPlatform;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The environment of the programs that a device build runs. */
public final class ToolEnvironment {

  /** Options that are meant for the host's JVM: agents and debuggers would stop a worker. */
  private static final List<String> JVM =
      List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "CLASSPATH");

  /**
   * Of the dynamic linkers of Linux and macOS: the user's libraries would replace those that a
   * program comes with.
   */
  private static final List<String> LINKER_PREFIXES = List.of("LD_", "DYLD_");

  private static final String PATH = "PATH";

  private ToolEnvironment() {}

  /** Removes the variables that change which code a program runs. */
  public static void prepare(ProcessBuilder builder) {
    prepare(builder.environment(), HostPlatform.current());
  }

  /** Removes these variables; on Windows names have no case. */
  static void prepare(Map<String, String> environment, HostPlatform machine) {
    environment
        .keySet()
        .removeIf(name -> isOfCode(machine.isWindows() ? name.toUpperCase(Locale.ROOT) : name));
  }

  private static boolean isOfCode(String name) {
    return JVM.contains(name) || LINKER_PREFIXES.stream().anyMatch(name::startsWith);
  }

  /** Lets programs, and the libraries of Windows's programs, be found in one more folder. */
  public static void addToPath(Map<String, String> environment, Path folder) {
    String name =
        environment.keySet().stream()
            .filter(variable -> variable.equalsIgnoreCase(PATH))
            .findFirst()
            .orElse(PATH);
    environment.merge(name, folder.toString(), (path, more) -> more + File.pathSeparator + path);
  }
}
