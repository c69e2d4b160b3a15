package dev.sycamore.header.classfile;

import static org.objectweb.asm.Opcodes.AALOAD;
import static org.objectweb.asm.Opcodes.ACONST_NULL;

import dev.sycamore.binding.ArrayComponent;
import dev.sycamore.binding.HiddenField;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.program.ValueSourceVisitor;
import org.objectweb.asm.Type;

/**
 * Writes code that reads the value of an argument from the captured values. A visit leaves the
 * value on the stack and returns the descriptor of its type.
 */
final class ArgumentCode implements ValueSourceVisitor<String> {
  private static final String OBJECT = "Ljava/lang/Object;";

  /** A type of the runtime, which is not there when kernels are compiled. */
  private static final String RECORD_ACCESSOR = "dev/sycamore/RecordAccessor";

  private static final String ACCESSOR = "Ldev/sycamore/Accessor;";

  private final Code code;
  private final int captured;
  private final HiddenFields hiddenFields;

  /**
   * @param captured the variable with the array of captured values
   */
  ArgumentCode(Code code, int captured, HiddenFields hiddenFields) {
    this.code = code;
    this.captured = captured;
    this.hiddenFields = hiddenFields;
  }

  /** Pushes a value as an object. */
  void pushBoxed(ValueSource source) {
    Type type = Type.getType(source.accept(this));
    switch (type.getSort()) {
      case Type.BOOLEAN -> box(Boolean.class, type);
      case Type.BYTE -> box(Byte.class, type);
      case Type.SHORT -> box(Short.class, type);
      case Type.CHAR -> box(Character.class, type);
      case Type.INT -> box(Integer.class, type);
      case Type.LONG -> box(Long.class, type);
      case Type.FLOAT -> box(Float.class, type);
      case Type.DOUBLE -> box(Double.class, type);
      default -> {
        // An object as it is.
      }
    }
  }

  private void box(Class<?> boxed, Type primitive) {
    code.invokeStatic(boxed, "valueOf", Type.getMethodDescriptor(Type.getType(boxed), primitive));
  }

  private String pushCast(ValueSource object, String binaryName) {
    String type = binaryName.replace('.', '/');
    object.accept(this);
    code.cast(type);
    return type;
  }

  @Override
  public String visitCaptured(ValueSource.Captured s) {
    code.load(captured);
    code.push(s.index());
    code.instruction(AALOAD);
    return OBJECT;
  }

  @Override
  public String visitField(ValueSource.Field s) {
    code.getField(pushCast(s.object(), s.owner()), s.field(), s.descriptor());
    return s.descriptor();
  }

  @Override
  public String visitComponent(ValueSource.Component s) {
    String type = pushCast(s.value(), s.owner());
    code.invokeVirtual(type, s.component(), "()" + s.descriptor());
    return s.descriptor();
  }

  @Override
  public String visitLeaf(ValueSource.Leaf s) {
    String type = pushCast(s.accessor(), RECORD_ACCESSOR);
    code.push(s.leaf());
    code.push(s.path());
    code.push(s.leaves());
    code.invokeVirtual(type, "component", "(ILjava/lang/String;I)" + ACCESSOR);
    return ACCESSOR;
  }

  @Override
  public String visitOfLaunch(ValueSource.OfLaunch s) {
    code.instruction(ACONST_NULL);
    return OBJECT;
  }

  @Override
  public String visitHidden(ValueSource.Hidden s) {
    hiddenFields.push(code, s);
    return pushHidden(s.object());
  }

  @Override
  public String visitEnclosing(ValueSource.Enclosing s) {
    hiddenFields.push(code, s);
    return pushHidden(s.object());
  }

  private String pushHidden(ValueSource object) {
    object.accept(this);
    code.invokeVirtual(HiddenField.class, "get", "(" + OBJECT + ")" + OBJECT);
    return OBJECT;
  }

  @Override
  public String visitStatic(ValueSource.Static s) {
    if (s.accessible()) {
      code.getStatic(s.owner().replace('.', '/'), s.field(), s.descriptor());
      return s.descriptor();
    }
    hiddenFields.push(code, s);
    code.invokeVirtual(HiddenField.class, "get", "()" + OBJECT);
    return OBJECT;
  }

  /** The runtime lays out the rows. */
  @Override
  public String visitRows(ValueSource.Rows s) {
    return s.array().accept(this);
  }

  @Override
  public String visitRowTable(ValueSource.RowTable s) {
    return s.array().accept(this);
  }

  @Override
  public String visitArrayLeaf(ValueSource.ArrayLeaf s) {
    s.array().accept(this);
    code.push(s.leaf());
    code.push(s.path());
    code.push(s.leaves());
    String type = Type.getDescriptor(ArrayComponent.class);
    code.invokeStatic(ArrayComponent.class, "of", "(" + OBJECT + "ILjava/lang/String;I)" + type);
    return type;
  }

  @Override
  public String visitOrdinal(ValueSource.Ordinal s) {
    pushCast(s.value(), "java.lang.Enum");
    code.invokeVirtual(Enum.class, "ordinal", "()I");
    return "I";
  }
}
