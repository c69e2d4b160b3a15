package dev.sycamore.header;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.header.model.HeaderArgument;
import dev.sycamore.header.model.HeaderKernel;
import dev.sycamore.header.model.HeaderParameter;
import dev.sycamore.header.model.HeaderSite;
import dev.sycamore.header.model.IntegrationHeader;
import dev.sycamore.model.program.CIdentifier;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.EntryParameter;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.model.program.ReportPlace;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Makes the printed model of a C header. */
final class HeaderModelFactory {

  /** Numbers of SYCL's access targets {@code device} and {@code local}. */
  private static final int DEVICE_TARGET = 2014;

  private static final int LOCAL_TARGET = 2016;

  private static final int DIMENSIONS_SHIFT = 11;

  private static final int POINTER_SIZE = 8;

  private static final int MOST_DIMENSIONS = 3;

  private final NormalizedUnit normalized;
  private final String identifier;

  private HeaderModelFactory(NormalizedUnit normalized) {
    this.normalized = normalized;
    this.identifier = CIdentifier.of(normalized.unit().qualifiedName());
  }

  static IntegrationHeader create(NormalizedUnit normalized) {
    return new HeaderModelFactory(normalized).header();
  }

  private IntegrationHeader header() {
    DeviceUnit unit = normalized.unit();
    return new IntegrationHeader(
        JavaText.ascii(unit.name()) + ".java",
        identifier,
        CLiteral.of(unit.qualifiedName()),
        CLiteral.of(UnitResources.images(unit.qualifiedName())),
        HeaderVocabulary.types(),
        unit.kernels().stream().map(this::kernel).toList(),
        IntStream.range(0, unit.sites().size())
            .mapToObj(i -> site(i, unit.sites().get(i)))
            .toList());
  }

  private HeaderSite site(int index, ReportPlace site) {
    return new HeaderSite(
        site.kind().name(),
        CLiteral.of(site.function()),
        CLiteral.of(site.span().fileName()),
        site.span().line(),
        site.span().column(),
        CLiteral.of(site.text()),
        site.operands().stream().map(ScalarType::name).toList(),
        "sycamore_operands_of_" + identifier + "_" + index);
  }

  private HeaderKernel kernel(Kernel kernel) {
    SourceSpan span = kernel.span();
    List<EntryParameter> used =
        normalized.parameters(kernel).stream().filter(EntryParameter::used).toList();
    BlockMembers members =
        new BlockMembers(kernel.arguments().stream().map(a -> a.variable().name()).toList());
    return new HeaderKernel(
        kernel.entryPoint(),
        CLiteral.of(kernel.name()),
        kernel.form().name(),
        kernel.dimensions(),
        CLiteral.of(span.fileName()),
        span.line(),
        span.column(),
        JavaText.ascii(span.fileName()) + ":" + span.line() + ":" + span.column(),
        IntStream.range(0, kernel.arguments().size())
            .mapToObj(i -> argument(i, kernel.arguments().get(i), used))
            .toList(),
        used.stream().map(p -> parameter(p, members)).toList(),
        fastestFirst(kernel.attributes().requiredWorkGroupSize()),
        kernel.attributes().subGroupSizeNumber(),
        kernel.attributes().aspects().required().stream().map(Aspect::name).toList(),
        normalized.unit().fixedTargets().stream()
            .map(target -> CLiteral.of(target.architecture()))
            .toList(),
        kernel.attributes().privateBytes());
  }

  /** In IR's order and with as many sizes: what is not given is 1. */
  private static List<Integer> fastestFirst(List<Integer> sizes) {
    List<Integer> reversed = new ArrayList<>(sizes);
    Collections.reverse(reversed);
    while (reversed.size() < MOST_DIMENSIONS) {
      reversed.add(sizes.isEmpty() ? 0 : 1);
    }
    return reversed;
  }

  private static HeaderArgument argument(
      int index, KernelArgument argument, List<EntryParameter> used) {
    ArgumentShape shape = ArgumentShape.of(argument);
    List<EntryParameter> own = used.stream().filter(p -> p.argument() == index).toList();
    return new HeaderArgument(
        kind(argument).name(),
        info(argument, shape),
        own.isEmpty() ? -1 : own.get(0).offset(),
        CLiteral.of(argument.variable().name()),
        shape.element().name(),
        (shape.hasElements() ? argument.access() : ArgumentAccess.NONE).name(),
        argument.isSpecializationConstant() ? 1 : 0,
        own.isEmpty() ? 0 : used.indexOf(own.get(0)),
        own.size());
  }

  private static ParameterKind kind(KernelArgument argument) {
    return switch (argument.kind()) {
      case SCALAR -> ParameterKind.STD_LAYOUT;
      case ARRAY, ROWS, ROW_TABLE, RECORDS, MEMORY -> ParameterKind.POINTER;
      case ACCESSOR, LOCAL_ACCESSOR -> ParameterKind.ACCESSOR;
      case GROUP_SCRATCH -> ParameterKind.WORK_GROUP_MEMORY;
    };
  }

  private static int info(KernelArgument argument, ArgumentShape shape) {
    return switch (argument.kind()) {
      case SCALAR -> shape.element().size();
      case ARRAY, ROWS, ROW_TABLE, RECORDS, MEMORY, GROUP_SCRATCH -> POINTER_SIZE;
      case ACCESSOR -> DEVICE_TARGET | shape.dimensions() << DIMENSIONS_SHIFT;
      case LOCAL_ACCESSOR -> LOCAL_TARGET | shape.dimensions() << DIMENSIONS_SHIFT;
    };
  }

  private static HeaderParameter parameter(EntryParameter p, BlockMembers members) {
    return new HeaderParameter(
        p.argument(), p.role().name(), p.dimension(), p.offset(), p.size(), members.declaration(p));
  }
}
