package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.Evaluate;
import dev.sycamore.model.Statement;
import dev.sycamore.model.ValueSource;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.kernels.KernelSite;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** A kernel that is a method reference: it calls the method with the indices. */
final class ReferenceKernel implements KernelCodeLowering {
  private final KernelSite site;
  private final MethodReferenceExpr reference;
  private final Lowering lowering;
  private final KernelArguments arguments;
  private Optional<Value> receiver = Optional.empty();

  ReferenceKernel(
      KernelSite site,
      MethodReferenceExpr reference,
      Lowering lowering,
      KernelArguments arguments) {
    this.site = site;
    this.reference = reference;
    this.lowering = lowering;
    this.arguments = arguments;
  }

  @Override
  public String bindCaptures() {
    Invocation invocation = invocation();
    MethodSymbol method = invocation.method();
    if (!method.modifiers().contains(Modifier.STATIC)) {
      bindReceiver();
    }
    return JvmSignatures.of(method);
  }

  /** The object of a bound reference is what the host captures. */
  private void bindReceiver() {
    Expression scope = reference.getScope();
    if (scope.isThisExpr()) {
      lowering.setSelf(new KernelSelf(arguments));
      return;
    }
    JavaType type = typeOfReceiver(scope);
    receiver =
        arguments.record("receiver", type, new ValueSource.Captured(0), lowering.spanOf(scope));
    if (receiver.isEmpty()) {
      throw lowering
          .faults()
          .refuse(DiagnosticId.SYC1009, scope, "`" + scope + "`", DeviceTypes.display(type));
    }
  }

  /** The parser takes a variable here for a type, which as an expression has none. */
  private JavaType typeOfReceiver(Expression scope) {
    Optional<Denotation> denotation = lowering.source().denotationOf(scope);
    if (denotation.orElse(null) instanceof Denotation.Local local) {
      return local.type();
    } else if (denotation.orElse(null) instanceof Denotation.Field field) {
      return field.type();
    }
    return lowering.expressions().typeOf(scope);
  }

  @Override
  public List<Statement> body() {
    SourceSpan span = lowering.spanOf(reference);
    List<Statement> body = new ArrayList<>();
    Invocation invocation = invocation();
    List<Value> indices = new KernelIndices(site, lowering).values(span, body);
    if (indices.size() != invocation.parameterTypes().size()) {
      throw lowering
          .faults()
          .refuse(DiagnosticId.SYC1026, reference, "this kind of method reference");
    }
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < indices.size(); i++) {
      values.add(ReferenceCalls.convert(indices.get(i), invocation.parameterTypes().get(i)));
    }
    Value called = lowering.callLowering().call(reference, invocation, receiver, values);
    body.add(new Evaluate(lowering.expressions().plain(called, reference), span));
    return body;
  }

  private Invocation invocation() {
    return lowering
        .source()
        .invocationOf(reference)
        .orElseThrow(() -> lowering.expressions().unknown(reference));
  }
}
