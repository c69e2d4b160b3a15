package dev.sycamore.packager;

import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A method of a record that {@code ObjectMethods.bootstrap} is asked to make. The virtual machine
 * would make it of method handles when it is first called, in every process again.
 *
 * @param name {@code equals}, {@code hashCode} or {@code toString}
 * @param descriptor of the call: the record, and what else the method takes
 * @param components the names of the components
 * @param getters the fields of the components
 */
record RecordMethod(String name, String descriptor, List<String> components, List<Handle> getters) {

  private static final String FACTORY = "java/lang/runtime/ObjectMethods";
  private static final String PREFIX = "sycamore$";
  private static final String BUILDER = "java/lang/StringBuilder";

  /** Whether a dynamic call that is linked so is one of these. */
  static boolean isMadeBy(Handle bootstrap) {
    return bootstrap.getOwner().equals(FACTORY);
  }

  /**
   * The method that a dynamic call stands for.
   *
   * @param arguments the record, the names of its components with semicolons between them, and
   *     their fields
   */
  static RecordMethod of(String name, String descriptor, Object... arguments) {
    return new RecordMethod(
        name,
        descriptor,
        Stream.of(((String) arguments[1]).split(";")).filter(c -> !c.isEmpty()).toList(),
        Stream.of(arguments).skip(2).map(Handle.class::cast).toList());
  }

  private Type self() {
    return Type.getArgumentTypes(descriptor)[0];
  }

  /** Writes the call of the method in the place of the dynamic one. */
  void call(MethodVisitor code) {
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, self().getInternalName(), PREFIX + name, descriptor, false);
  }

  /** Adds the method to its record. */
  void writeTo(ClassVisitor record) {
    MethodVisitor code =
        record.visitMethod(
            Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
            PREFIX + name,
            descriptor,
            null,
            null);
    code.visitCode();
    switch (name) {
      case "hashCode" -> hashCode(code);
      case "equals" -> equals(code);
      case "toString" -> toString(code);
      default -> throw new IllegalArgumentException("no method of records: " + name);
    }
    // As the bodies need it: the builder or the record twice, and two values of two words each.
    code.visitMaxs(6, 2);
    code.visitEnd();
  }

  private void hashCode(MethodVisitor code) {
    code.visitInsn(Opcodes.ICONST_0);
    for (Handle getter : getters) {
      code.visitIntInsn(Opcodes.BIPUSH, 31);
      code.visitInsn(Opcodes.IMUL);
      get(code, 0, getter);
      Type type = Type.getType(getter.getDesc());
      String of = isReference(type) ? "java/util/Objects" : boxOf(type);
      String value = isReference(type) ? "Ljava/lang/Object;" : type.getDescriptor();
      code.visitMethodInsn(Opcodes.INVOKESTATIC, of, "hashCode", "(" + value + ")I", false);
      code.visitInsn(Opcodes.IADD);
    }
    code.visitInsn(Opcodes.IRETURN);
  }

  private void equals(MethodVisitor code) {
    Label different = new Label();
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitTypeInsn(Opcodes.INSTANCEOF, self().getInternalName());
    code.visitJumpInsn(Opcodes.IFEQ, different);
    for (Handle getter : getters) {
      get(code, 0, getter);
      get(code, 1, getter);
      compare(code, Type.getType(getter.getDesc()), different);
    }
    code.visitInsn(Opcodes.ICONST_1);
    code.visitInsn(Opcodes.IRETURN);
    code.visitLabel(different);
    code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    code.visitInsn(Opcodes.ICONST_0);
    code.visitInsn(Opcodes.IRETURN);
  }

  /** Jumps if the two values on the stack are not equal, as records compare their components. */
  private static void compare(MethodVisitor code, Type type, Label different) {
    switch (type.getSort()) {
      case Type.FLOAT, Type.DOUBLE -> {
        String both = "(" + type + type + ")I";
        code.visitMethodInsn(Opcodes.INVOKESTATIC, boxOf(type), "compare", both, false);
        code.visitJumpInsn(Opcodes.IFNE, different);
      }
      case Type.LONG -> {
        code.visitInsn(Opcodes.LCMP);
        code.visitJumpInsn(Opcodes.IFNE, different);
      }
      case Type.OBJECT, Type.ARRAY -> {
        String both = "(Ljava/lang/Object;Ljava/lang/Object;)Z";
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/util/Objects", "equals", both, false);
        code.visitJumpInsn(Opcodes.IFEQ, different);
      }
      default -> code.visitJumpInsn(Opcodes.IF_ICMPNE, different);
    }
  }

  private void toString(MethodVisitor code) {
    code.visitTypeInsn(Opcodes.NEW, BUILDER);
    code.visitInsn(Opcodes.DUP);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, BUILDER, "<init>", "()V", false);
    code.visitLdcInsn(self());
    String text = "()Ljava/lang/String;";
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Class", "getSimpleName", text, false);
    append(code, Type.getType(String.class));
    for (int i = 0; i < getters.size(); i++) {
      code.visitLdcInsn((i == 0 ? "[" : ", ") + components.get(i) + "=");
      append(code, Type.getType(String.class));
      get(code, 0, getters.get(i));
      append(code, Type.getType(getters.get(i).getDesc()));
    }
    code.visitLdcInsn(getters.isEmpty() ? "[]" : "]");
    append(code, Type.getType(String.class));
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, BUILDER, "toString", text, false);
    code.visitInsn(Opcodes.ARETURN);
  }

  private static void append(MethodVisitor code, Type type) {
    String taken =
        switch (type.getSort()) {
          case Type.BYTE, Type.SHORT -> "I";
          case Type.OBJECT, Type.ARRAY -> "Ljava/lang/Object;";
          default -> type.getDescriptor();
        };
    code.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL, BUILDER, "append", "(" + taken + ")L" + BUILDER + ";", false);
  }

  /** The component of the record in a variable. */
  private void get(MethodVisitor code, int variable, Handle getter) {
    code.visitVarInsn(Opcodes.ALOAD, variable);
    if (variable != 0) {
      code.visitTypeInsn(Opcodes.CHECKCAST, self().getInternalName());
    }
    code.visitFieldInsn(Opcodes.GETFIELD, getter.getOwner(), getter.getName(), getter.getDesc());
  }

  private static boolean isReference(Type type) {
    return type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
  }

  private static String boxOf(Type primitive) {
    return switch (primitive.getSort()) {
      case Type.BOOLEAN -> "java/lang/Boolean";
      case Type.BYTE -> "java/lang/Byte";
      case Type.SHORT -> "java/lang/Short";
      case Type.CHAR -> "java/lang/Character";
      case Type.INT -> "java/lang/Integer";
      case Type.LONG -> "java/lang/Long";
      case Type.FLOAT -> "java/lang/Float";
      case Type.DOUBLE -> "java/lang/Double";
      default -> throw new IllegalArgumentException("no primitive type: " + primitive);
    };
  }
}
