package dev.sycamore.model.text;

import dev.sycamore.binding.text.Quote;
import dev.sycamore.model.program.ValueSource;
import java.util.List;

/** Reads where the host finds the value of an argument. */
final class ValueSourceReader {

  private final ModelTokens tokens;

  ValueSourceReader(ModelTokens tokens) {
    this.tokens = tokens;
  }

  ValueSource source() throws ModelSyntaxException {
    ModelToken token = tokens.expect(ModelToken.Kind.NAME);
    return switch (token.text()) {
      case "captured" -> new ValueSource.Captured(tokens.integer());
      case "launch" -> new ValueSource.OfLaunch();
      case "static" -> staticField();
      case "field" -> {
        String owner = tokens.string();
        String field = tokens.string();
        String descriptor = tokens.string();
        yield new ValueSource.Field(of(), owner, field, descriptor);
      }
      case "component" -> {
        String owner = tokens.string();
        String component = tokens.string();
        String descriptor = tokens.string();
        yield new ValueSource.Component(of(), owner, component, descriptor);
      }
      case "hidden" -> {
        String holder = tokens.string();
        String field = tokens.string();
        yield new ValueSource.Hidden(of(), holder, field);
      }
      case "enclosing" -> {
        String holder = tokens.string();
        yield new ValueSource.Enclosing(of(), holder);
      }
      case "rows" -> {
        int dimensions = tokens.integer();
        yield new ValueSource.Rows(of(), dimensions);
      }
      case "row_table" -> new ValueSource.RowTable(of());
      case "ordinal" -> new ValueSource.Ordinal(of());
      case "leaf" -> leaf();
      case "array_leaf" -> arrayLeaf();
      default -> throw tokens.error(token, "unknown source " + Quote.of(token.text()));
    };
  }

  private ValueSource of() throws ModelSyntaxException {
    tokens.expectWord("of");
    return source();
  }

  private ValueSource staticField() throws ModelSyntaxException {
    return new ValueSource.Static(
        tokens.string(),
        tokens.string(),
        tokens.string(),
        tokens.takeWord("accessible"),
        tokens.takeWord("specialization"));
  }

  private ValueSource leaf() throws ModelSyntaxException {
    int leaf = tokens.integer();
    tokens.expectSymbol("/");
    int leaves = tokens.integer();
    String path = tokens.string();
    List<String> classes = classes();
    return new ValueSource.Leaf(of(), leaf, path, leaves, classes);
  }

  private ValueSource arrayLeaf() throws ModelSyntaxException {
    int dimensions = tokens.integer();
    int leaf = tokens.integer();
    tokens.expectSymbol("/");
    int leaves = tokens.integer();
    String path = tokens.string();
    List<String> classes = classes();
    return new ValueSource.ArrayLeaf(of(), dimensions, leaf, path, leaves, classes);
  }

  private List<String> classes() throws ModelSyntaxException {
    tokens.expectSymbol("(");
    return tokens.until(")", tokens::string);
  }
}
