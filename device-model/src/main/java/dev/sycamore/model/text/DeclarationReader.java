package dev.sycamore.model.text;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.text.ModelToken.Kind;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads records and constant arrays. */
final class DeclarationReader {

  private final ModelTokens tokens;
  private final ReadNames names;
  private final TypeReader types;
  private final LiteralReader literals;

  private final List<RecordType> records = new ArrayList<>();
  private final List<ConstantArray> constants = new ArrayList<>();

  DeclarationReader(ModelTokens tokens, ReadNames names, TypeReader types) {
    this.tokens = tokens;
    this.names = names;
    this.types = types;
    this.literals = new LiteralReader(tokens);
  }

  List<RecordType> records() {
    return records;
  }

  List<ConstantArray> constants() {
    return constants;
  }

  /** A record after its first word. */
  void record() throws ModelSyntaxException {
    String symbol = tokens.name();
    String displayName = tokens.string();
    tokens.expectSymbol("(");
    List<RecordType.Component> components = tokens.until(")", this::component);
    Set<Aspect> aspects =
        tokens.takeWord("aspects") ? Set.copyOf(CodeAttributes.aspects(tokens)) : Set.of();
    RecordType record = new RecordType(symbol, displayName, components, aspects);
    records.add(record);
    names.declare(record);
  }

  private RecordType.Component component() throws ModelSyntaxException {
    DeviceType type = types.type();
    return new RecordType.Component(tokens.name(), type);
  }

  /** A constant array after its first word. */
  void constant() throws ModelSyntaxException {
    ScalarType element = types.scalar();
    String symbol = tokens.name();
    List<Object> values = new ArrayList<>();
    boolean text = element == ScalarType.CHAR && tokens.peek().is(Kind.STRING);
    if (text) {
      tokens.string().chars().forEach(c -> values.add((char) c));
    } else {
      tokens.expectSymbol("{");
      values.addAll(tokens.until("}", () -> value(element)));
      text = tokens.takeWord("text");
    }
    ConstantArray constant = new ConstantArray(symbol, element, values, origin(), text);
    constants.add(constant);
    names.declare(constant);
  }

  private Object value(ScalarType element) throws ModelSyntaxException {
    ModelToken token = tokens.peek();
    if (literals.isNext()) {
      Literal literal = literals.literal();
      if (literal.type() == element) {
        return literal.value();
      }
    }
    throw tokens.error(token, "expected a constant of type " + element.javaName());
  }

  private Optional<ConstantArray.Origin> origin() throws ModelSyntaxException {
    return tokens.takeWord("origin")
        ? Optional.of(
            new ConstantArray.Origin(
                tokens.string(), tokens.string(), tokens.string(), tokens.integers()))
        : Optional.empty();
  }
}
