package dev.sycamore.packager;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class LambdaRewriterTest {
  private static final String SAMPLES = LambdaSamples.class.getName();

  private static SortedMap<String, byte[]> samples() throws IOException {
    return classes(SAMPLES, "", "$Inner", "$Named", "$Wide");
  }

  private static SortedMap<String, byte[]> records() throws IOException {
    return classes(RecordSamples.class.getName(), "", "$All", "$None", "$Own");
  }

  private static SortedMap<String, byte[]> classes(String outer, String... nested)
      throws IOException {
    SortedMap<String, byte[]> classes = new TreeMap<>();
    for (String each : nested) {
      String name = outer + each;
      try (InputStream in =
          LambdaSamples.class.getResourceAsStream('/' + name.replace('.', '/') + ".class")) {
        classes.put(name, in.readAllBytes());
      }
    }
    return classes;
  }

  /** Who links the calls of a class that are linked when they are first reached. */
  private static List<String> dynamicCalls(byte[] bytes) {
    List<String> found = new ArrayList<>();
    new ClassReader(bytes)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String type, String signature, String[] exceptions) {
                return new MethodVisitor(Opcodes.ASM9) {
                  @Override
                  public void visitInvokeDynamicInsn(
                      String called, String type, Handle bootstrap, Object... arguments) {
                    found.add(bootstrap.getOwner());
                  }
                };
              }
            },
            0);
    return found;
  }

  private static Object made(SortedMap<String, byte[]> rewritten, String type) throws Exception {
    ClassLoader loader =
        new ClassLoader(LambdaRewriterTest.class.getClassLoader()) {
          @Override
          protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            Class<?> loaded = findLoadedClass(name);
            byte[] bytes = rewritten.get(name);
            if (loaded != null || bytes == null) {
              return loaded != null ? loaded : super.loadClass(name, resolve);
            }
            return defineClass(name, bytes, 0, bytes.length);
          }
        };
    return loader.loadClass(type).getConstructor().newInstance();
  }

  @Test
  void rewrittenLambdasComputeTheSame() throws Exception {
    Object made = made(LambdaRewriter.rewrite(samples()), SAMPLES);
    assertThat(made).isNotInstanceOf(LambdaSamples.class);
    assertThat(((Supplier<?>) made).get()).isEqualTo(new LambdaSamples().get());
  }

  @Test
  void rewrittenRecordsComputeTheSame() throws Exception {
    Object made = made(LambdaRewriter.rewrite(records()), RecordSamples.class.getName());
    assertThat(made).isNotInstanceOf(RecordSamples.class);
    assertThat(((Supplier<?>) made).get()).isEqualTo(new RecordSamples().get());
  }

  @Test
  void onlyTheTextOfRecordsIsLeftForTheVirtualMachineToMake() throws Exception {
    String all = RecordSamples.class.getName() + "$All";
    assertThat(dynamicCalls(records().get(all))).hasSize(3);
    assertThat(dynamicCalls(LambdaRewriter.rewrite(records()).get(all)))
        .containsExactly("java/lang/runtime/ObjectMethods");
  }

  @Test
  void nothingIsLeftForTheVirtualMachineToMake() throws Exception {
    String factory = "java/lang/invoke/LambdaMetafactory";
    assertThat(dynamicCalls(samples().get(SAMPLES))).contains(factory);
    assertThat(LambdaRewriter.rewrite(samples()).values())
        .allSatisfy(bytes -> assertThat(dynamicCalls(bytes)).doesNotContain(factory));
  }

  @Test
  void aNestIsBundledWhole() throws Exception {
    SortedMap<String, byte[]> part = samples();
    part.remove(SAMPLES);
    assertThatThrownBy(() -> LambdaRewriter.rewrite(part))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("the class " + SAMPLES + " is not bundled")
        .hasMessageContaining("LambdaSamples$Inner$$0");
  }
}
