package dev.sycamore.outliner.lowering.closure;

import com.github.javaparser.ast.expr.LambdaExpr;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.tree.CodePlace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.outliner.lowering.context.ClosureCode;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionTable;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The lambdas in device code that nothing calls: their code is checked all the same. */
public final class UncalledLambdas {
  private record Created(Value.Closure closure, SourceCallChain chain) {}

  private final List<Created> created = new ArrayList<>();
  private final Set<CodePlace> known = new HashSet<>();

  /** Notes a lambda in the function at the end of a call chain. */
  public void created(Value.Closure closure, SourceCallChain chain) {
    created.add(new Created(closure, chain));
  }

  /** Notes that a lambda is called, so that its code is looked at anyway. */
  public void called(ClosureCode code) {
    known.add(code.identity().place());
  }

  /** Requests the code of the lambdas that were not called; gives whether there are any. */
  public boolean request(DeviceTypes types, FunctionTable functions) {
    boolean any = false;
    for (Created lambda : created) {
      if (known.add(lambda.closure().code().identity().place())) {
        any |= request(lambda, types, functions);
      }
    }
    created.clear();
    return any;
  }

  /** A lambda that takes another one has no code without it. */
  private static boolean request(Created lambda, DeviceTypes types, FunctionTable functions) {
    ClosureCode code = lambda.closure().code();
    List<Shape> arguments = new ArrayList<>();
    for (JavaType type : code.target().parameterTypes()) {
      Shape.ofType(code.substitution().apply(type), types).ifPresent(arguments::add);
    }
    Optional<DeviceType> result =
        types.result(code.substitution().apply(code.target().returnType()));
    if (arguments.size() < code.target().parameterTypes().size() || result.isEmpty()) {
      return false;
    }
    functions.request(
        LambdaFunctions.sourceOf(lambda.closure(), (LambdaExpr) code.expression(), arguments),
        LambdaFunctions.symbol(code),
        result.get(),
        lambda.chain());
    return true;
  }
}
