package dev.sycamore.outliner.lowering;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.Statement;
import dev.sycamore.model.ValueSource;
import dev.sycamore.outliner.kernels.KernelCode;
import dev.sycamore.outliner.kernels.KernelSite;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.FieldSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A kernel that is a named function object: its components, or fields, are the arguments. */
record ObjectKernel(
    KernelSite site, KernelCode.FunctionObject object, Lowering lowering, KernelArguments arguments)
    implements KernelCodeLowering {

  @Override
  public String bindCaptures() {
    JavaType.Declared type = object.type();
    if (type.symbol().kind() != ClassSymbol.Kind.RECORD) {
      lowering.setSelf(new KernelSelf(arguments));
      return "";
    }
    SourceSpan span = site.unit().spanOf(object.method());
    Optional<Value> self = arguments.record("", type, new ValueSource.Captured(0), span);
    lowering.setSelf(ValueSelf.ofFunctionObject(self.orElseThrow(() -> refuse(type))));
    return "";
  }

  /** The record crosses component by component: one of them cannot. */
  private Unlowerable refuse(JavaType.Declared type) {
    for (FieldSymbol component : type.symbol().recordComponents()) {
      JavaType componentType = DeviceTypes.argumentsOf(type).apply(component.type());
      if (!arguments.canCross(componentType)) {
        return CrossingFaults.refuse(
            lowering,
            object.method(),
            "component",
            component.name(),
            componentType,
            FieldDeclarations.spanOf(lowering, component));
      }
    }
    return lowering.faults().silently();
  }

  @Override
  public List<Statement> body() {
    List<Statement> body =
        new ArrayList<>(new KernelIndices(site, lowering).bind(object.method().getParameters()));
    body.addAll(
        CodeBodies.of(object.method().getBody().orElseThrow()).lower(lowering).statements());
    return body;
  }
}
