package dev.sycamore.backend.client;

import dev.sycamore.backend.target.LlvmClassifiers;
import dev.sycamore.binding.targets.HostPlatform;
import java.util.List;

/**
 * What the device compiler needs to know of the machine that it runs on.
 *
 * @param name in the words of LLVM's jars, such as {@code linux-x86_64}
 */
record Platform(HostPlatform machine, String name) {

  /** The one whose LLVM every build tool finds: a processor path without it is incomplete. */
  static final String ALWAYS = "linux-x86_64";

  private static final Platform CURRENT =
      of(System.getProperty("os.name", ""), System.getProperty("os.arch", "unknown"));

  /** The one that this JVM runs on. */
  static Platform current() {
    return CURRENT;
  }

  /** A machine in the JDK's words. */
  static Platform of(String system, String architecture) {
    return new Platform(
        HostPlatform.of(system, architecture), LlvmClassifiers.of(system, architecture));
  }

  /** The files of LLVM's jar that the worker needs, in the order of loading. */
  List<NativeLibrary> libraries() {
    return switch (machine.system()) {
      case MACOS -> NativeLibrary.OF_MACOS;
      case WINDOWS -> NativeLibrary.OF_WINDOWS;
      case LINUX, OTHER -> NativeLibrary.OF_LINUX;
    };
  }

  /** The name of an entry of LLVM's jar. */
  String entry(NativeLibrary library) {
    return "org/bytedeco/llvm/" + name + "/" + library.nameInJar();
  }

  /** The entry by which LLVM's jar for this machine is found. */
  String mark() {
    return entry(libraries().get(0));
  }

  /**
   * Whether programs are started through a POSIX shell, which gives a process more channels than
   * the three standard ones.
   */
  boolean hasShell() {
    return !machine.isWindows();
  }

  /** The artifact with LLVM for this machine. */
  String artifact() {
    return "org.bytedeco:llvm with the classifier " + name;
  }
}
