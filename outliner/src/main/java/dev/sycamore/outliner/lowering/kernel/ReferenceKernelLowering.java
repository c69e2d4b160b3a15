package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JvmSignatures;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.outliner.kernels.SourceKernel;
import dev.sycamore.outliner.lowering.call.CallFaults;
import dev.sycamore.outliner.lowering.closure.ReferenceCalls;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.function.FunctionTable;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import dev.sycamore.outliner.lowering.object.EnclosingClass;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** A kernel that is a method reference: it calls the method with the indices. */
final class ReferenceKernelLowering implements KernelCodeLowering {
  private final SourceKernel site;
  private final MethodReferenceExpr reference;
  private final FunctionContext context;
  private final KernelArguments arguments;
  private final FunctionTable functions;

  /**
   * The object of a bound reference.
   *
   * @param value a record that the method is called on
   * @param type of that record
   * @param own the method, if its object is one whose fields cross one by one
   */
  private record Receiver(
      Optional<Value> value, Optional<JavaType.Declared> type, Optional<BoundMethod> own) {
    static final Receiver NONE = new Receiver(Optional.empty(), Optional.empty(), Optional.empty());

    /** An object whose fields cross one by one. */
    static Receiver ofFields(Optional<BoundMethod> own) {
      return new Receiver(Optional.empty(), Optional.empty(), own);
    }
  }

  ReferenceKernelLowering(
      SourceKernel site,
      MethodReferenceExpr reference,
      FunctionContext context,
      KernelArguments arguments,
      FunctionTable functions) {
    this.site = site;
    this.reference = reference;
    this.context = context;
    this.arguments = arguments;
    this.functions = functions;
  }

  @Override
  public KernelCaptureBinding bind() {
    Invocation invocation = invocation();
    MethodSymbol method = invocation.method();
    Receiver receiver =
        method.modifiers().contains(Modifier.STATIC) ? Receiver.NONE : bindReceiver();
    ClassSymbol owner =
        receiver
            .type()
            .or(() -> receiver.own().flatMap(BoundMethod::thisClass))
            .map(JavaType.Declared::symbol)
            .orElse(method.owner());
    if (owner.binaryName().isEmpty()) {
      // Its name is the host compiler's, so that the runtime could not tell which method this is.
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.LAMBDA,
              reference,
              "write a lambda that calls the method, or move the class out of the method",
              "as a kernel, a reference to a method of a local or anonymous class");
    }
    if (method.modifiers().contains(Modifier.PRIVATE)
        && EnclosingClass.innermost(reference, context.unit().attribution())
            .filter(method.owner()::equals)
            .isEmpty()) {
      // The Eclipse compiler calls it through a method of its own.
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.LAMBDA,
              reference,
              "make the method final instead of private, or write a lambda that calls it",
              "as a kernel, a reference to a private method of another class");
    }
    boolean hasThis = !method.modifiers().contains(Modifier.STATIC) && receiver.value().isEmpty();
    return new KernelCaptureBinding(
        JvmSignatures.of(owner, method),
        hasThis ? new KernelThis(arguments) : ThisObject.NONE,
        inside -> body(inside, receiver));
  }

  /** The object of a bound reference is what the host captures. */
  private Receiver bindReceiver() {
    Expression scope = reference.getScope();
    if (scope.isThisExpr() || scope.isSuperExpr()) {
      return Receiver.ofFields(BoundMethod.ofThis(context, reference, invocation()));
    }
    JavaType type = typeOfReceiver(scope);
    if (isClass(type)) {
      return Receiver.ofFields(
          Optional.of(
              BoundMethod.ofObject(context.compilation().units(), type, invocation())
                  .orElseThrow(() -> new CallFaults(context).refuse(reference, invocation()))));
    }
    Optional<Value> record =
        arguments.record("receiver", type, new ValueSource.Captured(0), context.spanOf(scope));
    if (record.isEmpty()) {
      throw context
          .faults()
          .refuse(DiagnosticId.CAPTURED_TYPE, scope, "`" + scope + "`", DeviceTypes.display(type));
    }
    return new Receiver(record, Optional.of((JavaType.Declared) type), Optional.empty());
  }

  /** An object that is no record has fields: those that the method uses cross. */
  private static boolean isClass(JavaType type) {
    return type instanceof JavaType.Declared declared
        && (declared.symbol().kind() == ClassSymbol.Kind.CLASS
            || declared.symbol().kind() == ClassSymbol.Kind.INTERFACE);
  }

  /** The parser takes a variable here for a type, which as an expression has none. */
  private JavaType typeOfReceiver(Expression scope) {
    Optional<Denotation> denotation = context.source().denotationOf(scope);
    if (denotation.orElse(null) instanceof Denotation.Local local) {
      return local.type();
    } else if (denotation.orElse(null) instanceof Denotation.Field field) {
      return field.type();
    }
    return context.typeOf(scope);
  }

  private List<DeviceStatement> body(FunctionContext inside, Receiver receiver) {
    SourceSpan span = context.spanOf(reference);
    List<DeviceStatement> body = new ArrayList<>();
    Invocation invocation = invocation();
    List<Value> indices = new KernelIndices(site, inside).values(span, body);
    if (indices.size() != invocation.parameterTypes().size()) {
      throw context
          .faults()
          .refuse(DiagnosticId.LAMBDA, reference, "this kind of method reference");
    }
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < indices.size(); i++) {
      values.add(ReferenceCalls.convert(indices.get(i), invocation.parameterTypes().get(i)));
    }
    Value called =
        receiver.own().isPresent()
            ? callOwn(inside, receiver.own().get(), values)
            : inside.calls().call(reference, invocation, receiver.value(), values);
    body.add(new Evaluate(inside.expressions().plain(called, reference), span));
    return body;
  }

  private Value callOwn(FunctionContext inside, BoundMethod method, List<Value> values) {
    return new FunctionCalls(inside, functions)
        .call(reference, method, method.transfer(inside.thisObject(), inside, reference), values);
  }

  private Invocation invocation() {
    return context.source().invocationOf(reference).orElseThrow(() -> context.unknown(reference));
  }
}
