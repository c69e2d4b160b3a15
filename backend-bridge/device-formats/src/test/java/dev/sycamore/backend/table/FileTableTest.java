package dev.sycamore.backend.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.binding.text.TextFileException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FileTableTest {

  private static final String TABLE =
      """
      [Code|Properties|Symbols]
      a_0.bc|a_0.prop|a_0.sym
      a_1.bc||a_1.sym
      """;

  @Test
  void isRead() throws TextFileException {
    FileTable table = parse(TABLE);
    assertThat(table.titles()).containsExactly("Code", "Properties", "Symbols");
    assertThat(table.rows())
        .containsExactly(
            List.of("a_0.bc", "a_0.prop", "a_0.sym"), List.of("a_1.bc", "", "a_1.sym"));
    assertThat(table.column(FileTable.PROPERTIES)).hasValue(1);
    assertThat(table.column("properties")).isEmpty();
    assertThat(table.column(2)).containsExactly("a_0.sym", "a_1.sym");
    assertThat(table.hasTitles()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        TABLE,
        "[Code|Symbols|Properties]\n",
        "[x]\n[y]\n",
        "a_0.bc\na_1.bc\n",
        "a|b\n|\n",
        "",
        "x [y]|[z]\n",
        "[[]|]]\na|b\n",
        "dir with blank/ä.bc\n",
      })
  void whatIsReadIsWritten(String text) throws TextFileException {
    assertThat(parse(text).text()).isEqualTo(text);
    assertThat(new String(parse(text).bytes(), StandardCharsets.UTF_8)).isEqualTo(text);
  }

  @Test
  void linesMayEndAsInWindowsAndBeEmpty() throws TextFileException {
    assertThat(parse("\r\n[a|b]\r\n\n1|2\r\n\n3|4").text()).isEqualTo("[a|b]\n1|2\n3|4\n");
  }

  @Test
  void aListHasNoTitles() throws TextFileException {
    FileTable list = FileTable.list(List.of("a.bc", "b.bc"));
    assertThat(list.hasTitles()).isFalse();
    assertThat(list.columnCount()).isEqualTo(1);
    assertThat(list.text()).isEqualTo("a.bc\nb.bc\n");
    assertThat(FileTable.list(List.of()).text()).isEmpty();
    assertThat(parse("").columnCount()).isZero();
  }

  @Test
  void aTableMayHaveNoRow() throws TextFileException {
    FileTable table =
        FileTable.parseTitled("t", "[Code|Properties]\n".getBytes(StandardCharsets.UTF_8));
    assertThat(table.columnCount()).isEqualTo(2);
    assertThat(table.rows()).isEmpty();
    assertThat(table.withRows(List.of(List.of("c", "p"))).text())
        .isEqualTo("[Code|Properties]\nc|p\n");
  }

  static Arguments[] bad() {
    return new Arguments[] {
      Arguments.of("[a|b\n", "1:1: error: malformed title line: `[a|b` is not `[Code|...]`"),
      Arguments.of("[", "1:1: error: malformed title line: `[` is not `[Code|...]`"),
      Arguments.of("[]\n", "1:2: error: malformed title line: an empty title"),
      Arguments.of("[a|]\n", "1:4: error: malformed title line: an empty title"),
      Arguments.of(
          "\n[ab|c|ab]\n", "2:7: error: malformed title line: the title `ab` appears twice"),
      Arguments.of("[a|b]\n1|2\n1\n", "3:1: error: a row of 1 cell in a table of 2 columns"),
      Arguments.of("[a]\n1|2|3\n", "2:1: error: a row of 3 cells in a table of 1 column"),
      Arguments.of("a\n\nb|c\n", "3:1: error: a row of 2 cells in a table of 1 column"),
      Arguments.of(
          "[a]\nb\u0001\n", "2:2: error: invalid line: it has the control character U+0001"),
    };
  }

  @ParameterizedTest
  @MethodSource("bad")
  void badFilesAreOneErrorWithItsPlace(String text, String message) {
    assertThatThrownBy(() -> parse(text))
        .isInstanceOf(TextFileException.class)
        .hasMessageStartingWith("t:" + message);
  }

  @Test
  void whereATableIsNeededAListIsRefused(@TempDir Path folder) {
    for (String text : List.of("", "\n", "a|b\n")) {
      assertThatThrownBy(() -> FileTable.parseTitled("t", text.getBytes(StandardCharsets.UTF_8)))
          .hasMessage("t:1:1: error: the title line is missing: a table begins with `[Code|...]`");
    }
    assertThatThrownBy(() -> FileTable.read(folder.resolve("none")))
        .hasMessage(folder + "/none: error: cannot be read: no such file or folder");
  }

  @Test
  void whatAFileCannotHoldIsRefused() {
    refuses(List.of("a", "a"), List.of());
    refuses(List.of(""), List.of());
    refuses(List.of("a|b"), List.of());
    refuses(List.of("a"), List.of(List.of("b", "c")));
    refuses(List.of("a"), List.of(List.of("b\n")));
    refuses(List.of("a"), List.of(List.of("b|c")));
    refuses(List.of("a"), List.of(List.of("")));
    refuses(List.of(), List.of(List.of()));
    refuses(List.of(), List.of(List.of("b"), List.of("c", "d")));
    refuses(List.of(), List.of(List.of("[b", "c")));
  }

  private static void refuses(List<String> titles, List<List<String>> rows) {
    assertThatThrownBy(() -> new FileTable(titles, rows))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static FileTable parse(String text) throws TextFileException {
    return FileTable.parse("t", text.getBytes(StandardCharsets.UTF_8));
  }
}
