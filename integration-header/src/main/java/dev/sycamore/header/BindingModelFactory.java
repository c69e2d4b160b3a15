package dev.sycamore.header;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.header.model.ArgumentRow;
import dev.sycamore.header.model.BindingClass;
import dev.sycamore.header.model.KernelTable;
import dev.sycamore.header.model.ParameterRow;
import dev.sycamore.header.model.SiteRow;
import dev.sycamore.header.model.SiteTable;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.EntryParameter;
import dev.sycamore.model.program.FixedTarget;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.model.program.ReportPlace;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.program.ValueSourceVisitor;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Makes the printed model of a binding class. */
final class BindingModelFactory {

  /** Far below what the 64 KiB of a method's code take. */
  private static final int SITES_IN_A_TABLE = 500;

  private final HiddenFields hiddenFields = new HiddenFields();

  private final ConstantArrayRows constantArrays;

  private final NormalizedUnit normalized;

  private BindingModelFactory(NormalizedUnit normalized) {
    this.normalized = normalized;
    this.constantArrays = new ConstantArrayRows(normalized.unit());
  }

  static BindingClass create(NormalizedUnit normalized) {
    return new BindingModelFactory(normalized).bindingClass();
  }

  private BindingClass bindingClass() {
    DeviceUnit unit = normalized.unit();
    List<KernelTable> kernels =
        IntStream.range(0, unit.kernels().size())
            .mapToObj(i -> kernel(i, unit.kernels().get(i), unit.fixedTargets()))
            .toList();
    return new BindingClass(
        JavaText.ascii(unit.packageName()),
        UnitResources.bindingClass(JavaText.ascii(unit.name())),
        JavaText.ascii(unit.name()) + ".java",
        kernels,
        siteTables(unit.sites()),
        unit.kernels().stream()
            .flatMap(k -> k.arguments().stream())
            .anyMatch(a -> !(a.source() instanceof ValueSource.Captured)),
        hiddenFields.rows(),
        constantArrays.rows());
  }

  private static List<SiteTable> siteTables(List<ReportPlace> sites) {
    List<SiteTable> tables = new ArrayList<>();
    for (int start = 0; start < sites.size(); start += SITES_IN_A_TABLE) {
      int end = Math.min(sites.size(), start + SITES_IN_A_TABLE);
      tables.add(
          new SiteTable(
              tables.size(),
              sites.subList(start, end).stream().map(BindingModelFactory::site).toList()));
    }
    return tables;
  }

  private static SiteRow site(ReportPlace site) {
    return new SiteRow(
        site.kind().name(),
        JavaText.literal(site.function()),
        JavaText.literal(site.span().fileName()),
        site.span().line(),
        site.span().column(),
        JavaText.literal(site.text()),
        site.operands().stream().map(ScalarType::name).toList());
  }

  private KernelTable kernel(int index, Kernel kernel, List<FixedTarget> fixedTargets) {
    SourceSpan span = kernel.span();
    return new KernelTable(
        index,
        JavaText.literal(kernel.name()),
        JavaText.literal(kernel.entryPoint()),
        kernel.form().name(),
        kernel.dimensions(),
        JavaText.literal(span.fileName()),
        span.line(),
        span.column(),
        span.endLine(),
        JavaText.literal(kernel.implementationSignature()),
        IntStream.range(0, kernel.arguments().size())
            .mapToObj(i -> argument(i, kernel.arguments().get(i)))
            .toList(),
        normalized.parameters(kernel).stream()
            .filter(EntryParameter::used)
            .map(BindingModelFactory::parameter)
            .toList(),
        kernel.attributes().requiredWorkGroupSize(),
        kernel.attributes().subGroupSizeNumber(),
        kernel.attributes().aspects().required().stream().map(Aspect::name).toList(),
        fixedTargets.stream().map(target -> JavaText.literal(target.architecture())).toList(),
        kernel.attributes().privateBytes(),
        constantArrays.of(normalized.constants(kernel)));
  }

  private ArgumentRow argument(int index, KernelArgument argument) {
    ArgumentShape shape = ArgumentShape.of(argument);
    return new ArgumentRow(
        index,
        JavaText.literal(argument.variable().name()),
        argument.kind().name(),
        shape.element().name(),
        shape.dimensions(),
        (shape.hasElements() ? argument.access() : ArgumentAccess.NONE).name(),
        value(argument.source()));
  }

  private String value(ValueSource source) {
    return source.accept(new ValueText());
  }

  private String cast(String type, ValueSource source) {
    return "((" + JavaText.ascii(type) + ") " + value(source) + ")";
  }

  private static ParameterRow parameter(EntryParameter p) {
    return new ParameterRow(p.argument(), p.role().name(), p.dimension(), p.offset(), p.size());
  }

  /** The Java expression for a value. */
  private final class ValueText implements ValueSourceVisitor<String> {
    @Override
    public String visitCaptured(ValueSource.Captured s) {
      return "captured[" + s.index() + "]";
    }

    @Override
    public String visitField(ValueSource.Field s) {
      return cast(s.owner(), s.object()) + "." + JavaText.ascii(s.field());
    }

    @Override
    public String visitComponent(ValueSource.Component s) {
      return cast(s.owner(), s.value()) + "." + JavaText.ascii(s.component()) + "()";
    }

    @Override
    public String visitLeaf(ValueSource.Leaf s) {
      return cast("dev.sycamore.RecordAccessor<?>", s.accessor())
          + ".component("
          + s.leaf()
          + ", "
          + JavaText.literal(s.path())
          + ", "
          + s.leaves()
          + ")";
    }

    @Override
    public String visitOfLaunch(ValueSource.OfLaunch s) {
      return "null";
    }

    @Override
    public String visitHidden(ValueSource.Hidden s) {
      return hiddenFields.name(s) + ".get(" + value(s.object()) + ")";
    }

    @Override
    public String visitEnclosing(ValueSource.Enclosing s) {
      return hiddenFields.name(s) + ".get(" + value(s.object()) + ")";
    }

    @Override
    public String visitStatic(ValueSource.Static s) {
      return s.visible().isPresent()
          ? JavaText.ascii(s.visible().get() + "." + s.field())
          : hiddenFields.name(s) + ".get()";
    }

    @Override
    public String visitOrdinal(ValueSource.Ordinal s) {
      return cast("java.lang.Enum<?>", s.value()) + ".ordinal()";
    }
  }
}
