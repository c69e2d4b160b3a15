package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** {@code sycamore file-table-tform}. */
class FileTableTformCommandTest extends CommandTest {

  FileTableTformCommandTest() {
    super("file-table-tform");
  }

  @BeforeEach
  void writeTables() throws IOException {
    write("a.txt", "[A|B|C|D]\naaa|bbb|100|XXX\nccc|ddd|200|YYY\n");
    write("n.txt", "[11|12]\n00|11\n22|33\n");
    write("list", "x.spv\ny.spv\n");
  }

  /** The example of the design document: code files out, other ones in. */
  @Test
  void codeIsTakenOutAndPutBack() throws IOException {
    write("t", "[Code|Symbols|Properties]\na_0.bc|a_0.sym|a_0.props\na_1.bc|a_1.sym|a_1.props\n");
    assertThat(run("-extract=Code", "-drop_titles", "@t", "-o", "@l")).isZero();
    assertThat(read("l")).isEqualTo("a_0.bc\na_1.bc\n");
    write("l2", "a_0.bin\na_1.bin\n");
    assertThat(run("-replace=Code,Code", "@t", "@l2", "-o", "@t2")).isZero();
    assertThat(read("t2"))
        .isEqualTo(
            "[Code|Symbols|Properties]\na_0.bin|a_0.sym|a_0.props\na_1.bin|a_1.sym|a_1.props\n");
    assertThat(errors()).isEmpty();
  }

  /** The same steps and tables as in DPC++'s own test. */
  @Test
  void extractRenameReplace() throws IOException {
    assertThat(run("--extract=A,C,D", "@a.txt", "-o", "@b")).isZero();
    assertThat(run("--rename=A,AA", "@b", "-o", "@c")).isZero();
    // A title goes before a number.
    assertThat(run("--replace=AA,11", "@c", "@n.txt", "-o", "@d")).isZero();
    assertThat(read("d")).isEqualTo("[AA|C|D]\n00|100|XXX\n22|200|YYY\n");
  }

