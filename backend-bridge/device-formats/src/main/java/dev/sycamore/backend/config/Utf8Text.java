package dev.sycamore.backend.config;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/** Bytes as text that YAML allows. */
final class Utf8Text {

  private static final char BYTE_ORDER_MARK = '\ufeff';

  private Utf8Text() {}

  /** The text without a byte-order mark. */
  static String decode(byte[] bytes) throws Problem {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CharBuffer characters = CharBuffer.allocate(bytes.length + 1);
    CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), characters, true);
    String text = characters.flip().toString();
    if (!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK) {
      text = text.substring(1);
    }
    if (result.isError()) {
      throw new Problem(end(text), "not UTF-8");
    }
    for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
      int character = text.codePointAt(i);
      if (!StreamReader.isPrintable(character)) {
        throw new Problem(
            end(text.substring(0, i)),
            "a character that YAML does not allow: %s",
            String.format(Locale.ROOT, "U+%04X", character));
      }
    }
    return text;
  }

  /** The place behind a text. */
  private static Place end(String text) {
    int line = 1;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean pair = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (c == '\n' || (c == '\r' && !pair)) {
        line++;
        start = i + 1;
      }
    }
    return new Place(line, text.codePointCount(start, text.length()) + 1);
  }
}
