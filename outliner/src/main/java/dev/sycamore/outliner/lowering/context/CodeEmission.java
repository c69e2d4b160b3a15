package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import dev.sycamore.analysis.lowered.CallEdge;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.FastMathOptions;
import dev.sycamore.model.type.DeviceType;
import java.util.Optional;
import java.util.function.Supplier;

/** What the device code of one function is made with. */
public interface CodeEmission extends SourceTypes {

  /** The variables and labels. */
  FunctionScope scope();

  DeviceType returnType();

  /** How the results of operations may differ from the JVM's at a node. */
  FastMathOptions fastMathAt(Node node);

  /** What a {@code return} without a value returns, in a constructor. */
  Optional<Supplier<DeviceExpression>> plainReturn();

  /** Notes a call of another function. */
  void noteCall(CallEdge call);
}
