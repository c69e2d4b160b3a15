package dev.sycamore.runtime.images;

import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.resource.ResourcePaths;
import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.runtime.failure.ApiExceptions;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Reads descriptors of images, section 5 of the formats. Whatever is wrong is one exception. */
final class DescriptorReader {
  private static final String TITLE = "sycamore-images ";
  private static final String VERSION = "1";
  private static final String DIGEST = "sha256 ";
  private static final int WORDS = 5;

  /** The most bytes of a descriptor; a thousand kernels need a tenth of a million. */
  static final int MOST_BYTES = 16 << 20;

  /** The most bytes of an image that a descriptor may announce. */
  static final long MOST_IMAGE_BYTES = 256L << 20;

  /** What an exception shows of a wrong text. */
  private static final int SHOWN = 100;

  private final String resource;
  private final List<String> lines;
  private int next = 1;

  private DescriptorReader(String resource, List<String> lines) {
    this.resource = resource;
    this.lines = lines;
  }

  /**
   * The images of a unit.
   *
   * @param resource the descriptor's name, for messages
   * @throws dev.sycamore.KernelNotSupportedException if another release wrote it
   * @throws dev.sycamore.DeviceException if it is no descriptor of the unit, or damaged
   */
  static List<KernelImage> read(String resource, String unit, byte[] bytes) {
    if (bytes.length > MOST_BYTES) {
      throw damaged(resource, "it has more than " + MOST_BYTES + " bytes");
    }
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw damaged(resource, "it is not UTF-8");
    }
    if (!text.startsWith(TITLE)) {
      throw damaged(resource, "it does not begin with '" + TITLE + VERSION + "'");
    }
    // Text behind the last line end would be an element, too, so that none goes unseen.
    List<String> lines = List.of(text.split("\n", -1));
    String version = lines.get(0).substring(TITLE.length());
    if (!version.equals(VERSION)) {
      throw ApiExceptions.notSupported(
          "the descriptor of images "
              + resource
              + " has version "
              + (version.length() <= 9 ? version : "?")
              + ", this runtime reads version "
              + VERSION
              + ": compile its unit again with the processor of this release");
    }
    int end = text.lastIndexOf('\n', text.length() - 2) + 1;
    String last = DIGEST + Sha256.of(text.substring(0, end).getBytes(StandardCharsets.UTF_8));
    if (!text.substring(end).equals(last + "\n")) {
      throw damaged(resource, "the digest in its last line is not that of its text");
    }
    try {
      return new DescriptorReader(resource, lines.subList(0, lines.size() - 2)).read(unit);
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw damaged(resource, String.valueOf(e.getMessage()));
    }
  }

  private static RuntimeException damaged(String resource, String problem) {
    String shown = problem.length() <= SHOWN ? problem : problem.substring(0, SHOWN) + "...";
    return ApiExceptions.device(
        "the descriptor of images " + resource + " is damaged or none: " + shown);
  }

  private List<KernelImage> read(String unit) {
    String name = after("unit ");
    if (!name.equals(unit)) {
      throw damaged(resource, "it is of the unit " + name + ", not of " + unit);
    }
    List<KernelImage> images = new ArrayList<>();
    for (int count = number(after("images ")); count > 0; count--) {
      images.add(image());
    }
    if (next != lines.size()) {
      throw new IllegalArgumentException("it goes on behind its images");
    }
    return images;
  }

  private KernelImage image() {
    String[] words = after("image ").split(" ", WORDS);
    List<String> kernels = announced("kernels ");
    List<String> properties = announced("properties ");
    return new KernelImage(
        ImageKind.valueOf(words[0]),
        words[1],
        size(words[2]),
        digest(words[3]),
        resource(words[4]),
        new TreeSet<>(kernels),
        aspects(properties));
  }

  private static long size(String text) {
    long size = Long.parseLong(text);
    if (size < 0 || size > MOST_IMAGE_BYTES) {
      throw new IllegalArgumentException(
          "an image of " + size + " bytes, at most " + MOST_IMAGE_BYTES + " are supported");
    }
    return size;
  }

  private static String resource(String name) {
    if (!name.startsWith(UnitResources.FOLDER) || !ResourcePaths.isValid(name)) {
      throw new IllegalArgumentException("'" + name + "' is no name of a resource");
    }
    return name;
  }

  private static String digest(String text) {
    if (!Sha256.isDigest(text)) {
      throw new IllegalArgumentException("'" + text + "' is no SHA-256");
    }
    return text;
  }

  /** Both spellings of the property, as images of other tools may have either. */
  private static Set<Integer> aspects(List<String> properties) {
    Set<Integer> aspects = new TreeSet<>();
    boolean ofDevice = false;
    for (String line : properties) {
      int equals = line.indexOf('=');
      String key = equals < 0 ? "" : line.substring(0, equals);
      if (line.startsWith("[")) {
        ofDevice = line.equals("[SYCL/device requirements]");
      } else if (ofDevice && (key.equals("aspect") || key.equals("aspects"))) {
        aspects.addAll(PropertyNumbers.of(line.substring(equals + 1)));
      }
    }
    return aspects;
  }

  private List<String> announced(String word) {
    int count = number(after(word));
    if (count > lines.size() - next) {
      throw new IllegalArgumentException("its end is missing");
    }
    List<String> announced = lines.subList(next, next + count);
    next += count;
    return announced;
  }

  private static int number(String text) {
    int number = Integer.parseInt(text);
    if (number < 0) {
      throw new IllegalArgumentException("a number below 0");
    }
    return number;
  }

  private String after(String word) {
    String line = lines.get(next++);
    if (!line.startsWith(word)) {
      throw new IllegalArgumentException("line " + next + " does not begin with '" + word + "'");
    }
    return line.substring(word.length());
  }
}
