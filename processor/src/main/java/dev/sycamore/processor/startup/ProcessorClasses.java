package dev.sycamore.processor.startup;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import javax.annotation.processing.Processor;

/** Where the classes of the processor come from. */
public final class ProcessorClasses {
  private static final String PROCESSOR = "dev.sycamore.processor.KernelProcessor";
  private static final String BUNDLE = "/META-INF/sycamore/classes";

  /** One for all processors of a class loader, as their classes would be without a bundle. */
  private static final ClassLoader LOADER = loader();

  private ProcessorClasses() {}

  /** A processor from the jar's bundle; from the class path, if there is none. */
  public static Processor newProcessor() {
    try {
      return (Processor) LOADER.loadClass(PROCESSOR).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(PROCESSOR, e);
    }
  }

  private static ClassLoader loader() {
    ClassLoader own = ProcessorClasses.class.getClassLoader();
    // Damage of the bundle leaves the jar's classes, if it is noticed at all.
    try (InputStream in = ProcessorClasses.class.getResourceAsStream(BUNDLE)) {
      Optional<ClassBundle> bundle = in == null ? Optional.empty() : ClassBundle.read(in);
      return bundle.<ClassLoader>map(found -> new BundleLoader(own, found)).orElse(own);
    } catch (IOException e) {
      return own;
    }
  }
}
