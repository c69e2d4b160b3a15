package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.MethodSource;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.outliner.lowering.call.CallFaults;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.function.FunctionSource;
import dev.sycamore.outliner.lowering.function.MethodNames;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes record values (JLS 8.10.4): of their components, or through a constructor's code. */
final class RecordLowering {
  private final FunctionContext context;
  private final FunctionCalls functions;

  RecordLowering(FunctionContext context, FunctionCalls functions) {
    this.context = context;
    this.functions = functions;
  }

  /** {@code new R(...)}, or {@code this(...)} in a constructor. */
  Value create(
      Node at, JavaType.Declared type, Invocation constructor, NodeList<Expression> written) {
    if (constructor.spread()) {
      throw context
          .faults()
          .refuse(DiagnosticId.VARIABLE_ARITY, at, MethodNames.display(constructor.method()));
    }
    checkSource(at, type, constructor.method());
    List<Value> arguments = context.calls().arguments(written, constructor.parameterTypes());
    checkStored(at, written, arguments);
    return make(at, type, constructor.method(), arguments);
  }

  /** The record that the canonical constructor makes of its components. */
  Value create(Node at, JavaType.Declared type, List<Value> components) {
    List<JavaType> types =
        type.symbol().recordComponents().stream().map(FieldSymbol::type).toList();
    MethodSymbol canonical =
        type.symbol().constructors().stream()
            .filter(c -> c.parameters().stream().map(p -> p.type()).toList().equals(types))
            .findFirst()
            .orElseThrow(() -> context.faults().silently());
    checkSource(at, type, canonical);
    return make(at, type, canonical, components);
  }

  private void checkSource(Node at, JavaType.Declared type, MethodSymbol constructor) {
    if (context.compilation().units().unitOf(type.symbol()).isEmpty()) {
      throw context
          .faults()
          .refuse(
              CallFaults.withoutSource(
                  context
                      .faults()
                      .diagnostic(
                          DiagnosticId.METHOD_WITHOUT_SOURCE, at, MethodNames.display(constructor)),
                  constructor));
    }
  }

  private Value make(
      Node at, JavaType.Declared type, MethodSymbol constructor, List<Value> arguments) {
    Optional<MethodSource> source =
        context.compilation().units().sourceOf(constructor).filter(RecordLowering::isWritten);
    return source.isPresent()
        ? construct(at, type, constructor, source.get(), arguments)
        : compose(at, type, arguments);
  }

  private void checkStored(Node at, NodeList<Expression> written, List<Value> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i) instanceof Value.Closure) {
        Node argument = i < written.size() ? written.get(i) : at;
        throw context
            .faults()
            .refuse(DiagnosticId.LAMBDA, argument, "a lambda as a component of a record");
      }
      if (arguments.get(i) instanceof ChosenValue) {
        Node argument = i < written.size() ? written.get(i) : at;
        throw context
            .faults()
            .refuseWithHelp(
                DiagnosticId.ARRAY,
                argument,
                "use `if`, with the code for each array in its own branch",
                "a choice between arrays as a component of a record");
      }
    }
  }

  /** A constructor that nobody wrote may be told to be at the record itself. */
  private static boolean isWritten(MethodSource source) {
    return source.declaration() instanceof ConstructorDeclaration
        || source.declaration() instanceof CompactConstructorDeclaration;
  }

  private Value compose(Node at, JavaType.Declared type, List<Value> components) {
    Optional<RecordType> record = context.compilation().types().record(type);
    if (record.isEmpty()) {
      return new Value.Composite(type, components);
    }
    List<DeviceExpression> parts = new ArrayList<>();
    for (Value component : components) {
      parts.add(((Value.Plain) component).expression());
    }
    return new Value.Plain(new NewRecord(record.get(), parts, context.spanOf(at)));
  }

  private Value construct(
      Node at,
      JavaType.Declared type,
      MethodSymbol constructor,
      MethodSource source,
      List<Value> arguments) {
    RecordType record =
        context
            .compilation()
            .types()
            .record(type)
            .orElseThrow(
                () ->
                    context
                        .faults()
                        .refuseWithHelp(
                            DiagnosticId.UNSUPPORTED_CONSTRUCT,
                            at,
                            "remove the constructor: a record that holds arrays or work-items has only the one that"
                                + " the compiler generates",
                            "a constructor of a record that holds memory"));
    Node declaration = source.declaration();
    List<Parameter> parameters =
        declaration instanceof ConstructorDeclaration written
            ? written.getParameters()
            : componentsOf((CompactConstructorDeclaration) declaration);
    List<FunctionSource.Input> inputs = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      Parameter parameter = parameters.get(i);
      inputs.add(
          new FunctionSource.Input(
              parameter, parameter.getNameAsString(), Shape.of(arguments.get(i))));
    }
    FunctionSource function =
        new FunctionSource(
            source.unit(),
            declaration,
            new ConstructorBody(declaration, type, record, parameters),
            inputs,
            DeviceTypes.argumentsOf(type));
    return functions.call(at, constructor, function, record, arguments);
  }

  private List<Parameter> componentsOf(CompactConstructorDeclaration declaration) {
    return declaration
        .getParentNode()
        .filter(RecordDeclaration.class::isInstance)
        .<List<Parameter>>map(r -> ((RecordDeclaration) r).getParameters())
        .orElseThrow(() -> context.faults().silently());
  }
}
