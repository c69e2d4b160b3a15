package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.expr.LambdaExpr;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.outliner.captures.CaptureScanner;
import dev.sycamore.outliner.captures.CapturedLocal;
import dev.sycamore.outliner.captures.Captures;
import dev.sycamore.outliner.kernels.SourceKernel;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.statement.BodyLowering;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.JvmSignatures;
import java.util.ArrayList;
import java.util.List;

/** A kernel that is a lambda. */
record LambdaKernelLowering(
    SourceKernel site, LambdaExpr lambda, FunctionContext lowering, KernelArguments arguments)
    implements KernelCodeLowering {

  @Override
  public String bindCaptures() {
    Captures captures =
        CaptureScanner.scan(lambda, site.unit().attribution(), lowering.services().dialect());
    lowering.setSelf(new KernelThis(arguments));
    arguments.bind(captures);
    List<JavaType> types = new ArrayList<>();
    captures.variables().stream().map(CapturedLocal::type).forEach(types::add);
    types.addAll(site.parameterTypes());
    return JvmSignatures.ofVoid(types);
  }

  @Override
  public List<Statement> body() {
    List<Statement> body =
        new ArrayList<>(new KernelIndices(site, lowering).bind(lambda.getParameters()));
    body.addAll(BodyLowering.of(lambda.getBody()).lower(lowering).statements());
    return body;
  }
}
