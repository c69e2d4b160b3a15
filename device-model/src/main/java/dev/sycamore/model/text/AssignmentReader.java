package dev.sycamore.model.text;

import dev.sycamore.annotations.FastMath;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.FastMathOptions;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.text.ExpressionReader.Unplaced;
import dev.sycamore.model.text.ModelToken.Kind;
import dev.sycamore.model.type.ScalarType;

/** Reads assignments after their targets. */
final class AssignmentReader {

  private final CodeReader code;
  private final ModelTokens tokens;

  AssignmentReader(CodeReader code, ModelTokens tokens) {
    this.code = code;
    this.tokens = tokens;
  }

  /** Whether an operator that assigns comes next. */
  boolean isNext() {
    ModelToken token = tokens.peek();
    return token.isSymbol("=") || compound(token) != null;
  }

  private static BinaryOperator compound(ModelToken token) {
    String text = token.text();
    return token.is(Kind.SYMBOL) && text.endsWith("=")
        ? OperatorLevels.operator(text.substring(0, text.length() - 1))
        : null;
  }

  /**
   * The assignment.
   *
   * @param start of the target
   * @param read the target as an expression
   */
  Unplaced assignment(ModelToken start, DeviceExpression read) throws ModelSyntaxException {
    AssignmentTarget target = target(start, read);
    BinaryOperator operator = compound(tokens.take());
    if (operator == null) {
      DeviceExpression value = code.expression();
      return span -> new Assign(target, value, span);
    }
    FastMathOptions fastMath = fastMath();
    ScalarType type = operationType(target);
    DeviceExpression value = code.expression();
    return span -> new CompoundAssign(target, operator, type, value, fastMath, span);
  }

  private ScalarType operationType(AssignmentTarget target) throws ModelSyntaxException {
    if (tokens.peek().isSymbol("(")
        && TypeReader.scalar(tokens.peek(1)) != null
        && tokens.peek(2).isSymbol(")")) {
      tokens.take();
      ScalarType type = code.types().scalar();
      tokens.take();
      return type;
    }
    if (target.type() instanceof ScalarType type) {
      return type;
    }
    throw tokens.error("expected the type of the operation in parentheses");
  }

  /** How an operation may differ from Java's, if that comes next. */
  FastMathOptions fastMath() throws ModelSyntaxException {
    return tokens.takeSymbol("{")
        ? FastMathOptions.of(tokens.until("}", () -> tokens.word(FastMath.Option.class)))
        : FastMathOptions.EXACT;
  }

  AssignmentTarget target(ModelToken start, DeviceExpression read) throws ModelSyntaxException {
    if (read.span().equals(SourceSpan.NOWHERE)) {
      if (read instanceof ReadLocal local) {
        return new AssignmentTarget.Local(local.variable());
      }
      if (read instanceof ReadElement element) {
        return new AssignmentTarget.Element(element.view(), element.indices());
      }
    }
    throw tokens.error(start, "only a variable or an element, without a span, is assigned");
  }
}
