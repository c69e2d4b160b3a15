package dev.sycamore.packager;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.ACC_SYNTHETIC;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/**
 * The class of all lambdas of one class that are of one functional interface. Each is an object
 * with its number and what it captured.
 *
 * <p>One class for each lambda would be simpler, and would cost what this is to save: a class costs
 * about as much to load with ten lambdas as with one.
 */
final class LambdaClass {
  private static final Type OBJECT = Type.getType(Object.class);
  private static final String NUMBER = "number";

  /** No compiler makes a name with it. */
  private static final String SEPARATOR = "$$";

  private final Type self;
  private final String nestHost;
  private final List<LambdaSite> sites = new ArrayList<>();

  /**
   * @param host the class whose lambdas they are
   * @param number tells it from others of that class
   */
  LambdaClass(String host, int number, String nestHost) {
    self = Type.getObjectType(host + SEPARATOR + number);
    this.nestHost = nestHost;
  }

  /** Whether a path has the name of such a class. */
  static boolean isOne(String path) {
    return path.contains(SEPARATOR);
  }

  /** The class whose lambdas a class has; a class that has none is its own. */
  static String hostOf(String name) {
    int end = name.lastIndexOf(SEPARATOR);
    return end < 0 ? name : name.substring(0, end);
  }

  String name() {
    return self.getInternalName();
  }

  /** Adds a lambda; gives the method that makes it of what it captures. */
  Method add(LambdaSite site) {
    sites.add(site);
    return factory(sites.size() - 1);
  }

  private Method factory(int number) {
    LambdaSite site = sites.get(number);
    return new Method("lambda" + number, site.type(), site.captured().toArray(Type[]::new));
  }

  byte[] bytes() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    LambdaSite first = sites.get(0);
    writer.visit(
        Opcodes.V17,
        ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC,
        name(),
        null,
        OBJECT.getInternalName(),
        new String[] {first.type().getInternalName()});
    writer.visitNestHost(nestHost);
    int values = sites.stream().mapToInt(site -> site.captured().size()).max().orElse(0);
    writer.visitField(ACC_PRIVATE | ACC_FINAL, NUMBER, "I", null, null).visitEnd();
    for (int i = 0; i < values; i++) {
      writer
          .visitField(ACC_PRIVATE | ACC_FINAL, value(i), OBJECT.getDescriptor(), null, null)
          .visitEnd();
    }
    constructor(writer, values);
    for (int number = 0; number < sites.size(); number++) {
      factory(writer, number, values);
    }
    run(writer);
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static String value(int index) {
    return "value" + index;
  }

  private static Method constructor(int values) {
    Type[] parameters = new Type[values + 1];
    Arrays.fill(parameters, OBJECT);
    parameters[0] = Type.INT_TYPE;
    return new Method("<init>", Type.VOID_TYPE, parameters);
  }

  private void constructor(ClassWriter writer, int values) {
    GeneratorAdapter code =
        new GeneratorAdapter(ACC_PRIVATE, constructor(values), null, null, writer);
    code.loadThis();
    code.invokeConstructor(OBJECT, new Method("<init>", "()V"));
    code.loadThis();
    code.loadArg(0);
    code.putField(self, NUMBER, Type.INT_TYPE);
    for (int i = 0; i < values; i++) {
      code.loadThis();
      code.loadArg(i + 1);
      code.putField(self, value(i), OBJECT);
    }
    code.returnValue();
    code.endMethod();
  }

  private void factory(ClassWriter writer, int number, int values) {
    Method method = factory(number);
    GeneratorAdapter code = new GeneratorAdapter(ACC_STATIC, method, null, null, writer);
    code.newInstance(self);
    code.dup();
    code.push(number);
    Type[] captured = method.getArgumentTypes();
    for (int i = 0; i < captured.length; i++) {
      code.loadArg(i);
      code.valueOf(captured[i]);
    }
    for (int i = captured.length; i < values; i++) {
      code.visitInsn(Opcodes.ACONST_NULL);
    }
    code.invokeConstructor(self, constructor(values));
    code.returnValue();
    code.endMethod();
  }

  /** The method of the interface: what runs depends on the number. */
  private void run(ClassWriter writer) {
    LambdaSite first = sites.get(0);
    Method method = new Method(first.method(), first.erased().getDescriptor());
    GeneratorAdapter code = new GeneratorAdapter(ACC_PUBLIC, method, null, null, writer);
    Label[] labels = new Label[sites.size()];
    if (sites.size() > 1) {
      for (int number = 0; number < labels.length; number++) {
        labels[number] = code.newLabel();
      }
      code.loadThis();
      code.getField(self, NUMBER, Type.INT_TYPE);
      // The number is one of these; the last needs no row of its own.
      code.visitTableSwitchInsn(
          0,
          labels.length - 2,
          labels[labels.length - 1],
          Arrays.copyOf(labels, labels.length - 1));
    }
    for (int number = 0; number < labels.length; number++) {
      if (labels[number] != null) {
        code.mark(labels[number]);
        Object[] locals = locals(first);
        code.visitFrame(Opcodes.F_NEW, locals.length, locals, 0, null);
      }
      call(code, sites.get(number));
      code.returnValue();
    }
    code.endMethod();
  }

  /** What a frame of the method holds, as the verifier wants to be told. */
  private Object[] locals(LambdaSite site) {
    Type[] parameters = site.erased().getArgumentTypes();
    Object[] locals = new Object[parameters.length + 1];
    locals[0] = name();
    for (int i = 0; i < parameters.length; i++) {
      locals[i + 1] =
          switch (parameters[i].getSort()) {
            case Type.LONG -> Opcodes.LONG;
            case Type.FLOAT -> Opcodes.FLOAT;
            case Type.DOUBLE -> Opcodes.DOUBLE;
            case Type.ARRAY, Type.OBJECT -> parameters[i].getInternalName();
            default -> Opcodes.INTEGER;
          };
    }
    return locals;
  }

  private void call(GeneratorAdapter code, LambdaSite site) {
    Handle target = site.code();
    Type owner = Type.getObjectType(target.getOwner());
    if (target.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
      code.newInstance(owner);
      code.dup();
    }
    List<Type> parameters = site.parameters();
    int captured = site.captured().size();
    for (int i = 0; i < captured; i++) {
      code.loadThis();
      code.getField(self, value(i), OBJECT);
      code.unbox(parameters.get(i));
    }
    Type[] given = site.erased().getArgumentTypes();
    Type[] instantiated = site.instantiated().getArgumentTypes();
    for (int i = 0; i < given.length; i++) {
      code.loadArg(i);
      Conversions.argument(code, given[i], instantiated[i], parameters.get(captured + i));
    }
    code.visitMethodInsn(
        opcode(target),
        target.getOwner(),
        target.getName(),
        target.getDesc(),
        target.isInterface());
    Conversions.result(code, site.result(), site.erased().getReturnType());
  }

  private static int opcode(Handle target) {
    return switch (target.getTag()) {
      case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
      case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
      // A private method of a nest is called as any other.
      default -> target.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
    };
  }
}
