package dev.sycamore.tests.loaders;

import java.io.File;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs the program {@code App} in many class loaders, one after the other, and prints how many of
 * them are still there. It has nothing of Sycamore itself, and runs in a JVM of its own.
 */
public final class LoaderHarness {
  private static final int LOADERS = 30;
  private static final int COLLECTIONS = 80;
  private static final String PROGRAM = "App";

  private LoaderHarness() {}

  /** Has classes of the program itself, and all else from its parent if it has one. */
  private static final class ApplicationLoader extends URLClassLoader {
    ApplicationLoader(URL[] urls, ClassLoader parent) {
      super(urls, parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(PROGRAM)) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        return known == null ? findClass(name) : known;
      }
    }
  }

  /**
   * Prints how many loaders are left after launches in each.
   *
   * @param args the device; {@code own} for a runtime in each loader, or {@code shared}; {@code
   *     caller} or {@code thread} for where launches are; the folder of the program
   */
  public static void main(String[] args) throws Exception {
    List<URL> urls = new ArrayList<>();
    urls.add(Path.of(args[3]).toUri().toURL());
    boolean own = args[1].equals("own");
    if (own) {
      for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
        urls.add(Path.of(entry).toUri().toURL());
      }
    }
    ClassLoader parent =
        own ? ClassLoader.getPlatformClassLoader() : ClassLoader.getSystemClassLoader();
    List<WeakReference<ClassLoader>> loaders = new ArrayList<>();
    for (int i = 0; i < LOADERS; i++) {
      loaders.add(new WeakReference<>(launch(urls, parent, args[0], args[2].equals("thread"))));
    }
    for (int i = 0; i < COLLECTIONS && alive(loaders) > 0; i++) {
      System.gc();
      Thread.sleep(500);
    }
    System.out.println("alive: " + alive(loaders));
  }

  private static long alive(List<WeakReference<ClassLoader>> loaders) {
    return loaders.stream().filter(loader -> loader.get() != null).count();
  }

  private static ClassLoader launch(
      List<URL> urls, ClassLoader parent, String device, boolean onThread) throws Exception {
    ApplicationLoader loader = new ApplicationLoader(urls.toArray(new URL[0]), parent);
    if (onThread) {
      Thread thread = new Thread(() -> go(loader, device));
      thread.start();
      thread.join();
    } else {
      go(loader, device);
    }
    loader.close();
    return loader;
  }

  private static void go(ClassLoader loader, String device) {
    try {
      loader.loadClass(PROGRAM).getMethod("go", String.class).invoke(null, device);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
