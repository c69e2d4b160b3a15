package dev.sycamore.outliner.lowering.closure;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.LambdaExpr;
import dev.sycamore.model.program.CIdentifier;
import dev.sycamore.outliner.lowering.context.ClosureCode;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.BodyLowering;
import dev.sycamore.outliner.lowering.function.FunctionSource;
import java.util.ArrayList;
import java.util.List;

/** The functions that the code of lambdas is lowered to. */
final class LambdaFunctions {
  private LambdaFunctions() {}

  /** The code of a lambda, for arguments of known shapes. */
  static FunctionSource sourceOf(Value.Closure closure, LambdaExpr lambda, List<Shape> arguments) {
    ClosureCode code = closure.code();
    List<FunctionSource.Input> inputs = new ArrayList<>();
    for (int i = 0; i < code.captures().size(); i++) {
      Shape shape = Shape.of(closure.captured().get(code.selfParts() + i));
      inputs.add(input(code.captures().get(i), shape, true));
    }
    for (int i = 0; i < arguments.size(); i++) {
      inputs.add(input(lambda.getParameter(i), arguments.get(i), false));
    }
    return new FunctionSource(
        code.unit(),
        lambda,
        context -> {
          code.unusable().forEach(context.scope()::bind);
          return BodyLowering.of(lambda.getBody()).lower(context);
        },
        new ThisObject.Transfer(closure.captured().subList(0, code.selfParts()), code.self(), true),
        inputs,
        code.substitution());
  }

  private static FunctionSource.Input input(Node declaration, Shape shape, boolean captured) {
    String name =
        declaration instanceof Parameter parameter ? parameter.getNameAsString() : "captured";
    if (declaration instanceof com.github.javaparser.ast.body.VariableDeclarator declarator) {
      name = declarator.getNameAsString();
    }
    return new FunctionSource.Input(declaration, name, shape, captured);
  }

  static String symbol(ClosureCode code) {
    String function = code.enclosingFunction();
    int end = function.indexOf('(');
    String name = end < 0 ? code.unit().name() : function.substring(0, end);
    return CIdentifier.of(name.replace("lambda in ", "") + ".lambda");
  }
}
