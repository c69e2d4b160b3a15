package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.LambdaExpr;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.Block;
import dev.sycamore.model.DeclareLocal;
import dev.sycamore.model.Kernel;
import dev.sycamore.model.KernelForm;
import dev.sycamore.model.ScalarType;
import dev.sycamore.model.Statement;
import dev.sycamore.model.Variable;
import dev.sycamore.model.VoidType;
import dev.sycamore.model.WorkItemQuery;
import dev.sycamore.outliner.CaptureOrder;
import dev.sycamore.outliner.captures.CaptureScanner;
import dev.sycamore.outliner.captures.CapturedVariable;
import dev.sycamore.outliner.captures.Captures;
import dev.sycamore.outliner.kernels.KernelSite;
import dev.sycamore.outliner.program.LoweredKernel;
import dev.sycamore.outliner.report.CallChain;
import dev.sycamore.outliner.report.InternalErrors;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lowers kernels: captures become arguments, the index becomes local variables. */
final class KernelLowering {
  private final Services services;
  private final CaptureOrder order;

  KernelLowering(Services services, CaptureOrder order) {
    this.services = services;
    this.order = order;
  }

  LoweredKernel lower(KernelSite site, String name, String entryPoint) {
    LambdaExpr lambda = site.lambda();
    SourceSpan span = site.unit().spanOf(lambda);
    CallChain chain =
        CallChain.startingAt(site.explicitName().orElse("kernel at " + span.place()));
    KernelSelf self = new KernelSelf();
    Lowering lowering =
        new Lowering(
            services, site.unit(), chain, Substitution.NONE, VoidType.VOID, self, lambda);
    KernelArguments arguments = new KernelArguments(lowering);
    self.setArguments(arguments);
    List<Statement> body = new ArrayList<>();
    String signature = "()V";
    try {
      Captures captures = CaptureScanner.scan(lambda, site.unit().attribution(), order);
      signature = signature(site, captures);
      arguments.bind(captures);
      bindIndices(lowering, site, body);
      body.addAll(FunctionLowering.body(lowering, lambda.getBody()).statements());
    } catch (Unlowerable fault) {
      // Reported where it was found.
    } catch (RuntimeException | StackOverflowError bug) {
      InternalErrors.report(lowering.faults(), lowering.current(), bug);
    }
    Kernel kernel =
        new Kernel(
            name,
            entryPoint,
            site.form(),
            site.dimensions(),
            span,
            signature,
            arguments.all(),
            new Block(body, lowering.spanOf(lambda.getBody())));
    return new LoweredKernel(
        site.unit(), kernel, chain, lowering.calls(), lowering.faults().any());
  }

  private static String signature(KernelSite site, Captures captures) {
    List<JavaType> types = new ArrayList<>();
    captures.variables().stream().map(CapturedVariable::type).forEach(types::add);
    types.addAll(site.target().parameterTypes());
    return JvmSignatures.ofVoid(types);
  }

  private static void bindIndices(Lowering lowering, KernelSite site, List<Statement> body) {
    List<Parameter> parameters = site.lambda().getParameters();
    for (int d = 0; d < parameters.size(); d++) {
      Parameter parameter = parameters.get(d);
      JavaType type = site.target().parameterTypes().get(d);
      if (type == JavaType.Primitive.INT) {
        body.add(index(lowering, parameter, site.dimensions(), d));
      } else {
        Value.WorkItem.Kind kind =
            site.form() == KernelForm.ND_RANGE
                ? Value.WorkItem.Kind.ND_ITEM
                : Value.WorkItem.Kind.ITEM;
        lowering
            .scope()
            .bind(
                parameter,
                new Binding.Known(new Value.WorkItem(kind, site.dimensions())));
      }
    }
  }

  private static DeclareLocal index(
      Lowering lowering, Parameter parameter, int dimensions, int dimension) {
    SourceSpan span = lowering.spanOf(parameter);
    Variable variable =
        lowering.scope().declare(parameter, parameter.getNameAsString(), ScalarType.INT);
    return new DeclareLocal(
        variable,
        Optional.of(
            new WorkItemQuery(
                WorkItemQuery.Query.GLOBAL_ID,
                dimensions,
                Conversions.intLiteral(dimension, span),
                span)),
        span);
  }
}
