package dev.sycamore.binding.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The lines of a file in UTF-8, without the empty ones. */
public final class TextLines {

  private TextLines() {}

  /**
   * The lines that are not empty; they end with a line feed, with a carriage return before it or
   * without.
   *
   * @param file the name in messages
   */
  public static List<TextLine> of(String file, byte[] bytes) throws TextFileException {
    CharBuffer characters = CharBuffer.allocate(bytes.length + 1);
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), characters, true);
    List<TextLine> lines = split(file, characters.flip().toString());
    TextLine last = lines.get(lines.size() - 1);
    if (result.isError()) {
      throw last.problem(last.text().length(), "invalid line: not UTF-8");
    }
    List<TextLine> full = new ArrayList<>();
    for (TextLine line : lines) {
      refuseControls(line);
      if (!line.text().isEmpty()) {
        full.add(line);
      }
    }
    return full;
  }

  private static List<TextLine> split(String file, String text) {
    List<TextLine> lines = new ArrayList<>();
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      boolean pair = end > start && text.charAt(end - 1) == '\r';
      lines.add(new TextLine(file, lines.size() + 1, text.substring(start, pair ? end - 1 : end)));
      start = end + 1;
    }
    lines.add(new TextLine(file, lines.size() + 1, text.substring(start)));
    return lines;
  }

  private static void refuseControls(TextLine line) throws TextFileException {
    for (int i = 0; i < line.text().length(); i++) {
      char c = line.text().charAt(i);
      if (Character.isISOControl(c)) {
        throw line.problem(
            i,
            String.format(
                Locale.ROOT, "invalid line: it has the control character U+%04X", (int) c));
      }
    }
  }
}
