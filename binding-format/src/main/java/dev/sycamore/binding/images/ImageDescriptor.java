package dev.sycamore.binding.images;

import dev.sycamore.binding.resource.ResourcePaths;
import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.binding.text.Quote;
import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.binding.text.TextLine;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The descriptor of a compilation unit: the images that have its kernels.
 *
 * @param unit its qualified name, {@code p.Unit}
 * @param images in an order that follows from what they are, source text last; one is listed more
 *     than once if its kernels require different things of a device
 */
public record ImageDescriptor(String unit, List<ImageEntry> images) {

  /** The most bytes of a descriptor; a thousand kernels need a tenth of a million. */
  public static final int MOST_BYTES = 16 << 20;

  static final String TITLE = "sycamore-images";
  static final String VERSION = "1";
  static final String UNIT = "unit";
  static final String IMAGES = "images";
  static final String IMAGE = "image";
  static final String KERNELS = "kernels";
  static final String PROPERTIES = "properties";
  static final String DIGEST = "sha256";

  /**
   * @throws IllegalArgumentException if a descriptor cannot hold the name of the unit
   */
  public ImageDescriptor {
    images = sorted(images);
    if (!isUnit(unit)) {
      throw new IllegalArgumentException("not a unit: " + Quote.of(unit));
    }
  }

  /** By insertion: there are a few, and most often they are sorted. */
  private static List<ImageEntry> sorted(List<ImageEntry> images) {
    List<ImageEntry> sorted = new ArrayList<>(images.size());
    for (ImageEntry image : images) {
      int at = sorted.size();
      while (at > 0 && order(sorted.get(at - 1), image) > 0) {
        at--;
      }
      sorted.add(at, image);
    }
    return List.copyOf(sorted);
  }

  private static int order(ImageEntry a, ImageEntry b) {
    int order = a.kind().compareTo(b.kind());
    order = order == 0 ? a.target().compareTo(b.target()) : order;
    order = order == 0 ? a.sha256().compareTo(b.sha256()) : order;
    order = order == 0 ? a.resource().compareTo(b.resource()) : order;
    return order == 0 ? a.kernels().toString().compareTo(b.kernels().toString()) : order;
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
  public static boolean isUnit(String name) {
    return !name.isEmpty()
        && TextLine.canHold(name)
        && ResourcePaths.isValid(UnitResources.images(name));
  }

  /**
   * Reads the bytes of a descriptor.
   *
   * @param file the name in messages
   * @throws DescriptorVersionException if another release wrote it
   * @throws TextFileException the first thing that is wrong with the bytes
   */
  public static ImageDescriptor parse(String file, byte[] bytes) throws TextFileException {
    return ImageDescriptorReader.parse(file, bytes);
  }

  /** The bytes of the file. */
  public byte[] bytes() {
    return utf8(text());
  }

  /** The text of the file. */
  public String text() {
    String body = body();
    return body + digest(body);
  }

  /** The last line of a descriptor. */
  static String digest(String body) {
    return DIGEST + " " + Sha256.of(utf8(body)) + "\n";
  }

  private String body() {
    StringBuilder text = new StringBuilder();
    line(text, TITLE, VERSION);
    line(text, UNIT, unit);
    line(text, IMAGES, Integer.toString(images.size()));
    for (ImageEntry image : images) {
      append(text, image);
    }
    return text.toString();
  }

  private static void append(StringBuilder text, ImageEntry image) {
    line(
        text,
        IMAGE,
        image.kind().name(),
        image.target(),
        Long.toString(image.size()),
        image.sha256(),
        image.resource());
    line(text, KERNELS, Integer.toString(image.kernels().size()));
    for (String kernel : image.kernels()) {
      line(text, kernel);
    }
    String properties = image.properties().isPresent() ? image.properties().get().text() : "";
    line(text, PROPERTIES, Long.toString(lines(properties)));
    text.append(properties);
  }

  /** Each of them ends with a line feed. */
  private static int lines(String text) {
    int lines = 0;
    for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      lines++;
    }
    return lines;
  }

  private static void line(StringBuilder text, String... words) {
    text.append(String.join(" ", words)).append('\n');
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
