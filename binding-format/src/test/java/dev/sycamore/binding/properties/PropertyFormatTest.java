package dev.sycamore.binding.properties;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.text.TextFileException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

@Tag("module")
class PropertyFormatTest {

  @Property(tries = 500)
  void whatIsWrittenIsRead(@ForAll("sets") PropertySets sets) throws TextFileException {
    PropertySets read = PropertyFile.parse("f", sets.bytes()).sets();
    assertThat(read).isEqualTo(sets);
    assertThat(read.text()).isEqualTo(sets.text());
  }

  /** Bits are found again one by one, from the least significant of the first byte on. */
  @Property(tries = 500)
  void sextetsBeginAtTheLeastSignificantBit(@ForAll byte[] bytes) {
    String text = Base64Text.encode(bytes);
    assertThat(text).hasSize((bytes.length * 8 + 5) / 6);
    String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (int bit = 0; bit < bytes.length * 8; bit++) {
      assertThat(alphabet.indexOf(text.charAt(bit / 6)) >> bit % 6 & 1)
          .isEqualTo(bytes[bit / 8] >> bit % 8 & 1);
    }
    assertThat(Base64Text.decode(text)).contains(bytes);
  }

  @Property(tries = 2000)
  void garbageIsRefusedOrRead(@ForAll("garbage") String text) {
    check(text.getBytes(StandardCharsets.UTF_8));
  }

  @Property(tries = 1000)
  void bytesAreRefusedOrRead(@ForAll byte[] bytes) {
    check(bytes);
  }

  /** A good file that was cut off, or has a bit that was turned over. */
  @Property(tries = 2000)
  void damagedFilesAreRefusedOrRead(
      @ForAll("sets") PropertySets sets, @ForAll("places") int place, @ForAll boolean cut) {
    byte[] bytes = sets.bytes();
    if (cut) {
      check(Arrays.copyOf(bytes, place % bytes.length));
    } else {
      bytes[place / 8 % bytes.length] ^= (byte) (1 << place % 8);
      check(bytes);
    }
  }

  /** One line names the place, or the file says again what was read. */
  private static void check(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    try {
      PropertyFile file = PropertyFile.parse("f", bytes);
      assertThat(PropertyFile.parse("f", file.sets().bytes()).sets()).isEqualTo(file.sets());
      assertThat(file.requirements()).isNotNull();
    } catch (TextFileException e) {
      assertThat(e.getMessage()).as(text).matches("f:\\d+:\\d+: error: [^\\p{Cntrl}]+");
      assertThat((long) e.line()).as(text).isBetween(1L, text.split("\n", -1).length + 0L);
      assertThat(e.column()).as(text).isBetween(1, text.length() + 1);
    }
  }

  @Provide
  Arbitrary<Integer> places() {
    return Arbitraries.integers().between(0, 1 << 20);
  }

  @Provide
  Arbitrary<PropertySets> sets() {
    Arbitrary<String> words =
        Arbitraries.of("a", "Z", "0", " ", "_", "/", "|", "]", "\"", "ä", "@", "\u2028", "😀")
            .list()
            .ofMaxSize(8)
            .map(list -> String.join("", list));
    Arbitrary<String> keys = words.map(word -> "k" + word);
    Arbitrary<PropertySet> sets =
        Combinators.combine(
                words.map(word -> "SYCL/" + word), Arbitraries.maps(keys, values()).ofMaxSize(4))
            .as(PropertySet::new);
    return sets.list()
        .ofMinSize(1)
        .ofMaxSize(4)
        .map(
            list -> {
              Map<String, PropertySet> distinct = new LinkedHashMap<>();
              list.forEach(set -> distinct.put(set.category(), set));
              return new PropertySets(new ArrayList<>(distinct.values()));
            });
  }

  private static Arbitrary<PropertyValue> values() {
    Arbitrary<PropertyValue> numbers =
        Arbitraries.longs().between(0, 0xFFFF_FFFFL).map(PropertyValue::number);
    Arbitrary<PropertyValue> bytes =
        Combinators.combine(
                Arbitraries.bytes().array(byte[].class).ofMaxSize(20),
                Arbitraries.integers().between(0, 7))
            .as(
                (data, unused) ->
                    PropertyValue.bits(data, data.length == 0 ? 0 : 8L * data.length - unused));
    return Arbitraries.oneOf(numbers, bytes);
  }

  @Provide
  Arbitrary<String> garbage() {
    List<String> pieces =
        List.of(
            "[",
            "]",
            "\n",
            "\r\n",
            "=",
            "|",
            "1|",
            "2|",
            "a",
            "=1|1\n",
            "AAAAAAAAAAA",
            "[a]\n",
            "\nk=2|gAAAAAAAAAQAAAAA",
            "[SYCL/device requirements]\n",
            "aspect=",
            "\0",
            "-",
            " ",
            "fixed_target=2|",
            "\nreqd_work_group_size=2|ABAAAAAAAAgAAAAAEAAAAA\n",
            "😀",
            "\t");
    return Arbitraries.of(pieces).list().ofMaxSize(12).map(list -> String.join("", list));
  }
}
