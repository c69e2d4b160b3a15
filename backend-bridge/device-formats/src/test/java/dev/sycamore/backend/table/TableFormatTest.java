package dev.sycamore.backend.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.text.TextFileException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class TableFormatTest {

  @Property(tries = 500)
  void whatIsWrittenIsRead(@ForAll("tables") FileTable table) throws TextFileException {
    FileTable read = FileTable.parse("t", table.bytes());
    assertThat(read).isEqualTo(table);
    assertThat(read.text()).isEqualTo(table.text());
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
  @Property(tries = 1000)
  void damagedFilesAreRefusedOrRead(
      @ForAll("tables") FileTable table, @ForAll("places") int place, @ForAll boolean cut) {
    byte[] bytes = table.bytes();
    if (cut) {
      bytes = Arrays.copyOf(bytes, place % (bytes.length + 1));
    } else if (bytes.length > 0) {
      bytes[place / 8 % bytes.length] ^= (byte) (1 << place % 8);
    }
    check(bytes);
  }

  private static void check(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    try {
      FileTable table = FileTable.parse("t", bytes);
      assertThat(FileTable.parse("t", table.bytes())).isEqualTo(table);
    } catch (TextFileException e) {
      assertThat(e.getMessage()).as(text).matches("t:\\d+:\\d+: error: [^\\p{Cntrl}]+");
      assertThat((long) e.line()).as(text).isBetween(1L, text.split("\n", -1).length + 0L);
      assertThat(e.column()).as(text).isBetween(1, text.length() + 1);
    }
  }

  @Provide
  Arbitrary<Integer> places() {
    return Arbitraries.integers().between(0, 1 << 20);
  }

  @Provide
  Arbitrary<FileTable> tables() {
    Arbitrary<String> words =
        Arbitraries.strings().withChars("aZ09 _/.]=\"ä@\u2028").ofMaxLength(8).map(w -> "c" + w);
    return Arbitraries.integers()
        .between(1, 4)
        .flatMap(
            columns -> {
              Arbitrary<List<List<String>>> rows = words.list().ofSize(columns).list().ofMaxSize(5);
              Arbitrary<List<String>> titles =
                  Arbitraries.oneOf(
                      Arbitraries.just(List.of()), words.list().uniqueElements().ofSize(columns));
              return titles.flatMap(t -> rows.map(r -> new FileTable(t, r)));
            });
  }

  @Provide
  Arbitrary<String> garbage() {
    return Arbitraries.of(
            "[", "]", "|", "\n", "\r\n", "a", "b", "[a|b]\n", "1|2\n", "\0", " ", "😀")
        .list()
        .ofMaxSize(12)
        .map(list -> String.join("", list));
  }
}
