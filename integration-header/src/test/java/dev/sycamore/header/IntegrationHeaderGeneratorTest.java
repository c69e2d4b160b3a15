package dev.sycamore.header;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.ReportKind;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.model.program.ReportPlace;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.testsupport.tools.NativeLanguage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The C header of units whose names, texts and arguments are not like those of most programs. */
class IntegrationHeaderGeneratorTest {

  private static final SourceSpan SPAN = new SourceSpan("src/p/Unit.java", 120, 40, 7, 15, 9);

  /** Ends with what C99 would take for a line that goes on. */
  private static final String LONG_TEXT = "\u20ac\"??/".repeat(2000) + "\n1??/";

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void compilersAcceptIt(NativeLanguage language) throws IOException {
    header("Unit.h", unit("p", "Unit", List.of(scalars("unit_all"), empty("unit_none")), sites()));
    header("Other.h", unit("", "Gr\u00f6\u00dfe_1", List.of(empty("other")), List.of()));
    header("None.h", unit("p", "None", List.of(), List.of()));
    String program =
        """
        #include "Unit.h"
        #include "Other.h"
        #include "None.h"
        #include "Unit.h"
        #include <string.h>
        #define AT(member, offset) \\
          if (offsetof(struct sycamore_block_unit_all, member) != offset) return offset + 1
        int main(void) {
          const struct sycamore_unit *unit = &sycamore_unit_p_Unit;
          AT(register_value, 0);
          AT(delete_value, 8);
          AT(unix_value, 10);
          AT(a_value, 12);
          AT(a_value_2, 14);
          AT(b_value, 16);
          AT(f_value, 20);
          AT(h_value, 24);
          AT(d_value, 32);
          AT(report, 40);
          if (unit->kernel_count != 2 || unit->kernels[1]->parameter_count != 0) return 100;
          if (sycamore_unit_Gr_000f6_000dfe_11.kernel_count != 1) return 101;
          if (sycamore_unit_p_None.kernel_count != 0) return 102;
          if (strlen(unit->report_sites[0].text) != %d) return 103;
          if (strcmp(unit->report_sites[1].text, "") != 0) return 104;
          return 0;
        }
        """
            .formatted(LONG_TEXT.getBytes(StandardCharsets.UTF_8).length);
    Path source = Files.writeString(folder.resolve("program"), program);
    Path executable = folder.resolve("program.out");

    language.compile(List.of(source.toString(), "-o", executable.toString()));

    assertThat(executable).isExecutable();
    assertThat(exitCode(executable)).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void headersOfTwoReleasesDoNotGoTogether(NativeLanguage language) throws IOException {
    language.assumePresent();
    header("Unit.h", unit("p", "Unit", List.of(empty("none")), List.of()));
    Path source =
        Files.writeString(
            folder.resolve("program"), "#define SYCAMORE_HEADER_VERSION 0\n#include \"Unit.h\"\n");

    assertThatThrownBy(() -> language.compile(List.of("-c", source.toString(), "-o", "/dev/null")))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("another release of Sycamore");
  }

  private static int exitCode(Path executable) throws IOException {
    try {
      return new ProcessBuilder(executable.toString()).inheritIO().start().waitFor();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void itIsAscii() {
    String text =
        IntegrationHeaderGenerator.generate(
            unit("\u00fc", "\u00dc", List.of(scalars("k")), sites()));

    assertThat(text.chars().allMatch(c -> c == '\n' || (c >= ' ' && c <= '~'))).isTrue();
    assertThat(text.contains("??")).isFalse();
  }

  @Test
  void anArgumentThatIsNotUsedHasNoPlace() {
    Variable unused = new Variable("u", 0, new ViewType(ScalarType.LONG, 1, AddressSpace.GLOBAL));
    Kernel kernel =
        new Kernel(
            "k",
            "k",
            KernelForm.RANGE,
            1,
            SPAN,
            "()V",
            List.of(captured(unused, ArgumentKind.ARRAY)),
            new Block(List.of(), SPAN));

    assertThat(IntegrationHeaderGenerator.generate(unit("p", "U", List.of(kernel), List.of())))
        .contains(
            """
              {{SYCAMORE_KIND_POINTER, 8, -1},
               "u", SYCAMORE_ELEMENT_LONG, SYCAMORE_ACCESS_READ, 0, 0, 0}
            """)
        .doesNotContain("struct sycamore_block_");
  }

  @Test
  void aTypeThatCannotCrossIsRefused() {
    RecordType pair =
        new RecordType("Pair", "Pair", List.of(new RecordType.Component("x", ScalarType.INT)));
    Variable pairs = new Variable("pairs", 0, new ViewType(pair, 1, AddressSpace.GLOBAL));
    Kernel kernel =
        new Kernel(
            "k",
            "k",
            KernelForm.RANGE,
            1,
            SPAN,
            "()V",
            List.of(captured(pairs, ArgumentKind.ARRAY)),
            new Block(List.of(), SPAN));

    assertThatThrownBy(
            () -> IntegrationHeaderGenerator.generate(unit("p", "U", List.of(kernel), List.of())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("pairs");
  }

  private void header(String name, NormalizedUnit unit) throws IOException {
    Files.writeString(folder.resolve(name), IntegrationHeaderGenerator.generate(unit));
  }

  private static List<ReportPlace> sites() {
    return List.of(
        new ReportPlace(ReportKind.PRINT, SPAN, "f", LONG_TEXT, List.of(ScalarType.LONG)),
        new ReportPlace(ReportKind.DIVISION, SPAN, "f", "", List.of()));
  }

  private static Kernel empty(String entryPoint) {
    return new Kernel(
        "none",
        entryPoint,
        KernelForm.SINGLE_TASK,
        1,
        SPAN,
        "()V",
        List.of(),
        new Block(List.of(), SPAN));
  }

  /** Values of every type, under names that are keywords or macros, and one name twice. */
  private static Kernel scalars(String entryPoint) {
    List<Variable> variables =
        List.of(
            new Variable("register", 0, ScalarType.LONG),
            new Variable("delete", 1, ScalarType.BOOLEAN),
            new Variable("unix", 2, ScalarType.CHAR),
            new Variable("a", 3, ScalarType.SHORT),
            new Variable("a", 4, ScalarType.BYTE),
            new Variable("b", 5, ScalarType.INT),
            new Variable("f", 6, ScalarType.FLOAT),
            new Variable("h", 7, ScalarType.HALF),
            new Variable("d", 8, ScalarType.DOUBLE));
    List<DeviceStatement> uses =
        variables.stream()
            .<DeviceStatement>map(v -> new Evaluate(new ReadLocal(v, SPAN), SPAN))
            .toList();
    Variable report = new Variable("r", 9, new ViewType(ScalarType.INT, 1, AddressSpace.GLOBAL));
    return new Kernel(
            "all \"??/ \u00e4",
            entryPoint,
            KernelForm.RANGE,
            1,
            SPAN,
            "()V",
            variables.stream().map(v -> captured(v, ArgumentKind.SCALAR)).toList(),
            new Block(uses, SPAN))
        .withReport(report, false);
  }

  private static KernelArgument captured(Variable variable, ArgumentKind kind) {
    return new KernelArgument(
        variable, kind, new ValueSource.Captured(0), ArgumentAccess.READ, SPAN);
  }

  private static NormalizedUnit unit(
      String packageName, String name, List<Kernel> kernels, List<ReportPlace> sites) {
    DeviceUnit unit =
        new DeviceUnit(packageName, name, name + ".java", kernels, List.of(), List.of(), List.of());
    return NormalizedUnit.of(unit.withSites(sites), u -> u);
  }
}
