package dev.sycamore.model.text;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.type.RecordType;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;

/** What a text has declared, by name: for what refers to it. */
final class ReadNames {

  private final PrintedNames code = new PrintedNames();
  private final Map<String, RecordType> records = new HashMap<>();
  private final Map<String, ConstantArray> constants = new HashMap<>();
  private final Map<Integer, String> files = new HashMap<>();

  /** Functions and variables. */
  PrintedNames code() {
    return code;
  }

  void declare(RecordType record) {
    records.put(record.symbol(), record);
  }

  /** The record; null if there is none. */
  RecordType record(String symbol) {
    return records.get(symbol);
  }

  void declare(ConstantArray constant) {
    constants.put(constant.symbol(), constant);
  }

  /** The constant array; null if there is none. */
  ConstantArray constant(String symbol) {
    return constants.get(symbol);
  }

  /**
   * A file that spans are in.
   *
   * @param number 0 for that of the unit
   */
  void declareFile(int number, String file) {
    files.put(number, file);
  }

  /** The span, if one comes next; else none in the source. */
  SourceSpan span(ModelTokens tokens) throws ModelSyntaxException {
    if (!tokens.peek().is(ModelToken.Kind.SPAN)) {
      return SourceSpan.NOWHERE;
    }
    ModelToken token = tokens.take();
    Matcher parts = ModelTokenizer.SPAN.matcher(token.text());
    if (!parts.matches()) {
      throw new IllegalStateException(token.text());
    }
    String file = files.get(parts.group(1) == null ? 0 : Integer.parseInt(parts.group(1)));
    if (file == null) {
      throw tokens.error(token, "no file has the number " + parts.group(1));
    }
    try {
      int line = Integer.parseInt(parts.group(2));
      return new SourceSpan(
          file,
          Integer.parseInt(parts.group(5)),
          Integer.parseInt(parts.group(6)),
          line,
          Integer.parseInt(parts.group(3)),
          parts.group(4) == null ? line : Integer.parseInt(parts.group(4)));
    } catch (NumberFormatException e) {
      throw tokens.error(token, "the number is not an int");
    }
  }
}
