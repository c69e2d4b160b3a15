package dev.sycamore.backend.client;

import dev.sycamore.backend.job.DeviceBuildOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The jars and folders that the device compiler consists of. */
public final class DeviceCompilerFiles {

  private DeviceCompilerFiles() {}

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
