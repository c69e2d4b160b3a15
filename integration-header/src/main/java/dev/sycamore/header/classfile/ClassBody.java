package dev.sycamore.header.classfile;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.RETURN;
import static org.objectweb.asm.Opcodes.V17;

import dev.sycamore.annotations.SycamoreGenerated;
import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** One class file while it is written: its methods, and its constants with their initialiser. */
final class ClassBody {
  static final String LIST_MAKER = "()Ljava/util/List;";

  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
  private final String name;
  private final Code initializer;
  private int lists;

  /**
   * @param name the binary name
   * @param access flags besides that it is final
   */
  ClassBody(String name, int access, String sourceFile, String... interfaces) {
    this.name = name;
    writer.visit(
        V17, access | ACC_FINAL | ACC_SUPER, internalName(), null, "java/lang/Object", interfaces);
    writer.visitSource(sourceFile, null);
    writer.visitAnnotation(Type.getDescriptor(SycamoreGenerated.class), false).visitEnd();
    initializer = method(ACC_STATIC, "<clinit>", "()V");
  }

  String internalName() {
    return name.replace('.', '/');
  }

  /** A new method; {@link Code#end} ends it. */
  Code method(int access, String methodName, String descriptor) {
    MethodVisitor method = writer.visitMethod(access, methodName, descriptor, null, null);
    method.visitCode();
    return new Code(method);
  }

  /** The code of a new private static method that makes a list; {@link Code#end} ends it. */
  Code listMaker(String methodName) {
    return method(ACC_PRIVATE | ACC_STATIC, methodName, LIST_MAKER);
  }

  /** A name that no other method has. */
  String nextListName() {
    return "list" + lists++;
  }

  /**
   * A constant of the class: its value is what {@code value} leaves on the stack of the class
   * initialiser.
   */
  void constant(int access, String field, String descriptor, Consumer<Code> value) {
    writer.visitField(access | ACC_STATIC | ACC_FINAL, field, descriptor, null, null).visitEnd();
    value.accept(initializer);
    initializer.putStatic(internalName(), field, descriptor);
  }

  GeneratedClass end() {
    initializer.end(RETURN);
    writer.visitEnd();
    return new GeneratedClass(name, writer.toByteArray());
  }
}
