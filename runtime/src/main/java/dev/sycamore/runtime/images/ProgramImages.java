package dev.sycamore.runtime.images;

import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.binding.text.TextFileException;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The images of all units that the JVM was started with: those of its class path and module path.
 * What cannot be read has none: whoever launches its kernels gets the reason.
 */
public final class ProgramImages {
  private static final List<String> PATHS = List.of("java.class.path", "jdk.module.path");

  private ProgramImages() {}

  /** Whether one of them is wanted. */
  public static boolean have(Predicate<ImageEntry> wanted) {
    return PATHS.stream()
        .map(property -> System.getProperty(property, ""))
        .anyMatch(path -> have(path, wanted));
  }

  /**
   * Whether one is wanted of those in the jars and folders of a path.
   *
   * @param path as the JVM takes it
   */
  static boolean have(String path, Predicate<ImageEntry> wanted) {
    return Stream.of(path.split(File.pathSeparator, -1))
        .filter(entry -> !entry.isEmpty())
        .anyMatch(entry -> haveIn(Path.of(entry), wanted));
  }

  private static boolean haveIn(Path entry, Predicate<ImageEntry> wanted) {
    try (URLClassLoader loader = new URLClassLoader(new URL[] {url(entry)}, null)) {
      for (String unit : UnitSearch.in(entry)) {
        if (images(loader, unit).stream().anyMatch(wanted)) {
          return true;
        }
      }
    } catch (IOException | TextFileException e) {
      return false;
    }
    return false;
  }

  private static URL url(Path entry) throws MalformedURLException {
    return entry.toUri().toURL();
  }

  private static List<ImageEntry> images(ClassLoader loader, String unit)
      throws IOException, TextFileException {
    String resource = UnitResources.images(unit);
    Optional<byte[]> bytes = ImageCatalog.bytes(loader, resource, ImageDescriptor.MOST_BYTES);
    return bytes.isEmpty() ? List.of() : ImageDescriptor.parse(resource, bytes.get()).images();
  }
}
