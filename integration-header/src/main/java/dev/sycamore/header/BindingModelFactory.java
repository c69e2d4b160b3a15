package dev.sycamore.header;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ReportSite;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.binding.touched.Touch;
import dev.sycamore.binding.touched.TouchedText;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.header.model.BindingTables;
import dev.sycamore.header.model.KernelTable;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.EntryParameter;
import dev.sycamore.model.program.FixedTarget;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.model.program.ReportPlace;
import dev.sycamore.model.type.ScalarType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes what a binding class holds: the records that the runtime is to see. */
final class BindingModelFactory {

  private final ConstantArrayRows constantArrays;

  private final NormalizedUnit normalized;

  private BindingModelFactory(NormalizedUnit normalized) {
    this.normalized = normalized;
    this.constantArrays = new ConstantArrayRows(normalized.unit());
  }

  static BindingTables create(NormalizedUnit normalized) {
    return new BindingModelFactory(normalized).tables();
  }

  private BindingTables tables() {
    DeviceUnit unit = normalized.unit();
    return new BindingTables(
        UnitResources.bindingClass(unit.qualifiedName()),
        unit.name() + ".java",
        unit.kernels().stream().map(this::kernel).toList(),
        unit.sites().stream().map(BindingModelFactory::site).toList(),
        constantArrays.rows());
  }

  private static ReportSite site(ReportPlace site) {
    return new ReportSite(
        site.kind(),
        site.function(),
        site.span().fileName(),
        site.span().line(),
        site.span().column(),
        site.text(),
        site.operands().stream().map(BindingModelFactory::element).toList());
  }

  private KernelTable kernel(Kernel kernel) {
    SourceSpan span = kernel.span();
    return new KernelTable(
        new KernelBinding(
            kernel.name(),
            kernel.entryPoint(),
            kernel.form(),
            kernel.dimensions(),
            span.fileName(),
            span.line(),
            span.column(),
            span.endLine(),
            signature(kernel),
            kernel.arguments().stream().map(BindingModelFactory::argument).toList(),
            normalized.parameters(kernel).stream()
                .filter(EntryParameter::used)
                .map(BindingModelFactory::parameter)
                .toList(),
            attributes(kernel)),
        kernel.arguments().stream().map(KernelArgument::source).toList(),
        constantArrays.of(normalized.constants(kernel)),
        touchedElements(kernel));
  }

  private static String touchedElements(Kernel kernel) {
    Map<Integer, List<Touch>> arrays = new LinkedHashMap<>();
    for (int i = 0; i < kernel.arguments().size(); i++) {
      KernelArgument argument = kernel.arguments().get(i);
      // Of other memory it is of use only where it says that nothing is reported.
      if (!argument.touches().isEmpty()
          && (argument.kind() == ArgumentKind.ARRAY || kernel.reportsIndices())) {
        arrays.put(i, argument.touches());
      }
    }
    return TouchedText.ofKernel(arrays, kernel.reportsIndices());
  }

  /** Marked where the lambda alone does not say which kernel it is. */
  private static String signature(Kernel kernel) {
    return kernel.functions().isEmpty()
        ? kernel.implementationSignature()
        : KernelBinding.CALLS_FUNCTIONS + kernel.implementationSignature();
  }

  private LaunchAttributes attributes(Kernel kernel) {
    return new LaunchAttributes(
        kernel.attributes().requiredWorkGroupSize(),
        kernel.attributes().subGroupSizeNumber(),
        List.copyOf(kernel.attributes().aspects().required()),
        normalized.unit().fixedTargets().stream().map(FixedTarget::architecture).toList(),
        kernel.attributes().privateBytes());
  }

  private static ArgumentBinding argument(KernelArgument argument) {
    ArgumentShape shape = ArgumentShape.of(argument);
    return new ArgumentBinding(
        argument.variable().name(),
        argument.kind(),
        element(shape.element()),
        shape.dimensions(),
        shape.hasElements() ? argument.access() : ArgumentAccess.NONE,
        argument.isStaticValue());
  }

  private static ParameterBinding parameter(EntryParameter p) {
    return new ParameterBinding(p.argument(), p.role(), p.dimension(), p.offset(), p.size());
  }

  private static ElementKind element(ScalarType type) {
    return ElementKind.valueOf(type.name());
  }
}
