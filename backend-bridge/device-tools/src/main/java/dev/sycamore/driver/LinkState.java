package dev.sycamore.driver;

import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.processor.cache.Fingerprint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a folder of classes has, each file by the name of its resource, as a fingerprint.
 *
 * @param classes with which device code is compared
 * @param units modules, descriptors and what belongs to them
 * @param images what a link makes anew, or deletes
 */
record LinkState(
    TreeMap<String, String> classes,
    TreeMap<String, String> units,
    TreeMap<String, String> images) {

  private static final String CLASS = ".class";

  /** Images are called after their contents. */
  private static final Pattern IMAGE =
      Pattern.compile(Pattern.quote(UnitResources.FOLDER) + "images/[0-9a-f]{16}\\..+");

  /** That of a folder; of one that is missing, nothing. */
  static LinkState of(Path folder) throws IOException {
    LinkState state = new LinkState(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : (Iterable<Path>) files::iterator) {
          state.add(folder.relativize(file).toString(), file);
        }
      }
    }
    return state;
  }

  private void add(String name, Path file) throws IOException {
    if (name.endsWith(CLASS) && Files.isRegularFile(file)) {
      classes.put(name, Fingerprint.of(Files.readAllBytes(file)));
    } else if (name.startsWith(UnitResources.FOLDER) && Files.isRegularFile(file)) {
      (isImage(name) ? images : units).put(name, Fingerprint.of(Files.readAllBytes(file)));
    }
  }

  /** Whether a resource is an image that a link made. */
  static boolean isImage(String name) {
    return IMAGE.matcher(name).matches();
  }

  /** The fingerprint of a file; empty if there is none. */
  String fingerprint(String name) {
    return units.getOrDefault(name, images.getOrDefault(name, ""));
  }
}
