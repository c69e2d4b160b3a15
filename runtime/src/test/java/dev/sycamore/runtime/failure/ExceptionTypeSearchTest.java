package dev.sycamore.runtime.failure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExceptionTypeSearchTest {
  private static final int SMALL_STACK = 128 << 10;

  /** In classes of its own, so that it is the first failure. */
  @Test
  void aFirstFailureWithoutRoomOnTheStackSpoilsNoLaterOne() throws Exception {
    List<URL> path = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      path.add(Path.of(entry).toUri().toURL());
    }
    try (URLClassLoader classes =
        new URLClassLoader(path.toArray(new URL[0]), ClassLoader.getPlatformClassLoader())) {
      // Every queue has threads before something can fail.
      Class.forName("dev.sycamore.runtime.threads.RuntimeThreads", true, classes);
      Method device =
          classes.loadClass(ApiExceptions.class.getName()).getMethod("device", String.class);
      Thread thread = new Thread(null, () -> dive(device), "small", SMALL_STACK);
      thread.start();
      thread.join();

      Throwable failure = (Throwable) device.invoke(null, "later");

      assertThat(failure).hasMessage("later");
      assertThat(failure.getClass().getName()).isEqualTo("dev.sycamore.DeviceException");
    }
  }

  /** Fails where the stack ends, and again on the way back until an exception is made. */
  @SuppressWarnings("InfiniteRecursion") // It ends with the stack.
  private static boolean dive(Method device) {
    boolean made;
    try {
      made = dive(device);
    } catch (StackOverflowError e) {
      made = false;
    }
    return made || isMade(device);
  }

  private static boolean isMade(Method device) {
    try {
      return device.invoke(null, "first") != null;
    } catch (InvocationTargetException | StackOverflowError e) {
      return false;
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
