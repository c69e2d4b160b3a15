package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.body.MethodDeclaration;
import dev.sycamore.frontend.symbols.JvmSignatures;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.outliner.captures.CapturedLocal;
import dev.sycamore.outliner.captures.Captures;
import dev.sycamore.outliner.kernels.KernelDefinition;
import dev.sycamore.outliner.kernels.SourceKernel;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.FunctionReporting;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.function.BodyLowering;
import java.util.ArrayList;
import java.util.List;

/** A kernel that is a method: all its parameters but the first are arguments. */
record MethodKernelLowering(
    SourceKernel site,
    KernelDefinition.Method code,
    FunctionReporting context,
    KernelArguments arguments)
    implements KernelCodeLowering {

  @Override
  public KernelCaptureBinding bind() {
    MethodDeclaration declaration = code.declaration();
    List<CapturedLocal> parameters = new ArrayList<>();
    for (int i = 1; i < declaration.getParameters().size(); i++) {
      MethodSymbol.ParameterSymbol parameter = code.symbol().parameters().get(i);
      parameters.add(
          new CapturedLocal(
              parameter.name(),
              parameter.type(),
              declaration.getParameter(i),
              declaration.getParameter(i).getNameAsExpression()));
    }
    arguments.bind(new Captures(false, parameters));
    return new KernelCaptureBinding(JvmSignatures.of(code.symbol()), ThisObject.NONE, this::body);
  }

  private List<DeviceStatement> body(FunctionContext inside) {
    List<DeviceStatement> body =
        new ArrayList<>(
            new KernelIndices(site, inside).bind(List.of(code.declaration().getParameter(0))));
    body.addAll(
        BodyLowering.of(code.declaration().getBody().orElseThrow()).lower(inside).statements());
    return body;
  }
}
