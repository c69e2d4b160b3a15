package dev.sycamore.packager;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.Method;

/**
 * Gives the lambdas of classes classes of their own, and records their methods. The virtual machine
 * would make one for each lambda and each method when it is first reached, which costs several
 * times as much as to load it, in every process again. Names of local variables, which only
 * debuggers read, are dropped.
 */
final class DynamicCallRewriter {
  /** The first version whose private methods other classes of the nest may call. */
  private static final int NESTS = Opcodes.V11;

  private final SortedMap<String, byte[]> rewritten = new TreeMap<>();

  /** New members of nests, by their hosts. */
  private final Map<String, List<String>> members = new LinkedHashMap<>();

  private DynamicCallRewriter() {}

  /**
   * The classes, rewritten, and those of their lambdas.
   *
   * @param classes their bytes by their names, with dots
   */
  static SortedMap<String, byte[]> rewrite(SortedMap<String, byte[]> classes) {
    DynamicCallRewriter rewriter = new DynamicCallRewriter();
    classes.forEach(rewriter::rewrite);
    rewriter.members.forEach(rewriter::join);
    return rewriter.rewritten;
  }

  private void rewrite(String name, byte[] bytes) {
    ClassReader reader = new ClassReader(bytes);
    // Without the old constant pool, which would keep what is no longer used.
    ClassWriter writer = new ClassWriter(0);
    Host host = new Host(writer);
    reader.accept(host, 0);
    rewritten.put(name, writer.toByteArray());
    for (LambdaClass lambdas : host.lambdas.values()) {
      rewritten.put(lambdas.name().replace('/', '.'), lambdas.bytes());
      members.computeIfAbsent(host.nestHost, key -> new ArrayList<>()).add(lambdas.name());
    }
  }

  /** Makes classes members of a nest. */
  private void join(String nestHost, List<String> added) {
    String name = nestHost.replace('/', '.');
    byte[] bytes = rewritten.get(name);
    if (bytes == null) {
      throw new IllegalArgumentException(
          "the class " + name + " is not bundled, but classes of its nest are: " + added);
    }
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(bytes)
        .accept(
            new ClassVisitor(Opcodes.ASM9, writer) {
              @Override
              public void visit(
                  int version,
                  int access,
                  String self,
                  String signature,
                  String parent,
                  String[] interfaces) {
                super.visit(Math.max(version, NESTS), access, self, signature, parent, interfaces);
              }

              @Override
              public void visitEnd() {
                added.forEach(this::visitNestMember);
                super.visitEnd();
              }
            },
            0);
    // Once more, for the order of the constants: to rewrite it again changes nothing then.
    ClassWriter ordered = new ClassWriter(0);
    new ClassReader(writer.toByteArray()).accept(ordered, 0);
    rewritten.put(name, ordered.toByteArray());
  }

  /** Rewrites a class, and collects its lambdas. */
  private static final class Host extends ClassVisitor {
    private final Map<String, LambdaClass> lambdas = new LinkedHashMap<>();
    private final Set<RecordMethod> recordMethods = new LinkedHashSet<>();
    private String name;
    private String nestHost;

    Host(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visit(
        int version,
        int access,
        String self,
        String signature,
        String parent,
        String[] interfaces) {
      name = self;
      nestHost = self;
      super.visit(version, access, self, signature, parent, interfaces);
    }

    @Override
    public void visitNestHost(String host) {
      nestHost = host;
      super.visitNestHost(host);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String method, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(
          Opcodes.ASM9, super.visitMethod(access, method, descriptor, signature, exceptions)) {
        @Override
        public void visitInvokeDynamicInsn(
            String called, String type, Handle bootstrap, Object... arguments) {
          if (LambdaSite.isMadeBy(bootstrap)) {
            make(this, LambdaSite.of(called, type, arguments));
          } else if (RecordMethod.isMadeBy(bootstrap)) {
            RecordMethod method = RecordMethod.of(called, type, arguments);
            recordMethods.add(method);
            method.call(this);
          } else {
            super.visitInvokeDynamicInsn(called, type, bootstrap, arguments);
          }
        }

        @Override
        public void visitLocalVariable(
            String variable, String type, String generic, Label start, Label end, int index) {}
      };
    }

    @Override
    public void visitEnd() {
      recordMethods.forEach(method -> method.writeTo(cv));
      super.visitEnd();
    }

    private void make(MethodVisitor code, LambdaSite site) {
      LambdaClass made =
          lambdas.computeIfAbsent(
              site.type() + site.method() + site.erased(),
              key -> new LambdaClass(name, lambdas.size(), nestHost));
      Method factory = made.add(site);
      code.visitMethodInsn(
          Opcodes.INVOKESTATIC, made.name(), factory.getName(), factory.getDescriptor(), false);
    }
  }
}