  @Test
  void operationsRunInTheirOrderAndTakeInputsFromLeftToRight() throws IOException {
    assertThat(
            run(
                "--extract=D,A",
                "@a.txt",
                "--replace",
                "D,0",
                "@n.txt",
                "--rename=D,A2",
                "--replace_cell=A2,1",
                "@list",
                "--replace=1,any",
                "@list",
                "-o",
                "@out"))
        .as(errors())
        .isZero();
    assertThat(read("out")).isEqualTo("[A2|A]\n00|x.spv\n" + file("list") + "|y.spv\n");
    assertThat(run("--rename=A,B", "--extract=B", "@n.txt", "-o", "@out")).isEqualTo(1);
    assertThat(run("--rename=11,B", "--extract=B", "@n.txt", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("[B]\n00\n22\n");
    assertThat(run("--extract=B", "--rename=11,B", "@n.txt", "-o", "@out")).isEqualTo(1);
  }

  @Test
  void extractKeepsTheOrderThatIsAsked() throws IOException {
    assertThat(run("--extract=3,A", "@a.txt", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("[D|A]\nXXX|aaa\nYYY|ccc\n");
    assertRefused(
        1, "@a.txt: error: --extract: the column `0` is listed twice", "--extract=A,0", "@a.txt");
  }

  @Test
  void withoutOperationsATableIsCopied() throws IOException {
    assertThat(run("@a.txt", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo(read("a.txt"));
    assertThat(run("--drop_titles", "@n.txt", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("00|11\n22|33\n");
  }

  @Test
  void standardInputAndOutput() {
    assertThat(piped("[a|b]\n1|2\n", "--extract=b")).isEqualTo("[b]\n2\n");
    assertThat(piped("[a|b]\n1|2\n", "--extract=b", "-", "-o", "-")).isEqualTo("[b]\n2\n");
  }

  @Test
  void tablesThatAColumnNamesAreMerged() throws IOException {
    write("n1.txt", "[11|12]\n44|55\n66|77\n");
    write("m", "[One|Two]\n0|n.txt\n1|n1.txt\n");
    assertThat(run("--merge=Two", "@m", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("[11|12]\n00|11\n22|33\n44|55\n66|77\n");
    assertThat(run("--merge=Two", "--extract=12", "--drop_titles", "@m", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("11\n33\n55\n77\n");
    write("m", "[One]\nn.txt\na.txt\n");
    assertRefused(
        1,
        "@m: error: --merge: `a.txt` has the titles [A|B|C|D], the first table has [11|12]",
        "--merge=0",
        "@m");
    write("m", "[One]\nn.txt\nno.txt\n");
    assertRefused(1, "@no.txt: error: cannot be read: no such file", "--merge=0", "@m");
    write("m", "[One]\n");
    assertRefused(1, "@m: error: --merge: there is nothing to merge", "--merge=0", "@m");
  }

  @Test
  void aFileOfATableIsCopied() throws IOException {
    write("s.txt", "[A|B]\nold|x\n");
    byte[] bytes = {0, 1, (byte) 0xff, '\n'};
    Files.write(Files.createDirectory(file("sub")).resolve("f.bin"), bytes);
    write("sub/t", "[A|B]\nf.bin|x\nf.bin|\n");
    // Relative to the folder of the table, wherever the command runs.
    assertThat(run("--copy_single_file=A,1", "@sub/t", "-o", "@out")).isZero();
    assertThat(Files.readAllBytes(file("out"))).isEqualTo(bytes);
    assertThat(run("--replace_cell=A,0", "--copy_single_file=A", "@s.txt", "@n.txt", "-o", "@out"))
        .isZero();
    assertThat(read("out")).isEqualTo(read("n.txt"));
    assertRefused(
        1,
        "@sub/t: error: --copy_single_file: the table has 2 rows, not one: name one, as `A,0`",
        "--copy_single_file=A",
        "@sub/t");
    assertRefused(
        1,
        "@sub/t: error: --copy_single_file: there is no file in column `B`",
        "--copy_single_file=B,1",
        "@sub/t");
    assertRefused(1, "@sub/x: error: cannot be read: no such", "--copy_single_file=B,0", "@sub/t");
    write("d", "[A]\nsub\n");
    assertRefused(1, "@sub: error: cannot be read: not a file", "--copy_single_file=A", "@d");
    assertRefused(
        1,
        "@d: error: --copy_single_file: there is no row 7; the last of the table is row 0",
        "--copy_single_file=A,7",
        "@d");
  }

  @Test
  void aCellNamesAnInputFromTheFolderOfTheOutput() throws IOException {
    Path here = Path.of("").toAbsolutePath().relativize(file("list"));
    assertThat(run("--replace_cell=B,0", "@a.txt", here.toString(), "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("[A|B|C|D]\naaa|list|100|XXX\nccc|ddd|200|YYY\n");
  }

  @Test
  void listsHaveNumbers() throws IOException {
    assertThat(run("--rename=0,Code", "@list", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("[Code]\nx.spv\ny.spv\n");
    write("two", "a|b\nc|d\n");
    assertThat(run("--extract=1,0", "@two", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("b|a\nd|c\n");
    assertThat(run("--rename=1,Code", "@two", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("[0|Code]\na|b\nc|d\n");
    assertRefused(
        1,
        "@list: error: --extract: there is no column `Code`; a list has no titles, its columns are numbers: 0",
        "--extract=Code",
        "@list");
  }

  @Test
  void aTableWithoutRowsGoesThrough() throws IOException {
    write("e", "[Code|Properties]\n");
    write("nothing", "");
    assertThat(run("--extract=Code", "--drop_titles", "@e", "-o", "@out")).isZero();
    assertThat(read("out")).isEmpty();
    assertThat(run("--replace=Code,Code", "@e", "@nothing", "-o", "@out")).as(errors()).isZero();
    assertThat(read("out")).isEqualTo("[Code|Properties]\n");
  }

  @Test
  void whatATableLacksIsNamed() throws IOException {
    write("codes", "[Code|Symbols]\nc|\n");
    assertRefused(
        1,
        "@codes: error: --extract: there is no column `Codes`; did you mean `Code`?",
        "--extract=Codes",
        "@codes");
    assertRefused(
        1,
        "@a.txt: error: --extract: there is no column `4`; the columns are A, B, C, D",
        "--extract=4",
        "@a.txt");
    assertRefused(
        1,
        "@codes: error: --extract: an empty cell in a table of one column",
        "--extract=Symbols",
        "@codes");
    assertRefused(
        1,
        "@codes: error: --replace: column length mismatch: `Code` has 1 row, the other table has 2 rows",
        "--replace=Code,0",
        "@codes",
        "@list");
    assertRefused(
        1,
        "@a.txt: error: --rename: a title appears twice: [B, B, C, D]",
        "--rename=A,B",
        "@a.txt");
    assertRefused(
        1, "@a.txt: error: --rename: a table cannot hold 'x|y'", "--rename=A,x|y", "@a.txt");
    assertRefused(
        1,
        "@a.txt: error: --replace_cell: there is no row 2; the last of the table is row 1",
        "--replace_cell=A,2",
        "@a.txt",
        "@list");
    assertRefused(
        1,
        "@none: error: cannot be read: no such file or folder",
        "--replace_cell=A,0",
        "@a.txt",
        "@none");
    assertRefused(
        1,
        "@none: error: cannot be read: no such file or folder",
        "--replace=A,0",
        "@a.txt",
        "@none");
    assertRefused(1, "@none: error: cannot be read: no such file or folder", "@none");
    write("x", "[a\n");
    assertRefused(1, "@x:1:1: error: malformed title line: `[a` is not", "@x");
    write("x", "");
    assertRefused(1, "@x:1:1: error: there is no table: the file is empty", "@x");
    write("x", "[Code]\n[x\n");
    assertRefused(1, "@x: error: '[x' in front of a list would be", "--drop_titles", "@x");
    assertThat(run("@a.txt", "-o", "@no/out")).isEqualTo(1);
    assertThat(errors()).isEqualTo("@no/out: error: cannot be written: no such file or folder\n");
  }

  @Test
  void noLocaleChangesABit() throws IOException {
    Locale locale = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      write("t", "[IMAGE|Code]\ni|I\nx|y\n");
      assertThat(run("--extract=1,IMAGE", "@t", "-o", "@out")).isZero();
      assertThat(read("out")).isEqualTo("[Code|IMAGE]\nI|i\ny|x\n");
      assertRefused(
          1,
          "@t: error: --extract: there is no column `image`; did you mean `IMAGE`?",
          "--extract=image",
          "@t");
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(run("--rename=0,9", "--extract=9", "@list", "-o", "@out")).isZero();
      assertThat(read("out")).isEqualTo("[9]\nx.spv\ny.spv\n");
      assertRefused(1, "@t: error: --extract: there is no column `7`; the c", "--extract=7", "@t");
    } finally {
      Locale.setDefault(locale);
    }
  }

  @Test
  void misuseIsStatusTwo() throws IOException {
    String[][] misuses = {
      {"--extract: '' is not C,...", "--extract=", "@a.txt"},
      {"--extract: 'A,,B' is not C,...", "--extract=A,,B", "@a.txt"},
      {"--rename: 'A' is not C,TITLE", "--rename=A", "@a.txt"},
      {"--rename: 'A,' is not C,TITLE", "-rename=A,", "@a.txt"},
      {"--replace: ',A' is not C,C2", "--replace=,A", "@a.txt", "@list"},
      {"--replace_cell: 'A,x' is not C,ROW", "--replace_cell=A,x", "@a.txt", "@list"},
      {"--replace_cell: 'A,-1' is not C,ROW", "--replace_cell=A,-1", "@a.txt", "@list"},
      {"--copy_single_file: 'A,' is not C[,ROW]", "--copy_single_file=A,", "@a.txt"},
      {"--merge: '' is not C", "--merge=", "@a.txt"},
      {"there is no input for --replace", "--replace=A,0", "@a.txt"},
      {"no operation takes the input '@list'", "--extract=A", "@a.txt", "@list"},
      {"--copy_single_file must be the last", "--copy_single_file=A", "--extract=A", "@a.txt"},
      {"Unknown option: '--sort'", "--sort", "@a.txt"},
      {"--merge: C is missing", "@a.txt", "--merge"},
    };
    for (String[] misuse : misuses) {
      String[] arguments = new String[misuse.length - 1];
      System.arraycopy(misuse, 1, arguments, 0, arguments.length);
      assertRefused(2, "sycamore file-table-tform: error: " + misuse[0], arguments);
    }
  }
}
