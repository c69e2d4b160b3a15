package dev.sycamore.runtime.opencl;

import dev.sycamore.runtime.natives.Lwjgl;
import org.lwjgl.opencl.CL;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.Platform;
import org.lwjgl.system.linux.DynamicLinkLoader;

/** Loads the OpenCL library, once. */
final class OpenClLibrary {
  /** The library's own name; the name without the number comes with development files only. */
  private static final String LINUX_NAME = "libOpenCL.so.1";

  /** Looks a symbol up in everything that the process has loaded. */
  private static final long RTLD_DEFAULT = 0;

  private static final boolean LOADED = load();

  private OpenClLibrary() {}

  /** Whether this machine has OpenCL. */
  static boolean isPresent() {
    return LOADED;
  }

  private static boolean load() {
    Lwjgl.load();
    if (Platform.get() == Platform.LINUX) {
      SignalHandlers.keep();
      leaveDivisionsToJava();
      if (Configuration.OPENCL_LIBRARY_NAME.get() == null) {
        Configuration.OPENCL_LIBRARY_NAME.set(LINUX_NAME);
      }
    }
    try {
      return CL.getICD() != null;
    } catch (LinkageError e) {
      return false;
    }
  }

  /**
   * PoCL takes over SIGFPE, after which {@code 10 / 0} in Java no longer throws. Kernels guard
   * their divisions, so that its handler is not needed.
   */
  private static void leaveDivisionsToJava() {
    try (MemoryStack stack = MemoryStack.stackPush()) {
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
