package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.expr.LambdaExpr;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JvmSignatures;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.outliner.captures.CaptureScanner;
import dev.sycamore.outliner.captures.CapturedLocal;
import dev.sycamore.outliner.captures.Captures;
import dev.sycamore.outliner.kernels.SourceKernel;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.function.BodyLowering;
import java.util.ArrayList;
import java.util.List;

/** A kernel that is a lambda. */
record LambdaKernelLowering(
    SourceKernel site,
    LambdaExpr lambda,
    SourceTypes context,
    KernelArguments arguments,
    FunctionArguments functions)
    implements KernelCodeLowering {

  @Override
  public KernelCaptureBinding bind() {
    Captures captures =
        CaptureScanner.scan(lambda, site.unit().attribution(), context.compilation().dialect());
    arguments.bind(captures, functions::has);
    functions.bind(captures);
    List<JavaType> types = new ArrayList<>();
    captures.variables().stream().map(CapturedLocal::type).forEach(types::add);
    types.addAll(site.parameterTypes());
    return new KernelCaptureBinding(
        JvmSignatures.ofVoid(types),
        functions.self().orElseGet(() -> new KernelThis(arguments)),
        this::body);
  }

  private List<DeviceStatement> body(FunctionContext inside) {
    List<DeviceStatement> body =
        new ArrayList<>(new KernelIndices(site, inside).bind(lambda.getParameters()));
    body.addAll(BodyLowering.of(lambda.getBody()).lower(inside).statements());
    return body;
  }
}
