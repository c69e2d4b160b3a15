package dev.sycamore.backend.client;

import dev.sycamore.backend.files.TemporaryFolder;
import dev.sycamore.backend.files.ToolEnvironment;
import dev.sycamore.backend.job.DeviceBuildOptions;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Starts a worker in a JVM of its own. */
final class JvmLauncher implements WorkerLauncher {

  /** How many work-items native kernels run in the lanes of vectors, or {@code auto}. */
  static final String LANES_PROPERTY = "sycamore.lanes";

  private static final String MAIN_CLASS = "dev.sycamore.backend.worker.WorkerMain";

  private static final String PREFIX = "sycamore-worker";

  /**
   * Replies have a descriptor of their own, the pipe that was standard output: the JVM and LLVM
   * write to standard output what they like, and that goes to standard error.
   */
  private static final List<String> WITH_REPLY_CHANNEL =
      List.of("/bin/sh", "-c", "exec \"$@\" 3>&1 1>&2", "sh");

  private static final String REPLY_CHANNEL = "/dev/fd/3";

  private final DeviceBuildOptions options;

  JvmLauncher(DeviceBuildOptions options) {
    this.options = options;
  }

  @Override
  public WorkerProcess launch(boolean deep) throws WorkerException {
    WorkerClassPath classPath = WorkerClassPath.find(options);
    Path java = javaExecutable();
    if (java.isAbsolute() && !Files.isExecutable(java)) {
      throw new WorkerException(
          "cannot start the device compiler: " + java + " is not an executable file");
    }
    try {
      NativeCache cache = new NativeCache(CacheRoot.of(options));
      Path libraries = cache.unpack(classPath.nativeJar(), deep);
      // The worker's working folder: whatever a crash leaves there goes away with it.
      TemporaryFolder scratch = TemporaryFolder.create(temporaryFiles(), PREFIX);
      try {
        return new WorkerProcess(start(java, classPath, libraries, scratch.path()), scratch);
      } catch (IOException | RuntimeException e) {
        scratch.close();
        throw e;
      }
    } catch (IOException e) {
      throw new WorkerException("cannot start the device compiler: " + e.getMessage());
    }
  }

  @Override
  public boolean repair() {
    try {
      NativeCache cache = new NativeCache(CacheRoot.of(options));
      return cache.repair(WorkerClassPath.find(options).nativeJar());
    } catch (IOException | WorkerException e) {
      // The next start will say what is wrong.
      return false;
    }
  }

  private static Path temporaryFiles() {
    return Path.of(System.getProperty("java.io.tmpdir"));
  }

  private static Process start(Path java, WorkerClassPath classPath, Path libraries, Path scratch)
      throws IOException {
    List<String> command = new ArrayList<>(WITH_REPLY_CHANNEL);
    command.add(java.toString());
    // A short life: no time for the optimising compiler or a parallel collector to pay off.
    command.add("-XX:TieredStopAtLevel=1");
    command.add("-XX:+UseSerialGC");
    command.add("-Xshare:auto");
    // A crash is reported by the build that started the worker; its files go with the folder.
    command.add("-XX:ErrorFile=" + WorkerDeath.CRASH_FILE);
    command.add("-XX:-CreateCoredumpOnCrash");
    // What the JVM itself has to say is no reply; it must not look for files of other JVMs either.
    command.add("-XX:-UsePerfData");
    command.add("-XX:+DisplayVMOutputToStderr");
    command.add("-Xlog:disable");
    command.add("-Xlog:all=warning:stderr");
    command.add("-Dfile.encoding=UTF-8");
    command.add("-Dorg.bytedeco.javacpp.loadlibraries=false");
    // No limit: JavaCPP would ask the system for the process's memory at each allocation.
    command.add("-Dorg.bytedeco.javacpp.maxPhysicalBytes=0");
    if (System.getProperty(LANES_PROPERTY) != null) {
      command.add("-D" + LANES_PROPERTY + "=" + System.getProperty(LANES_PROPERTY));
    }
    if (Runtime.version().feature() >= 24) {
      command.add("--enable-native-access=ALL-UNNAMED");
    }
    command.add("-cp");
    command.add(
        classPath.entries().stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator)));
    command.add(MAIN_CLASS);
    command.add(REPLY_CHANNEL);
    command.add(libraries.toString());
    NativeLibrary.ALL.forEach(library -> command.add(library.name()));
    ProcessBuilder builder = new ProcessBuilder(command).directory(scratch.toFile());
    ToolEnvironment.prepare(builder);
    builder.redirectError(WorkerDeath.errorFile(scratch).toFile());
    return builder.start();
  }

  private Path javaExecutable() {
    return options
        .javaExecutable()
        .orElseGet(() -> Path.of(System.getProperty("java.home"), "bin", "java"));
  }
}
