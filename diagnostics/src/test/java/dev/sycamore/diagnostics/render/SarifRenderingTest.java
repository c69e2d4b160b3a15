package dev.sycamore.diagnostics.render;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.testsupport.Goldens;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The members that SARIF 2.1.0 requires, and what it says about their values. */
class SarifRenderingTest {

  private static final Set<String> LEVELS = Set.of("none", "note", "warning", "error");

  private static final DiagnosticPages PAGES =
      new DiagnosticPages() {
        @Override
        public String text(DiagnosticId id) {
          return "# " + id.code() + "\n";
        }

        @Override
        public URI uri(DiagnosticId id) {
          return URI.create("https://pages.example/" + id.code());
        }
      };

  private final String log =
      new SarifRendering(SampleDiagnostics.LOOKUP, PAGES, "1.2.3")
          .log(SampleDiagnostics.findings(), false);

  private JsonNode run() throws JsonProcessingException {
    return new JsonMapper().readTree(log).get("runs").get(0);
  }

  @Test
  void isOneLog() {
    Goldens.check(Path.of("src/test/resources/rendering/findings.sarif"), log);
  }

  @Test
  void hasTheRequiredMembersOfLogAndRun() throws JsonProcessingException {
    JsonNode root = new JsonMapper().readTree(log);

    assertThat(root.get("version").textValue()).isEqualTo("2.1.0");
    assertThat(URI.create(root.get("$schema").textValue())).matches(URI::isAbsolute);
    assertThat(root.get("runs")).hasSize(1);
    assertThat(run().get("tool").get("driver").get("name").textValue()).isNotEmpty();
    assertThat(run().get("columnKind").textValue()).isEqualTo("utf16CodeUnits");
    assertThat(run().get("invocations").get(0).get("executionSuccessful").isBoolean()).isTrue();
    assertThat(run().get("results")).hasSize(SampleDiagnostics.findings().size());
  }

  @Test
  void everyRuleIsThereOnceWithItsPage() throws JsonProcessingException {
    JsonNode rules = run().get("tool").get("driver").get("rules");

    assertThat(rules.findValuesAsText("id")).doesNotHaveDuplicates().isNotEmpty();
    for (JsonNode rule : rules) {
      if (rule.get("id").textValue().startsWith("SYC")) {
        assertThat(URI.create(rule.get("helpUri").textValue())).matches(URI::isAbsolute);
        assertThat(rule.get("help").get("text").textValue()).isNotEmpty();
        assertThat(rule.get("help").get("markdown").textValue()).startsWith("# SYC");
        assertThat(rule.get("shortDescription").get("text").textValue()).isNotEmpty();
        assertThat(rule.get("name").textValue()).matches("([A-Z][A-Za-z]*)+");
        assertThat(rule.get("defaultConfiguration").get("level").textValue()).isIn(LEVELS);
      }
    }
  }

  @Test
  void everyResultHasItsRuleAndItsPlaces() throws JsonProcessingException {
    JsonNode rules = run().get("tool").get("driver").get("rules");
    List<Finding> findings = SampleDiagnostics.findings();
    for (int i = 0; i < findings.size(); i++) {
      JsonNode result = run().get("results").get(i);
      Finding finding = findings.get(i);

      assertThat(rules.get(result.get("ruleIndex").intValue()).get("id"))
          .isEqualTo(result.get("ruleId"));
      assertThat(result.get("level").textValue()).isIn(LEVELS);
      assertThat(result.get("message").get("text").textValue()).startsWith(finding.message());
      assertThat(result.get("locations")).hasSize(finding.at().isPresent() ? 1 : 0);
      assertThat(result.path("relatedLocations")).hasSize(finding.notes().size());
      assertThat(result.at("/codeFlows/0/threadFlows/0/locations")).hasSize(finding.chain().size());
      assertThat(result.path("fixes")).hasSize(finding.fixes().size());
      result.findValues("artifactChanges").forEach(SarifRenderingTest::checkChanges);
      result.findValues("physicalLocation").forEach(SarifRenderingTest::checkPlace);
    }
  }

  /** Each file once, each change with what it deletes and what it inserts. */
  private static void checkChanges(JsonNode changes) {
    assertThat(changes.findValuesAsText("uri")).isNotEmpty().doesNotHaveDuplicates();
    for (JsonNode change : changes) {
      assertThat(change.get("replacements")).isNotEmpty();
      for (JsonNode replacement : change.get("replacements")) {
        JsonNode region = replacement.get("deletedRegion");
        assertThat(region.get("startLine").intValue()).isPositive();
        assertThat(region.get("endColumn").intValue()).isPositive();
        assertThat(region.get("charLength").intValue()).isNotNegative();
        assertThat(replacement.get("insertedContent").get("text").isTextual()).isTrue();
      }
    }
  }

  private static void checkPlace(JsonNode place) {
    URI uri = URI.create(place.get("artifactLocation").get("uri").textValue());
    assertThat(uri.isAbsolute()).isEqualTo(uri.getPath().startsWith("/"));
    assertThat(uri.getPath())
        .isIn(SampleDiagnostics.BAD, SampleDiagnostics.OTHER, SampleDiagnostics.GONE);
    JsonNode region = place.get("region");
    int startLine = region.get("startLine").intValue();
    int startColumn = region.get("startColumn").intValue();
    assertThat(startLine).isPositive();
    assertThat(startColumn).isPositive();
    assertThat(region.path("endLine").asInt(startLine)).isGreaterThanOrEqualTo(startLine);
    if (region.path("endLine").asInt(startLine) == startLine) {
      assertThat(region.path("endColumn").asInt(startColumn)).isGreaterThanOrEqualTo(startColumn);
    }
    assertThat(region.get("charOffset").intValue()).isNotNegative();
    assertThat(region.get("charLength").intValue()).isPositive();
  }
}
