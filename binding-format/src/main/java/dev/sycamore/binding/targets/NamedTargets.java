package dev.sycamore.binding.targets;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.zip.CRC32;

/**
 * The named targets of the product, and the numbers that stand for targets in device images. The
 * table is read when it is asked for first: only images with fixed targets need it.
 */
public final class NamedTargets {
  private static final String FILE = "named-targets.txt";

  /** Numbers that follow from names begin here, far from those that people give. */
  private static final int FIRST_FROM_NAME = 1 << 30;

  private NamedTargets() {}

  private static final class Table {
    static final List<NamedTarget> TARGETS = load();

    private static List<NamedTarget> load() {
      try (InputStream stream = NamedTargets.class.getResourceAsStream(FILE)) {
        if (stream == null) {
          throw new IllegalStateException(FILE + " is missing from this installation");
        }
        return parse(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static List<NamedTarget> parse(String text) {
    List<NamedTarget> targets = new ArrayList<>();
    for (String line : text.lines().toList()) {
      if (!line.startsWith("#")) {
        targets.add(target(line.split(" ", -1)));
      }
    }
    return List.copyOf(targets);
  }

  private static NamedTarget target(String[] words) {
    int number = Integer.parseInt(words[0]);
    if (words.length == 2) {
      return new NamedTarget(number, words[1], Optional.empty(), List.of());
    }
    for (GpuVendor vendor : GpuVendor.values()) {
      if (vendor.word().equals(words[2])) {
        return new NamedTarget(number, words[1], Optional.of(vendor), List.of(words[3].split(",")));
      }
    }
    throw new IllegalStateException("no vendor: " + words[2]);
  }

  /** All of them, in the order of their numbers. */
  public static List<NamedTarget> all() {
    return Table.TARGETS;
  }

  /** The names of the targets that a GPU is one of; none for one that the table does not know. */
  public static SortedSet<String> of(GpuVendor vendor, String id) {
    SortedSet<String> names = new TreeSet<>();
    for (NamedTarget target : all()) {
      if (target.includes(vendor, id)) {
        names.add(target.name());
      }
    }
    return names;
  }

  /**
   * The number that stands for a target in images. One that the table does not have, from a device
   * configuration that gives it none, has a number that follows from its name: the same in every
   * compilation and at run time.
   */
  public static int number(String name) {
    for (NamedTarget target : all()) {
      if (target.name().equals(name)) {
        return target.number();
      }
    }
    return fromName(name);
  }

  private static int fromName(String name) {
    CRC32 crc = new CRC32();
    crc.update(name.getBytes(StandardCharsets.UTF_8));
    return FIRST_FROM_NAME | (int) (crc.getValue() & (FIRST_FROM_NAME - 1));
  }

  /** The name of the target that a number stands for, if it is one of the product. */
  public static Optional<String> name(int number) {
    for (NamedTarget target : all()) {
      if (target.number() == number) {
        return Optional.of(target.name());
      }
    }
    return Optional.empty();
  }
}
