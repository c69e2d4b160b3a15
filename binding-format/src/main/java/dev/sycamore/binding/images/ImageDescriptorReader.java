package dev.sycamore.binding.images;

import dev.sycamore.binding.properties.PropertyFile;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.text.Quote;
import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.binding.text.TextLine;
import dev.sycamore.binding.text.TextLines;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads the text of descriptors; nothing but what {@link ImageDescriptor} writes. The version comes
 * first, since another release may change all that follows, and then the digest: what is damaged is
 * not interpreted. A program reads descriptors once, before its first launch, where a loop costs
 * less than the first use of a lambda.
 */
final class ImageDescriptorReader {

  private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,17}");
  private static final int WORDS = 5;

  private final String file;
  private final List<TextLine> lines;
  private int next = 1;

  private ImageDescriptorReader(String file, List<TextLine> lines) {
    this.file = file;
    this.lines = lines;
  }

  static ImageDescriptor parse(String file, byte[] bytes) throws TextFileException {
    if (bytes.length > ImageDescriptor.MOST_BYTES) {
      throw new TextFileException(
          file, "cannot be read: larger than " + (ImageDescriptor.MOST_BYTES >> 20) + " MiB");
    }
    String text = new String(bytes, StandardCharsets.UTF_8);
    checkVersion(file, text);
    List<TextLine> lines = TextLines.of(file, bytes);
    TextLine last = lines.get(lines.size() - 1);
    checkDigest(last, text);
    ImageDescriptor descriptor =
        new ImageDescriptorReader(file, lines.subList(0, lines.size() - 1)).read();
    checkForm(file, text, descriptor.text());
    return descriptor;
  }

  private static void checkVersion(String file, String text) throws TextFileException {
    if (text.isEmpty()) {
      throw new TextFileException(file, 1, 1, "no descriptor of images: the file is empty");
    }
    String first = text.split("\n", 2)[0];
    String title = ImageDescriptor.TITLE + " ";
    if (!first.startsWith(title)) {
      throw new TextFileException(
          file,
          1,
          1,
          "no descriptor of images: "
              + Quote.of(first)
              + " is not `"
              + title
              + ImageDescriptor.VERSION
              + "`");
    }
    String version = first.substring(title.length());
    if (!version.equals(ImageDescriptor.VERSION)) {
      throw new DescriptorVersionException(file, title.length() + 1, version);
    }
  }

  private static void checkDigest(TextLine last, String text) throws TextFileException {
    int start = text.lastIndexOf('\n', text.length() - 2) + 1;
    String digest = ImageDescriptor.DIGEST + " ";
    if (!text.startsWith(digest, start) || !text.endsWith("\n")) {
      throw last.problem(
          last.text().length(),
          "the descriptor is damaged: it does not end with a line `" + digest + "...`");
    }
    if (!text.substring(start).equals(ImageDescriptor.digest(text.substring(0, start)))) {
      throw last.problem(0, "the descriptor is damaged: its text is not what its digest is of");
    }
  }

  /** Order, numbers and values have one form each, so that a descriptor has one text. */
  private static void checkForm(String file, String text, String expected)
      throws TextFileException {
    if (text.equals(expected)) {
      return;
    }
    String[] found = text.split("\n", -1);
    String[] right = expected.split("\n", -1);
    int line = Arrays.mismatch(found, right);
    throw new TextFileException(
        file,
        line + 1,
        1,
        "invalid line: " + Quote.of(found[line]) + " is not " + Quote.of(right[line]));
  }

  private ImageDescriptor read() throws TextFileException {
    TextLine unit = line(ImageDescriptor.UNIT);
    String name = after(unit, ImageDescriptor.UNIT);
    int count = count(ImageDescriptor.IMAGES);
    List<ImageEntry> images = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      images.add(image());
    }
    if (next < lines.size()) {
      TextLine line = lines.get(next);
      throw line.problem(
          0, "invalid line: " + Quote.of(line.text()) + " is after the last of the images");
    }
    try {
      return new ImageDescriptor(name, images);
    } catch (IllegalArgumentException e) {
      throw invalid(unit, e);
    }
  }

  private ImageEntry image() throws TextFileException {
    TextLine line = line(ImageDescriptor.IMAGE);
    String[] words = after(line, ImageDescriptor.IMAGE).split(" ", WORDS);
    if (words.length < WORDS || !NUMBER.matcher(words[2]).matches()) {
      throw line.problem(
          0,
          "invalid line: "
              + Quote.of(line.text())
              + " is not `image kind target size sha256 resource`");
    }
    ImageKind kind = kind(words[0]);
    if (kind == null) {
      throw line.problem(
          ImageDescriptor.IMAGE.length() + 1,
          "invalid line: there is no kind of image " + Quote.of(words[0]));
    }
    List<String> kernels = new ArrayList<>();
    for (TextLine kernel : announced(ImageDescriptor.KERNELS)) {
      kernels.add(kernel.text());
    }
    Optional<PropertySets> properties = properties(announced(ImageDescriptor.PROPERTIES));
    try {
      return new ImageEntry(
          kind, words[1], Long.parseLong(words[2]), words[3], words[4], kernels, properties);
    } catch (IllegalArgumentException e) {
      throw invalid(line, e);
    }
  }

  /** The kind of this name, or null. */
  private static ImageKind kind(String name) {
    for (ImageKind kind : ImageKind.values()) {
      if (kind.name().equals(name)) {
        return kind;
      }
    }
    return null;
  }

  private Optional<PropertySets> properties(List<TextLine> properties) throws TextFileException {
    if (properties.isEmpty()) {
      return Optional.empty();
    }
    PropertyFile parsed = PropertyFile.of(file, properties);
    parsed.requirements();
    return Optional.of(parsed.sets());
  }

  /** The lines that a count announces. */
  private List<TextLine> announced(String word) throws TextFileException {
    int count = count(word);
    next += count;
    return lines.subList(next - count, next);
  }

  /** A number of things that follow, each of a line or more. */
  private int count(String word) throws TextFileException {
    TextLine line = line(word);
    String number = after(line, word);
    if (!NUMBER.matcher(number).matches()) {
      throw line.problem(
          word.length() + 1, "invalid line: " + Quote.of(number) + " is not a number");
    }
    if (Long.parseLong(number) > lines.size() - next) {
      throw line.problem(
          word.length() + 1,
          "invalid line: " + Quote.of(line.text()) + " announces more than what follows");
    }
    return Integer.parseInt(number);
  }

  private static String after(TextLine line, String word) throws TextFileException {
    if (!line.text().startsWith(word + " ")) {
      throw line.problem(
          0, "invalid line: " + Quote.of(line.text()) + " is not `" + word + " ...`");
    }
    return line.text().substring(word.length() + 1);
  }

  /** The next line, which begins with a word. */
  private TextLine line(String word) throws TextFileException {
    if (next == lines.size()) {
      TextLine last = lines.get(next - 1);
      throw last.problem(
          last.text().length(), "invalid line: no `" + word + " ...` comes after it");
    }
    return lines.get(next++);
  }

  private static TextFileException invalid(TextLine line, IllegalArgumentException e) {
    return line.problem(0, "invalid line: " + e.getMessage());
  }
}
