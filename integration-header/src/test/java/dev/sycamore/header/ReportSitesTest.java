package dev.sycamore.header;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ParameterRole;
import dev.sycamore.binding.ReportKind;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.model.program.ReportPlace;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportSitesTest {

  private static final SourceSpan SPAN = new SourceSpan("src/p/Unit.java", 120, 40, 7, 15, 9);

  @TempDir Path output;

  @Test
  void aSiteSaysWhereAndWhat() throws ReflectiveOperationException, IOException {
    ReportPlace print =
        new ReportPlace(
            ReportKind.PRINT,
            SPAN,
            "Unit.f(int)",
            "%d \"%s\"\n\u00e4",
            List.of(ScalarType.LONG, ScalarType.BOOLEAN));

    UnitBinding binding = load(unit(List.of(print)));

    assertThat(binding.reportSites())
        .containsExactly(
            new dev.sycamore.binding.ReportSite(
                dev.sycamore.binding.ReportKind.PRINT,
                "Unit.f(int)",
                "Unit.java",
                7,
                15,
                "%d \"%s\"\n\u00e4",
                List.of(ElementKind.LONG, ElementKind.BOOLEAN)));
  }

  @Test
  void thereIsRoomForThousands() throws ReflectiveOperationException, IOException {
    List<ReportPlace> sites = new ArrayList<>();
    for (int line = 1; line <= 5000; line++) {
      SourceSpan span = new SourceSpan("Unit.java", line, 1, line, 1, line);
      sites.add(
          new ReportPlace(
              ReportKind.ARRAY_INDEX, span, "f", "", List.of(ScalarType.INT, ScalarType.INT)));
    }

    UnitBinding binding = load(unit(sites));

    assertThat(binding.reportSites()).hasSize(5000);
    assertThat(binding.reportSites().get(4321).line()).isEqualTo(4322);
  }

  @Test
  void theReportBufferIsTheLastParameter() throws ReflectiveOperationException, IOException {
    KernelBinding kernel = load(unit(List.of())).kernels().get(0);

    assertThat(kernel.reports()).isTrue();
    assertThat(kernel.arguments()).isEmpty();
    assertThat(kernel.parameters())
        .containsExactly(new ParameterBinding(0, ParameterRole.REPORT, 0, 0, 8));
  }

  private static DeviceUnit unit(List<ReportPlace> sites) {
    Kernel kernel =
        new Kernel(
                "kernel",
                "unit_kernel",
                KernelForm.RANGE,
                1,
                SPAN,
                "(I)V",
                List.of(),
                new Block(List.of(), SPAN))
            .withReport(
                new Variable("report", 0, new ViewType(ScalarType.INT, 1, AddressSpace.GLOBAL)),
                false);
    return new DeviceUnit(
            "p", "Unit", "Unit.java", List.of(kernel), List.of(), List.of(), List.of())
        .withSites(sites);
  }

  private UnitBinding load(DeviceUnit unit) throws ReflectiveOperationException, IOException {
    return GeneratedClasses.load(
        BindingGenerator.generate(NormalizedUnit.of(unit, u -> u)), output);
  }
}
