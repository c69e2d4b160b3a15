package dev.sycamore.outliner.lowering.statement;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.AssertStmt;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.VoidType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.types.Identifiers;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Labels and jumps (JLS 14.7, 14.10, 14.15 to 14.17). */
final class JumpLowering {

  private record Label(String written, String unique) {}

  private final FunctionContext lowering;
  private final Identifiers names = new Identifiers();
  private final Deque<Label> open = new ArrayDeque<>();

  JumpLowering(FunctionContext lowering) {
    this.lowering = lowering;
  }

  /** A label that no other statement of the function has. */
  String freshLabel(String wanted) {
    return names.unique(Identifiers.mangle(wanted));
  }

  List<Statement> labeled(LabeledStmt s) {
    String written = s.getLabel().asString();
    open.push(new Label(written, freshLabel(written)));
    List<Statement> body = lowering.statements().statement(s.getStatement());
    String label = open.pop().unique();
    if (body.isEmpty()) {
      return List.of();
    }
    Statement one =
        body.size() == 1 ? body.get(0) : new Block(body, lowering.spanOf(s.getStatement()));
    return List.of(new Labeled(label, one, lowering.spanOf(s)));
  }

  Statement jump(BreakStmt s) {
    return new Break(s.getLabel().map(l -> find(l.asString())), lowering.spanOf(s));
  }

  Statement jump(ContinueStmt s) {
    return new Continue(s.getLabel().map(l -> find(l.asString())), lowering.spanOf(s));
  }

  Statement jump(ReturnStmt s) {
    Optional<Expression> value = s.getExpression();
    if (value.isEmpty() && lowering.plainReturn().isPresent()) {
      return new Return(Optional.of(lowering.plainReturn().get().get()), lowering.spanOf(s));
    }
    if (value.isEmpty() || lowering.returnType() == VoidType.VOID) {
      return new Return(Optional.empty(), lowering.spanOf(s));
    }
    return new Return(
        Optional.of(lowering.expressions().converted(value.get(), lowering.returnType())),
        lowering.spanOf(s));
  }

  Statement assertion(AssertStmt s) {
    Optional<String> message =
        s.getMessage().flatMap(m -> lowering.source().constantOf(m)).map(Object::toString);
    s.getMessage().filter(m -> message.isEmpty()).ifPresent(m -> lowering.expressions().plain(m));
    return new Assert(
        lowering.expressions().scalar(s.getCheck(), ScalarType.BOOLEAN),
        message,
        lowering.spanOf(s));
  }

  private String find(String written) {
    return open.stream()
        .filter(label -> label.written().equals(written))
        .map(Label::unique)
        .findFirst()
        .orElseThrow(() -> lowering.faults().silently());
  }
}
