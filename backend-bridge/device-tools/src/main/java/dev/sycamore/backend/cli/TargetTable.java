package dev.sycamore.backend.cli;

import dev.sycamore.backend.postlink.PostLinkImage;
import dev.sycamore.backend.table.AspectFilter;
import dev.sycamore.binding.properties.PropertyFile;
import dev.sycamore.binding.text.TextFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table in the making: the images that its target, if it has one, can run. */
final class TargetTable {

  private final Path file;
  private final Optional<AspectFilter> filter;
  private final List<Integer> images = new ArrayList<>();

  TargetTable(Path file, Optional<AspectFilter> filter) {
    this.file = file;
    this.filter = filter;
  }

  Path file() {
    return file;
  }

  /** The numbers of the images in the table. */
  List<Integer> images() {
    return images;
  }

  void add(int number, PostLinkImage image) {
    if (filter.isEmpty() || keeps(filter.get(), image)) {
      images.add(number);
    }
  }

  private static boolean keeps(AspectFilter filter, PostLinkImage image) {
    try {
      return PropertyFile.parse("properties", image.properties())
          .requirements()
          .map(filter::keeps)
          .orElse(true);
    } catch (TextFileException e) {
      throw new IllegalStateException("post-link's own properties: " + e.getMessage(), e);
    }
  }
}
