package dev.sycamore.frontend.text;

import com.github.javaparser.Position;
import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;

/** Where the nodes of one file are in its text, in the lines of the host compiler. */
public final class Positions {
  private final SourceFile file;
  private final TranslatedText text;

  public Positions(SourceFile file) {
    this.file = file;
    this.text = new TranslatedText(file.text());
  }

  /** The text for the parser, in whose lines and columns ranges are. */
  public String parsed() {
    return text.translated();
  }

  /** Whether ranges are in another text than that of the file, whose Unicode escapes it has not. */
  public boolean areTranslated() {
    return text.hasEscapes();
  }

  /** All tokens of the text that ranges are in. */
  public SourceTokens tokens() {
    return text.tokens();
  }

  /** The tokens of a range. */
  public SourceTokens tokens(Range range) {
    return text.tokens(range);
  }

  /** All of {@code node}; for a node that the parser made up, that of its parent. */
  public SourceSpan of(Node node) {
    Node placed = node;
    while (placed.getRange().isEmpty() && placed.getParentNode().isPresent()) {
      placed = placed.getParentNode().get();
    }
    return placed.getRange().map(this::of).orElseGet(this::start);
  }

  /** The stretch of a range of the parser, whose end is its last character. */
  public SourceSpan of(Range range) {
    return between(range.begin, range.end);
  }

  /** The beginning of the file. */
  public SourceSpan start() {
    return SourceSpan.startOf(file.path());
  }

  private SourceSpan between(Position begin, Position end) {
    int from = text.offset(begin.line, begin.column);
    return stretch(from, Math.max(from, text.offset(end.line, end.column + 1)));
  }

  /** The stretch between two offsets in the file; an empty one where they are the same. */
  public SourceSpan stretch(int from, int to) {
    return new SourceSpan(
        file.path(),
        from,
        to - from,
        text.line(from),
        text.column(from),
        text.line(Math.max(from, to - 1)));
  }
}
