package dev.sycamore.model.program;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.model.ModelCases;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each argument of a kernel becomes at its entry, and where it is in the block. */
class EntryCasesTest extends ModelCases {
  EntryCasesTest() {
    super("entries");
  }

  @Override
  protected String text(DeviceUnit unit) {
    return unit.kernels().stream()
        .flatMap(kernel -> EntryLayout.of(kernel).stream())
        .map(EntryCasesTest::text)
        .collect(Collectors.joining());
  }

  private static String text(EntryParameter parameter) {
    return "argument "
        + parameter.argument()
        + " "
        + parameter.role()
        + (parameter.dimension() > 0 ? " " + parameter.dimension() : "")
        + (parameter.used()
            ? ": " + parameter.size() + " bytes at " + parameter.offset()
            : ": dropped")
        + "\n";
  }

  @ParameterizedTest
  @CsvSource({
    "p.Outer$Inner.run, p_Outer_Inner_run",
    "a_b, a_1b",
    "1x, _1x",
    "\u00e4, _000e4",
    "a-b, a_0002db",
  })
  void namesAreSpelledAsJniDoes(String name, String identifier) {
    assertThat(CIdentifier.of(name)).isEqualTo(identifier);
  }
}
