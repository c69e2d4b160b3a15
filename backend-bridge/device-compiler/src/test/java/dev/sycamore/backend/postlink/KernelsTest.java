package dev.sycamore.backend.postlink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.binding.properties.Dialect;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Four kernels of two sources, split in each way, with fixed targets and without: tables, symbols,
 * properties and what images hold are those that were written by hand.
 */
@Tag("module")
class KernelsTest {

  private static final Pattern TOP_LEVEL =
      Pattern.compile("(?m)^(?:(?:define|declare) .*?)?@([\\w.]+)(?:\\(.*| = .*)$");

  private static DeviceBuild build;

  @TempDir private Path folder;

  @BeforeAll
  static void open() {
    build = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties());
  }

  @AfterAll
  static void close() {
    build.close();
  }

  @ParameterizedTest
  @CsvSource({
    "auto,,,source",
    "source,,,source",
    "per_source,,,source",
    "none,,,none",
    "off,,,none",
    "kernel,,,kernel",
    "per_kernel,,,kernel",
    "auto,x86_64 spir64,spir64 amd64,source-fixed",
    "none,x86_64 spir64,spir64 amd64,none-fixed",
    "kernel,x86_64 spir64,spir64 amd64,kernel-fixed",
    "auto,spir64,,source-a-fixed",
    "none,spir64,,none-a-fixed",
    "kernel,spir64,,kernel-a-fixed",
  })
  void design(String split, String targetsOfA, String targetsOfB, String expected)
      throws IOException {
    String module = withTargets(names(targetsOfA), names(targetsOfB), "intel");
    check(
        module, PostLinkInput.options(Dialect.DESIGN).withSplit(SplitMode.parse(split)), expected);
  }

  @ParameterizedTest
  @CsvSource({
    "none,,dpcpp-none",
    "off,,dpcpp-none",
    "source,,dpcpp-source",
    "auto,,dpcpp-source",
    "kernel,,dpcpp-kernel",
    "auto,'!{i32 1001, i32 1000}',dpcpp-source-fixed",
  })
  void dpcpp(String split, String targets, String expected) throws IOException {
    check(
        withTargets(targets, targets, "sycl"),
        PostLinkInput.options(Dialect.DPCPP).withSplit(SplitMode.parse(split)),
        expected);
  }

  @ParameterizedTest
  @CsvSource({"DESIGN,source", "DPCPP,dpcpp-none"})
  void withoutAnyWordOfIt(Dialect dialect, String expected) throws IOException {
    check(PostLinkInput.text("kernels.ll"), PostLinkInput.options(dialect), expected);
  }

  private static String names(String targets) {
    return targets == null
        ? null
        : Pattern.compile(" ")
            .splitAsStream(targets)
            .map(name -> "!\"" + name + "\"")
            .collect(Collectors.joining(", ", "!{", "}"));
  }

  /** Says of the kernels of both sources what they were compiled for; nothing where null. */
  private static String withTargets(String nodeOfA, String nodeOfB, String spelling) {
    String text = PostLinkInput.text("kernels.ll");
    String kind = "!" + spelling + "_fixed_targets";
    if (nodeOfA != null) {
      text = text.replace("#0 {", "#0 " + kind + " !1 {") + "!1 = " + nodeOfA + "\n";
    }
    if (nodeOfB != null) {
      text =
          text.replace("#1 {", "#1 " + kind + " !2 {")
                  .replace("#1 !reqd", "#1 " + kind + " !2 !reqd")
              + "!2 = "
              + nodeOfB
              + "\n";
    }
    return text;
  }

  private void check(String module, PostLinkOptions options, String expected) throws IOException {
    Path table = folder.resolve("kernels.table");
    try (ImageFiles files = new ImageFiles(folder, "kernels", true, true)) {
      JobResult<SplitSummary> result =
          build.postLink(
              new PostLinkJob(PostLinkInput.NAME, module.getBytes(StandardCharsets.UTF_8), options),
              files);
      assertThat(result)
          .isEqualTo(new JobResult.Done<>(new SplitSummary(files.count(), List.of())));
      files.commit(
          Map.of(table, files.table(table, IntStream.range(0, files.count()).boxed().toList())));
    }
    assertThat(shown(table)).isEqualTo(PostLinkInput.text("kernels/" + expected + ".txt"));
  }

  private String shown(Path table) throws IOException {
    StringBuilder text = new StringBuilder(Files.readString(table));
    for (String line : Files.readAllLines(table).subList(1, Files.readAllLines(table).size())) {
      String[] cells = line.split("\\|", -1);
      for (int i : new int[] {2, 1, 0}) {
        String content = Files.readString(folder.resolve(cells[i]));
        text.append("== ").append(cells[i]).append('\n');
        text.append(i == 0 ? topLevel(content) + "\n" : content);
      }
    }
    return text.toString();
  }

  private static String topLevel(String code) {
    return TOP_LEVEL
        .matcher(code)
        .results()
        .map((MatchResult match) -> match.group(1))
        .collect(Collectors.joining(" "));
  }
}
