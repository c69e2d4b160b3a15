package dev.sycamore.model.text;

import dev.sycamore.binding.text.Quote;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.text.ModelToken.Kind;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.HashMap;
import java.util.Map;

/** Reads types and the variables that are declared with them. */
final class TypeReader {

  private static final int MOST_DIMENSIONS = 3;

  private static final Map<String, ScalarType> SCALARS = new HashMap<>();
  private static final Map<String, AddressSpace> SPACES = new HashMap<>();

  static {
    for (ScalarType type : ScalarType.values()) {
      SCALARS.put(type.javaName(), type);
    }
    for (AddressSpace space : AddressSpace.values()) {
      SPACES.put(ModelWords.word(space), space);
    }
  }

  private final ModelTokens tokens;
  private final ReadNames names;

  TypeReader(ModelTokens tokens, ReadNames names) {
    this.tokens = tokens;
    this.names = names;
  }

  /** The scalar type that a token names; null if it names none. */
  static ScalarType scalar(ModelToken token) {
    return token.is(Kind.NAME) ? SCALARS.get(token.text()) : null;
  }

  private static AddressSpace space(ModelToken token) {
    return token.is(Kind.NAME) ? SPACES.get(token.text()) : null;
  }

  /** Whether a declaration of a variable comes next. */
  boolean startsDeclaration() {
    boolean startsType = tokens.isName() || scalar(tokens.peek()) != null;
    return space(tokens.peek()) != null || (startsType && tokens.peek(1).is(Kind.VARIABLE));
  }

  ScalarType scalar() throws ModelSyntaxException {
    ScalarType scalar = scalar(tokens.peek());
    if (scalar == null) {
      throw tokens.error("expected a scalar type");
    }
    tokens.take();
    return scalar;
  }

  DeviceType type() throws ModelSyntaxException {
    AddressSpace space = space(tokens.peek());
    if (space == null) {
      return value();
    }
    tokens.take();
    DeviceType element = value();
    tokens.expectSymbol("[");
    int dimensions = 1;
    ModelToken comma = tokens.peek();
    while (tokens.takeSymbol(",")) {
      dimensions++;
    }
    if (dimensions > MOST_DIMENSIONS) {
      throw tokens.error(comma, "a view has 1 to " + MOST_DIMENSIONS + " dimensions");
    }
    tokens.expectSymbol("]");
    return new ViewType(element, dimensions, space);
  }

  private DeviceType value() throws ModelSyntaxException {
    if (tokens.takeWord("void")) {
      return VoidType.VOID;
    }
    return scalar(tokens.peek()) == null ? record() : scalar();
  }

  RecordType record() throws ModelSyntaxException {
    ModelToken token = tokens.peek();
    RecordType record = names.record(tokens.name());
    if (record == null) {
      throw tokens.error(token, "no record is declared as " + Quote.of(token.text()));
    }
    return record;
  }

  Variable declaration() throws ModelSyntaxException {
    DeviceType type = type();
    ModelToken token = tokens.expect(Kind.VARIABLE);
    String number = token.text().substring(token.text().lastIndexOf('#') + 1);
    try {
      Variable variable = new Variable(token.name(), Integer.parseInt(number), type);
      names.code().declare(variable);
      return variable;
    } catch (NumberFormatException e) {
      throw tokens.error(token, "the number is not an int");
    }
  }

  /** A variable that has been declared, or that is declared here as one of no code. */
  Variable reference() throws ModelSyntaxException {
    if (tokens.takeWord("free")) {
      return declaration();
    }
    ModelToken token = tokens.expect(Kind.VARIABLE);
    Variable variable = names.code().variable(token.text());
    if (variable == null) {
      throw tokens.error(token, "no variable is declared as " + Quote.of(token.text()));
    }
    return variable;
  }
}
