package dev.sycamore.backend.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KernelReportsTest {

  @TempDir private Path folder;

  @Test
  void thePageEscapesEveryText() {
    String page = KernelReports.html(ReportSamples.report());
    assertThat(page).doesNotContain(ReportSamples.HOSTILE).doesNotContain("'owned'");
    assertThat(Pattern.compile("<script").matcher(page).results()).hasSize(1);
    assertThat(page).contains("&lt;script&gt;document.title = &#39;owned&#39;");
  }

  @Test
  void thePageNeedsNoOtherFile() {
    assertThat(KernelReports.html(ReportSamples.report()))
        .doesNotContain("http:", "https:", "<link rel=\"stylesheet\"", "@import", "url(")
        .doesNotContainPattern("\\bsrc=");
  }

  @Test
  void theSameReportIsTheSameText() {
    assertThat(KernelReports.html(ReportSamples.report()))
        .isEqualTo(KernelReports.html(ReportSamples.report()));
    assertThat(KernelReports.json(ReportSamples.report()))
        .isEqualTo(KernelReports.json(ReportSamples.report()));
  }

  @Test
  void jsonHasTheWholeModel() throws IOException {
    JsonNode root = new ObjectMapper().readTree(KernelReports.json(ReportSamples.report()));
    assertThat(root.get("version").asInt()).isEqualTo(1);
    JsonNode kernel = root.get("kernels").get(0);
    assertThat(kernel.get("name").asText()).isEqualTo("blur");
    assertThat(kernel.get("calls").get("calls").get(0).get("function").asText())
        .isEqualTo("p.Blur.gauss(float)");
    assertThat(kernel.get("images").get(0).get("stackBytes").asLong()).isEqualTo(4144);
    assertThat(kernel.get("writes").get("proved").asInt()).isEqualTo(2);
    JsonNode hostile = root.get("kernels").get(2);
    assertThat(hostile.get("name").asText()).isEqualTo(ReportSamples.HOSTILE);
    assertThat(hostile.get("warnings").get(0).get("message").asText())
        .isEqualTo(ReportSamples.HOSTILE);
  }

  @Test
  void aFolderWithoutKernelsHasAnEmptyReport() throws IOException {
    KernelReport report = KernelReports.of(List.of(folder), List.of(), List.of());
    assertThat(report.kernels()).isEmpty();
    assertThat(KernelReports.html(report)).contains("There is no kernel.");
  }

  @Test
  void whatIsNotThereIsNamed() {
    Path none = folder.resolve("none");
    assertThatThrownBy(() -> KernelReports.of(List.of(none), List.of(), List.of()))
        .isInstanceOf(IOException.class)
        .hasMessage(none + ": error: cannot be read: no such file or folder");
  }

  @Test
  void aDescriptorWithoutItsClassIsAProblem() throws IOException {
    Path descriptor = folder.resolve("META-INF/sycamore/p/Unit.images");
    Files.createDirectories(descriptor.getParent());
    Files.write(
        descriptor, new dev.sycamore.binding.images.ImageDescriptor("p.Unit", List.of()).bytes());
    KernelReport report = KernelReports.of(List.of(folder), List.of(), List.of());
    assertThat(report.kernels()).isEmpty();
    assertThat(report.problems())
        .singleElement()
        .asString()
        .contains("error: unit p.Unit: the class p.Unit__Sycamore cannot be loaded");
  }
}
