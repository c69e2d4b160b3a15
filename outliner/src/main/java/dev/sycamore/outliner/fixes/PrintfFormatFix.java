package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.Optional;
import java.util.regex.Pattern;

/** Prints each argument with {@code %s}, which is for all types. */
final class PrintfFormatFix implements FixRule {
  private static final Pattern CONVERSION =
      Pattern.compile("%(?![%n])[-#+ 0,(]*\\d*(?:\\.\\d+)?[A-Za-z]");

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    return code.node(StringLiteralExpr.class).flatMap(format -> fix(code, format));
  }

  private static Optional<Fix> fix(FaultyCode code, StringLiteralExpr format) {
    boolean isOfPrimitives =
        format.getParentNode().orElse(null) instanceof MethodCallExpr call
            && CONVERSION.matcher(format.getValue()).results().count()
                == call.getArguments().size() - 1
            && call.getArguments().stream()
                .skip(1)
                .allMatch(
                    argument ->
                        code.attribution()
                            .typeOf(argument)
                            .filter(JavaType.Primitive.class::isInstance)
                            .isPresent());
    FixEdits edits = new FixEdits(code.unit());
    return isOfPrimitives
        ? edits
            .replace(format, CONVERSION.matcher(edits.textOf(format)).replaceAll("%s"))
            .fix("print each argument with `%s`")
        : Optional.empty();
  }
}
