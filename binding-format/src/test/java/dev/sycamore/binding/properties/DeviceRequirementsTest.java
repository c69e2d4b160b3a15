package dev.sycamore.binding.properties;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.binding.text.TextFileException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class DeviceRequirementsTest {

  private static final DeviceRequirements ALL =
      new DeviceRequirements(
          set(6, 5),
          Optional.of(set(1001)),
          set(32),
          List.of(new WorkGroupSize(List.of(4L, 2L, 1L), 2)));

  private static final String DESIGN =
      """
      [SYCL/device requirements]
      aspect=2|ABAAAAAAAAQBAAAAGAAAAA
      fixed_target=2|gAAAAAAAAAQ6DAAA
      reqd_sub_group_size=2|gAAAAAAAAAAIAAAA
      reqd_work_group_size=2|gBAAAAAAAAgAAAAAEAAAAIAAAAA
      [SYCL/specialization constants]
      """;

  private static final String DPCPP =
      """
      [SYCL/device requirements]
      aspects=2|ABAAAAAAAAQBAAAAGAAAAA
      fixed_target=2|gAAAAAAAAAQ6DAAA
      reqd_sub_group_size=1|32
      reqd_work_group_size_uint64_t=2|ADAAAAAAAAABAAAAAAAAAIAAAAAAAAAABAAAAAAAAAA
      work_group_num_dim=1|2
      [SYCL/specialization constants]
      """;

  @Test
  void eachDialectHasItsSpelling() {
    assertThat(text(ALL, Dialect.DPCPP)).isEqualTo(DPCPP);
    assertThat(text(ALL, Dialect.DESIGN)).isEqualTo(DESIGN);
  }

  @Test
  void bothAreRead() throws TextFileException {
    assertThat(read(DPCPP)).contains(ALL);
    assertThat(read(DESIGN).orElseThrow().workGroupSizes())
        .containsExactly(WorkGroupSize.of(4L, 2L));
    assertThat(read(DESIGN).orElseThrow().aspects()).containsExactly(5, 6);
    assertThat(read(DESIGN).orElseThrow().fixedTargets()).contains(set(1001));
    assertThat(read(DESIGN).orElseThrow().subGroupSizes()).containsExactly(32);
  }

  @Test
  void nothingIsDemanded() throws TextFileException {
    assertThat(DeviceRequirements.none().properties(Dialect.DESIGN)).isEmpty();
    assertThat(text(DeviceRequirements.none(), Dialect.DPCPP)).contains("aspects=2|AAAAAAAAAAA\n");
    assertThat(read("[SYCL/device requirements]\nother=1|1\n")).contains(DeviceRequirements.none());
    assertThat(read("[SYCL/specialization constants]\n")).isEmpty();
  }

  @Test
  void noTargetIsNotEveryTarget() throws TextFileException {
    assertThat(read("[SYCL/device requirements]\nfixed_target=2|AAAAAAAAAAA\n"))
        .map(DeviceRequirements::fixedTargets)
        .contains(Optional.of(set()));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsWrittenIsRead(Dialect dialect) throws TextFileException {
    DeviceRequirements requirements =
        new DeviceRequirements(
            set(5, 28, 2147483647),
            Optional.of(set()),
            set(16),
            List.of(WorkGroupSize.of(1L, 2L, 3L)));
    assertThat(read(text(requirements, dialect))).contains(requirements);
  }

  @Test
  void severalSizesAreOfTheDesignOnly() throws TextFileException {
    DeviceRequirements several =
        new DeviceRequirements(
            set(),
            Optional.empty(),
            set(8, 16),
            List.of(WorkGroupSize.of(4L), WorkGroupSize.of(4L, 2L, 1L)));
    assertThat(read(text(several, Dialect.DESIGN))).contains(several);
    assertThatThrownBy(() -> several.properties(Dialect.DPCPP))
        .hasMessage("DPC++ has no property for several sizes: [8, 16]");
  }

  static Arguments[] bad() {
    return new Arguments[] {
      Arguments.of("aspect=1|6", "`aspect` is not bytes, type 2"),
      Arguments.of("aspects=2|IAAAAAAAAAQA", "`aspects` has 8 bits, which is not a multiple of 4"),
      Arguments.of("aspect=2|gAAAAAAAAAw/////", "`aspect` has 4294967295, which is too large"),
      Arguments.of("fixed_target=1|1", "`fixed_target` is not bytes"),
      Arguments.of("reqd_sub_group_size=1|4294967295", "`reqd_sub_group_size` has 4294967295"),
      Arguments.of("reqd_work_group_size=1|1", "`reqd_work_group_size` is not bytes"),
      Arguments.of(
          "reqd_work_group_size=2|gAAAAAAAAAQAAAAA", "has a work-group size of 0 dimensions"),
      Arguments.of("reqd_work_group_size=2|ABAAAAAAAAgAAAAAEAAAAA", "with 2 of 1 dimensions"),
      Arguments.of("reqd_work_group_size=2|ABAAAAAAAAQAAAAAAAAAAA", "with a dimension below 1"),
      Arguments.of(
          "reqd_work_group_size_uint64_t=2|gAAAAAAAAAQAAAAA",
          "32 bits, which is not a multiple of 8"),
      Arguments.of("reqd_work_group_size_uint64_t=2|AAAAAAAAAAA", "of 0 dimensions"),
      Arguments.of(
          "work_group_num_dim=1|2\nreqd_work_group_size_uint64_t=2|ABAAAAAAAAQAAAAAAAAAAA",
          "with 2 of 1 dimensions"),
      Arguments.of(
          "reqd_work_group_size_uint64_t=2|ABAAAAAAAAQAAAAAAAAAAA\nwork_group_num_dim=2|AAAAAAAAAAA",
          "`work_group_num_dim` is not a number, type 1"),
    };
  }

  @ParameterizedTest
  @MethodSource("bad")
  void badPropertiesAreNamedWithTheirLine(String property, String problem) {
    int lines = property.split("\n").length;
    assertThatThrownBy(() -> read("[SYCL/device requirements]\n" + property + "\n[x]\n"))
        .isInstanceOf(TextFileException.class)
        .hasMessageMatching("(?s)f:[2-" + (lines + 1) + "]:1: error: invalid property value: .*")
        .hasMessageContaining(problem);
  }

  private static String text(DeviceRequirements requirements, Dialect dialect) {
    return PropertySets.builder()
        .putAll(PropertyCategory.DEVICE_REQUIREMENTS, requirements.properties(dialect))
        .build()
        .text();
  }

  private static Optional<DeviceRequirements> read(String text) throws TextFileException {
    return PropertyFile.parse("f", text.getBytes(StandardCharsets.UTF_8)).requirements();
  }

  private static SortedSet<Integer> set(Integer... numbers) {
    return new TreeSet<>(List.of(numbers));
  }
}
