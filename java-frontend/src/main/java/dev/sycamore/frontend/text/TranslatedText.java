package dev.sycamore.frontend.text;

import com.github.javaparser.Range;
import java.util.Arrays;

/**
 * The text of a file with its Unicode escapes translated (JLS 3.3), and the way back from there to
 * the file as it is.
 *
 * <p>Lines are counted twice, by the same rule (JLS 3.4) but on different texts: the parser counts
 * the translated text, where {@code \}{@code u000a} ends a line, while javac and ecj count the file
 * as it is, where it does not (measured: javac 17 and 25, ecj 3.45). Places in diagnostics and in
 * class files are theirs, so every place goes through the offset in the file.
 */
final class TranslatedText {
  private static final int HEX = 16;
  private static final int HEX_DIGITS = 4;

  private final int rawLength;
  private final String translated;

  /**
   * For each character of the translated text, and its end, its offset in the file; null if all are
   * the same.
   */
  private final int[] rawOffsets;

  private final LineIndex rawLines;
  private final LineIndex translatedLines;

  TranslatedText(String raw) {
    this.rawLength = raw.length();
    this.rawLines = new LineIndex(raw);
    if (raw.contains("\\u")) {
      int[] offsets = new int[rawLength + 1];
      this.translated = translate(raw, offsets);
      this.rawOffsets = Arrays.copyOf(offsets, translated.length() + 1);
      this.translatedLines = new LineIndex(translated);
    } else {
      this.translated = raw;
      this.rawOffsets = null;
      this.translatedLines = rawLines;
    }
  }

  /** What the parser reads: no Unicode escape has a meaning in it. */
  String translated() {
    return translated;
  }

  /** Whether the text of the file is another one: it has Unicode escapes. */
  boolean hasEscapes() {
    return rawOffsets != null;
  }

  /** The tokens of the translated text. */
  SourceTokens tokens() {
    return new SourceTokens(translated, translatedLines, 0, translated.length());
  }

  /** The tokens of a stretch of the translated text, from its first to its last character. */
  SourceTokens tokens(Range range) {
    return new SourceTokens(
        translated,
        translatedLines,
        translatedLines.offset(range.begin.line, range.begin.column),
        translatedLines.offset(range.end.line, range.end.column + 1));
  }

  /** The offset in the file of a line and column of the translated text, both from 1. */
  int offset(int line, int column) {
    int offset = translatedLines.offset(line, column);
    return rawOffsets == null ? offset : rawOffsets[offset];
  }

  /** The line of an offset in the file, from 1, as host compilers count. */
  int line(int offset) {
    return rawLines.line(Math.min(offset, rawLength));
  }

  /** The column of an offset in the file, from 1, in UTF-16 units. */
  int column(int offset) {
    return rawLines.column(Math.min(offset, rawLength));
  }

  private static String translate(String raw, int[] offsets) {
    StringBuilder text = new StringBuilder(raw.length());
    int at = 0;
    while (at < raw.length()) {
      offsets[text.length()] = at;
      char c = raw.charAt(at);
      int end = c == '\\' ? endOfEscape(raw, at) : -1;
      if (end >= 0) {
        text.append((char) Integer.parseInt(raw.substring(end - HEX_DIGITS, end), HEX));
        at = end;
      } else {
        text.append(c);
        at++;
        if (c == '\\' && at < raw.length() && raw.charAt(at) == '\\') {
          // The second of two backslashes begins no escape.
          offsets[text.length()] = at++;
          text.append('\\');
        }
      }
    }
    offsets[text.length()] = raw.length();
    return text.toString();
  }

  /** The offset after the Unicode escape that begins at a backslash, or -1 if none does. */
  private static int endOfEscape(String raw, int backslash) {
    int digits = backslash + 1;
    while (digits < raw.length() && raw.charAt(digits) == 'u') {
      digits++;
    }
    int end = digits + HEX_DIGITS;
    if (digits == backslash + 1 || end > raw.length()) {
      return -1;
    }
    for (int i = digits; i < end; i++) {
      if (Character.digit(raw.charAt(i), HEX) < 0 || raw.charAt(i) > 'f') {
        return -1;
      }
    }
    return end;
  }
}
