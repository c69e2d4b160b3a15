package dev.sycamore.backend.cli;

import dev.sycamore.backend.files.ProgramWords;
import dev.sycamore.binding.ir.Detection;
import dev.sycamore.binding.targets.HostPlatform;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code sycamore run}, {@code devices}, {@code doctor} and {@code explain}: starts a program with
 * the runtime on its class path, in a JVM of its own. The program has the standard streams of this
 * process, and ends with it.
 */
final class ProgramRun {

  /** The sub-command. */
  static final String NAME = "run";

  /** The sub-command that only the script of a checkout has. */
  static final String GALLERY = "gallery";

  /** The commands that {@link #RUNTIME_MAIN} runs. */
  static final List<String> RUNTIME_COMMANDS = List.of("devices", "doctor", "explain");

  /** What {@code --help} shows. */
  static final String USAGE =
      """
      usage: sycamore run [-cp PATH] [--detect=LIST] [--strict-math] [JAVA OPTIONS] MAIN [ARGUMENTS]
      Starts a program with the runtime on its class path. Its exit code is that of the program.

        -cp, -classpath, --class-path PATH
                       classes and jars of the program; the variable CLASSPATH without it, else .
        --detect=LIST  on native-cpu, which is then the default: what kernels were compiled to find
                       is an exception, and other kernels do not run; races, uninitialized (reads
                       of local memory), or both, separated by a comma
        --strict-math  Math returns the bits of StrictMath on the JVM, as on devices
        -h, --help     Shows this.

      Other options are those of the command java. The variable SYCAMORE_DEVICE names the device
      that DeviceQueue.open() takes.

      Examples:
        sycamore run -cp classes app.Main
        SYCAMORE_DEVICE=opencl:0 sycamore run -cp app.jar:lib.jar -Xmx2g app.Main input.txt
      """;

  private static final String DETECT = "--detect=";

  /** A class of the runtime, which is on no class path of the tools. */
  private static final String RUNTIME_MAIN = "dev.sycamore.runtime.cli.RuntimeMain";

  /** Whether standard output is a terminal: the script knows. */
  private static final String TERMINAL = "sycamore.terminal";

  private static final List<String> CLASS_PATH = List.of("-cp", "-classpath", "--class-path");

  private static final int NATIVE_ACCESS = 22;
  private static final int UNSAFE_MEMORY_ACCESS = 23;

  private final String runtime;

  /**
   * @param runtime its jars, as a class path
   */
  ProgramRun(String runtime) {
    this.runtime = runtime;
  }

  /** Whether the words ask for help, and not those for the program. */
  static boolean asksForHelp(List<String> words) {
    for (int i = 0; i < words.size() && words.get(i).startsWith("-"); i++) {
      if (List.of("-h", "--help").contains(words.get(i))) {
        return true;
      }
      if (CLASS_PATH.contains(words.get(i))) {
        i++;
      }
    }
    return false;
  }

  /**
   * Runs a program to its end.
   *
   * @param words {@code [-cp PATH] [--detect=LIST] [--strict-math] [options of java] Main
   *     [arguments]}
   * @param classPath of the environment; may be null
   * @return its exit code
   * @throws IllegalArgumentException if the words name no program
   * @throws IOException if the JVM cannot be started
   */
  int run(List<String> words, String classPath) throws IOException {
    return start(command(words, classPath));
  }

  /**
   * Runs a command of the runtime to its end.
   *
   * @param words the command and its arguments
   * @return its exit code
   * @throws IOException if the JVM cannot be started
   */
  int runtimeCommand(List<String> words) throws IOException {
    List<String> command = java();
    // The runtime cannot ask whether standard output is a terminal.
    command.add("-D" + TERMINAL + "=" + System.getProperty(TERMINAL, "false"));
    Path home = Path.of(runtime.split(File.pathSeparator, 2)[0]).toAbsolutePath().getParent();
    command.add("-Dsycamore.home=" + home.getParent());
    command.addAll(List.of("-cp", runtime, RUNTIME_MAIN));
    command.addAll(words);
    return start(command);
  }

  private static int start(List<String> command) throws IOException {
    Process program = new ProcessBuilder(ProgramWords.of(command)).inheritIO().start();
    Thread end = new Thread(program::destroy);
    Runtime.getRuntime().addShutdownHook(end);
    try {
      return program.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      program.destroy();
      throw new IOException("interrupted", e);
    }
  }

  private static boolean isDetect(String word) {
    return word.equals("--detect") || word.startsWith(DETECT);
  }

  /** What an option wants to find. */
  private static String kinds(String word) {
    String kinds = word.startsWith(DETECT) ? word.substring(DETECT.length()) : "";
    for (String kind : kinds.split(",", -1)) {
      if (Detection.find(kind).isEmpty()) {
        throw new IllegalArgumentException(
            word
                + " is not --detect=races, --detect=uninitialized or --detect=races,uninitialized");
      }
    }
    return kinds;
  }

  /** The command line of the program's JVM. */
  List<String> command(List<String> words, String environment) {
    List<String> rest = new ArrayList<>();
    String classPath = environment == null || environment.isEmpty() ? "." : environment;
    Optional<String> main = Optional.empty();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (main.isEmpty() && CLASS_PATH.contains(word)) {
        if (++i == words.size()) {
          throw new IllegalArgumentException(word + " needs a path");
        }
        classPath = words.get(i);
      } else if (main.isEmpty() && word.startsWith("--class-path=")) {
        classPath = word.substring(word.indexOf('=') + 1);
      } else if (main.isEmpty() && isDetect(word)) {
        rest.addAll(List.of("-Dsycamore.device=native-cpu", "-Dsycamore.detect=" + kinds(word)));
      } else if (main.isEmpty() && word.equals("--strict-math")) {
        // HotSpot computes sin, exp and their like with instructions of its own; without them Math
        // is StrictMath.
        rest.addAll(List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:-UseLibmIntrinsic"));
      } else {
        if (main.isEmpty() && !word.startsWith("-")) {
          main = Optional.of(word);
        }
        rest.add(word);
      }
    }
    if (main.isEmpty()) {
      throw new IllegalArgumentException(
          words.isEmpty()
              ? "usage: sycamore run [-cp PATH] [--detect=LIST] [--strict-math] [java options] Main [arguments]"
              : "no main class is named");
    }
    List<String> command = java();
    command.addAll(List.of("-cp", classPath + File.pathSeparator + runtime));
    command.addAll(rest);
    return command;
  }

  private static List<String> java() {
    List<String> command = new ArrayList<>();
    command.add(
        Path.of(System.getProperty("java.home"), "bin", HostPlatform.current().program("java"))
            .toString());
    command.addAll(allowedAccess());
    return command;
  }

  /** Later versions of Java warn about the native calls that the runtime makes unless allowed. */
  private static List<String> allowedAccess() {
    List<String> options = new ArrayList<>();
    if (Runtime.version().feature() >= NATIVE_ACCESS) {
      options.add("--enable-native-access=ALL-UNNAMED");
    }
    if (Runtime.version().feature() >= UNSAFE_MEMORY_ACCESS) {
      options.add("--sun-misc-unsafe-memory-access=allow");
    }
    return options;
  }
}
