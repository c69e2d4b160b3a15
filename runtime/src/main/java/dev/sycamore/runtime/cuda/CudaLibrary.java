package dev.sycamore.runtime.cuda;

import dev.sycamore.binding.targets.HostPlatform;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.natives.CallStack;
import dev.sycamore.runtime.natives.Lwjgl;
import dev.sycamore.runtime.natives.WindowsDrivers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lwjgl.cuda.CU;
import org.lwjgl.system.Configuration;

/** Loads the library of NVIDIA's driver, once. */
final class CudaLibrary {
  /** The library's own name; the name without the number comes with development files only. */
  private static final String LINUX_NAME = "libcuda.so.1";

  private static final String WINDOWS_NAME = "nvcuda.dll";

  /** Where drivers are that the dynamic linker was not told of: in containers, WSL and NixOS. */
  private static final List<String> FOLDERS =
      List.of(
          "/usr/local/nvidia/lib64",
          "/usr/local/nvidia/lib",
          "/usr/lib/wsl/lib",
          "/usr/lib64",
          "/usr/lib/x86_64-linux-gnu",
          "/usr/lib/aarch64-linux-gnu",
          "/run/opengl-driver/lib",
          "/usr/lib64/nvidia",
          "/usr/lib/nvidia");

  private static final Optional<String> PROBLEM = load();

  /**
   * LWJGL looks all functions up at the first call, and throws if one is missing that every driver
   * has. In another class, as it runs on another thread while this one is initialised.
   */
  private static final class FirstCall implements Runnable {
    @Override
    public void run() {
      try (CallStack stack = CallStack.open()) {
        CU.cuDriverGetVersion(stack.callocInt(1));
      }
    }
  }

  private CudaLibrary() {}

  /** Why there is no CUDA; empty if there is. */
  static Optional<String> problem() {
    return PROBLEM;
  }

  private static Optional<String> load() {
    try {
      Lwjgl.load();
      boolean named = Configuration.CUDA_LIBRARY_NAME.get() != null;
      Optional<String> missing = named ? Optional.empty() : missing(HostPlatform.current());
      if (missing.isPresent()) {
        return missing;
      }
      if (HostPlatform.current().isLinux() && !named) {
        Optional<String> found = candidates().filter(Lwjgl::canLoad).findFirst();
        if (found.isEmpty()) {
          return Optional.of(
              "no CUDA: "
                  + LINUX_NAME
                  + ", which comes with NVIDIA's driver, is neither known to the dynamic linker"
                  + " nor in "
                  + String.join(", ", FOLDERS)
                  + "; if it is elsewhere, add -Dorg.lwjgl.cuda.libname=PATH");
        }
        Configuration.CUDA_LIBRARY_NAME.set(found.get());
      }
      Lwjgl.firstCall(new FirstCall());
      return Optional.empty();
    } catch (LinkageError | RuntimeException e) {
      if (ApiExceptions.isDevice(e)) {
        return Optional.of("no CUDA: " + e.getMessage());
      }
      Throwable cause = e.getCause() == null ? e : e.getCause();
      return Optional.of(
          "no CUDA: "
              + Configuration.CUDA_LIBRARY_NAME.get("the driver's library")
              + " cannot be loaded ("
              + cause.getMessage()
              + ")");
    }
  }

  /** Why there can be no driver on another system than Linux. */
  private static Optional<String> missing(HostPlatform machine) {
    return switch (machine.system()) {
      case LINUX, OTHER -> Optional.empty();
      case MACOS -> Optional.of("no CUDA: NVIDIA has no driver for macOS");
      case WINDOWS ->
          WindowsDrivers.contain(WINDOWS_NAME)
              ? Optional.empty()
              : Optional.of(
                  "no CUDA: "
                      + WINDOWS_NAME
                      + ", which comes with NVIDIA's driver, is not installed; if it is elsewhere,"
                      + " add -Dorg.lwjgl.cuda.libname=PATH");
    };
  }

  private static Stream<String> candidates() {
    return Stream.concat(
        Stream.of(LINUX_NAME),
        FOLDERS.stream()
            .map(folder -> Path.of(folder, LINUX_NAME))
            .filter(Files::exists)
            .map(Path::toString));
  }
}
