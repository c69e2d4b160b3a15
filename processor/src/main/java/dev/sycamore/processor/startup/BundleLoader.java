package dev.sycamore.processor.startup;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Loads the classes that a bundle names itself, and leaves all others to its parent. The parent
 * would find the bundle's in the jar, and is not asked for them: two loaders would make two of
 * each.
 */
public final class BundleLoader extends ClassLoader {

  static {
    registerAsParallelCapable();
  }

  /** A system property: each class is loaded when it is needed, as a test wants to see it. */
  private static final String OFF = "sycamore.early-classes.off";

  private final ClassBundle bundle;
  private final JarClasses jar;
  private final AtomicBoolean begun = new AtomicBoolean();

  BundleLoader(ClassLoader parent, ClassBundle bundle, JarClasses jar) {
    super(parent);
    this.bundle = bundle;
    this.jar = jar;
  }

  /**
   * Begins to load, on a thread of its own, the classes that each compilation of kernels needs. The
   * compiler's thread finds most of them loaded when it comes to them.
   *
   * @param loaded a class of the compiler; without a bundle nothing happens
   * @param withDeviceBuild whether the compilation makes images
   */
  public static void loadEarly(Class<?> loaded, boolean withDeviceBuild) {
    if (loaded.getClassLoader() instanceof BundleLoader loader
        && !Boolean.getBoolean(OFF)
        && loader.begun.compareAndSet(false, true)) {
      Thread thread = new EarlyClasses(loader, withDeviceBuild);
      thread.setDaemon(true);
      thread.start();
    }
  }

  /** No lambdas: these classes are not in the bundle. */
  private static final class EarlyClasses extends Thread implements Consumer<String> {
    private final BundleLoader loader;
    private final boolean withDeviceBuild;

    EarlyClasses(BundleLoader loader, boolean withDeviceBuild) {
      super("sycamore-classes");
      this.loader = loader;
      this.withDeviceBuild = withDeviceBuild;
    }

    @Override
    public void run() {
      loader.bundle.forEachEarly(withDeviceBuild, this);
    }

    @Override
    public void accept(String name) {
      try {
        loader.loadClass(name, false);
      } catch (ClassNotFoundException | LinkageError | RuntimeException e) {
        // Whoever needs it will get this error; the compiler may have ended, and closed its jars.
      }
    }
  }

  /** Whether a class is loaded. */
  boolean isLoaded(String name) {
    return findLoadedClass(name) != null;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    int place = bundle.find(name);
    if (place == ClassBundle.NOWHERE) {
      return getParent().loadClass(name);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null) {
        return loaded;
      }
      ByteBuffer bytes = bundle.isInJar(place) ? jar.read(name) : bundle.bytes(place);
      // They are of the jar that this class is of, which is how the compiler's version is told.
      return defineClass(name, bytes, BundleLoader.class.getProtectionDomain());
    }
  }
}
