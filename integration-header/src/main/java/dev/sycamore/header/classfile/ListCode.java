package dev.sycamore.header.classfile;

import static org.objectweb.asm.Opcodes.AASTORE;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.POP;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** Writes lists. What a method has no room for (JVMS 4.7.3) goes to methods of its own. */
final class ListCode {

  /** Elements take 10 to 100 bytes each: far below the 64 KiB of a method. */
  private static final int IN_A_METHOD = 200;

  private final ClassBody body;

  ListCode(ClassBody body) {
    this.body = body;
  }

  /** Pushes a list, which nobody may change. */
  <T> void push(Code code, List<T> elements, Class<?> type, BiConsumer<Code, T> element) {
    if (elements.isEmpty()) {
      code.pushEmptyList();
    } else if (elements.size() <= IN_A_METHOD) {
      pushArray(code, elements, type, element);
      code.arrayToList();
    } else {
      newList(code);
      for (int start = 0; start < elements.size(); start += IN_A_METHOD) {
        String part = body.nextListName();
        Code maker = body.listMaker(part);
        push(
            maker,
            elements.subList(start, Math.min(elements.size(), start + IN_A_METHOD)),
            type,
            element);
        maker.end(ARETURN);
        addAll(code, body.internalName(), part);
      }
    }
  }

  /** Pushes an array. */
  static <T> void pushArray(
      Code code, List<T> elements, Class<?> type, BiConsumer<Code, T> element) {
    code.newArray(elements.size(), type);
    int index = 0;
    for (T each : elements) {
      code.instruction(DUP);
      code.push(index++);
      element.accept(code, each);
      code.instruction(AASTORE);
    }
  }

  /** Pushes a list to be filled. */
  static void newList(Code code) {
    code.begin(ArrayList.class);
    code.construct(ArrayList.class, "()V");
  }

  /** Adds what a static method returns to the list on the stack. */
  static void addAll(Code code, String owner, String maker) {
    code.instruction(DUP);
    code.invokeStatic(owner, maker, ClassBody.LIST_MAKER);
    code.invokeVirtual(ArrayList.class, "addAll", "(Ljava/util/Collection;)Z");
    code.instruction(POP);
  }
}
