package dev.sycamore.packager;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The {@code equals} and {@code hashCode} of a record that are made when they are first called, as
 * code: what they compute is the same, numbers of hash codes included. The virtual machine would
 * make a dozen classes for each of them.
 */
final class RecordIdentity {
  private static final String FACTORY = "java/lang/runtime/ObjectMethods";
  private static final String OBJECTS = "java/util/Objects";
  private static final String EQUALS = "equals";
  private static final String HASH_CODE = "hashCode";

  /** What is called instead, in the record itself. */
  private static final String SUFFIX = "$record";

  private final String self;
  private final List<Made> made = new ArrayList<>();

  /** A method that is asked for, with the fields that it looks at. */
  private record Made(String name, String type, List<Handle> fields) {}

  /**
   * @param self the record's internal name
   */
  RecordIdentity(String self) {
    this.self = self;
  }

  /** Whether a dynamic call is one of these methods; that it is text may stay as it is. */
  static boolean isMadeBy(Handle bootstrap, String called) {
    return bootstrap.getOwner().equals(FACTORY)
        && (called.equals(EQUALS) || called.equals(HASH_CODE));
  }

  /** Writes a call of the method in the place of the dynamic one. */
  void call(MethodVisitor code, String called, String type, Object... arguments) {
    // The class and the names of the components come first.
    List<Handle> fields = Arrays.stream(arguments).skip(2).map(Handle.class::cast).toList();
    made.add(new Made(called, type, fields));
    code.visitMethodInsn(Opcodes.INVOKESTATIC, self, called + SUFFIX, type, false);
  }

  /** Writes the methods that were called. */
  void write(ClassVisitor writer) {
    for (Made method : made) {
      MethodVisitor code =
          writer.visitMethod(
              Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
              method.name() + SUFFIX,
              method.type(),
              null,
              null);
      code.visitCode();
      if (method.name().equals(EQUALS)) {
        equal(code, method.fields());
        code.visitMaxs(4, 2);
      } else {
        hash(code, method.fields());
        code.visitMaxs(3, 1);
      }
      code.visitEnd();
    }
  }

  private void equal(MethodVisitor code, List<Handle> fields) {
    Label other = new Label();
    Label different = new Label();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitJumpInsn(Opcodes.IF_ACMPNE, other);
    code.visitInsn(Opcodes.ICONST_1);
    code.visitInsn(Opcodes.IRETURN);
    code.visitLabel(other);
    code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitTypeInsn(Opcodes.INSTANCEOF, self);
    code.visitJumpInsn(Opcodes.IFEQ, different);
    for (Handle field : fields) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
      get(code, field);
      code.visitVarInsn(Opcodes.ALOAD, 1);
      code.visitTypeInsn(Opcodes.CHECKCAST, self);
      get(code, field);
      compare(code, Type.getType(field.getDesc()), different);
    }
    code.visitInsn(Opcodes.ICONST_1);
    code.visitInsn(Opcodes.IRETURN);
    code.visitLabel(different);
    code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    code.visitInsn(Opcodes.ICONST_0);
    code.visitInsn(Opcodes.IRETURN);
  }

  private static void compare(MethodVisitor code, Type type, Label different) {
    switch (type.getSort()) {
      case Type.LONG -> {
        code.visitInsn(Opcodes.LCMP);
        code.visitJumpInsn(Opcodes.IFNE, different);
      }
      case Type.FLOAT -> {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Float", "compare", "(FF)I", false);
        code.visitJumpInsn(Opcodes.IFNE, different);
      }
      case Type.DOUBLE -> {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Double", "compare", "(DD)I", false);
        code.visitJumpInsn(Opcodes.IFNE, different);
      }
      case Type.ARRAY, Type.OBJECT -> {
        code.visitMethodInsn(
            Opcodes.INVOKESTATIC,
            OBJECTS,
            EQUALS,
            "(Ljava/lang/Object;Ljava/lang/Object;)Z",
            false);
        code.visitJumpInsn(Opcodes.IFEQ, different);
      }
      default -> code.visitJumpInsn(Opcodes.IF_ICMPNE, different);
    }
  }

  private static void hash(MethodVisitor code, List<Handle> fields) {
    code.visitInsn(Opcodes.ICONST_0);
    for (Handle field : fields) {
      code.visitIntInsn(Opcodes.BIPUSH, 31);
      code.visitInsn(Opcodes.IMUL);
      code.visitVarInsn(Opcodes.ALOAD, 0);
      get(code, field);
      Type type = Type.getType(field.getDesc());
      boolean reference = type.getSort() == Type.ARRAY || type.getSort() == Type.OBJECT;
      code.visitMethodInsn(
          Opcodes.INVOKESTATIC,
          reference ? OBJECTS : box(type),
          HASH_CODE,
          "(" + (reference ? "Ljava/lang/Object;" : type.getDescriptor()) + ")I",
          false);
      code.visitInsn(Opcodes.IADD);
    }
    code.visitInsn(Opcodes.IRETURN);
  }

  private static String box(Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN -> "java/lang/Boolean";
      case Type.BYTE -> "java/lang/Byte";
      case Type.CHAR -> "java/lang/Character";
      case Type.SHORT -> "java/lang/Short";
      case Type.LONG -> "java/lang/Long";
      case Type.FLOAT -> "java/lang/Float";
      case Type.DOUBLE -> "java/lang/Double";
      default -> "java/lang/Integer";
    };
  }

  private static void get(MethodVisitor code, Handle field) {
    code.visitFieldInsn(Opcodes.GETFIELD, field.getOwner(), field.getName(), field.getDesc());
  }
}
