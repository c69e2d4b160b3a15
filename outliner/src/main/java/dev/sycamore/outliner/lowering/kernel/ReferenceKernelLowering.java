package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.kernels.SourceKernel;
import dev.sycamore.outliner.lowering.call.CallFaults;
import dev.sycamore.outliner.lowering.call.CallSite;
import dev.sycamore.outliner.lowering.closure.ReferenceCalls;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import dev.sycamore.outliner.lowering.object.EnclosingClass;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.JvmSignatures;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** A kernel that is a method reference: it calls the method with the indices. */
final class ReferenceKernelLowering implements KernelCodeLowering {
  private final SourceKernel site;
  private final MethodReferenceExpr reference;
  private final FunctionContext lowering;
  private final KernelArguments arguments;
  private Optional<Value> receiver = Optional.empty();
  private Optional<JavaType.Declared> receiverClass = Optional.empty();
  private Optional<BoundMethod> own = Optional.empty();

  ReferenceKernelLowering(
      SourceKernel site,
      MethodReferenceExpr reference,
      FunctionContext lowering,
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
    ClassSymbol owner =
        receiverClass
            .or(() -> own.flatMap(BoundMethod::thisClass))
            .map(JavaType.Declared::symbol)
            .orElse(method.owner());
    if (owner.binaryName().isEmpty()) {
      // Its name is the host compiler's, so that the runtime could not tell which method this is.
      throw lowering
          .faults()
          .refuseWithHelp(
              DiagnosticId.SYC1026,
              reference,
              "write a lambda that calls the method, or move the class out of the method",
              "as a kernel, a reference to a method of a local or anonymous class");
    }
    if (method.modifiers().contains(Modifier.PRIVATE)
        && EnclosingClass.innermost(reference, lowering.unit().attribution())
            .filter(method.owner()::equals)
            .isEmpty()) {
      // The Eclipse compiler calls it through a method of its own.
      throw lowering
          .faults()
          .refuseWithHelp(
              DiagnosticId.SYC1026,
              reference,
              "make the method final instead of private, or write a lambda that calls it",
              "as a kernel, a reference to a private method of another class");
    }
    return JvmSignatures.of(owner, method);
  }

  /** The object of a bound reference is what the host captures. */
  private void bindReceiver() {
    Expression scope = reference.getScope();
    if (scope.isThisExpr() || scope.isSuperExpr()) {
      own = lowering.callLowering().ownMethods().find(reference, invocation());
      lowering.setSelf(new KernelThis(arguments));
      return;
    }
    JavaType type = typeOfReceiver(scope);
    if (isClass(type)) {
      bindFields(type);
      return;
    }
    receiver =
        arguments.record("receiver", type, new ValueSource.Captured(0), lowering.spanOf(scope));
    if (receiver.isEmpty()) {
      throw lowering
          .faults()
          .refuse(DiagnosticId.SYC1009, scope, "`" + scope + "`", DeviceTypes.display(type));
    }
    receiverClass = Optional.of((JavaType.Declared) type);
  }

  /** An object that is no record has fields: those that the method uses cross. */
  private static boolean isClass(JavaType type) {
    return type instanceof JavaType.Declared declared
        && (declared.symbol().kind() == ClassSymbol.Kind.CLASS
            || declared.symbol().kind() == ClassSymbol.Kind.INTERFACE);
  }

  private void bindFields(JavaType type) {
    own = BoundMethod.ofObject(lowering.services().units(), type, invocation());
    if (own.isEmpty()) {
      throw new CallFaults(lowering).refuse(reference, invocation());
    }
    lowering.setSelf(new KernelThis(arguments));
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
    Value called =
        own.isPresent()
            ? callOwn(own.get(), values)
            : lowering.callLowering().call(reference, invocation, receiver, values);
    body.add(new Evaluate(lowering.expressions().plain(called, reference), span));
    return body;
  }

  private Value callOwn(BoundMethod method, List<Value> values) {
    return lowering
        .callLowering()
        .ownMethods()
        .call(
            new CallSite(reference, method.invocation(), Optional.empty(), values),
            method,
            method.transfer(lowering.self(), lowering));
  }

  private Invocation invocation() {
    return lowering
        .source()
        .invocationOf(reference)
        .orElseThrow(() -> lowering.expressions().unknown(reference));
  }
}
