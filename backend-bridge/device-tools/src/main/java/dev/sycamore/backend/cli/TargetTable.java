package dev.sycamore.backend.cli;

import dev.sycamore.backend.postlink.ImageFiles;
import dev.sycamore.backend.postlink.PostLinkImage;
import dev.sycamore.backend.table.AspectFilter;
import dev.sycamore.backend.table.FileTable;
import dev.sycamore.binding.properties.PropertyCategory;
import dev.sycamore.binding.properties.PropertyFile;
import dev.sycamore.binding.properties.PropertySet;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.properties.PropertyValue;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table in the making: the images that its target, if it has one, can run. */
final class TargetTable {

  private final Path file;
  private final Optional<String> compileTarget;
  private final Optional<AspectFilter> filter;
  private final List<Integer> images = new ArrayList<>();

  /**
   * @param compileTarget the target that property files name, which are then of this table alone
   */
  TargetTable(Path file, Optional<String> compileTarget, Optional<AspectFilter> filter) {
    this.file = file;
    this.compileTarget = compileTarget;
    this.filter = filter;
  }

  Path file() {
    return file;
  }

  /** Adds an image to the table, unless the target cannot run it. */
  void add(int number, PostLinkImage image, ImageFiles files) throws IOException {
    if (keeps(image)) {
      images.add(number);
      if (compileTarget.isPresent()) {
        files.addProperties(number, compileTarget.get(), withTarget(image));
      }
    }
  }

  /** The table of the images that were added. */
  FileTable table(ImageFiles files) {
    return files.table(file, images, compileTarget);
  }

  private boolean keeps(PostLinkImage image) {
    try {
      return filter.isEmpty()
          || properties(image).requirements().map(filter.get()::keeps).orElse(true);
    } catch (TextFileException e) {
      throw new IllegalStateException("post-link's own properties: " + e.getMessage(), e);
    }
  }

  private byte[] withTarget(PostLinkImage image) {
    List<PropertySet> sets = new ArrayList<>();
    for (PropertySet set : properties(image).sets().sets()) {
      Map<String, PropertyValue> values = new LinkedHashMap<>(set.properties());
      if (set.category().equals(PropertyCategory.DEVICE_REQUIREMENTS.title())) {
        byte[] target = compileTarget.orElseThrow().getBytes(StandardCharsets.UTF_8);
        values.put("compile_target", PropertyValue.bytes(target));
      }
      sets.add(new PropertySet(set.category(), values));
    }
    return new PropertySets(sets).bytes();
  }

  private static PropertyFile properties(PostLinkImage image) {
    try {
      return PropertyFile.parse("properties", image.properties());
    } catch (TextFileException e) {
      throw new IllegalStateException("post-link's own properties: " + e.getMessage(), e);
    }
  }
}
