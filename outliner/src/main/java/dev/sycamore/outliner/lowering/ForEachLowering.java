package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.ForEachStmt;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.AssignmentTarget;
import dev.sycamore.model.Binary;
import dev.sycamore.model.BinaryOperator;
import dev.sycamore.model.Block;
import dev.sycamore.model.DeclareLocal;
import dev.sycamore.model.DeviceType;
import dev.sycamore.model.Extent;
import dev.sycamore.model.For;
import dev.sycamore.model.Increment;
import dev.sycamore.model.ReadElement;
import dev.sycamore.model.ReadLocal;
import dev.sycamore.model.ScalarType;
import dev.sycamore.model.Statement;
import dev.sycamore.model.Variable;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The enhanced {@code for} over an array (JLS 14.14.2): a loop over its indices. */
final class ForEachLowering {
  private final Lowering lowering;

  ForEachLowering(Lowering lowering) {
    this.lowering = lowering;
  }

  Statement loop(ForEachStmt s) {
    VariableDeclarator declarator = s.getVariableDeclarator();
    try {
      return loop(s, declarator);
    } catch (Unlowerable fault) {
      lowering.scope().bind(declarator, new Binding.Broken());
      lowering.statements().block(s.getBody());
      throw fault;
    }
  }

  private Statement loop(ForEachStmt s, VariableDeclarator declarator) {
    Expression iterable = s.getIterable();
    JavaType type = lowering.expressions().typeOf(iterable);
    if (!(type instanceof JavaType.Array) && type != JavaType.Special.ERRONEOUS) {
      throw lowering
          .faults()
          .refuse(
              DiagnosticId.SYC1010, iterable, "a loop over `" + DeviceTypes.display(type) + "`");
    }
    SourceSpan span = lowering.spanOf(s);
    Value array = lowering.expressions().value(iterable);
    if (array instanceof Value.Grid) {
      throw lowering.faults().refuse(DiagnosticId.SYC1010, iterable, "a loop over rows");
    }
    dev.sycamore.model.Expression written = lowering.expressions().view(array, iterable);
    List<Statement> initializers = new ArrayList<>();
    Variable view = lowering.scope().fresh("array", written.type());
    initializers.add(new DeclareLocal(view, Optional.of(written), span));
    Variable index = lowering.scope().fresh("index", ScalarType.INT);
    initializers.add(new DeclareLocal(index, Optional.of(Conversions.intLiteral(0, span)), span));
    Statement element = element(declarator, view, index);
    List<Statement> body = new ArrayList<>();
    body.add(element);
    body.addAll(lowering.statements().statement(s.getBody()));
    dev.sycamore.model.Expression condition =
        new Binary(
            BinaryOperator.LESS,
            new ReadLocal(index, span),
            new Extent(new ReadLocal(view, span), 0, span),
            span);
    Increment next = new Increment(new AssignmentTarget.Local(index), 1, true, span);
    return new For(
        initializers,
        Optional.of(condition),
        List.of(next),
        new Block(body, lowering.spanOf(s.getBody())),
        span);
  }

  private Statement element(VariableDeclarator declarator, Variable view, Variable index) {
    SourceSpan span = lowering.spanOf(declarator);
    ReadElement element =
        new ReadElement(new ReadLocal(view, span), List.of(new ReadLocal(index, span)), span);
    Optional<DeviceType> declared =
        lowering.source().typeOf(declarator.getType()).flatMap(lowering.services().types()::value);
    DeviceType type = declared.orElse(element.type());
    dev.sycamore.model.Expression value =
        type instanceof ScalarType scalar && element.type() instanceof ScalarType
            ? Conversions.convert(element, scalar)
            : element;
    return new DeclareLocal(
        lowering.scope().declare(declarator, declarator.getNameAsString(), type),
        Optional.of(value),
        span);
  }
}
