package dev.sycamore.backend.files;

import java.util.List;

/** The environment of the programs that a device build runs. */
public final class ToolEnvironment {

  /** Options that are meant for the host's JVM: agents and debuggers would stop a worker. */
  private static final List<String> JVM =
      List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "CLASSPATH");

  /** Of the dynamic linker: the user's libraries would replace those that a program comes with. */
  private static final String LINKER_PREFIX = "LD_";

  private ToolEnvironment() {}

  /** Removes the variables that change which code a program runs. */
  public static void prepare(ProcessBuilder builder) {
    builder
        .environment()
        .keySet()
        .removeIf(name -> JVM.contains(name) || name.startsWith(LINKER_PREFIX));
  }
}
