package dev.sycamore.tests.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The sentences of a page. Tables, headings and blocks of code are left out. */
final class Sentences {

  private static final Pattern NO_PROSE = Pattern.compile("[|#!].*|<!--.*-->");
  private static final Pattern ITEM = Pattern.compile("\\s*([-*]|\\d+\\.) .*");
  private static final Pattern CODE = Pattern.compile("`[^`]*`");
  private static final Pattern TARGET = Pattern.compile("\\]\\([^)]*\\)");
  private static final Pattern END = Pattern.compile("(?<=[.!?:])[\\s*)\"]+(?=[A-Z*\\[\\d(])");
  private static final Pattern WORD = Pattern.compile("\\S*[\\p{L}\\p{N}]\\S*");

  private Sentences() {}

  /** Returns the sentences, each with {@code CODE} for a span of code. */
  static List<String> of(MarkdownPage page) {
    List<String> found = new ArrayList<>();
    StringBuilder paragraph = new StringBuilder();
    for (String line : page.lines()) {
      boolean isProse = !line.isBlank() && !NO_PROSE.matcher(line).matches();
      if (!isProse || ITEM.matcher(line).matches()) {
        addSentences(paragraph.toString(), found);
        paragraph.setLength(0);
      }
      if (isProse) {
        paragraph.append(line.strip()).append(' ');
      }
    }
    addSentences(paragraph.toString(), found);
    return found;
  }

  /** Returns the number of words; signs are none. */
  static long words(String sentence) {
    return WORD.matcher(sentence).results().count();
  }

  private static void addSentences(String paragraph, List<String> found) {
    String text = CODE.matcher(paragraph).replaceAll("CODE");
    text = TARGET.matcher(text).replaceAll("]").strip();
    if (!text.isEmpty()) {
      found.addAll(List.of(END.split(text)));
    }
  }
}
