package dev.sycamore.runtime.opencl;

import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.DynamicLinkLoader;

/**
 * Keeps the JVM's handlers of faults. A driver that compiles with LLVM in this process leaves
 * handlers behind that work once only: of two threads that come to a null reference at the same
 * time, each an ordinary fault to the JVM, the second ended the process.
 */
final class SignalHandlers {
  /** SIGILL, SIGBUS, SIGFPE, SIGSEGV of Linux. */
  private static final int[] FAULTS = {4, 7, 8, 11};

  /** More than {@code struct sigaction} takes anywhere. */
  private static final int STRUCT_BYTES = 256;

  /** Looks a symbol up in everything that the process has loaded. */
  private static final long RTLD_DEFAULT = 0;

  private static long sigaction = MemoryUtil.NULL;
  private static long saved = MemoryUtil.NULL;

  private SignalHandlers() {}

  /** Notes the handlers as they are: before the first driver is loaded. */
  static synchronized void keep() {
    if (saved != MemoryUtil.NULL) {
      return;
    }
    try (MemoryStack stack = MemoryStack.stackPush()) {
      sigaction =
          DynamicLinkLoader.ndlsym(RTLD_DEFAULT, MemoryUtil.memAddress(stack.ASCII("sigaction")));
    }
    if (sigaction != MemoryUtil.NULL) {
      saved = MemoryUtil.nmemCallocChecked(FAULTS.length, STRUCT_BYTES);
      for (int i = 0; i < FAULTS.length; i++) {
        JNI.invokePPI(FAULTS[i], MemoryUtil.NULL, saved + (long) i * STRUCT_BYTES, sigaction);
      }
    }
  }

  /** Puts the handlers back that were noted: after whatever may have compiled. */
  static synchronized void restore() {
    if (saved == MemoryUtil.NULL) {
      return;
    }
    for (int i = 0; i < FAULTS.length; i++) {
      JNI.invokePPI(FAULTS[i], saved + (long) i * STRUCT_BYTES, MemoryUtil.NULL, sigaction);
    }
  }

  /** Whether the handlers are those that were noted; also where nothing could be noted. */
  static synchronized boolean areKept() {
    boolean kept = true;
    for (int i = 0; i < FAULTS.length && saved != MemoryUtil.NULL; i++) {
      try (MemoryStack stack = MemoryStack.stackPush()) {
        long now = stack.ncalloc(Long.BYTES, 1, STRUCT_BYTES);
        JNI.invokePPI(FAULTS[i], MemoryUtil.NULL, now, sigaction);
        // The handler's address comes first.
        kept &=
            MemoryUtil.memGetLong(now) == MemoryUtil.memGetLong(saved + (long) i * STRUCT_BYTES);
      }
    }
    return kept;
  }
}
