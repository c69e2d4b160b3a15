package dev.sycamore.backend.postlink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.binding.properties.Dialect;
import dev.sycamore.binding.properties.PropertyCategory;
import dev.sycamore.binding.properties.PropertyFile;
import dev.sycamore.binding.properties.PropertySet;
import dev.sycamore.binding.properties.PropertyValue;
import dev.sycamore.binding.text.TextFileException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Specialization constants: what code and properties become, written by hand. */
@Tag("module")
class SpecializationTest {

  private static final Pattern BODY = Pattern.compile("(?s)define spir_kernel .*? \\{\n(.*?)\n\\}");

  private static DeviceBuild build;

  @BeforeAll
  static void open() {
    build = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties());
  }

  @AfterAll
  static void close() {
    build.close();
  }

  @Test
  void nativeOnesAreCallsWithIds() throws TextFileException {
    PostLinkInput.Outcome outcome = run(SpecializationMode.NATIVE);
    assertThat(body(outcome.code(0)))
        .isEqualTo(
            """
              %slot = alloca %pair, align 8
              %slot4 = addrspacecast ptr %slot to ptr addrspace(4)
              %1 = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 42)
              %2 = call spir_func i8 @_Z20__spirv_SpecConstantia(i32 1, i8 1)
              %tobool = trunc i8 %2 to i1
              %3 = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 2, i32 7)
              %4 = call spir_func i8 @_Z20__spirv_SpecConstantia(i32 3, i8 9)
              %5 = call spir_func %pair @_Z29__spirv_SpecConstantCompositeiaA3_a_Rpair(i32 %3, i8 %4, [3 x i8] undef)
              store %pair %5, ptr addrspace(4) %slot4, align 1
              %6 = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 42)
              %chosen = select i1 %tobool, i32 %1, i32 %6
              store i32 %chosen, ptr addrspace(1) %out, align 4
              ret void""");
    assertThat(outcome.code(0)).doesNotContain("__sycl_get", "@number", "@truth", "@pair", "@name");
    assertThat(constants(outcome, 0))
        .isEqualTo(
            Map.of(
                "number", "0 0 4",
                "truth", "1 0 1",
                "pair", "2 0 4, 3 4 1, -1 5 3"));
    assertThat(defaults(outcome, 0)).isEqualTo("2a000000" + "01" + "0700000009000000");
    assertThat(body(outcome.code(1)))
        .contains(
            """
              %1 = call spir_func half @_Z20__spirv_SpecConstantiDh(i32 0, half 0xH3C00)
              %2 = call spir_func half @_Z20__spirv_SpecConstantiDh(i32 1, half 0xH4000)
              %3 = call spir_func <2 x half> @_Z29__spirv_SpecConstantCompositeDhDh_RDv2_Dh(half %1, half %2)
              %4 = call spir_func half @_Z20__spirv_SpecConstantiDh(i32 2, half 0xH0000)
              %5 = call spir_func half @_Z20__spirv_SpecConstantiDh(i32 3, half 0xH0000)
              %6 = call spir_func <2 x half> @_Z29__spirv_SpecConstantCompositeDhDh_RDv2_Dh(half %4, half %5)
              %7 = call spir_func [2 x <2 x half>] @_Z29__spirv_SpecConstantCompositeDv2_DhDv2_Dh_RA2_Dv2_Dh(<2 x half> %3, <2 x half> %6)""");
    assertThat(constants(outcome, 1)).isEqualTo(Map.of("vectors", "0 0 2, 1 2 2, 2 4 2, 3 6 2"));
    assertThat(defaults(outcome, 1)).isEqualTo("003c004000000000");
    assertNone(outcome, 2);
  }

  @Test
  void emulatedOnesAreLoadsFromABuffer() throws TextFileException {
    PostLinkInput.Outcome outcome = run(SpecializationMode.EMULATION);
    assertThat(body(outcome.code(0)))
        .isEqualTo(
            """
              %slot = alloca %pair, align 8
              %slot4 = addrspacecast ptr %slot to ptr addrspace(4)
              %gep = getelementptr i8, ptr addrspace(4) %buffer, i32 0
              %load = load i32, ptr addrspace(4) %gep, align 4
              %gep1 = getelementptr i8, ptr addrspace(4) %buffer, i32 4
              %load2 = load i8, ptr addrspace(4) %gep1, align 1
              %tobool = trunc i8 %load2 to i1
              %gep3 = getelementptr i8, ptr addrspace(4) %buffer, i32 5
              %load4 = load %pair, ptr addrspace(4) %gep3, align 1
              store %pair %load4, ptr addrspace(4) %slot4, align 1
              %gep5 = getelementptr i8, ptr addrspace(4) %buffer, i32 0
              %load6 = load i32, ptr addrspace(4) %gep5, align 4
              %chosen = select i1 %tobool, i32 %load, i32 %load6
              store i32 %chosen, ptr addrspace(1) %out, align 4
              ret void""");
    assertThat(outcome.code(0)).doesNotContain("__sycl_get", "@number", "@truth", "@pair", "@name");
    assertThat(constants(outcome, 0))
        .isEqualTo(Map.of("number", "0 0 4", "truth", "1 0 1", "pair", "2 0 8"));
    assertThat(defaults(outcome, 0)).isEqualTo("2a000000" + "01" + "0700000009000000");
    assertThat(constants(outcome, 1)).isEqualTo(Map.of("vectors", "0 0 8"));
    assertNone(outcome, 2);
  }

  @Test
  void whatIsAlignedComesBehindPadding() throws TextFileException {
    String text =
        PostLinkInput.text("constants.ll").replace("<{ i32, i8, [3 x i8] }>", "{ i32, i8 }");
    PostLinkInput.Outcome emulated =
        PostLinkInput.run(build, text, options().withSpecialization(SpecializationMode.EMULATION));
    assertThat(body(emulated.code(0))).contains("ptr addrspace(4) %buffer, i32 8");
    assertThat(constants(emulated, 0))
        .isEqualTo(Map.of("number", "0 0 4", "truth", "1 0 1, -1 1 3", "pair", "2 0 8"));
    assertThat(defaults(emulated, 0)).isEqualTo("2a000000" + "01" + "000000" + "0700000009000000");
    PostLinkInput.Outcome natively =
        PostLinkInput.run(build, text, options().withSpecialization(SpecializationMode.NATIVE));
    assertThat(constants(natively, 0))
        .isEqualTo(Map.of("number", "0 0 4", "truth", "1 0 1", "pair", "2 0 4, 3 4 1, -1 5 3"));
    assertThat(defaults(natively, 0)).isEqualTo("2a000000" + "01" + "0700000009000000");
  }

  @Test
  void thereMayBeImagesWithTheDefaults() throws TextFileException {
    PostLinkInput.Outcome outcome =
        PostLinkInput.run(
            build,
            PostLinkInput.text("constants.ll"),
            options()
                .withSpecialization(SpecializationMode.NATIVE)
                .withSwitches(Set.of(PostLinkSwitch.DEFAULT_VALUE_IMAGES)));
    assertThat(outcome.symbols())
        .containsExactly(
            List.of("several"),
            List.of("several"),
            List.of("vectors_only"),
            List.of("vectors_only"),
            List.of("plain"));
    assertThat(body(outcome.code(1)))
        .isEqualTo(
            """
              %slot = alloca %pair, align 8
              %slot4 = addrspacecast ptr %slot to ptr addrspace(4)
              store %pair <{ i32 7, i8 9, [3 x i8] undef }>, ptr addrspace(4) %slot4, align 1
              %chosen = select i1 true, i32 42, i32 42
              store i32 %chosen, ptr addrspace(1) %out, align 4
              ret void""");
    assertThat(outcome.code(3))
        .contains(
            "store [2 x <2 x half>] [<2 x half> <half 0xH3C00, half 0xH4000>, <2 x half> zeroinitializer]");
    for (int image = 0; image < 5; image++) {
      assertThat(
              outcome
                  .properties(image)
                  .contains("[SYCL/misc properties]\nspecConstsReplacedWithDefault=1|1\n"))
          .isEqualTo(image == 1 || image == 3);
    }
    assertNone(outcome, 1);
    assertThat(constants(outcome, 2)).isNotEmpty();
    assertNone(outcome, 3);
  }

  @Test
  void theyStayIfNothingIsAskedFor() throws TextFileException {
    PostLinkInput.Outcome outcome = run(SpecializationMode.KEEP);
    assertThat(outcome.code(0)).contains("call spir_func zeroext i1 @_Z37__sycl_get", "@name.pair");
    assertNone(outcome, 0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@name.number = private unnamed_addr constant [7 x i8] c\"number\\00\" | @name.number = external global i8 | function '_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_': the symbolic id is not a constant text",
        "%id.number { i32 42 } | %id.number undef | specialization constant 'number': the default value has another layout than the type",
        "@number = internal addrspace(1) constant %id.number { i32 42 } | @number = external addrspace(1) constant %id.number | specialization constant 'number': the default value is not the member of a constant struct",
        "%id.truth { i8 1 } | { i32 } { i32 1 } | specialization constant 'truth': the default value has another type than the constant",
        "c\"truth\\00\" | c\"tru=h\\00\" | a property file cannot hold a name of the module: not a key: 'tru=h'",
      })
  void badMarkersAreRefused(String text, String replacement, String message) {
    String module = PostLinkInput.text("constants.ll").replace(text, replacement);
    PostLinkInput.Outcome outcome =
        PostLinkInput.run(build, module, options().withSpecialization(SpecializationMode.NATIVE));
    assertThat(outcome.error()).startsWith("in.ll: error: cannot ").endsWith(": " + message);
  }

  @Test
  void oneConstantHasOneType() {
    String module = PostLinkInput.text("constants.ll").replace("@name.truth to", "@name.number to");
    PostLinkInput.Outcome outcome =
        PostLinkInput.run(build, module, options().withSpecialization(SpecializationMode.NATIVE));
    assertThat(outcome.error())
        .isEqualTo(
            "in.ll: error: cannot lower the specialization constants: specialization constant"
                + " 'number': it is used with two types");
  }

  private static PostLinkInput.Outcome run(SpecializationMode mode) {
    return PostLinkInput.run(
        build, PostLinkInput.text("constants.ll"), options().withSpecialization(mode));
  }

  private static PostLinkOptions options() {
    return PostLinkInput.options(Dialect.DESIGN);
  }

  private static String body(String code) {
    return BODY.matcher(code).results().findFirst().orElseThrow().group(1).stripIndent();
  }

  private static PropertySet set(
      PostLinkInput.Outcome outcome, int image, PropertyCategory category)
      throws TextFileException {
    return PropertyFile.parse("in.prop", outcome.images().get(image).properties())
        .sets()
        .find(category)
        .orElse(null);
  }

  private static Map<String, String> constants(PostLinkInput.Outcome outcome, int image)
      throws TextFileException {
    Map<String, String> constants = new LinkedHashMap<>();
    set(outcome, image, PropertyCategory.SPECIALIZATION_CONSTANTS)
        .properties()
        .forEach(
            (id, value) -> {
              ByteBuffer bytes = ((PropertyValue.Bytes) value).littleEndian();
              List<String> parts = new ArrayList<>();
              while (bytes.hasRemaining()) {
                parts.add(bytes.getInt() + " " + bytes.getInt() + " " + bytes.getInt());
              }
              constants.put(id, String.join(", ", parts));
            });
    return constants;
  }

  private static String defaults(PostLinkInput.Outcome outcome, int image)
      throws TextFileException {
    PropertySet set = set(outcome, image, PropertyCategory.SPECIALIZATION_CONSTANTS_DEFAULTS);
    assertThat(set.properties()).containsOnlyKeys("all");
    return HexFormat.of().formatHex(((PropertyValue.Bytes) set.properties().get("all")).data());
  }

  private static void assertNone(PostLinkInput.Outcome outcome, int image)
      throws TextFileException {
    assertThat(constants(outcome, image)).isEmpty();
    assertThat(set(outcome, image, PropertyCategory.SPECIALIZATION_CONSTANTS_DEFAULTS)).isNull();
  }
}
