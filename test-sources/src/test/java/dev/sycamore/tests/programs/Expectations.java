package dev.sycamore.tests.programs;

import dev.sycamore.tests.compile.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The diagnostics that a program expects, as marks in its text: {@code /*! SYC1002 *}{@code /}
 * stands right before the character that the diagnostic points to. Text behind a bar, {@code /*!
 * SYC1002 | lambda *}{@code /}, has to be in the message; several bars, several texts.
 */
final class Expectations {

  private static final Pattern MARK = Pattern.compile("/\\*! (SYC\\d{4})((?: \\| [^|]*?)*) \\*/");

  private Expectations() {}

  /**
   * One expected diagnostic.
   *
   * @param file simple name
   * @param texts have to be in its message
   */
  record Expected(String file, int offset, String id, List<String> texts) {}

  static List<Expected> of(Program program) {
    List<Expected> found = new ArrayList<>();
    for (Source source : program.sources()) {
      Matcher matcher = MARK.matcher(source.text());
      while (matcher.find()) {
        // Several marks in a row are several diagnostics at one place.
        int offset = matcher.end();
        while (source.text().startsWith("/*! ", offset)) {
          offset = source.text().indexOf("*/", offset) + 2;
        }
        String file = source.path().substring(source.path().lastIndexOf('/') + 1);
        found.add(new Expected(file, offset, matcher.group(1), texts(matcher.group(2))));
      }
    }
    return found;
  }

  private static List<String> texts(String bars) {
    return Pattern.compile("\\|")
        .splitAsStream(bars)
        .map(String::strip)
        .filter(text -> !text.isEmpty())
        .toList();
  }
}
