package dev.sycamore.processor.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.frontend.text.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourcePathTest {
  private static final String TEXT = "package p; class A { int \u00fc; }";

  @TempDir Path folder;

  private final List<Diagnostic> problems = new ArrayList<>();

  private SourcePath path(Path... roots) {
    return new SourcePath(List.of(roots), () -> StandardCharsets.ISO_8859_1, problems::add);
  }

  private Path jar(byte[] content) throws IOException {
    Path jar = folder.resolve("lib-sources.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry("p/A.java"));
      out.write(content);
    }
    return jar;
  }

  @Test
  void foldersAreInTheEncodingOfTheCompilationAndJarsInUtf8() throws IOException {
    Path file = folder.resolve("src/p/A.java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, TEXT, StandardCharsets.ISO_8859_1);
    Path jar = jar(TEXT.getBytes(StandardCharsets.UTF_8));

    assertThat(path(folder.resolve("src"), jar).sourceOf("p.A"))
        .contains(new SourceFile(file.toString(), TEXT));
    assertThat(path(jar, folder.resolve("src")).sourceOf("p.A"))
        .contains(new SourceFile(jar + "!/p/A.java", TEXT));
    assertThat(path(jar).sourceOf("p.B")).isEmpty();
    assertThat(problems).isEmpty();
  }

  @Test
  void whatCannotBeReadIsReportedOnce() throws IOException {
    SourcePath latin = path(jar(TEXT.getBytes(StandardCharsets.ISO_8859_1)));
    assertThat(latin.sourceOf("p.A")).isEmpty();
    assertThat(latin.sourceOf("p.A")).isEmpty();
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).message()).contains("lib-sources.jar!/p/A.java", "UTF-8");

    Path none = Files.writeString(folder.resolve("none.jar"), "no jar");
    SourcePath broken = path(none);
    assertThat(broken.sourceOf("p.A")).isEmpty();
    assertThat(broken.sourceOf("p.B")).isEmpty();
    assertThat(problems).hasSize(2);
    assertThat(problems.get(1).message()).contains("none.jar");
  }
}
