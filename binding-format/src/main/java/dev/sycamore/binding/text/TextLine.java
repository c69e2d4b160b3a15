package dev.sycamore.binding.text;

import java.nio.charset.StandardCharsets;

/**
 * A line of a file.
 *
 * @param number from 1
 * @param text without its end
 */
public record TextLine(String file, int number, String text) {

  /**
   * Whether a line can hold this text, and give it back: no control character, line ends included,
   * and nothing that UTF-8 cannot write.
   */
  public static boolean canHold(String text) {
    boolean ascii = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || (c >= 0x7f && c <= 0x9f)) {
        return false;
      }
      ascii &= c < 0x7f;
    }
    return ascii || StandardCharsets.UTF_8.newEncoder().canEncode(text);
  }

  /** A problem at a place of this line. */
  public TextFileException problem(int index, String problem) {
    return new TextFileException(file, number, text.codePointCount(0, index) + 1, problem);
  }
}
