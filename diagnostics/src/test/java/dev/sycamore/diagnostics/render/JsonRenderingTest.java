package dev.sycamore.diagnostics.render;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.sycamore.testsupport.Goldens;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class JsonRenderingTest {

  private static final JsonMapper PARSER =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private final List<String> lines =
      SampleDiagnostics.findings().stream()
          .map(new JsonRendering(SampleDiagnostics.LOOKUP)::line)
          .toList();

  @Test
  void isAnObjectOnEachLine() {
    Goldens.check(
        Path.of("src/test/resources/rendering/findings.jsonl"),
        lines.stream().map(l -> l + "\n").collect(Collectors.joining()));
  }

  @Test
  void aParserReadsWhatWasMeant() throws JsonProcessingException {
    for (int i = 0; i < lines.size(); i++) {
      Finding finding = SampleDiagnostics.findings().get(i);
      assertThat(lines.get(i)).matches("[ -~]*");
      JsonNode node = PARSER.readTree(lines.get(i));

      assertThat(node.get("message").textValue()).isEqualTo(finding.message());
      assertThat(node.get("severity").textValue()).isEqualTo(finding.level().word());
      assertThat(node.get("code").textValue()).isEqualTo(finding.code());
      assertThat(node.has("at")).isEqualTo(finding.at().isPresent());
      assertThat(node.path("chain")).hasSize(finding.chain().size());
      assertThat(node.path("notes")).hasSize(finding.notes().size());
      assertThat(node.has("fixes")).isEqualTo(!finding.fixes().isEmpty());
      assertThat(node.path("fixes")).hasSize(finding.fixes().size());
      node.findValues("at").forEach(JsonRenderingTest::pointsToOneStretch);
    }
  }

  /** Offset and length, lines and columns say the same. */
  private static void pointsToOneStretch(JsonNode at) {
    SampleDiagnostics.LOOKUP
        .find(at.get("file").textValue())
        .ifPresent(
            text -> {
              int offset = at.get("offset").intValue();
              assertThat(text.position(offset))
                  .isEqualTo(
                      new SourceText.Position(
                          at.get("line").intValue(), at.get("column").intValue()));
              int length = at.get("length").intValue();
              SourceText.Position end = text.position(offset + Math.max(0, length - 1));
              assertThat(at.get("endLine").intValue()).isEqualTo(end.line());
              assertThat(at.get("endColumn").intValue())
                  .isEqualTo(end.column() + Math.min(1, length));
            });
  }

  @Test
  void anyTextComesBackAsItWas() throws JsonProcessingException {
    StringBuilder all = new StringBuilder();
    for (char c = 0; c < 0x300; c++) {
      all.append(c);
    }
    all.append("\ud83d\ude00\uffff");

    JsonNode node = PARSER.readTree(new Json.Members().with("\"k\\", all.toString()).toString());

    assertThat(node.get("\"k\\").textValue()).isEqualTo(all.toString());
  }
}
