package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Whatever is in its inputs, a command does its work or says one error and writes nothing. */
@Tag("one-jdk")
@Tag("full")
class TableCommandGarbageTest {

  private static final String TABLE = "[Code|Properties]\na.bc|p\nb.bc|good\n";
  private static final String GOOD =
      """
      [SYCL/device requirements]
      aspect=2|gAAAAAAAAAgBAAAA
      fixed_target=2|gAAAAAAAAAQ6DAAA
      reqd_work_group_size=2|gBAAAAAAAAgAAAAAEAAAAIAAAAA
      [SYCL/specialization constants]
      """;

  private static Path folder;

  @BeforeContainer
  static void createFolder() throws IOException {
    folder = Files.createTempDirectory("tables");
    Files.writeString(folder.resolve("good"), GOOD);
    Files.writeString(folder.resolve("table"), TABLE);
  }

  @AfterContainer
  static void deleteFolder() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  @Property(tries = 200)
  void tablesToFilter(@ForAll("tables") byte[] table) throws IOException {
    check("t", table, "aspect-filter", "--target=intel_gpu_12_0", "t");
  }

  @Property(tries = 200)
  void propertiesOfRowsToFilter(@ForAll("properties") byte[] properties) throws IOException {
    check("p", properties, "aspect-filter", "--target=intel_gpu_12_0", "table");
  }

  @Property(tries = 200)
  void tablesToChange(@ForAll("tables") byte[] table, @ForAll("operations") String operation)
      throws IOException {
    check("t", table, "file-table-tform", operation, "t");
  }

  @Property(tries = 200)
  void tablesToTakeFrom(@ForAll("tables") byte[] table) throws IOException {
    check("t", table, "file-table-tform", "--replace=Code,Code", "table", "t");
  }

  @Property(tries = 100)
  void configurations(@ForAll("properties") byte[] configuration) throws IOException {
    Files.write(folder.resolve("p"), GOOD.getBytes(StandardCharsets.UTF_8));
    check(
        "c",
        configuration,
        "aspect-filter",
        "--target=x",
        "--device-config-file=" + folder.resolve("c"),
        "table");
  }

  @Property(tries = 200)
  void listsOfFiles(@ForAll("tables") byte[] list) throws IOException {
    // Of each list one that is longer, so that no command is run.
    Files.write(
        folder.resolve("longer"),
        (new String(list, StandardCharsets.UTF_8) + "\nx\n").getBytes(StandardCharsets.UTF_8));
    Files.write(folder.resolve("l"), list);
    StringWriter errors = new StringWriter();
    int status =
        SycamoreMain.run(
            new PrintWriter(errors, true),
            "foreach",
            "--in-file-list=" + folder.resolve("l"),
            "--in-file-list=" + folder.resolve("longer"),
            "--in-replace={}",
            "--in-replace=O",
            "--",
            "false");
    assertThat(status).isEqualTo(1);
    assertOneError(errors);
  }

  private static void check(String file, byte[] bytes, String... arguments) throws IOException {
    Files.write(folder.resolve(file), bytes);
    Path output = Files.writeString(folder.resolve("out"), "before");
    List<Path> before = files();
    StringWriter errors = new StringWriter();
    Stream<String> all =
        Stream.of(arguments)
            .map(a -> List.of("t", "table").contains(a) ? folder.resolve(a).toString() : a);
    int status =
        SycamoreMain.run(
            new PrintWriter(errors, true),
            Stream.concat(all, Stream.of("-o", output.toString())).toArray(String[]::new));
    if (status == 0) {
      assertThat(errors.toString()).isEmpty();
    } else {
      // No target of a configuration of garbage is called x.
      assertThat(status).isEqualTo(errors.toString().contains("unknown target") ? 2 : 1);
      assertOneError(errors);
      assertThat(Files.readString(output)).isEqualTo("before");
    }
    assertThat(files()).isEqualTo(before);
  }

  private static void assertOneError(StringWriter errors) {
    assertThat(errors.toString().lines().filter(line -> line.contains(": error: "))).hasSize(1);
    assertThat(errors.toString())
        .doesNotContain("Exception")
        .matches("[^\\p{Cntrl}]+\n(Try .*\n)?");
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  @Provide
  Arbitrary<String> operations() {
    return Arbitraries.of(
        "--extract=0",
        "--extract=Properties,Code",
        "--rename=Code,a",
        "--merge=Code",
        "--merge=1",
        "--copy_single_file=Properties,1",
        "--copy_single_file=0",
        "--drop_titles");
  }

  @Provide
  Arbitrary<byte[]> tables() {
    return garbage(
        TABLE,
        "[",
        "]",
        "|",
        "\n",
        "\r\n",
        "Code",
        "Properties",
        "[Code|Properties]\n",
        "a|good\n",
        "good",
        "\0",
        "t");
  }

  @Provide
  Arbitrary<byte[]> properties() {
    return garbage(
        GOOD,
        "[",
        "]",
        "=",
        "|",
        "\n",
        "1|",
        "2|",
        "[SYCL/device requirements]\n",
        "aspect=",
        "fixed_target=2|",
        "AAAAAAAAAAA\n",
        "\0",
        "x: ",
        "{",
        "aspects: []");
  }

  /** Pieces in any order, any bytes, and good files that were cut off or have a bit turned over. */
  private static Arbitrary<byte[]> garbage(String good, String... pieces) {
    Arbitrary<byte[]> words =
        Arbitraries.of(pieces)
            .list()
            .ofMaxSize(12)
            .map(list -> String.join("", list).getBytes(StandardCharsets.UTF_8));
    Arbitrary<byte[]> bytes = Arbitraries.bytes().array(byte[].class).ofMaxSize(40);
    byte[] whole = good.getBytes(StandardCharsets.UTF_8);
    Arbitrary<Integer> places = Arbitraries.integers().between(0, whole.length - 1);
    Arbitrary<byte[]> cut = places.map(length -> Arrays.copyOf(whole, length));
    Arbitrary<byte[]> turned =
        Combinators.combine(places, Arbitraries.integers().between(0, 7))
            .as(
                (place, bit) -> {
                  byte[] damaged = whole.clone();
                  damaged[place] ^= (byte) (1 << bit);
                  return damaged;
                });
    return Arbitraries.oneOf(words, bytes, cut, turned);
  }
}
