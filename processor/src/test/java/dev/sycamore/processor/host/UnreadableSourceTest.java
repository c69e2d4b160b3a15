package dev.sycamore.processor.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import java.lang.reflect.Constructor;
import java.lang.reflect.Proxy;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class UnreadableSourceTest {

  /** The environment of a compiler whose classes are in this package. */
  private static ProcessingEnvironment environmentOf(String packageName) throws Exception {
    String name = packageName + ".Environment";
    ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    out.visit(
        Opcodes.V17,
        Opcodes.ACC_PUBLIC,
        name.replace('.', '/'),
        null,
        "java/lang/Object",
        new String[] {"javax/annotation/processing/ProcessingEnvironment"});
    MethodVisitor constructor = out.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    constructor.visitCode();
    constructor.visitVarInsn(Opcodes.ALOAD, 0);
    constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    constructor.visitInsn(Opcodes.RETURN);
    constructor.visitMaxs(0, 0);
    constructor.visitEnd();
    out.visitEnd();
    byte[] file = out.toByteArray();
    ClassLoader loader =
        new ClassLoader(UnreadableSourceTest.class.getClassLoader()) {
          @Override
          protected Class<?> findClass(String wanted) {
            return defineClass(wanted, file, 0, file.length);
          }
        };
    Constructor<?> made = loader.loadClass(name).getConstructor();
    return (ProcessingEnvironment) made.newInstance();
  }

  /** A class that has a name and nothing else. */
  private static TypeElement named(String qualified) {
    Name name = (Name) proxy(Name.class, qualified);
    return (TypeElement) proxy(TypeElement.class, name);
  }

  private static Object proxy(Class<?> type, Object answer) {
    return Proxy.newProxyInstance(
        type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> answer);
  }

  private static Diagnostic in(String packageName) throws Exception {
    return UnreadableSource.of(named("app.Main"), environmentOf(packageName));
  }

  @Test
  void ofAspectJsCompilerNamesTheWayThatWorks() throws Exception {
    Diagnostic error = in("org.aspectj.org.eclipse.jdt.internal.compiler.apt.dispatch");

    assertThat(error.id()).isEqualTo(DiagnosticId.NO_SOURCE);
    assertThat(error.message()).contains("app.Main");
    assertThat(error.help())
        .isEqualTo(
            "ajc is not supported as the compiler of sources with kernels: compile them with javac,"
                + " and have ajc weave the class files (in the aspectj-maven-plugin,"
                + " `forceAjcCompile` with `weaveDirectories`)");
  }

  @Test
  void ofAnotherCompilerHasTheCataloguesHelp() throws Exception {
    assertThat(in("org.eclipse.jdt.internal.compiler.apt.dispatch").help())
        .isEqualTo(DiagnosticId.NO_SOURCE.help())
        .doesNotContain("ajc");
  }
}
