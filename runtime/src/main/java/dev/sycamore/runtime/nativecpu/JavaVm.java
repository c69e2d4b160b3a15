package dev.sycamore.runtime.nativecpu;

import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.natives.CallStack;
import java.util.Locale;
import org.lwjgl.PointerBuffer;
import org.lwjgl.system.jni.JNINativeInterface;

/** The JVM that this is, as native code sees it. */
final class JavaVm {
  /** Of its {@code JavaVM}. */
  static final long ADDRESS = address();

  private JavaVm() {}

  private static long address() {
    try (CallStack stack = CallStack.open()) {
      PointerBuffer vm = stack.mallocPointer(1);
      if (JNINativeInterface.GetJavaVM(vm) != JNINativeInterface.JNI_OK) {
        throw ApiExceptions.device(NativeCpuDevice.ID + ": the JVM cannot be found");
      }
      return vm.get(0);
    }
  }

  /** Whether it is HotSpot, whose critical regions never copy an array unless it checks JNI. */
  static boolean isHotSpot() {
    String name = System.getProperty("java.vm.name", "").toLowerCase(Locale.ROOT);
    return name.contains("hotspot") || name.startsWith("openjdk");
  }

  /** Asked once, with the function of the first image. */
  private static Boolean inPlace;

  /**
   * Whether arrays can be used where they are.
   *
   * @param function of an image, which calls kernels on such arrays
   */
  static synchronized boolean hasArraysInPlace(long function) {
    if (inPlace == null) {
      inPlace = isHotSpot() && HostArrayCall.isPossible(function);
    }
    return inPlace;
  }
}
