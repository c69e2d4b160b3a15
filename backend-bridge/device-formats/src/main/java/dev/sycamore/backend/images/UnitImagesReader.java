package dev.sycamore.backend.images;

import dev.sycamore.backend.properties.PropertyFile;
import dev.sycamore.backend.properties.PropertySets;
import dev.sycamore.backend.text.Quote;
import dev.sycamore.backend.text.TextFileException;
import dev.sycamore.backend.text.TextLine;
import dev.sycamore.backend.text.TextLines;
import dev.sycamore.binding.images.ImageKind;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the text of descriptors; nothing but what {@link UnitImages} writes. */
final class UnitImagesReader {

  static final String UNIT = "unit";
  static final String IMAGES = "images";
  static final String IMAGE = "image";
  static final String KERNELS = "kernels";
  static final String PROPERTIES = "properties";
  static final String DIGEST = "sha256";

  private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,17}");
  private static final int WORDS = 5;

  private final String file;
  private final List<TextLine> lines;
  private int next;

  private UnitImagesReader(String file, List<TextLine> lines) {
    this.file = file;
    this.lines = lines;
  }

  static UnitImages parse(String file, byte[] bytes) throws TextFileException {
    List<TextLine> lines = TextLines.of(file, bytes);
    if (lines.isEmpty()) {
      throw new TextFileException(file, 1, 1, "no descriptor of images: the file is empty");
    }
    checkVersion(lines.get(0));
    UnitImages images = new UnitImagesReader(file, lines).read();
    if (!Arrays.equals(images.bytes(), bytes)) {
      TextLine last = lines.get(lines.size() - 1);
      throw last.problem(0, "the descriptor is damaged: its text is not what its digest is of");
    }
    return images;
  }

  private static void checkVersion(TextLine first) throws TextFileException {
    String title = UnitImages.TITLE + " ";
    if (!first.text().startsWith(title)) {
      throw first.problem(
          0, "no descriptor of images: " + Quote.of(first.text()) + " is not `" + title + "1`");
    }
    String version = first.text().substring(title.length());
    if (!version.equals(Integer.toString(UnitImages.VERSION))) {
      throw first.problem(
          title.length(),
          "a descriptor of version "
              + Quote.of(version)
              + ", and this release reads "
              + UnitImages.VERSION);
    }
  }

  private UnitImages read() throws TextFileException {
    next = 1;
    TextLine unit = line();
    String name = after(unit, UNIT);
    int count = count(IMAGES);
    List<ImageEntry> images = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      images.add(image());
    }
    TextLine digest = line();
    after(digest, DIGEST);
    if (next < lines.size()) {
      throw line().problem(0, "invalid line: the descriptor has ended");
    }
    try {
      return new UnitImages(name, images);
    } catch (IllegalArgumentException e) {
      throw invalid(unit, e);
    }
  }

  private ImageEntry image() throws TextFileException {
    TextLine line = line();
    String[] words = after(line, IMAGE).split(" ", WORDS);
    if (words.length < WORDS || !NUMBER.matcher(words[2]).matches()) {
      throw line.problem(
          0,
          "invalid line: "
              + Quote.of(line.text())
              + " is not `image kind target size sha256 resource`");
    }
    Optional<ImageKind> kind =
        Arrays.stream(ImageKind.values()).filter(k -> k.name().equals(words[0])).findFirst();
    if (kind.isEmpty()) {
      throw line.problem(
          IMAGE.length() + 1, "invalid line: there is no kind of image " + Quote.of(words[0]));
    }
    List<String> kernels = texts(lines(KERNELS));
    Optional<PropertySets> properties = properties(lines(PROPERTIES));
    try {
      return new ImageEntry(
          kind.get(), words[1], Long.parseLong(words[2]), words[3], words[4], kernels, properties);
    } catch (IllegalArgumentException e) {
      throw invalid(line, e);
    }
  }

  private Optional<PropertySets> properties(List<TextLine> properties) throws TextFileException {
    if (properties.isEmpty()) {
      return Optional.empty();
    }
    String text = String.join("\n", texts(properties));
    try {
      return Optional.of(PropertyFile.parse(file, text.getBytes(StandardCharsets.UTF_8)).sets());
    } catch (TextFileException e) {
      TextLine line = properties.get(e.line() - 1);
      throw new TextFileException(file, line.number(), e.column(), e.problem());
    }
  }

  private static List<String> texts(List<TextLine> lines) {
    return lines.stream().map(TextLine::text).toList();
  }

  /** The lines that a count announces. */
  private List<TextLine> lines(String word) throws TextFileException {
    int count = count(word);
    List<TextLine> announced = lines.subList(next, next + count);
    next += count;
    return announced;
  }

  /** A number of things that follow, each of a line or more. */
  private int count(String word) throws TextFileException {
    TextLine line = line();
    String number = after(line, word);
    if (!NUMBER.matcher(number).matches()) {
      throw line.problem(word.length() + 1, "invalid line: " + Quote.of(number) + " is no number");
    }
    if (Long.parseLong(number) > lines.size() - next) {
      throw cutOff();
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

  private TextLine line() throws TextFileException {
    if (next == lines.size()) {
      throw cutOff();
    }
    return lines.get(next++);
  }

  private TextFileException cutOff() {
    TextLine last = lines.get(lines.size() - 1);
    return last.problem(last.text().length(), "the descriptor is damaged: its end is missing");
  }

  private static TextFileException invalid(TextLine line, IllegalArgumentException e) {
    return line.problem(0, "invalid line: " + Quote.printable(e.getMessage()));
  }
}
