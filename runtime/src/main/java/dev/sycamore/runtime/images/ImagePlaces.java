package dev.sycamore.runtime.images;

import dev.sycamore.runtime.failure.ApiExceptions;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The jars and folders whose native images may be loaded into this process: all, unless the
 * property {@value #ALLOWED} lists places, separated as in a class path.
 */
final class ImagePlaces {
  static final String ALLOWED = "sycamore.images.allow";

  private static final String JAR = "jar:";

  private ImagePlaces() {}

  /** Whether places are listed. */
  static boolean isLimited() {
    return System.getProperty(ALLOWED) != null;
  }

  /**
   * Checks the place of a native image.
   *
   * @throws dev.sycamore.DeviceException if places are listed, and this is below none of them
   */
  static void check(String resource, URL url) {
    String allowed = System.getProperty(ALLOWED);
    if (allowed == null) {
      return;
    }
    Optional<Path> place = place(url);
    boolean listed =
        place.isPresent()
            && Stream.of(allowed.split(File.pathSeparator))
                .filter(entry -> !entry.isEmpty())
                .map(entry -> real(Path.of(entry)))
                .anyMatch(place.get()::startsWith);
    if (!listed) {
      throw ApiExceptions.device(
          "the native image "
              + resource
              + " is not loaded: it is in "
              + place.map(Path::toString).orElse(url.toString())
              + ", which is not among the places that -D"
              + ALLOWED
              + " lists");
    }
  }

  /** The jar, or the file itself; empty if it is neither. */
  private static Optional<Path> place(URL url) {
    String text = url.toString();
    if (text.startsWith(JAR)) {
      int end = text.lastIndexOf("!/");
      text = text.substring(JAR.length(), end < 0 ? text.length() : end);
    }
    try {
      return text.startsWith("file:")
          ? Optional.of(real(Path.of(URI.create(text.replace(" ", "%20")))))
          : Optional.empty();
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException | InvalidPathException e) {
      return path.toAbsolutePath().normalize();
    }
  }
}
