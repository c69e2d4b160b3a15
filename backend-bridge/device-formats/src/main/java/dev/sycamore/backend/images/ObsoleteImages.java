package dev.sycamore.backend.images;

import dev.sycamore.backend.files.ResourceName;
import dev.sycamore.backend.files.ResourceTree;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Images in a folder of classes that builds before this one left there. */
final class ObsoleteImages {

  private final Path folder;

  ObsoleteImages(Path folder) {
    this.folder = folder;
  }

  /**
   * The resources of those that nobody needs.
   *
   * @param used by this build
   * @param descriptors the resources of those that this build writes: what they said does not count
   */
  List<String> besides(Set<String> used, Set<String> descriptors) throws IOException {
    Path images = folder.resolve(SharedImages.FOLDER);
    if (!Files.isDirectory(images)) {
      return List.of();
    }
    Set<String> needed = new TreeSet<>(used);
    try (ResourceTree classes = ResourceTree.open(folder)) {
      for (ResourceName other : descriptors(classes)) {
        if (!descriptors.contains(other.value())) {
          ImageDescriptor.parse(classes.displayName(other), classes.text(other)).images().stream()
              .map(ImageEntry::resource)
              .forEach(needed::add);
        }
      }
    } catch (TextFileException e) {
      // Nobody knows what it needs.
      return List.of();
    }
    try (Stream<Path> files = Files.list(images)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(SharedImages::isName)
          .map(name -> SharedImages.FOLDER + name)
          .filter(resource -> !needed.contains(resource))
          .sorted()
          .toList();
    }
  }

  private static List<ResourceName> descriptors(ResourceTree classes) throws IOException {
    return classes.names(UnitResources.FOLDER).stream()
        .filter(name -> name.value().endsWith(UnitResources.IMAGES))
        .toList();
  }
}
