package dev.sycamore.outliner.lowering.function;

import com.github.javaparser.ast.Node;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.model.expression.FastMathOptions;
import dev.sycamore.model.program.CodeOrigin;
import dev.sycamore.outliner.lowering.context.ArrayResult;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.types.ApiTypes;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The source of a function in one specialisation.
 *
 * @param node the method, lambda or other code that it is made of
 * @param body lowers the code
 * @param selfParts what arrives of {@code this}, before the inputs
 * @param selfIsImplicit whether the source does not pass {@code this} at a call
 * @param self makes {@code this} of what arrives
 * @param inputs what it takes, in order
 * @param fastMath what the call allows its operations; of vectors only, whose methods are operators
 * @param arrays what it returns, if that is an array
 */
public record FunctionSource(
    ParsedUnit unit,
    Node node,
    FunctionBody body,
    List<Shape> selfParts,
    boolean selfIsImplicit,
    Function<List<Value>, ThisObject> self,
    List<Input> inputs,
    Substitution substitution,
    FastMathOptions fastMath,
    Optional<ArrayResult> arrays) {

  /**
   * Something that a function takes: none, one or several parameters at run time.
   *
   * @param declaration the parameter, or the captured variable
   * @param captured whether it is a captured variable
   */
  public record Input(Node declaration, String name, Shape shape, boolean captured) {
    /** A parameter. */
    public Input(Node declaration, String name, Shape shape) {
      this(declaration, name, shape, false);
    }

    /** Whether the source does not pass it at the call. */
    public boolean isImplicit() {
      return captured || shape instanceof Shape.Closure;
    }
  }

  public FunctionSource {
    selfParts = List.copyOf(selfParts);
    inputs = List.copyOf(inputs);
  }

  /** Without {@code this}. */
  public FunctionSource(
      ParsedUnit unit,
      Node node,
      FunctionBody body,
      List<Input> inputs,
      Substitution substitution) {
    this(
        unit,
        node,
        body,
        List.of(),
        true,
        parts -> ThisObject.NONE,
        inputs,
        substitution,
        FastMathOptions.EXACT,
        Optional.empty());
  }

  /** With a {@code this} that is passed on. */
  public FunctionSource(
      ParsedUnit unit,
      Node node,
      FunctionBody body,
      ThisObject.Transfer self,
      List<Input> inputs,
      Substitution substitution) {
    this(
        unit,
        node,
        body,
        self.parts().stream().map(Shape::of).toList(),
        self.implicit(),
        self.rebuild(),
        inputs,
        substitution,
        FastMathOptions.EXACT,
        Optional.empty());
  }

  /** The same source, whose method returns an array if {@code result} is there. */
  FunctionSource returning(Optional<ArrayResult> result) {
    return new FunctionSource(
        unit, node, body, selfParts, selfIsImplicit, self, inputs, substitution, fastMath, result);
  }

  /** The same source, called where {@code options} are allowed. */
  FunctionSource calledWith(FastMathOptions options) {
    return !options.areExact() && isOfVectors()
        ? new FunctionSource(
            unit,
            node,
            body,
            selfParts,
            selfIsImplicit,
            self,
            inputs,
            substitution,
            options,
            arrays)
        : this;
  }

  /** Whose code it is. */
  CodeOrigin origin() {
    return switch (unit.file().origin()) {
      case USER -> CodeOrigin.USER;
      case API -> CodeOrigin.API;
      case DEVICE_LIBRARY -> CodeOrigin.DEVICE_LIBRARY;
    };
  }

  private boolean isOfVectors() {
    return unit.file().origin() == SourceFile.Origin.API
        && ApiTypes.isVector(unit.packageName() + "." + unit.name());
  }

  /** All that it is specialised for. */
  public List<Shape> shapes() {
    List<Shape> shapes = new ArrayList<>(selfParts);
    inputs.forEach(input -> shapes.add(input.shape()));
    return shapes;
  }
}
