package dev.sycamore.diagnostics.render;

import dev.sycamore.diagnostics.Fix;
import dev.sycamore.diagnostics.SourceSpan;

/** A finding as one line of JSON; {@code docs/FORMATS.md} has the members. */
public final class JsonRendering {

  private final SourceText.Lookup texts;

  public JsonRendering(SourceText.Lookup texts) {
    this.texts = texts;
  }

  /** One object, without a line end in it or behind it. */
  public String line(Finding finding) {
    Json.Members object =
        new Json.Members()
            .with("tool", finding.id().isPresent() ? "sycamore" : "javac")
            .with("severity", finding.level().word())
            .with("code", finding.code())
            .with("title", finding.id().map(id -> id.title()))
            .with("message", finding.message())
            .with("at", finding.at().map(this::place))
            .with("help", finding.help())
            .with("page", finding.id().map(id -> id.page()));
    if (finding.id().isPresent()) {
      object
          .with(
              "chain",
              finding.chain().stream()
                  .map(
                      f ->
                          new Json.Members()
                              .with("function", f.function())
                              .with("at", place(f.at())))
                  .toList())
          .with(
              "notes",
              finding.notes().stream()
                  .map(
                      n ->
                          new Json.Members().with("message", n.message()).with("at", place(n.at())))
                  .toList());
      if (!finding.fixes().isEmpty()) {
        object.with("fixes", finding.fixes().stream().map(this::fix).toList());
      }
    }
    return object.toString();
  }

  private Json.Members fix(Fix fix) {
    return new Json.Members()
        .with("title", fix.title())
        .with(
            "edits",
            fix.edits().stream()
                .map(
                    edit ->
                        new Json.Members().with("at", place(edit.at())).with("text", edit.text()))
                .toList());
  }

  private Json.Members place(SourceSpan at) {
    Json.Members place =
        new Json.Members()
            .with("file", at.file())
            .with("line", at.line())
            .with("column", at.column());
    texts
        .find(at.file())
        .map(text -> text.endOf(at))
        .ifPresent(end -> place.with("endLine", end.line()).with("endColumn", end.column()));
    return place.with("offset", at.offset()).with("length", at.length());
  }
}
