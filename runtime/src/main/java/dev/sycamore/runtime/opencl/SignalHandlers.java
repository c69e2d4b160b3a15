package dev.sycamore.runtime.opencl;

import dev.sycamore.runtime.natives.CallStack;
import java.util.HashSet;
import java.util.Set;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.DynamicLinkLoader;

/**
 * Keeps the JVM's handlers of faults. A driver that compiles with LLVM in this process leaves
 * handlers behind that work once only: of two threads that come to a null reference at the same
 * time, each an ordinary fault to the JVM, the second ended the process. Handlers that somebody
 * else installs, such as a crash reporter, stay.
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

  /** Addresses of handlers that drivers left behind. */
  private static final Set<Long> OF_DRIVERS = new HashSet<>();

  private SignalHandlers() {}

  /** Notes the handlers as they are: before the first driver is loaded. */
  static synchronized void keep() {
    if (saved != MemoryUtil.NULL) {
      return;
    }
    try (CallStack stack = CallStack.open()) {
      sigaction =
          DynamicLinkLoader.ndlsym(RTLD_DEFAULT, MemoryUtil.memAddress(stack.ASCII("sigaction")));
    }
    if (sigaction != MemoryUtil.NULL) {
      saved = MemoryUtil.nmemCallocChecked(FAULTS.length, STRUCT_BYTES);
      for (int i = 0; i < FAULTS.length; i++) {
        read(i, saved(i));
      }
    }
  }

  private static long saved(int fault) {
    return saved + (long) fault * STRUCT_BYTES;
  }

  private static void read(int fault, long into) {
    JNI.invokePPI(FAULTS[fault], MemoryUtil.NULL, into, sigaction);
  }

  /**
   * Replaces a driver's handlers by the JVM's again, after whatever may have compiled. A handler of
   * anybody else's takes the place of the JVM's in what is noted.
   */
  static synchronized void restore() {
    if (saved == MemoryUtil.NULL) {
      return;
    }
    try (CallStack stack = CallStack.open()) {
      long now = stack.ncalloc(Long.BYTES, 1, STRUCT_BYTES);
      for (int i = 0; i < FAULTS.length; i++) {
        read(i, now);
        long handler = handler(now);
        if (handler == handler(saved(i))) {
          continue;
        }
        if (isOfDriver(handler)) {
          JNI.invokePPI(FAULTS[i], saved(i), MemoryUtil.NULL, sigaction);
        } else {
          MemoryUtil.memCopy(now, saved(i), STRUCT_BYTES);
        }
      }
    }
  }

  private static boolean isOfDriver(long handler) {
    return OF_DRIVERS.contains(handler)
        || (DriverLibraries.contain(handler) && OF_DRIVERS.add(handler));
  }

  /** The handler's address comes first. */
  private static long handler(long struct) {
    return MemoryUtil.memGetLong(struct);
  }

  /** Whether the handlers are those that were noted; also where nothing could be noted. */
  static synchronized boolean areKept() {
    boolean kept = true;
    for (int i = 0; i < FAULTS.length && saved != MemoryUtil.NULL; i++) {
      kept &= current(i) == handler(saved(i));
    }
    return kept;
  }

  private static long current(int fault) {
    try (CallStack stack = CallStack.open()) {
      long now = stack.ncalloc(Long.BYTES, 1, STRUCT_BYTES);
      read(fault, now);
      return handler(now);
    }
  }
}
