package dev.sycamore.outliner.captures;

import java.util.List;

/**
 * What a lambda captures.
 *
 * @param self whether it uses {@code this}, which then comes first
 * @param variables local variables in the order of the host compiler
 */
public record Captures(boolean self, List<CapturedLocal> variables) {
  public Captures {
    variables = List.copyOf(variables);
  }
}
