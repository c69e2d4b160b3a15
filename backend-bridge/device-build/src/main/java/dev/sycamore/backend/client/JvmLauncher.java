package dev.sycamore.backend.client;

import dev.sycamore.backend.files.TemporaryFolder;
import dev.sycamore.backend.files.ToolEnvironment;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.wire.ReplyChannel;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

  /** The socket, where there is no such descriptor. Its path must not be long. */
  private static final String SOCKET = "replies";

  private final DeviceBuildOptions options;
  private final Platform platform;
  private final boolean shell;

  /** The folder of LLVM's libraries, after a start. */
  private volatile Path libraries;

  JvmLauncher(DeviceBuildOptions options) {
    this(options, Platform.current().hasShell());
  }

  /**
   * @param shell whether processes are started through a POSIX shell
   */
  JvmLauncher(DeviceBuildOptions options, boolean shell) {
    this.options = options;
    this.platform = Platform.current();
    this.shell = shell;
  }

  @Override
  public WorkerProcess launch(boolean deep) throws WorkerException {
    WorkerCommand command = command();
    Path java = command.java();
    if (java.isAbsolute() && !Files.isExecutable(java)) {
      throw new WorkerException(
          "cannot start the device compiler: " + java + " is not an executable file");
    }
    try {
      Path root = CacheRoot.of(options);
      Path unpacked = new NativeCache(root).unpack(command.classPath().nativeJar(), deep);
      libraries = unpacked;
      Optional<WorkerArchive> archive = archive(root, command);
      if (deep) {
        // A worker that did not start had it.
        archive.ifPresent(WorkerArchive::repairOrReject);
      }
      // The worker's working folder: whatever a crash leaves there goes away with it.
      TemporaryFolder scratch = TemporaryFolder.create(temporaryFiles(), PREFIX);
      try {
        return start(command, unpacked, scratch, archive.flatMap(WorkerArchive::usable));
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
      WorkerCommand command = command();
      Path root = CacheRoot.of(options);
      boolean archive = archive(root, command).map(WorkerArchive::repair).orElse(false);
      return new NativeCache(root).repair(command.classPath().nativeJar()) || archive;
    } catch (IOException | WorkerException e) {
      // The next start will say what is wrong.
      return false;
    }
  }

  @Override
  public void prepareLaterBuilds() {
    try {
      WorkerCommand command = command();
      Optional<WorkerArchive> archive = archive(CacheRoot.of(options), command);
      if (archive.isPresent() && libraries != null && shell) {
        new ArchiveDump(archive.get(), command).start(libraries);
      }
    } catch (IOException | WorkerException e) {
      // Later builds do without.
    }
  }

  private WorkerCommand command() throws WorkerException {
    return new WorkerCommand(javaExecutable(), WorkerClassPath.find(options));
  }

  /** Archives are for the JVM that runs this: nothing is known of another one. */
  private Optional<WorkerArchive> archive(Path root, WorkerCommand command) {
    return options.javaExecutable().isPresent()
        ? Optional.empty()
        : WorkerArchive.of(root, command);
  }

  private static Path temporaryFiles() {
    return Path.of(System.getProperty("java.io.tmpdir"));
  }

  private WorkerProcess start(
      WorkerCommand command, Path libraries, TemporaryFolder scratch, Optional<Path> archive)
      throws IOException {
    List<String> options = options(archive);
    if (shell) {
      List<String> words = new ArrayList<>(WITH_REPLY_CHANNEL);
      words.addAll(command.words(options, List.of(MAIN_CLASS, REPLY_CHANNEL), libraries));
      return new WorkerProcess(builder(words, scratch.path()).start(), scratch);
    }
    Path socket = scratch.path().resolve(SOCKET);
    ServerSocketChannel server = ReplySocket.listen(socket);
    try {
      List<String> words =
          command.words(options, List.of(MAIN_CLASS, ReplyChannel.ofSocket(socket)), libraries);
      ProcessBuilder builder = builder(words, scratch.path());
      builder.redirectError(Redirect.PIPE).redirectErrorStream(true);
      builder.redirectOutput(WorkerDeath.errorFile(scratch.path()).toFile());
      Process process = builder.start();
      return new WorkerProcess(process, ReplySocket.of(server, process), scratch);
    } catch (IOException | RuntimeException e) {
      server.close();
      throw e;
    }
  }

  private static ProcessBuilder builder(List<String> words, Path scratch) {
    ProcessBuilder builder = new ProcessBuilder(words).directory(scratch.toFile());
    ToolEnvironment.prepare(builder);
    return builder.redirectError(WorkerDeath.errorFile(scratch).toFile());
  }

  private static List<String> options(Optional<Path> archive) {
    List<String> options = new ArrayList<>();
    if (archive.isPresent()) {
      options.add("-XX:SharedArchiveFile=" + archive.get());
      options.add("-Xlog:cds=off");
    }
    if (System.getProperty(LANES_PROPERTY) != null) {
      options.add("-D" + LANES_PROPERTY + "=" + System.getProperty(LANES_PROPERTY));
    }
    return options;
  }

  private Path javaExecutable() {
    return options
        .javaExecutable()
        .orElseGet(
            () ->
                Path.of(
                    System.getProperty("java.home"), "bin", platform.machine().program("java")));
  }
}
