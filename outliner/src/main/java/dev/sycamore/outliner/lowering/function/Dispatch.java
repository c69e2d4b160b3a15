package dev.sycamore.outliner.lowering.function;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.MethodSource;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.VoidType;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.TaggedValues;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A method of which objects of several classes have their own: a function that switches over what
 * an object is, and calls the method of its class.
 */
public final class Dispatch {

  /**
   * The method of one class.
   *
   * @param tags what objects of the class have
   * @param call what the method returns of an object, called by the code of the switch
   */
  public record Case(List<Integer> tags, Call call) {
    public Case {
      tags = List.copyOf(tags);
    }
  }

  /** Calls the method of one class. */
  @FunctionalInterface
  public interface Call {
    Value call(FunctionContext context, Node at, Value object, List<Value> arguments);
  }

  private final FunctionCalls functions;
  private final UnaryOperator<DeviceExpression> tag;

  /**
   * @param tag of an object
   */
  public Dispatch(FunctionCalls functions, UnaryOperator<DeviceExpression> tag) {
    this.functions = functions;
    this.tag = tag;
  }

  /**
   * A call.
   *
   * @param type of the object, as the call knows it
   * @param sample a declaration of the method, whose place in the source the function has
   */
  public Value call(
      Node at,
      JavaType.Declared type,
      Invocation invocation,
      MethodSource sample,
      List<Case> cases,
      Value object,
      List<Value> arguments) {
    MethodDeclaration declaration = (MethodDeclaration) sample.declaration();
    List<Parameter> parameters = declaration.getParameters();
    Node place = declaration.getType();
    List<FunctionSource.Input> inputs = new ArrayList<>();
    inputs.add(new FunctionSource.Input(place, "self", Shape.of(object)));
    for (int i = 0; i < arguments.size(); i++) {
      Parameter parameter = parameters.get(i);
      inputs.add(
          new FunctionSource.Input(
              parameter, parameter.getNameAsString(), Shape.of(arguments.get(i))));
    }
    DeviceType returned = functions.returnType(at, invocation);
    FunctionSource function =
        new FunctionSource(
            sample.unit(),
            place,
            inner -> body(inner, place, parameters, cases, returned),
            inputs,
            new Substitution(functions.substitution(invocation).types(), Optional.of(type)));
    List<Value> all = new ArrayList<>(List.of(object));
    all.addAll(arguments);
    return functions.call(
        at,
        MethodNames.display(invocation.method()),
        MethodNames.symbol(invocation.method(), function.shapes()),
        function,
        returned,
        all);
  }

  private Block body(
      FunctionContext inner,
      Node place,
      List<Parameter> parameters,
      List<Case> cases,
      DeviceType returned) {
    SourceSpan span = inner.spanOf(place);
    Value object = input(inner, place, span);
    List<Value> arguments = parameters.stream().map(p -> input(inner, p, span)).toList();
    List<Switch.Case> lowered = new ArrayList<>();
    for (Case each : cases) {
      DeviceExpression result =
          ((Value.Plain) each.call().call(inner, place, object, arguments)).expression();
      List<DeviceStatement> statements =
          returned == VoidType.VOID
              ? List.of(new Evaluate(result, span), new Break(Optional.empty(), span))
              : List.of(new Return(new TaggedValues(inner).convert(result, returned), span));
      boolean last = lowered.size() == cases.size() - 1;
      lowered.add(new Switch.Case(each.tags(), last, statements));
    }
    DeviceExpression selector = tag.apply(((Value.Plain) object).expression());
    return new Block(List.of(new Switch(selector, lowered, span)), span);
  }

  private static Value input(FunctionContext inner, Node declaration, SourceSpan span) {
    Binding binding = inner.scope().find(declaration).orElseThrow();
    return binding instanceof Binding.Stored stored
        ? new Value.Plain(new ReadLocal(stored.variable(), span))
        : ((Binding.Known) binding).value();
  }
}
