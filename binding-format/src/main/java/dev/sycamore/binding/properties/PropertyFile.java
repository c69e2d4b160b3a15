package dev.sycamore.binding.properties;

import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.binding.text.TextLine;
import dev.sycamore.binding.text.TextLines;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A property file that was read. */
public final class PropertyFile {

  private final String file;
  private final PropertySets sets;

  /** By category and key. */
  private final Map<String, Map<String, TextLine>> lines;

  PropertyFile(String file, PropertySets sets, Map<String, Map<String, TextLine>> lines) {
    this.file = file;
    this.sets = sets;
    this.lines = Map.copyOf(lines);
  }

  /**
   * Reads the bytes of a file.
   *
   * @param file the name in messages
   * @throws TextFileException the first thing that is wrong with the bytes
   */
  public static PropertyFile parse(String file, byte[] bytes) throws TextFileException {
    return of(file, TextLines.of(file, bytes));
  }

  /**
   * Reads lines.
   *
   * @param file the name in messages
   * @throws TextFileException the first thing that is wrong with the lines
   */
  public static PropertyFile of(String file, List<TextLine> lines) throws TextFileException {
    return PropertyReader.read(file, lines);
  }

  /** The file, as the user named it. */
  public String file() {
    return file;
  }

  public PropertySets sets() {
    return sets;
  }

  /**
   * What the image demands of devices; nothing if the category is missing.
   *
   * @throws TextFileException if a property of it is not what its name says
   */
  public Optional<DeviceRequirements> requirements() throws TextFileException {
    Optional<PropertySet> set = sets.find(PropertyCategory.DEVICE_REQUIREMENTS);
    if (set.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(DeviceRequirements.of(set.get()));
    } catch (DeviceRequirements.InvalidException e) {
      TextLine line = lines.get(set.get().category()).get(e.key());
      throw line.problem(0, "invalid property value: " + e.getMessage());
    }
  }
}
