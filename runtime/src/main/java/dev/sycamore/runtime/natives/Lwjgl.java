package dev.sycamore.runtime.natives;

import dev.sycamore.binding.targets.HostPlatform;
import dev.sycamore.runtime.failure.ApiExceptions;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.Library;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.DynamicLinkLoader;

/**
 * Loads the native library of LWJGL. Left to itself, LWJGL unpacks it to a folder with a
 * predictable name and takes whatever is there with the right CRC-32, in place, so that another
 * user, or another process that starts at the same time, decides what is loaded. Call {@link #load}
 * before any use of LWJGL.
 */
public final class Lwjgl {
  /** LWJGL's names of processors. */
  private static final Map<String, String> PROCESSORS =
      Map.of(HostPlatform.X86_64, "x64", HostPlatform.AARCH64, "arm64");

  private static final AtomicBoolean BEGUN = new AtomicBoolean();

  private Lwjgl() {}

  /** Done once, by the class loader. */
  private static final class Loaded {
    @SuppressWarnings("StaticAssignmentOfThrowable") // only ever the cause of a new one
    static final RuntimeException FAILURE =
        LwjglStart.onOwnThread(
            // A first lambda of the program would take longer than all of this.
            new Callable<>() {
              @Override
              public RuntimeException call() {
                return tryLoad();
              }
            });
  }

  private static RuntimeException tryLoad() {
    try {
      loadLibrary();
      // What every use of a device needs of it, so that this is ready, too.
      MemoryUtil.nmemAlignedFree(MemoryUtil.nmemAlignedAlloc(Long.BYTES, Long.BYTES));
      return null;
    } catch (RuntimeException e) {
      return e;
    } catch (IOException | LinkageError e) {
      return ApiExceptions.device("the native library of LWJGL cannot be loaded", e);
    }
  }

  /**
   * Begins to load the library on a thread of its own: that takes a third of the time to a first
   * result, and most of what comes before a first launch does not need it. Does nothing on one
   * processor.
   */
  public static void begin() {
    if (Runtime.getRuntime().availableProcessors() > 1 && BEGUN.compareAndSet(false, true)) {
      LwjglStart.begin();
    }
  }

  /**
   * Loads the library, unless it is loaded. A program that has loaded LWJGL before, or says with
   * {@code org.lwjgl.libname} or {@code org.lwjgl.librarypath} where the library is, keeps what it
   * has.
   *
   * @throws dev.sycamore.DeviceException if it cannot be loaded; the same each time
   */
  public static void load() {
    if (Loaded.FAILURE != null) {
      throw ApiExceptions.device(Loaded.FAILURE.getMessage(), Loaded.FAILURE);
    }
  }

  /**
   * Makes the first call of a library, for which LWJGL loads it and looks its functions up, on a
   * thread of the runtime.
   *
   * @throws RuntimeException what the call throws, or the {@link LinkageError}
   */
  public static void firstCall(Runnable call) {
    Throwable failure =
        LwjglStart.onOwnThread(
            new Callable<>() {
              @Override
              public Throwable call() {
                try {
                  call.run();
                  return null;
                } catch (LinkageError | RuntimeException e) {
                  return e;
                }
              }
            });
    if (failure instanceof LinkageError error) {
      throw error;
    }
    if (failure instanceof RuntimeException exception) {
      throw exception;
    }
  }

  private static void loadLibrary() throws IOException {
    if (Configuration.MEMORY_ALLOCATOR.get() == null) {
      // The other allocators are libraries that LWJGL would unpack in the same way.
      Configuration.MEMORY_ALLOCATOR.set("system");
    }
    boolean chosen =
        Configuration.LIBRARY_NAME.get() != null || Configuration.LIBRARY_PATH.get() != null;
    String resource = chosen ? "" : resource(HostPlatform.current());
    if (resource.isEmpty()) {
      // Windows keeps a loaded library from being deleted: LWJGL unpacks it to a place that stays.
      Library.initialize();
      return;
    }
    byte[] bytes = read(resource, classifier(resource));
    String name = resource.substring(resource.lastIndexOf('/') + 1);
    try (UnpackedLibrary library = UnpackedLibrary.write(name, bytes)) {
      Configuration.LIBRARY_NAME.set(library.file().toString());
      Library.initialize();
    }
  }

  /** The library for a machine; empty where LWJGL is left to itself. */
  static String resource(HostPlatform machine) {
    String processor = PROCESSORS.get(machine.architecture());
    if (processor == null) {
      return "";
    }
    if (machine.isLinux()) {
      return "linux/" + processor + "/org/lwjgl/liblwjgl.so";
    }
    return machine.isMacOs() ? "macos/" + processor + "/org/lwjgl/liblwjgl.dylib" : "";
  }

  /** That of the jar with the library: the usual processor is not named. */
  static String classifier(String resource) {
    String[] folders = resource.split("/", 3);
    return "natives-" + folders[0] + (folders[1].equals("x64") ? "" : "-" + folders[1]);
  }

  private static byte[] read(String resource, String classifier) throws IOException {
    try (InputStream in = Library.class.getClassLoader().getResourceAsStream(resource)) {
      if (in == null) {
        throw ApiExceptions.device(
            "the native library of LWJGL, "
                + resource
                + ", is missing: put lwjgl's jar with the classifier "
                + classifier
                + " on the class path");
      }
      return in.readAllBytes();
    }
  }

  /**
   * Whether the dynamic linker finds a library and can load it; loads it then. LWJGL would write to
   * the standard error that it cannot.
   */
  public static boolean canLoad(String name) {
    return DynamicLinker.open(name, DynamicLinkLoader.RTLD_LAZY) != MemoryUtil.NULL;
  }
}
