package dev.sycamore.backend.images;

import dev.sycamore.backend.text.TextFileException;
import dev.sycamore.backend.text.TextLine;
import dev.sycamore.backend.text.TextLines;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.resource.ResourcePaths;
import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.binding.resource.UnitResources;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

/**
 * The descriptor of a compilation unit: the images that have its kernels.
 *
 * @param unit its qualified name, {@code p.Unit}
 * @param images in an order that follows from what they are, source text last
 */
public record UnitImages(String unit, List<ImageEntry> images) {

  static final String TITLE = "sycamore-images";
  static final int VERSION = 1;

  private static final Comparator<ImageEntry> ORDER =
      Comparator.comparing(ImageEntry::kind)
          .thenComparing(ImageEntry::target)
          .thenComparing(ImageEntry::sha256)
          .thenComparing(ImageEntry::resource);

  /**
   * @throws IllegalArgumentException if a descriptor cannot hold the name of the unit
   */
  public UnitImages {
    images = images.stream().sorted(ORDER).toList();
    if (!isUnit(unit)) {
      throw new IllegalArgumentException("not a unit: '" + unit + "'");
    }
  }

  /** The entry points of its kernels: its source text holds all of them, and no others. */
  public List<String> kernels() {
    return images.stream()
        .filter(image -> image.kind() == ImageKind.OPENCL_C)
        .flatMap(image -> image.kernels().stream())
        .distinct()
        .toList();
  }

  /** Whether a unit can have this name: it decides the names of its files. */
  static boolean isUnit(String name) {
    return !name.isEmpty()
        && TextLine.canHold(name)
        && ResourcePaths.isValid(UnitResources.images(name));
  }

  /**
   * Reads a descriptor.
   *
   * @throws TextFileException the first thing that is wrong with it
   */
  public static UnitImages read(Path file) throws TextFileException {
    return parse(file.toString(), TextLines.read(file));
  }

  /**
   * Reads the bytes of a descriptor.
   *
   * @param file the name in messages
   * @throws TextFileException the first thing that is wrong with the bytes
   */
  public static UnitImages parse(String file, byte[] bytes) throws TextFileException {
    return UnitImagesReader.parse(file, bytes);
  }

  /** The text of the file. */
  public String text() {
    StringBuilder text = new StringBuilder();
    line(text, TITLE, Integer.toString(VERSION));
    line(text, UnitImagesReader.UNIT, unit);
    line(text, UnitImagesReader.IMAGES, Integer.toString(images.size()));
    for (ImageEntry image : images) {
      append(text, image);
    }
    line(text, UnitImagesReader.DIGEST, Sha256.of(utf8(text.toString())));
    return text.toString();
  }

  private static void append(StringBuilder text, ImageEntry image) {
    line(
        text,
        UnitImagesReader.IMAGE,
        image.kind().name(),
        image.target(),
        Long.toString(image.size()),
        image.sha256(),
        image.resource());
    line(text, UnitImagesReader.KERNELS, Integer.toString(image.kernels().size()));
    image.kernels().forEach(kernel -> line(text, kernel));
    String properties = image.properties().map(sets -> sets.text()).orElse("");
    line(text, UnitImagesReader.PROPERTIES, Long.toString(properties.lines().count()));
    text.append(properties);
  }

  private static void line(StringBuilder text, String... words) {
    text.append(String.join(" ", words)).append('\n');
  }

  /** The bytes of the file. */
  public byte[] bytes() {
    return utf8(text());
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
