package dev.sycamore.header.classfile;

import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.ATHROW;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.objectweb.asm.Label;

/** Writes static methods that choose by their first parameter, a number, what they return. */
final class SwitchCode {

  /** A value takes a few dozen bytes: far below the 64 KiB of a method. */
  private static final int IN_A_METHOD = 500;

  private final ClassBody body;
  private final String descriptor;
  private final String subject;
  private final Consumer<Code> parameters;

  /**
   * @param descriptor of the methods
   * @param subject what the number counts, for the exception where it is none of the cases
   * @param parameters loads all parameters, to pass them on
   */
  SwitchCode(ClassBody body, String descriptor, String subject, Consumer<Code> parameters) {
    this.body = body;
    this.descriptor = descriptor;
    this.subject = subject;
    this.parameters = parameters;
  }

  /**
   * The method of a name, and those that it calls where one has no room for all cases.
   *
   * @param first the number of the first case
   * @param value pushes what is returned for a case
   */
  <T> void write(int access, String name, int first, List<T> cases, BiConsumer<Code, T> value) {
    Code code = body.method(access, name, descriptor);
    int here = Math.min(IN_A_METHOD, cases.size());
    Label otherwise = new Label();
    if (here > 0) {
      Label[] labels = new Label[here];
      for (int i = 0; i < here; i++) {
        labels[i] = new Label();
      }
      code.loadInt(0);
      code.tableSwitch(first, labels, otherwise);
      for (int i = 0; i < here; i++) {
        code.place(labels[i]);
        value.accept(code, cases.get(i));
        code.instruction(ARETURN);
      }
      code.place(otherwise);
    }
    if (here == cases.size()) {
      throwNoSuchCase(code);
      code.end();
      return;
    }
    String rest = name + "_" + (first + here);
    parameters.accept(code);
    code.invokeStatic(body.internalName(), rest, descriptor);
    code.end(ARETURN);
    write(ACC_PRIVATE | ACC_STATIC, rest, first + here, cases.subList(here, cases.size()), value);
  }

  private void throwNoSuchCase(Code code) {
    code.begin(IndexOutOfBoundsException.class);
    code.push(subject + " ");
    code.loadInt(0);
    code.invokeStatic(String.class, "valueOf", "(I)Ljava/lang/String;");
    code.invokeVirtual(String.class, "concat", "(Ljava/lang/String;)Ljava/lang/String;");
    code.construct(IndexOutOfBoundsException.class, "(Ljava/lang/String;)V");
    code.instruction(ATHROW);
  }
}
