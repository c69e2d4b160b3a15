package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.Statement;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionBody;
import dev.sycamore.outliner.lowering.object.RecordThis;
import dev.sycamore.outliner.lowering.object.ThisUnderConstruction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The code of a record's constructor, as a function that gives the record. */
record ConstructorBody(
    Node declaration, JavaType.Declared type, RecordType record, List<Parameter> parameters)
    implements FunctionBody {

  @Override
  public Block lower(FunctionContext context) {
    if (declaration instanceof CompactConstructorDeclaration compact) {
      return compact(context, compact);
    }
    List<Statement> statements = ((ConstructorDeclaration) declaration).getBody().getStatements();
    boolean delegates =
        !statements.isEmpty()
            && statements.get(0) instanceof ExplicitConstructorInvocationStmt call
            && call.isThis();
    return delegates ? delegating(context, statements) : canonical(context, statements);
  }

  /** The parameters, as the body leaves them, are the components. */
  private Block compact(FunctionContext context, CompactConstructorDeclaration compact) {
    SourceSpan span = context.spanOf(compact);
    List<DeviceStatement> body =
        new ArrayList<>(context.statements().all(compact.getBody().getStatements()));
    List<DeviceExpression> components = new ArrayList<>();
    for (Parameter parameter : parameters) {
      Binding binding = context.scope().find(parameter).orElseThrow();
      components.add(new ReadLocal(((Binding.Stored) binding).variable(), span));
    }
    body.add(new Return(Optional.of(new NewRecord(record, components, span)), span));
    return new Block(body, span);
  }

  /** Fields are variables until the end. */
  private Block canonical(FunctionContext context, List<Statement> statements) {
    SourceSpan span = context.spanOf(declaration);
    List<DeviceStatement> body = new ArrayList<>();
    List<Variable> fields = new ArrayList<>();
    for (RecordType.Component component : record.components()) {
      Variable field = context.scope().fresh(component.name(), component.type());
      fields.add(field);
      body.add(new DeclareLocal(field, Optional.empty(), span));
    }
    ThisUnderConstruction self = new ThisUnderConstruction(fields);
    FunctionContext inside = context.constructing(self, () -> self.record(record, span));
    body.addAll(inside.statements().all(statements));
    body.add(new Return(Optional.of(self.record(record, span)), span));
    return new Block(body, span);
  }

  /** Another constructor makes the record; what follows can only look at it. */
  private Block delegating(FunctionContext context, List<Statement> statements) {
    SourceSpan span = context.spanOf(declaration);
    ExplicitConstructorInvocationStmt call = (ExplicitConstructorInvocationStmt) statements.get(0);
    Invocation constructor =
        context.source().invocationOf(call).orElseThrow(() -> context.faults().silently());
    Value made = context.expressions().record(call, type, constructor, call.getArguments());
    Variable result = context.scope().fresh("result", record);
    List<DeviceStatement> body = new ArrayList<>();
    body.add(new DeclareLocal(result, Optional.of(((Value.Plain) made).expression()), span));
    FunctionContext inside =
        context.constructing(
            new RecordThis(new Value.Plain(new ReadLocal(result, span))),
            () -> new ReadLocal(result, span));
    body.addAll(inside.statements().all(statements.subList(1, statements.size())));
    body.add(new Return(Optional.of(new ReadLocal(result, span)), span));
    return new Block(body, span);
  }
}
