package dev.sycamore.backend.client;

import dev.sycamore.backend.job.DeviceBuildOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The jars and folders that the device compiler consists of. */
public final class DeviceCompilerFiles {

  private DeviceCompilerFiles() {}

  /**
   * This machine, in the words of LLVM's jars, if there is no LLVM for it on the class path. On the
   * machines that Sycamore is built on that is an error of a build, and the result is empty.
   */
  public static Optional<String> unsupportedMachine(DeviceBuildOptions options) {
    String machine = Platform.current().name();
    if (machine.equals(Platform.ALWAYS)) {
      return Optional.empty();
    }
    try {
      WorkerClassPath.find(options);
      return Optional.empty();
    } catch (WorkerException e) {
      return Optional.of(machine);
    }
  }

  /**
   * Those that a worker would be started from, the jar with LLVM's libraries last.
   *
   * @throws IOException if there is none, and no worker can be started
   */
  public static List<Path> of(DeviceBuildOptions options) throws IOException {
    try {
      WorkerClassPath classPath = WorkerClassPath.find(options);
      List<Path> files = new ArrayList<>(classPath.entries());
      files.add(classPath.nativeJar());
      return files;
    } catch (WorkerException e) {
      throw new IOException(e.getMessage(), e);
    }
  }
}
