package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.expr.StringLiteralExpr;
import dev.sycamore.diagnostics.Fix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Names a kernel with identifiers joined by dots, as near to the name that is written. */
final class KernelNameFix implements FixRule {

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    return code.node(StringLiteralExpr.class)
        .map(literal -> nameOf(literal.asString()))
        .flatMap(
            name ->
                new FixEdits(code.unit())
                    .replace(code.node(StringLiteralExpr.class).orElseThrow(), "\"" + name + "\"")
                    .fix("name it `" + name + "`"));
  }

  private static String nameOf(String written) {
    List<String> identifiers = new ArrayList<>();
    for (String part : written.split("\\.", -1)) {
      String allowed = part.strip().replaceAll("[^A-Za-z0-9_]+", "_");
      if (!allowed.isEmpty()) {
        identifiers.add(Character.isDigit(allowed.charAt(0)) ? "_" + allowed : allowed);
      }
    }
    return identifiers.isEmpty() ? "kernel" : String.join(".", identifiers);
  }
}
