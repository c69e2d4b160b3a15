package dev.sycamore.diagnostics;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * A change of the source after which its diagnostic is not reported any more. All edits are made
 * together; their places are those of the text before.
 *
 * @param title what it does, as a menu shows it: begins with a lowercase letter, ends without a
 *     full stop
 * @param edits by file and place, at least one; no two overlap or insert at one place
 */
public record Fix(String title, List<TextEdit> edits) {

  /**
   * Puts the edits in order.
   *
   * @throws IllegalArgumentException if there are none, or two overlap
   */
  public Fix {
    Objects.requireNonNull(title, "title");
    edits = edits.stream().sorted(Comparator.comparing(TextEdit::at)).toList();
    if (edits.isEmpty()) {
      throw new IllegalArgumentException("a fix without edits: " + title);
    }
    for (int i = 1; i < edits.size(); i++) {
      TextEdit before = edits.get(i - 1);
      TextEdit edit = edits.get(i);
      if (before.at().file().equals(edit.at().file())
          && (edit.at().offset() < before.end() || edit.at().offset() == before.at().offset())) {
        throw new IllegalArgumentException("edits overlap: " + title);
      }
    }
  }
}
