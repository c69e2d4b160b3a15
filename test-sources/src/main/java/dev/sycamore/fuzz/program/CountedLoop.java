package dev.sycamore.fuzz.program;

import java.util.List;

/**
 * A loop whose counter no other form of loop has: it comes round, wraps or rounds. It ends, and the
 * indices in its body are in range, because of its text, which no reduction touches.
 *
 * @param before the line before it, or empty
 * @param last the last line in it, or empty
 * @param after what follows the brace, or empty
 * @param trips how many there are at most
 */
public record CountedLoop(
    String before, String header, Stmt.Block body, String last, String after, int trips)
    implements Stmt {
  /** With the counter in its header. */
  public static CountedLoop of(String header, Stmt.Block body, int trips) {
    return new CountedLoop("", header, body, "", "", trips);
  }

  @Override
  public List<Node> children() {
    return List.of(body);
  }

  @Override
  public CountedLoop with(List<Node> children) {
    return new CountedLoop(before, header, (Stmt.Block) children.get(0), last, after, trips);
  }

  @Override
  public void print(FuzzSource out) {
    if (!before.isEmpty()) {
      out.line(before);
    }
    out.open(header);
    body.printStatements(out);
    if (!last.isEmpty()) {
      out.line(last);
    }
    out.close(after);
  }
}
