package dev.sycamore.binding.properties;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.sycamore.binding.text.TextFileException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PropertyFileTest {

  /** Values that DPC++ writes, and those of the description of its formats. */
  static Arguments[] values() {
    return new Arguments[] {
      Arguments.of("1|20", PropertyValue.number(20)),
      Arguments.of("1|0", PropertyValue.number(0)),
      Arguments.of("1|4294967295", PropertyValue.number(4294967295L)),
      Arguments.of("2|gAAAAAAAAAQAAAAA", PropertyValue.u32s(List.of(1))),
      Arguments.of("2|AAAAAAAAAAA", PropertyValue.bytes(new byte[0])),
      Arguments.of("2|IAAAAAAAAAQA", PropertyValue.bytes(new byte[] {1})),
      Arguments.of(
          "2|oAAAAAAAAAw///3/wB",
          PropertyValue.bytes(new byte[] {(byte) 0xff, (byte) 0xff, 0x7f, (byte) 0xff, 0x70})),
      // Five bits, of which the second and the fifth are set: their count is F, they begin at bit
      // 64.
      Arguments.of("2|FAAAAAAAAAgE", PropertyValue.bits(new byte[] {0b10010}, 5)),
      Arguments.of("2|ABAAAAAAAAAQAAAAAAAAAA", PropertyValue.u64s(List.of(64L))),
    };
  }

  @ParameterizedTest
  @MethodSource("values")
  void valuesAreWrittenAndRead(String text, PropertyValue value) throws TextFileException {
    PropertySets sets = new PropertySets(List.of(new PropertySet("c", Map.of("k", value))));
    assertThat(sets.text()).isEqualTo("[c]\nk=" + text + "\n");
    assertThat(parse("[c]\nk=" + text + "\n").sets()).isEqualTo(sets);
  }

  @Test
  void orderIsKept() throws TextFileException {
    String text =
        """
        [Staff/Experience]
        person2=1|2
        person1=1|1
        [SYCL/specialization constants]
        [Staff/Ages]
        person1=1|20
        a|b] c=1|3
        """;
    PropertySets sets = parse(text).sets();
    assertThat(sets.text()).isEqualTo(text);
    assertThat(new String(sets.bytes(), StandardCharsets.UTF_8)).isEqualTo(text);
    assertThat(sets.find("Staff/Ages").orElseThrow().find("a|b] c"))
        .contains(PropertyValue.number(3));
    assertThat(sets.find(PropertyCategory.SPECIALIZATION_CONSTANTS).orElseThrow().properties())
        .isEmpty();
    assertThat(sets.find(PropertyCategory.ASSERT_USED)).isEmpty();
  }

  @Test
  void theBuilderHasTheOrderOfTheFormat() {
    PropertySets sets =
        PropertySets.builder()
            .put("Other/tool", "x", PropertyValue.number(1))
            .put(PropertyCategory.ASSERT_USED, "k2", PropertyValue.number(1))
            .put(PropertyCategory.ASSERT_USED, "k1", PropertyValue.number(1))
            .put(PropertyCategory.DEVICELIB_REQ_MASK, "DeviceLibReqMask", PropertyValue.number(0))
            .putAll(
                PropertyCategory.DEVICE_REQUIREMENTS,
                Map.of("aspect", PropertyValue.u32s(List.of(6))))
            .build();
    assertThat(sets.text())
        .isEqualTo(
            """
            [SYCL/devicelib req mask]
            DeviceLibReqMask=1|0
            [SYCL/device requirements]
            aspect=2|gAAAAAAAAAgBAAAA
            [SYCL/specialization constants]
            [SYCL/assert used]
            k2=1|1
            k1=1|1
            [Other/tool]
            x=1|1
            """);
  }

  @Test
  void linesMayEndAsInWindowsAndBeEmpty() throws TextFileException {
    assertThat(parse("\n[a b]\r\n\r\nk=01|007\r\n\n[c]").sets().text())
        .isEqualTo("[a b]\nk=1|7\n[c]\n");
  }

  static Arguments[] bad() {
    return new Arguments[] {
      Arguments.of("", "1:1: error: property category missing: the file has no property"),
      Arguments.of("\n\n", "1:1: error: property category missing: the file has no property"),
      Arguments.of("\nk=1|1\n", "2:1: error: property category missing: `k=1|1`"),
      Arguments.of("[a\n", "1:1: error: invalid line: `[a` is not `[category]`"),
      Arguments.of("[]\n", "1:1: error: invalid line: `[]` is not `[category]`"),
      Arguments.of("[a] \n", "1:1: error: invalid line: `[a] ` is not `[category]`"),
      Arguments.of("[a]\n[b]\n[a]\n", "3:1: error: invalid line: the category `a` appears twice"),
      Arguments.of("[a]\nk\n", "2:1: error: invalid line: `k` is not `key=type|value`"),
      Arguments.of("[a]\n=1|1\n", "2:1: error: invalid line: `=1|1` is not `key=type|value`"),
      Arguments.of(
          "[a]\nk=1|1\nk=1|1\n", "3:1: error: invalid line: the property `k` appears twice"),
      Arguments.of(
          "[a]\nk=1|\0\n", "2:5: error: invalid line: it has the control character U+0000"),
      Arguments.of("[a]\nk=x|1\n", "2:3: error: invalid property type: `x` is not a number"),
      Arguments.of("[a]\nk=|1\n", "2:3: error: invalid property type: `` is not a number"),
      Arguments.of("[a]\nk=-1|1\n", "2:3: error: invalid property type: `-1` is not a number"),
      Arguments.of(
          "[a]\nk=\u0661|1\n", "2:3: error: invalid property type: `\u0661` is not a number"),
      Arguments.of("[a]\nk=0|1\n", "2:3: error: bad property type: `0`; the types are 1 and 2"),
      Arguments.of("[a]\nk=3|1\n", "2:3: error: bad property type: `3`; the types are 1 and 2"),
      Arguments.of("[a]\nk=99999999999999999999|1\n", "2:3: error: bad property type: `9999999999"),
      Arguments.of("[a]\nk=1\n", "2:3: error: invalid property value: `1` has no `|`"),
      Arguments.of("[a]\nk=\n", "2:3: error: invalid property value: `` has no `|`"),
      Arguments.of(
          "[a]\nk=1|\n", "2:5: error: invalid property value: `` is not a number of 32 bits"),
      Arguments.of("[a]\nk=1|4294967296\n", "2:5: error: invalid property value: `4294967296` is"),
      Arguments.of(
          "[a]\nk=1|-1\n", "2:5: error: invalid property value: `-1` is not a number of 32"),
      Arguments.of(
          "[a]\nk=1|1 \n", "2:5: error: invalid property value: `1 ` is not a number of 32"),
      Arguments.of(
          "[a]\nk=1|123456789012345678901234\n", "2:5: error: invalid property value: `12"),
      Arguments.of(
          "[a]\nk=2|\n", "2:5: error: invalid property value: `` is not base64 of the number"),
      // One character less or more than 32 bits take, another count, a padding, a bit at the end.
      Arguments.of("[a]\nk=2|gAAAAAAAAAQAAAA\n", "2:5: error: invalid property value: "),
      Arguments.of("[a]\nk=2|gAAAAAAAAAQAAAAAA\n", "2:5: error: invalid property value: "),
      Arguments.of("[a]\nk=2|AAAAAAAAAAQAAAAA\n", "2:5: error: invalid property value: "),
      Arguments.of("[a]\nk=2|hAAAAAAAAAQAAAAA\n", "2:5: error: invalid property value: "),
      Arguments.of("[a]\nk=2|AAAAAAAAAAA=\n", "2:5: error: invalid property value: "),
      Arguments.of("[a]\nk=2|AAAAAAAAAAQ\n", "2:5: error: invalid property value: "),
      Arguments.of("[a]\nk=2|AAAAAAAA\n", "2:5: error: invalid property value: "),
      Arguments.of("[a]\nk=2|//////////P\n", "2:5: error: invalid property value: "),
    };
  }

  @ParameterizedTest
  @MethodSource("bad")
  void badFilesAreOneErrorWithItsPlace(String text, String message) {
    assertThat(refusal(text.getBytes(StandardCharsets.UTF_8)))
        .hasMessageStartingWith("f.prop:" + message);
  }

  @Test
  void bytesThatAreNoUtf8() {
    byte[] bytes = "[a]\nä=".getBytes(StandardCharsets.UTF_8);
    bytes[bytes.length - 1] = (byte) 0xff;
    assertThat(refusal(bytes)).hasMessage("f.prop:2:2: error: invalid line: not UTF-8");
  }

  @Test
  void whatAFileCannotHoldIsRefused() {
    for (String key : List.of("", "a=b", "[a", "a\nb", "a\rb", "\u0001a", "\ud800")) {
      assertThat(PropertySet.isKey(key)).as(key).isFalse();
      assertThatThrownBy(() -> new PropertySet("c", Map.of(key, PropertyValue.number(1))))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> new PropertySet("a\nb", Map.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PropertySet("", Map.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PropertySets(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    PropertySet set = new PropertySet("c", Map.of());
    assertThatThrownBy(() -> new PropertySets(List.of(set, set)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> PropertyValue.number(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> PropertyValue.number(1L << 32))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> PropertyValue.bits(new byte[2], 8))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> PropertyValue.bits(new byte[1], 9))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static PropertyFile parse(String text) throws TextFileException {
    return PropertyFile.parse("f.prop", text.getBytes(StandardCharsets.UTF_8));
  }

  private static TextFileException refusal(byte[] bytes) {
    TextFileException e =
        catchThrowableOfType(TextFileException.class, () -> PropertyFile.parse("f.prop", bytes));
    assertThat(e).as(new String(bytes, StandardCharsets.UTF_8)).isNotNull();
    return e;
  }
}
