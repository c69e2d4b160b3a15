package dev.sycamore.diagnostics.render;

import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.diagnostics.TextEdit;
import java.io.File;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The findings of one compilation as a SARIF 2.1.0 log. */
public final class SarifRendering {

  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private final SourceText.Lookup texts;
  private final DiagnosticPages pages;
  private final String version;

  /**
   * Renders compilations.
   *
   * @param version the product's
   */
  public SarifRendering(SourceText.Lookup texts, DiagnosticPages pages, String version) {
    this.texts = texts;
    this.pages = pages;
    this.version = version;
  }

  /** The whole log, ended by {@code \n}. */
  public String log(List<Finding> findings, boolean success) {
    List<String> codes =
        new ArrayList<>(
            new LinkedHashSet<>(
                findings.stream().map(Finding::code).filter(c -> !c.isEmpty()).toList()));
    Json.Members driver =
        new Json.Members()
            .with("name", "sycamorec")
            .with("version", version)
            .with("rules", codes.stream().map(this::rule).toList());
    Json.Members run =
        new Json.Members()
            .with("tool", new Json.Members().with("driver", driver))
            .with("columnKind", "utf16CodeUnits")
            .with("invocations", List.of(new Json.Members().with("executionSuccessful", success)))
            .with("results", findings.stream().map(finding -> result(finding, codes)).toList());
    return new Json.Members()
            .with("$schema", SCHEMA)
            .with("version", "2.1.0")
            .with("runs", List.of(run))
            .indented()
        + "\n";
  }

  private Json.Members rule(String code) {
    Json.Members rule = new Json.Members().with("id", code);
    Optional<DiagnosticId> entry = DiagnosticId.find(code);
    if (entry.isPresent()) {
      DiagnosticId id = entry.get();
      String level = id.severity() == Severity.ERROR ? "error" : "warning";
      rule.with("name", name(id.title()))
          .with("shortDescription", text(id.title()))
          .with("helpUri", pages.uri(id).toString())
          .with("help", text(id.help()).with("markdown", pages.text(id)))
          .with("defaultConfiguration", new Json.Members().with("level", level));
    }
    return rule;
  }

  /** SARIF's names of rules are in Pascal case. */
  private static String name(String title) {
    StringBuilder name = new StringBuilder();
    for (String word : title.split("\\W+", -1)) {
      if (!word.isEmpty()) {
        name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
      }
    }
    return name.toString();
  }

  private Json.Members result(Finding finding, List<String> codes) {
    Json.Members result = new Json.Members();
    if (!finding.code().isEmpty()) {
      result.with("ruleId", finding.code()).with("ruleIndex", codes.indexOf(finding.code()));
    }
    String help = finding.help().map(h -> "\nhelp: " + h).orElse("");
    result
        .with("level", finding.level().word())
        .with("message", text(finding.message() + help))
        .with("locations", finding.at().stream().map(at -> location(at, null)).toList());
    List<Json.Members> related =
        finding.notes().stream().map((Note n) -> location(n.at(), n.message())).toList();
    if (!related.isEmpty()) {
      result.with("relatedLocations", related);
    }
    if (!finding.chain().isEmpty()) {
      List<Json.Members> steps = new ArrayList<>();
      for (CallFrame frame : finding.chain()) {
        steps.add(
            new Json.Members()
                .with("location", location(frame.at(), "in " + frame.function()))
                .with("nestingLevel", steps.size()));
      }
      Json.Members flow = new Json.Members().with("locations", steps);
      result.with("codeFlows", List.of(new Json.Members().with("threadFlows", List.of(flow))));
    }
    if (!finding.fixes().isEmpty()) {
      result.with("fixes", finding.fixes().stream().map(this::fix).toList());
    }
    return result;
  }

  private Json.Members fix(Fix fix) {
    Map<String, List<Json.Members>> replacements = new LinkedHashMap<>();
    for (TextEdit edit : fix.edits()) {
      replacements
          .computeIfAbsent(edit.at().file(), file -> new ArrayList<>())
          .add(
              new Json.Members()
                  .with("deletedRegion", region(edit.at()))
                  .with("insertedContent", text(edit.text())));
    }
    List<Json.Members> changes = new ArrayList<>();
    replacements.forEach(
        (file, inFile) ->
            changes.add(
                new Json.Members()
                    .with("artifactLocation", new Json.Members().with("uri", uri(file)))
                    .with("replacements", inFile)));
    return new Json.Members()
        .with("description", text(fix.title()))
        .with("artifactChanges", changes);
  }

  private static Json.Members text(String text) {
    return new Json.Members().with("text", text);
  }

  private Json.Members location(SourceSpan at, String message) {
    Json.Members physical =
        new Json.Members()
            .with("artifactLocation", new Json.Members().with("uri", uri(at.file())))
            .with("region", region(at));
    return new Json.Members()
        .with("physicalLocation", physical)
        .with("message", message == null ? null : text(message));
  }

  private Json.Members region(SourceSpan at) {
    Json.Members region =
        new Json.Members().with("startLine", at.line()).with("startColumn", at.column());
    Optional<SourceText> source = texts.find(at.file());
    source
        .map(text -> text.endOf(at))
        .ifPresent(end -> region.with("endLine", end.line()).with("endColumn", end.column()));
    region.with("charOffset", at.offset()).with("charLength", at.length());
    return region;
  }

  /** Relative paths stay relative, to the folder that the compiler was started in. */
  private static String uri(String path) {
    String slashes = path.replace(File.separatorChar, '/');
    boolean drive = slashes.matches("[A-Za-z]:/.*");
    try {
      return slashes.startsWith("/") || drive
          ? new URI("file", "", drive ? "/" + slashes : slashes, null).toASCIIString()
          : new URI(null, null, slashes, null).toASCIIString();
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(path, e);
    }
  }
}
