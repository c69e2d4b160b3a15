package dev.sycamore.backend.config;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** Reads whole files. */
final class ConfigurationReader {

  /** The file of the product has some 20 KiB. */
  private static final int LARGEST = 4 << 20;

  private final ToIntFunction<String> defaultNumbers;

  /**
   * @param defaultNumbers the number of a target for which the file has none
   */
  ConfigurationReader(ToIntFunction<String> defaultNumbers) {
    this.defaultNumbers = defaultNumbers;
  }

  static byte[] bytes(Path file) throws ConfigurationException {
    String name = file.toString();
    if (Files.isDirectory(file)) {
      throw new ConfigurationException(name, "this is a folder, not a device configuration file");
    }
    try (InputStream stream = Files.newInputStream(file)) {
      byte[] bytes = stream.readNBytes(LARGEST + 1);
      if (bytes.length > LARGEST) {
        throw new ConfigurationException(
            name, "larger than 4 MiB: this is not a device configuration file");
      }
      return bytes;
    } catch (NoSuchFileException e) {
      throw new ConfigurationException(name, "no such file");
    } catch (AccessDeniedException e) {
      throw new ConfigurationException(name, "permission denied");
    } catch (IOException e) {
      throw new ConfigurationException(name, "cannot be read: " + e.getMessage());
    }
  }

  List<TargetEntry> parse(String file, byte[] bytes) throws ConfigurationException {
    try {
      return targets(Utf8Text.decode(bytes));
    } catch (Problem e) {
      throw e.in(file);
    }
  }

  private List<TargetEntry> targets(String text) throws Problem {
    YamlNode document =
        YamlReader.read(text)
            .orElseThrow(() -> new Problem(new Place(1, 1), "the file has no target"));
    if (!(document instanceof YamlNode.Mapping targets)) {
      throw new Problem(
          document.place(),
          "names of targets are expected here, as `name:`, not %s",
          document.kind());
    }
    if (targets.entries().isEmpty()) {
      throw new Problem(targets.place(), "the file has no target");
    }
    UniqueTargets unique = new UniqueTargets();
    List<TargetEntry> entries = new ArrayList<>();
    for (YamlNode.Entry target : targets.entries()) {
      unique.name(target.key());
      entries.add(new TargetReader(unique, defaultNumbers, target).read());
    }
    return entries;
  }
}
