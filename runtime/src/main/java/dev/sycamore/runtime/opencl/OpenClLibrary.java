package dev.sycamore.runtime.opencl;

import dev.sycamore.binding.targets.HostPlatform;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.natives.CallStack;
import dev.sycamore.runtime.natives.Lwjgl;
import dev.sycamore.runtime.natives.WindowsDrivers;
import java.util.Optional;
import org.lwjgl.opencl.CL;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.DynamicLinkLoader;

/** Loads the OpenCL library, once. */
final class OpenClLibrary {
  /** The library's own name; the name without the number comes with development files only. */
  private static final String LINUX_NAME = "libOpenCL.so.1";

  private static final String WINDOWS_NAME = "OpenCL.dll";

  /** Looks a symbol up in everything that the process has loaded. */
  private static final long RTLD_DEFAULT = 0;

  private static final Optional<String> PROBLEM = load();

  /** In another class, as it runs on another thread while this one is initialised. */
  private static final class FirstCall implements Runnable {
    @Override
    public void run() {
      CL.getICD();
    }
  }

  private OpenClLibrary() {}

  /** Why there is no OpenCL; empty if there is. */
  static Optional<String> problem() {
    return PROBLEM;
  }

  /** The name that the library was looked for by. */
  static String name() {
    return String.valueOf(Configuration.OPENCL_LIBRARY_NAME.get());
  }

  private static Optional<String> load() {
    try {
      Lwjgl.load();
      boolean named = Configuration.OPENCL_LIBRARY_NAME.get() != null;
      if (HostPlatform.current().isWindows() && !named && !WindowsDrivers.contain(WINDOWS_NAME)) {
        return Optional.of(
            "no OpenCL: "
                + WINDOWS_NAME
                + ", which comes with drivers of GPUs, is not installed; if it is elsewhere, add"
                + " -Dorg.lwjgl.opencl.libname=PATH");
      }
      if (HostPlatform.current().isLinux()) {
        SignalHandlers.keep();
        leaveDivisionsToJava();
        if (!named) {
          if (!Lwjgl.canLoad(LINUX_NAME)) {
            return Optional.of(
                "no OpenCL: "
                    + LINUX_NAME
                    + ", which comes with a loader of drivers (ICD loader), is not known to the"
                    + " dynamic linker; if it is elsewhere, add -Dorg.lwjgl.opencl.libname=PATH");
          }
          Configuration.OPENCL_LIBRARY_NAME.set(LINUX_NAME);
        }
      }
      Lwjgl.firstCall(new FirstCall());
      return Optional.empty();
    } catch (LinkageError | RuntimeException e) {
      if (ApiExceptions.isDevice(e)) {
        return Optional.of("no OpenCL: " + e.getMessage());
      }
      Throwable cause = e.getCause() == null ? e : e.getCause();
      return Optional.of("no OpenCL: " + name() + " cannot be loaded (" + cause.getMessage() + ")");
    }
  }

  /**
   * PoCL takes over SIGFPE, after which {@code 10 / 0} in Java no longer throws. Kernels guard
   * their divisions, so that its handler is not needed. To put the JVM's handler back later would
   * leave a time in which a division in another thread goes wrong.
   *
   * <p>Another thread may be in {@code getenv}: the first change of a process's variables is made
   * to a copy, and the old ones stay as they are, so that a reader finds the ones or the others.
   */
  private static void leaveDivisionsToJava() {
    try (CallStack stack = CallStack.open()) {
      long setenv =
          DynamicLinkLoader.ndlsym(RTLD_DEFAULT, MemoryUtil.memAddress(stack.ASCII("setenv")));
      if (setenv == MemoryUtil.NULL) {
        return;
      }
      long name = MemoryUtil.memAddress(stack.ASCII("POCL_SIGFPE_HANDLER"));
      long value = MemoryUtil.memAddress(stack.ASCII("0"));
      JNI.invokePPI(name, value, 0, setenv);
    }
  }
}
