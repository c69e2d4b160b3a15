package dev.sycamore.runtime.interleaving;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/**
 * The runtime and its tests once more, with locks, conditions and latches that the scheduler knows,
 * and points of the scheduler before uses of memories and of a task's fields. Monitors stay as they
 * are: no point is inside one, so that none is ever waited for.
 */
final class ExploredClasses extends ClassLoader {
  private static final String LOCKS = "java/util/concurrent/locks/";
  private static final String MEMORY = "dev/sycamore/runtime/memory/Memory";
  private static final Set<String> MEMORY_METHODS =
      Set.of("toHost", "useOnHost", "prepareOn", "writtenOn", "release");
  private static final String TASKS = "dev/sycamore/runtime/task/";

  /** Fields that are written and read without a lock. */
  private static final Set<String> WRITTEN =
      Set.of(
          TASKS + "Task.state",
          TASKS + "Task.runner",
          TASKS + "Task.owner",
          TASKS + "Task.place",
          TASKS + "TaskFailure.thrown",
          TASKS + "TaskFailure.seen",
          TASKS + "Predecessors.tasks");

  private static final Set<String> READ =
      Set.of(
          TASKS + "Task.runner",
          TASKS + "Task.place",
          TASKS + "TaskObservers.all",
          TASKS + "InOrderBacklog.crowded",
          TASKS + "Waiters.stepEnds",
          TASKS + "QueueThread.looks",
          TASKS + "Predecessors.tasks");

  private static final SimpleRemapper STAND_INS =
      new SimpleRemapper(
          Opcodes.ASM9,
          Map.of(
              LOCKS + "ReentrantLock",
              Type.getInternalName(ScheduledLock.class),
              LOCKS + "Condition",
              Type.getInternalName(ScheduledLock.ScheduledCondition.class),
              "java/util/concurrent/CountDownLatch",
              Type.getInternalName(ScheduledLatch.class)));

  ExploredClasses() {
    super(ExploredClasses.class.getClassLoader());
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    boolean explored =
        name.startsWith("dev.sycamore.")
            && !name.startsWith(ExploredClasses.class.getPackageName() + ".");
    if (!explored) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known == null ? define(name) : known;
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      ClassReader reader = new ClassReader(in);
      ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
      reader.accept(new ClassRemapper(withPoints(writer, reader.getClassName()), STAND_INS), 0);
      byte[] code = writer.toByteArray();
      return defineClass(name, code, 0, code.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  private static ClassVisitor withPoints(ClassVisitor to, String in) {
    return new ClassVisitor(Opcodes.ASM9, to) {
      @Override
      public MethodVisitor visitMethod(
          int access, String name, String descriptor, String signature, String[] exceptions) {
        MethodVisitor code = super.visitMethod(access, name, descriptor, signature, exceptions);
        return new Points(code, in, name);
      }
    };
  }

  private static final class Points extends MethodVisitor {
    private final String in;
    private final boolean constructor;

    Points(MethodVisitor to, String in, String method) {
      super(Opcodes.ASM9, to);
      this.in = in;
      this.constructor = method.equals("<init>");
    }

    private void point() {
      super.visitMethodInsn(
          Opcodes.INVOKESTATIC, Type.getInternalName(Scheduler.class), "point", "()V", false);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String method, String type, boolean inInterface) {
      if (owner.equals(MEMORY) && !in.equals(MEMORY) && MEMORY_METHODS.contains(method)) {
        point();
      }
      if (owner.equals(Type.getInternalName(ScheduledLock.ScheduledCondition.class))) {
        super.visitMethodInsn(Opcodes.INVOKEVIRTUAL, owner, method, type, false);
      } else {
        super.visitMethodInsn(opcode, owner, method, type, inInterface);
      }
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String field, String type) {
      Set<String> shared = opcode == Opcodes.PUTFIELD ? WRITTEN : READ;
      if (!constructor && shared.contains(owner + "." + field)) {
        point();
      }
      super.visitFieldInsn(opcode, owner, field, type);
    }
  }
}
