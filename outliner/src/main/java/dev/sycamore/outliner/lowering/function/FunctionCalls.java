package dev.sycamore.outliner.lowering.function;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import dev.sycamore.analysis.lowered.CallEdge;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.program.ImportedFunction;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.outliner.lowering.choice.ArrayShapes;
import dev.sycamore.outliner.lowering.choice.ArraysMade;
import dev.sycamore.outliner.lowering.choice.ReturnedArrays;
import dev.sycamore.outliner.lowering.context.ArrayResult;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.TaggedValues;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.fault.BoxedTypes;
import dev.sycamore.outliner.lowering.fault.JavaTypeFaults;
import dev.sycamore.outliner.lowering.fault.StringType;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Calls of device functions, which are lowered if a call is their first. */
public final class FunctionCalls {

  /** So many calls of one method on one way from a kernel are an endless specialisation. */
  private static final int MOST_NESTED = 24;

  private final CodeEmission context;
  private final FunctionTable functions;

  public FunctionCalls(CodeEmission context, FunctionTable functions) {
    this.context = context;
    this.functions = functions;
  }

  /** Calls from other code. */
  public FunctionCalls in(CodeEmission other) {
    return new FunctionCalls(other, functions);
  }

  /** An invocation of this code, its types as they are known here. */
  public Invocation known(Invocation invocation) {
    Substitution types = context.source().substitution();
    return new Invocation(
        invocation.method(),
        types.apply(invocation.receiver()),
        invocation.parameterTypes().stream().map(types::apply).toList(),
        types.apply(invocation.returnType()),
        invocation.typeArguments().stream().map(types::apply).toList(),
        invocation.spread());
  }

  /** A call of a method on an object of which there is what the method needs. */
  public Value call(Node at, BoundMethod method, ThisObject.Transfer self, List<Value> arguments) {
    Invocation invocation = method.invocation();
    Substitution types = method.types(substitution(invocation));
    if (types(invocation).returnType() instanceof JavaType.Array) {
      return call(
          at, invocation, method.source().unit(), method.declaration(), self, types, arguments);
    }
    DeviceType wanted = returnType(at, invocation);
    DeviceType returned = returned(invocation.method(), types, wanted);
    Value result =
        call(
            at,
            invocation,
            method.source().unit(),
            method.declaration(),
            self,
            types,
            arguments,
            returned,
            Optional.empty());
    return returned.equals(wanted) ? result : converted((Value.Plain) result, wanted);
  }

  /** A method may return a record where the one that it overrides returns a sealed interface. */
  private DeviceType returned(MethodSymbol method, Substitution types, DeviceType wanted) {
    return context.compilation().types().tagged(wanted).isPresent()
        ? context.compilation().types().result(types.apply(method.returnType())).orElse(wanted)
        : wanted;
  }

  private Value converted(Value.Plain value, DeviceType wanted) {
    return new Value.Plain(
        new TaggedValues(context)
            .convert(value.expression(), wanted)
            .orElseThrow(() -> context.faults().silently()));
  }

  /** A call of a method with a {@code this} that is passed on. */
  public Value call(
      Node at,
      Invocation invocation,
      ParsedUnit unit,
      MethodDeclaration declaration,
      ThisObject.Transfer self,
      Substitution substitution,
      List<Value> arguments) {
    Optional<ArrayResult> arrays = arrays(at, invocation, declaration, arguments);
    DeviceType returned =
        arrays.<DeviceType>map(ArrayResult::type).orElseGet(() -> returnType(at, invocation));
    Value result =
        call(at, invocation, unit, declaration, self, substitution, arguments, returned, arrays);
    return arrays.isPresent()
        ? arrays.get().of(context, ((Value.Plain) result).expression(), context.spanOf(at))
        : result;
  }

