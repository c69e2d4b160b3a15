package dev.sycamore.header.classfile;

import static org.objectweb.asm.Opcodes.ACC_PRIVATE;

import dev.sycamore.binding.HiddenField;
import dev.sycamore.model.program.ValueSource;
import java.lang.invoke.MethodHandles;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Type;

/** The hidden fields that a class reads: a constant for each. */
final class HiddenFields {
  private static final String TYPE = Type.getDescriptor(HiddenField.class);
  private static final String LOOKUP = Type.getDescriptor(MethodHandles.Lookup.class);

  private final ClassBody body;
  private final String prefix;
  private final Map<Key, String> constants = new HashMap<>();

  /**
   * The call that makes a hidden field.
   *
   * @param factory a method of {@link HiddenField}
   * @param arguments of that, after the lookup
   */
  private record Key(String factory, List<String> arguments) {}

  /**
   * @param prefix begins the names of the constants, and of no other ones of the class
   */
  HiddenFields(ClassBody body, String prefix) {
    this.body = body;
    this.prefix = prefix;
  }

  /** Pushes the constant for a field. */
  void push(Code code, ValueSource.Hidden field) {
    push(code, new Key("of", List.of(field.holder(), field.field())));
  }

  /** Pushes the constant for the reference to the object around. */
  void push(Code code, ValueSource.Enclosing field) {
    push(code, new Key("enclosing", List.of(field.holder())));
  }

  /** Pushes the constant for a static field. */
  void push(Code code, ValueSource.Static field) {
    push(code, new Key("ofStatic", List.of(field.owner(), field.field())));
  }

  private void push(Code code, Key key) {
    String constant = constants.get(key);
    if (constant == null) {
      constant = prefix + constants.size();
      constants.put(key, constant);
      body.constant(ACC_PRIVATE, constant, TYPE, initializer -> make(initializer, key));
    }
    code.getStatic(body.internalName(), constant, TYPE);
  }

  private static void make(Code code, Key key) {
    pushLookup(code);
    key.arguments().forEach(code::push);
    String strings = "Ljava/lang/String;".repeat(key.arguments().size());
    code.invokeStatic(HiddenField.class, key.factory(), "(" + LOOKUP + strings + ")" + TYPE);
  }

  /** Pushes the right of access of the class that is written. */
  static void pushLookup(Code code) {
    code.invokeStatic(MethodHandles.class, "lookup", "()" + LOOKUP);
  }
}
