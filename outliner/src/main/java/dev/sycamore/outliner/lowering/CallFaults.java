package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Tells why a method cannot be called on a device. */
final class CallFaults {
  private final Lowering lowering;

  CallFaults(Lowering lowering) {
    this.lowering = lowering;
  }

  Unlowerable refuse(Node call, Invocation invocation) {
    MethodSymbol method = invocation.method();
    Set<Modifier> modifiers = method.modifiers();
    String name = MethodNames.display(method);
    if (isText(invocation)) {
      return lowering.faults().refuse(DiagnosticId.SYC1007, call);
    }
    if (method.name().equals("getClass") && method.parameters().isEmpty()) {
      return lowering.faults().refuse(DiagnosticId.SYC1021, call, "`getClass`");
    }
    if (Boxing.isBoxed(new JavaType.Declared(method.owner(), java.util.List.of()))
        && !modifiers.contains(Modifier.STATIC)) {
      return lowering
          .faults()
          .refuse(DiagnosticId.SYC1018, call, method.owner().simpleName());
    }
    if (ApiTypes.isApi(method.owner())) {
      return lowering
          .faults()
          .refuse(DiagnosticId.SYC1010, call, "a call of `" + name + "`");
    }
    if (!modifiers.contains(Modifier.STATIC)) {
      return instanceMethod(call, method, name);
    }
    if (modifiers.contains(Modifier.NATIVE)) {
      return lowering.faults().refuse(DiagnosticId.SYC1024, call, name);
    }
    return lowering.faults().refuse(DiagnosticId.SYC1008, call, name);
  }

  private Unlowerable instanceMethod(Node call, MethodSymbol method, String name) {
    if (!isStaticallyBound(method)) {
      return lowering.faults().refuse(DiagnosticId.SYC1004, call, name);
    }
    // The method could be called; it is the object that is not there.
    if (call instanceof MethodCallExpr written && written.getScope().isPresent()) {
      lowering.expressions().value(written.getScope().get());
    }
    return lowering
        .faults()
        .refuse(DiagnosticId.SYC1010, call, "a call of the instance method `" + name + "`");
  }

  /** Whether no class can override a method (JLS 8.4.3.3, 8.4.8). */
  static boolean isStaticallyBound(MethodSymbol method) {
    ClassSymbol owner = method.owner();
    return method.modifiers().contains(Modifier.STATIC)
        || method.modifiers().contains(Modifier.PRIVATE)
        || method.modifiers().contains(Modifier.FINAL)
        || owner.modifiers().contains(Modifier.FINAL)
        || owner.kind() == ClassSymbol.Kind.RECORD;
  }

  private static boolean isText(Invocation invocation) {
    return StringType.isString(new JavaType.Declared(invocation.method().owner(), java.util.List.of()))
        || StringType.isString(invocation.returnType());
  }
}