  private Value call(
      Node at,
      Invocation invocation,
      ParsedUnit unit,
      MethodDeclaration declaration,
      ThisObject.Transfer self,
      Substitution substitution,
      List<Value> arguments,
      DeviceType returned,
      Optional<ArrayResult> arrays) {
    MethodSymbol method = invocation.method();
    for (JavaType argument : substitution(invocation).types().values()) {
      if (BoxedTypes.isBoxed(argument) || StringType.isString(argument)) {
        throw JavaTypeFaults.refuse(context, at, argument);
      }
    }
    if (method.modifiers().contains(Modifier.SYNCHRONIZED)) {
      throw context.faults().refuse(DiagnosticId.SYNCHRONIZED, at);
    }
    Node body = declaration.getBody().orElseThrow(() -> context.faults().silently());
    FunctionSource function =
        new FunctionSource(
                unit,
                declaration,
                BodyLowering.of(body),
                self,
                inputs(declaration, arguments),
                substitution)
            .returning(arrays);
    List<Value> all = new ArrayList<>(self.parts());
    all.addAll(arguments);
    return call(at, method, function, returned, all);
  }

  private record ArrayTypes(JavaType returnType, List<JavaType> parameters) {}

  private ArrayTypes types(Invocation invocation) {
    Substitution types = context.source().substitution();
    return new ArrayTypes(
        types.apply(invocation.returnType()),
        invocation.parameterTypes().stream().map(types::apply).toList());
  }

  /**
   * What a method that returns an array may return: arguments, or rows of them. An array that the
   * call makes of its arguments is none.
   */
  private Optional<ArrayResult> arrays(
      Node at, Invocation invocation, MethodDeclaration declaration, List<Value> arguments) {
    ArrayTypes types = types(invocation);
    if (invocation.spread() || !(types.returnType() instanceof JavaType.Array)) {
      return Optional.empty();
    }
    List<Integer> returned = ReturnedArrays.of(declaration, types.returnType(), types.parameters());
    if (returned.stream().anyMatch(i -> ArraysMade.isIn(arguments.get(i)))) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.ARRAY,
              at,
              "give the arguments variables of their own",
              "a method that returns one of arrays without names");
    }
    int dimensions = ArrayShapes.dimensions(types.returnType());
    List<Shape> shapes =
        returned.stream()
            .flatMap(i -> ArrayShapes.rows(Shape.of(arguments.get(i)), dimensions).stream())
            .distinct()
            .toList();
    return shapes.isEmpty() ? Optional.empty() : Optional.of(ArrayResult.of(shapes));
  }

  /** A call of the function that a method or constructor is in one specialization. */
  public Value call(
      Node at,
      MethodSymbol method,
      FunctionSource function,
      DeviceType returnType,
      List<Value> arguments) {
    return call(
        at,
        MethodNames.display(method),
        ExternalDeclarations.symbol(method, function.shapes(), context.compilation().types())
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
    SourceCallChain caller = context.faults().chain();
    if (caller.countOf(displayName) >= MOST_NESTED) {
      throw context
          .faults()
          .refuse(DiagnosticId.RECURSION, at, displayName + " -> ... -> " + displayName);
    }
    SourceSpan span = context.spanOf(at);
    return call(
        functions.request(
            function.calledWith(context.fastMathAt(at)),
            symbol,
            returnType,
            caller.calling(span, displayName)),
        returnType,
        arguments,
        span);
  }

  /** A call of a function of another module. */
  public Value call(
      Node at, ImportedFunction function, DeviceType returnType, List<Value> arguments) {
    SourceSpan span = context.spanOf(at);
    return call(
        functions.importing(
            function, returnType, context.faults().chain().calling(span, function.displayName())),
        returnType,
        arguments,
        span);
  }

  private Value call(
      FunctionHandle handle, DeviceType returnType, List<Value> arguments, SourceSpan span) {
    context.noteCall(new CallEdge(handle, span));
    return new ChosenArguments(context, arguments, span)
        .in(parts -> new Call(handle.symbol(), parts, returnType, span));
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
          context.source().substitution().apply(invocation.typeArguments().get(i)));
    }
    return new Substitution(types);
  }

  public DeviceType returnType(Node at, Invocation invocation) {
    JavaType type = context.source().substitution().apply(invocation.returnType());
    Optional<DeviceType> result = context.compilation().types().result(type);
    if (result.isPresent()) {
      return result.get();
    }
    if (type == JavaType.Special.ERRONEOUS) {
      throw context.faults().silently();
    }
    if (type instanceof JavaType.Array) {
      throw context.faults().refuse(DiagnosticId.ARRAY, at, "a method that returns an array");
    }
    throw JavaTypeFaults.refuse(context, at, type);
  }
}
