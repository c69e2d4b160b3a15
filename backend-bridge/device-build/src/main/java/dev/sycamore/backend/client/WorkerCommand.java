package dev.sycamore.backend.client;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The command line of a JVM with the device compiler's classes.
 *
 * @param java the program
 */
record WorkerCommand(Path java, WorkerClassPath classPath) {

  /** The options that an archive of classes must have been made with to fit. */
  static List<String> options() {
    List<String> options = new ArrayList<>();
    // A short life: no time for the optimising compiler or a parallel collector to pay off.
    options.add("-XX:TieredStopAtLevel=1");
    // One thread compiles, and before it does it does not ask the system for memory for a second.
    options.add("-XX:CICompilerCount=1");
    options.add("-XX:-UseDynamicNumberOfCompilerThreads");
    // What runs less often than 600 times is done before its code is of use.
    options.add("-XX:CompileThresholdScaling=3");
    options.add("-XX:+UseSerialGC");
    options.add("-Xshare:auto");
    // A crash is reported by the build that started the worker; its files go with the folder.
    options.add("-XX:ErrorFile=" + WorkerDeath.CRASH_FILE);
    options.add("-XX:-CreateCoredumpOnCrash");
    // What the JVM itself has to say is no reply; it must not look for files of other JVMs either.
    options.add("-XX:-UsePerfData");
    options.add("-XX:+DisplayVMOutputToStderr");
    options.add("-Xlog:disable");
    options.add("-Xlog:all=warning:stderr");
    options.add("-Dfile.encoding=UTF-8");
    options.add("-Dorg.bytedeco.javacpp.loadlibraries=false");
    // No limit: JavaCPP would ask the system for the process's memory at each allocation.
    options.add("-Dorg.bytedeco.javacpp.maxPhysicalBytes=0");
    if (Runtime.version().feature() >= 24) {
      options.add("--enable-native-access=ALL-UNNAMED");
    }
    return options;
  }

  /**
   * The words of the command line.
   *
   * @param more options of this start
   * @param arguments the main class, and what comes before the libraries
   * @param libraries the folder of LLVM's libraries
   */
  List<String> words(List<String> more, List<String> arguments, Path libraries) {
    List<String> words = new ArrayList<>(List.of(java.toString()));
    words.addAll(options());
    words.addAll(more);
    words.add("-cp");
    words.add(
        classPath.entries().stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator)));
    words.addAll(arguments);
    words.add(libraries.toString());
    Platform.current().libraries().forEach(library -> words.add(library.name()));
    return words;
  }
}
