package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.Node;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.outliner.kernels.KernelDefinition;
import dev.sycamore.outliner.kernels.SourceKernel;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.fault.CrossingFaults;
import dev.sycamore.outliner.lowering.function.BodyLowering;
import dev.sycamore.outliner.lowering.object.FieldDeclarations;
import dev.sycamore.outliner.lowering.object.RecordThis;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;

/**
 * A kernel that is a function object: its components, or fields, are the arguments. Variables that
 * a local or anonymous class captures are fields of it, too.
 */
record ObjectKernelLowering(
    SourceKernel site,
    KernelDefinition.FunctionObject object,
    SourceTypes context,
    KernelArguments arguments)
    implements KernelCodeLowering {

  @Override
  public KernelCaptureBinding bind() {
    return new KernelCaptureBinding(
        object.isLocal() ? KernelBinding.LOCAL_CLASS : "",
        thisObject(context, arguments, object.type(), object.method()),
        this::body);
  }

  /** The {@code this} of a function object; a record crosses component by component. */
  static ThisObject thisObject(
      SourceTypes context, KernelArguments arguments, JavaType.Declared type, Node at) {
    if (type.symbol().kind() != ClassSymbol.Kind.RECORD) {
      return new KernelThis(arguments);
    }
    return arguments
        .record("", type, new ValueSource.Captured(0), context.spanOf(at))
        .map(RecordThis::ofFunctionObject)
        .orElseThrow(() -> refuse(context, arguments, type, at));
  }

  /** One of the components cannot cross. */
  private static Unlowerable refuse(
      SourceTypes context, KernelArguments arguments, JavaType.Declared type, Node at) {
    for (FieldSymbol component : type.symbol().recordComponents()) {
      JavaType componentType = DeviceTypes.argumentsOf(type).apply(component.type());
      if (!arguments.canCross(componentType)) {
        return CrossingFaults.refuse(
            context,
            at,
            "component",
            component.name(),
            componentType,
            FieldDeclarations.spanOf(context, component));
      }
    }
    return context.faults().silently();
  }

  private List<DeviceStatement> body(FunctionContext inside) {
    List<DeviceStatement> body =
        new ArrayList<>(new KernelIndices(site, inside).bind(object.method().getParameters()));
    body.addAll(
        BodyLowering.of(object.method().getBody().orElseThrow()).lower(inside).statements());
    return body;
  }
}
