package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.fault.BoxedTypes;
import dev.sycamore.outliner.lowering.fault.JavaTypeFaults;
import dev.sycamore.outliner.lowering.fault.StringType;
import dev.sycamore.outliner.lowering.function.ExternalDeclarations;
import dev.sycamore.outliner.lowering.function.FunctionSource;
import dev.sycamore.outliner.lowering.function.MethodNames;
import dev.sycamore.outliner.lowering.statement.BodyLowering;
import dev.sycamore.outliner.program.lowered.CallEdge;
import dev.sycamore.outliner.program.lowered.FunctionHandle;
import dev.sycamore.outliner.report.SourceCallChain;
import dev.sycamore.outliner.source.MethodSource;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Static methods whose source is at hand: device functions. */
public final class FunctionRule implements CallRule {

  /** So many calls of one method on one way from a kernel are an endless specialisation. */
  private static final int MOST_NESTED = 24;

  private final FunctionContext lowering;

  public FunctionRule(FunctionContext lowering) {
    this.lowering = lowering;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return knows(invocation.method());
  }

  /** Whether a method can be called as a function. */
  public boolean knows(MethodSymbol method) {
    return method.modifiers().contains(Modifier.STATIC)
        && !method.modifiers().contains(Modifier.NATIVE)
        && lowering
            .services()
            .units()
            .sourceOf(method)
            .filter(source -> source.declaration() instanceof MethodDeclaration)
            .isPresent();
  }

  @Override
  public Value call(CallSite site) {
    MethodSymbol method = site.invocation().method();
    MethodSource source =
        lowering
            .services()
            .units()
            .sourceOf(method)
            .orElseThrow(() -> lowering.faults().silently());
    return callOn(
        site,
        source.unit(),
        (MethodDeclaration) source.declaration(),
        ThisObject.Transfer.NOTHING,
        substitution(site.invocation()));
  }

  /** A call of a method with a {@code this} that is passed on. */
  public Value callOn(
      CallSite site,
      ParsedUnit unit,
      MethodDeclaration declaration,
      ThisObject.Transfer self,
      Substitution substitution) {
    Invocation invocation = site.invocation();
    MethodSymbol method = invocation.method();
    if (invocation.spread()) {
      throw lowering.faults().refuse(DiagnosticId.SYC1023, site.at(), MethodNames.display(method));
    }
    for (JavaType argument : substitution(invocation).types().values()) {
      if (BoxedTypes.isBoxed(argument) || StringType.isString(argument)) {
        throw JavaTypeFaults.refuse(lowering, site.at(), argument);
      }
    }
    if (method.modifiers().contains(Modifier.SYNCHRONIZED)) {
      throw lowering.faults().refuse(DiagnosticId.SYC1020, site.at());
    }
    Node body = declaration.getBody().orElseThrow(() -> lowering.faults().silently());
    FunctionSource function =
        new FunctionSource(
            unit,
            declaration,
            BodyLowering.of(body),
            self,
            inputs(declaration, site.arguments()),
            substitution);
    List<Value> arguments = new ArrayList<>(self.parts());
    arguments.addAll(site.arguments());
    return call(site.at(), method, function, returnType(site), arguments);
  }

  /** A call of a function, which is lowered if this is its first. */
  public Value call(
      Node at,
      MethodSymbol method,
      FunctionSource function,
      DeviceType returnType,
      List<Value> arguments) {
    return call(
        at,
        MethodNames.display(method),
        ExternalDeclarations.symbol(method, function.shapes(), lowering.services().types())
            .orElseGet(() -> MethodNames.symbol(method, function.shapes())),
        function,
        returnType,
        arguments);
  }

  /** As {@link #call(Node, MethodSymbol, FunctionSource, DeviceType, List)}, for any code. */
  public Value call(
      Node at,
      String displayName,
      String symbol,
      FunctionSource function,
      DeviceType returnType,
      List<Value> arguments) {
    SourceCallChain caller = lowering.faults().chain();
    if (caller.countOf(displayName) >= MOST_NESTED) {
      throw lowering
          .faults()
          .refuse(DiagnosticId.SYC1001, at, displayName + " -> ... -> " + displayName);
    }
    FunctionHandle handle =
        lowering
            .services()
            .functions()
            .request(
                function, symbol, returnType, caller.calling(lowering.spanOf(at), displayName));
    lowering.calls().add(new CallEdge(handle, lowering.spanOf(at)));
    List<Expression> parts = new ArrayList<>();
    arguments.forEach(argument -> parts.addAll(Shape.parts(argument)));
    return new Value.Plain(new Call(handle.symbol(), parts, returnType, lowering.spanOf(at)));
  }

  private static List<FunctionSource.Input> inputs(
      MethodDeclaration declaration, List<Value> arguments) {
    List<FunctionSource.Input> inputs = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      Parameter parameter = declaration.getParameter(i);
      inputs.add(
          new FunctionSource.Input(
              parameter, parameter.getNameAsString(), Shape.of(arguments.get(i))));
    }
    return inputs;
  }

  /** What the method's own type parameters are at a call. */
  public Substitution substitution(Invocation invocation) {
    List<JavaType.Variable> parameters = invocation.method().typeParameters();
    Map<JavaType.Variable, JavaType> types = new HashMap<>();
    for (int i = 0; i < Math.min(parameters.size(), invocation.typeArguments().size()); i++) {
      types.put(
          parameters.get(i),
          lowering.source().substitution().apply(invocation.typeArguments().get(i)));
    }
    return new Substitution(types);
  }

  public DeviceType returnType(CallSite site) {
    JavaType type = lowering.source().substitution().apply(site.invocation().returnType());
    Optional<DeviceType> result = lowering.services().types().result(type);
    if (result.isPresent()) {
      return result.get();
    }
    if (type == JavaType.Special.ERRONEOUS) {
      throw lowering.faults().silently();
    }
    if (type instanceof JavaType.Array) {
      throw lowering
          .faults()
          .refuse(DiagnosticId.SYC1027, site.at(), "a method that returns an array");
    }
    throw JavaTypeFaults.refuse(lowering, site.at(), type);
  }
}
