package dev.sycamore.header.classfile;

import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The code of one method, instruction by instruction. */
final class Code {

  private final MethodVisitor method;

  Code(MethodVisitor method) {
    this.method = method;
  }

  void push(int value) {
    if (value >= -1 && value <= 5) {
      method.visitInsn(Opcodes.ICONST_0 + value);
    } else if (value == (byte) value) {
      method.visitIntInsn(Opcodes.BIPUSH, value);
    } else if (value == (short) value) {
      method.visitIntInsn(Opcodes.SIPUSH, value);
    } else {
      method.visitLdcInsn(value);
    }
  }

  void push(long value) {
    if (value == 0) {
      method.visitInsn(Opcodes.LCONST_0);
    } else {
      method.visitLdcInsn(value);
    }
  }

  /** A string of any length. */
  void push(String value) {
    List<String> pieces = StringPieces.of(value);
    method.visitLdcInsn(pieces.get(0));
    for (String piece : pieces.subList(1, pieces.size())) {
      method.visitLdcInsn(piece);
      invokeVirtual(String.class, "concat", "(Ljava/lang/String;)Ljava/lang/String;");
    }
  }

  void push(Enum<?> value) {
    Type type = Type.getType(value.getDeclaringClass());
    getStatic(type.getInternalName(), value.name(), type.getDescriptor());
  }

  void load(int reference) {
    method.visitVarInsn(Opcodes.ALOAD, reference);
  }

  void loadInt(int variable) {
    method.visitVarInsn(Opcodes.ILOAD, variable);
  }

  void instruction(int opcode) {
    method.visitInsn(opcode);
  }

  /** Begins {@code new type(...)}: its arguments and {@link #construct} follow. */
  void begin(Class<?> type) {
    method.visitTypeInsn(Opcodes.NEW, Type.getInternalName(type));
    method.visitInsn(Opcodes.DUP);
  }

  void construct(Class<?> type, String descriptor) {
    method.visitMethodInsn(
        Opcodes.INVOKESPECIAL, Type.getInternalName(type), "<init>", descriptor, false);
  }

  void pushEmptyList() {
    method.visitMethodInsn(
        Opcodes.INVOKESTATIC, Type.getInternalName(List.class), "of", "()Ljava/util/List;", true);
  }

  /** The list of what is in the array on the stack. */
  void arrayToList() {
    method.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        Type.getInternalName(List.class),
        "of",
        "([Ljava/lang/Object;)Ljava/util/List;",
        true);
  }

  /** An unmodifiable copy of the list on the stack. */
  void copyList() {
    method.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        Type.getInternalName(List.class),
        "copyOf",
        "(Ljava/util/Collection;)Ljava/util/List;",
        true);
  }

  void newArray(int length, Class<?> element) {
    push(length);
    method.visitTypeInsn(Opcodes.ANEWARRAY, Type.getInternalName(element));
  }

  void cast(String type) {
    method.visitTypeInsn(Opcodes.CHECKCAST, type);
  }

  /** Calls a static method of a class. */
  void invokeStatic(String owner, String name, String descriptor) {
    method.visitMethodInsn(Opcodes.INVOKESTATIC, owner, name, descriptor, false);
  }

  void invokeStatic(Class<?> owner, String name, String descriptor) {
    invokeStatic(Type.getInternalName(owner), name, descriptor);
  }

  /** Calls a method of a class. */
  void invokeVirtual(String owner, String name, String descriptor) {
    method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, owner, name, descriptor, false);
  }

  void invokeVirtual(Class<?> owner, String name, String descriptor) {
    invokeVirtual(Type.getInternalName(owner), name, descriptor);
  }

  void getField(String owner, String name, String descriptor) {
    method.visitFieldInsn(Opcodes.GETFIELD, owner, name, descriptor);
  }

  void getStatic(String owner, String name, String descriptor) {
    method.visitFieldInsn(Opcodes.GETSTATIC, owner, name, descriptor);
  }

  void putStatic(String owner, String name, String descriptor) {
    method.visitFieldInsn(Opcodes.PUTSTATIC, owner, name, descriptor);
  }

  void jump(int opcode, Label target) {
    method.visitJumpInsn(opcode, target);
  }

  /** Goes to one of the labels by the number on the stack, the first of which is {@code first}. */
  void tableSwitch(int first, Label[] labels, Label otherwise) {
    method.visitTableSwitchInsn(first, first + labels.length - 1, otherwise, labels);
  }

  /** A label that is jumped to with an empty stack, and with no variable but the parameters. */
  void place(Label label) {
    method.visitLabel(label);
    method.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
  }

  /** Ends the method with an instruction that returns. */
  void end(int opcode) {
    method.visitInsn(opcode);
    end();
  }

  /** Ends the method, of which every path has returned. */
  void end() {
    method.visitMaxs(0, 0);
    method.visitEnd();
  }
}
