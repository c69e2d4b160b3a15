package dev.sycamore.processor.startup;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import javax.annotation.processing.Processor;

/** Where the classes of the processor come from. */
public final class ProcessorClasses {
  private static final String PROCESSOR = "dev.sycamore.processor.KernelProcessor";
  private static final String BUNDLE = "/META-INF/sycamore/classes";

  /** One for all processors of a class loader, as their classes would be without a bundle. */
  private static final ClassLoader LOADER = loader();

  private ProcessorClasses() {}

  /**
   * A processor from the jar's bundle; from the class path, if there is none. Where jars are
   * missing it is one that reports it.
   */
  public static Processor newProcessor() {
    try {
      return (Processor) LOADER.loadClass(PROCESSOR).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      return IncompletePath.insteadOf(new LinkageError(PROCESSOR, e));
    } catch (LinkageError e) {
      return IncompletePath.insteadOf(e);
    }
  }

  private static ClassLoader loader() {
    ClassLoader own = ProcessorClasses.class.getClassLoader();
    // Damage of the bundle leaves the jar's classes, if it is noticed at all.
    try {
      // No lambda in these classes: none of them is in the bundle.
      Optional<Path> jar = ownJar();
      Optional<ClassBundle> bundle = bundle(jar);
      return bundle.isPresent()
          ? new BundleLoader(own, bundle.get(), new JarClasses(jar, own))
          : own;
    } catch (IOException e) {
      return own;
    }
  }

  private static Optional<ClassBundle> bundle(Optional<Path> jar) throws IOException {
    if (jar.isPresent()) {
      Optional<ClassBundle> atEnd = ClassBundle.atEndOf(jar.get());
      if (atEnd.isPresent()) {
        return atEnd;
      }
    }
    try (InputStream in = ProcessorClasses.class.getResourceAsStream(BUNDLE)) {
      return in == null ? Optional.empty() : ClassBundle.read(in);
    }
  }

  /** Where a class loader leaves the jar as it is, and names it. */
  private static Optional<Path> ownJar() {
    CodeSource source = ProcessorClasses.class.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      return Optional.empty();
    }
    try {
      Path jar = Path.of(source.getLocation().toURI());
      return Files.isRegularFile(jar) ? Optional.of(jar) : Optional.empty();
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }
}
