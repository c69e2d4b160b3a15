package dev.sycamore.processor.startup;

import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * Loads the classes of a bundle itself, and leaves all others to its parent. The parent would find
 * the bundle's in the jar, and is not asked for them.
 */
final class BundleLoader extends ClassLoader {

  static {
    registerAsParallelCapable();
  }

  private final ClassBundle bundle;

  BundleLoader(ClassLoader parent, ClassBundle bundle) {
    super(parent);
    this.bundle = bundle;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    Optional<ByteBuffer> bytes = bundle.find(name);
    if (bytes.isEmpty()) {
      return getParent().loadClass(name);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      // They are of the jar that this class is of, which is how the compiler's version is told.
      return loaded != null
          ? loaded
          : defineClass(name, bytes.get(), BundleLoader.class.getProtectionDomain());
    }
  }
}
