package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.Statement;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionBody;
import dev.sycamore.outliner.lowering.object.RecordThis;
import dev.sycamore.outliner.lowering.object.ThisUnderConstruction;
import dev.sycamore.outliner.symbols.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The code of a record's constructor, as a function that gives the record. */
record ConstructorBody(
    Node declaration, JavaType.Declared type, RecordType record, List<Parameter> parameters)
    implements FunctionBody {

  @Override
  public Block lower(FunctionContext lowering) {
    if (declaration instanceof CompactConstructorDeclaration compact) {
      return compact(lowering, compact);
    }
    List<Statement> statements = ((ConstructorDeclaration) declaration).getBody().getStatements();
    boolean delegates =
        !statements.isEmpty()
            && statements.get(0) instanceof ExplicitConstructorInvocationStmt call
            && call.isThis();
    return delegates ? delegating(lowering, statements) : canonical(lowering, statements);
  }

  /** The parameters, as the body leaves them, are the components. */
  private Block compact(FunctionContext lowering, CompactConstructorDeclaration compact) {
    SourceSpan span = lowering.spanOf(compact);
    List<dev.sycamore.model.statement.Statement> body =
        new ArrayList<>(lowering.statements().all(compact.getBody().getStatements()));
    List<Expression> components = new ArrayList<>();
    for (Parameter parameter : parameters) {
      Binding binding = lowering.scope().find(parameter).orElseThrow();
      components.add(new ReadLocal(((Binding.Stored) binding).variable(), span));
    }
    body.add(new Return(Optional.of(new NewRecord(record, components, span)), span));
    return new Block(body, span);
  }

  /** Fields are variables until the end. */
  private Block canonical(FunctionContext lowering, List<Statement> statements) {
    SourceSpan span = lowering.spanOf(declaration);
    List<dev.sycamore.model.statement.Statement> body = new ArrayList<>();
    List<Variable> fields = new ArrayList<>();
    for (RecordType.Component component : record.components()) {
      Variable field = lowering.scope().fresh(component.name(), component.type());
      fields.add(field);
      body.add(new DeclareLocal(field, Optional.empty(), span));
    }
    ThisUnderConstruction self = new ThisUnderConstruction(fields);
    lowering.setSelf(self);
    lowering.setPlainReturn(() -> self.record(record, span));
    body.addAll(lowering.statements().all(statements));
    body.add(new Return(Optional.of(self.record(record, span)), span));
    return new Block(body, span);
  }

  /** Another constructor makes the record; what follows can only look at it. */
  private Block delegating(FunctionContext lowering, List<Statement> statements) {
    SourceSpan span = lowering.spanOf(declaration);
    ExplicitConstructorInvocationStmt call = (ExplicitConstructorInvocationStmt) statements.get(0);
    Invocation constructor =
        lowering.source().invocationOf(call).orElseThrow(() -> lowering.faults().silently());
    Value made = new RecordLowering(lowering).create(call, type, constructor, call.getArguments());
    Variable result = lowering.scope().fresh("result", record);
    List<dev.sycamore.model.statement.Statement> body = new ArrayList<>();
    body.add(new DeclareLocal(result, Optional.of(((Value.Plain) made).expression()), span));
    lowering.setSelf(new RecordThis(new Value.Plain(new ReadLocal(result, span))));
    lowering.setPlainReturn(() -> new ReadLocal(result, span));
    body.addAll(lowering.statements().all(statements.subList(1, statements.size())));
    body.add(new Return(Optional.of(new ReadLocal(result, span)), span));
    return new Block(body, span);
  }
}
