package dev.sycamore.backend.config;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads whole files: their bytes, and what holds between targets. */
final class ConfigurationReader {

  /** The file of the product has some 20 KiB. */
  private static final int LARGEST = 4 << 20;

  private final Map<String, Place> names = new HashMap<>();
  private final Map<Integer, TargetEntry> numbers = new HashMap<>();

  private ConfigurationReader() {}

  static DeviceConfiguration read(Path file) throws ConfigurationException {
    String name = file.toString();
    if (Files.isDirectory(file)) {
      throw new ConfigurationException(name, "this is a folder, not a device configuration file");
    }
    try (InputStream stream = Files.newInputStream(file)) {
      byte[] bytes = stream.readNBytes(LARGEST + 1);
      if (bytes.length > LARGEST) {
        throw new ConfigurationException(
            name, "larger than 4 MiB: this is no device configuration file");
      }
      return parse(name, bytes);
    } catch (NoSuchFileException e) {
      throw new ConfigurationException(name, "no such file");
    } catch (AccessDeniedException e) {
      throw new ConfigurationException(name, "permission denied");
    } catch (IOException e) {
      throw new ConfigurationException(name, "cannot be read: " + e.getMessage());
    }
  }

  static DeviceConfiguration parse(String file, byte[] bytes) throws ConfigurationException {
    try {
      return new ConfigurationReader().configuration(Utf8Text.decode(bytes));
    } catch (Problem e) {
      throw e.in(file);
    }
  }

  private DeviceConfiguration configuration(String text) throws Problem {
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
    List<TargetEntry> entries = new ArrayList<>();
    for (YamlNode.Entry target : targets.entries()) {
      name(target.key());
      entries.add(new TargetReader(this, target).read());
    }
    return new DeviceConfiguration(entries);
  }

  /** A name or an alias, which no other target may have. */
  String name(YamlNode.Scalar scalar) throws Problem {
    String name = Values.targetName(scalar);
    Place first = names.putIfAbsent(name, scalar.place());
    if (first != null) {
      throw new Problem(
          scalar.place(),
          "the name %s is given for the second time; the first is in line %d",
          Problem.quote(name),
          first.line());
    }
    return name;
  }

  /** Keeps the number of a target for itself. */
  void number(TargetEntry target, Place place) throws Problem {
    TargetEntry other = numbers.putIfAbsent(target.number(), target);
    if (other != null) {
      throw new Problem(
          place,
          "target %s has the number %d of target %s; give it a `target-aspect` of its own",
          Problem.quote(target.name()),
          target.number(),
          Problem.quote(other.name()));
    }
  }
}
