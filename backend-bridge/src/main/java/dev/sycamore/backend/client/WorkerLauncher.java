package dev.sycamore.backend.client;

import dev.sycamore.backend.DeviceBuildOptions;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Starts worker processes. */
final class WorkerLauncher {

  private static final String MAIN_CLASS = "dev.sycamore.backend.worker.WorkerMain";

  private final DeviceBuildOptions options;

  WorkerLauncher(DeviceBuildOptions options) {
    this.options = options;
  }

  /**
   * Starts a worker and returns at once; it may still fail to load LLVM.
   *
   * @param deep whether to compare the unpacked libraries with the jar first, byte for byte
   */
  WorkerProcess launch(boolean deep) throws WorkerException {
    WorkerClassPath classPath = WorkerClassPath.find(options);
    NativeCache cache = new NativeCache(CacheRoot.of(options));
    Path libraries = cache.unpack(classPath.nativeJar(), deep);
    try {
      // The worker's working folder: whatever a crash leaves there goes away with it.
      Path scratch = Files.createTempDirectory("sycamore-worker");
      try {
        return new WorkerProcess(start(classPath, libraries, scratch), scratch);
      } catch (IOException e) {
        FileTrees.delete(scratch);
        throw e;
      }
    } catch (IOException e) {
      throw new WorkerException("cannot start the device compiler: " + e.getMessage());
    }
  }

  private Process start(WorkerClassPath classPath, Path libraries, Path scratch)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(javaExecutable().toString());
    // A short life: no time for the optimising compiler or a parallel collector to pay off.
    command.add("-XX:TieredStopAtLevel=1");
    command.add("-XX:+UseSerialGC");
    command.add("-Xshare:auto");
    // A crash is reported by the build that started the worker; its files go with the folder.
    command.add("-XX:ErrorFile=" + WorkerDeath.CRASH_FILE);
    command.add("-XX:-CreateCoredumpOnCrash");
    command.add("-Dfile.encoding=UTF-8");
    command.add("-Dorg.bytedeco.javacpp.loadlibraries=false");
    if (Runtime.version().feature() >= 24) {
      command.add("--enable-native-access=ALL-UNNAMED");
    }
    command.add("-cp");
    command.add(
        classPath.entries().stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator)));
    command.add(MAIN_CLASS);
    command.add(libraries.toString());
    NativeLibrary.ALL.forEach(library -> command.add(library.name()));
    ProcessBuilder builder = new ProcessBuilder(command).directory(scratch.toFile());
    // Options meant for the host's JVM (agents, debuggers) must not stop or slow the worker.
    builder
        .environment()
        .keySet()
        .removeAll(List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "CLASSPATH"));
    builder.redirectError(WorkerProcess.errorFile(scratch).toFile());
    return builder.start();
  }

  private Path javaExecutable() {
    return options
        .javaExecutable()
        .orElseGet(() -> Path.of(System.getProperty("java.home"), "bin", "java"));
  }
}
