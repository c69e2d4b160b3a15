package dev.sycamore.binding.classfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("module")
class ClassFileTest {

  private static byte[] bytes(Class<?> type) throws IOException {
    String name = type.getName();
    String file = name.substring(name.lastIndexOf('.') + 1) + ".class";
    try (InputStream in = type.getResourceAsStream(file)) {
      return in.readAllBytes();
    }
  }

  @Test
  void sourceFileAndLinesOfThisClass() throws IOException {
    int line = new Throwable().getStackTrace()[0].getLineNumber();
    ClassFile file = ClassFile.read(bytes(ClassFileTest.class));
    assertThat(file.sourceFile()).contains("ClassFileTest.java");
    assertThat(file.method("sourceFileAndLinesOfThisClass", "()V"))
        .hasValueSatisfying(
            method -> {
              assertThat(method.firstLine()).isEqualTo(line);
              assertThat(method.lastLine()).isGreaterThan(line);
            });
    assertThat(file.method("sourceFileAndLinesOfThisClass", "(I)V")).isEmpty();
  }

  @Test
  void classesOfTheJdkWithEveryKindOfConstant() throws IOException {
    for (Class<?> type :
        new Class<?>[] {
          String.class,
          Thread.State.class,
          java.util.stream.Stream.class,
          java.lang.invoke.MethodHandles.class
        }) {
      ClassFile file = ClassFile.read(bytes(type));
      assertThat(file.sourceFile()).isPresent();
      for (MethodCode method : file.methods()) {
        assertThat(TracedMethod.of(file, method).digest()).hasSize(32);
      }
    }
  }

  @Test
  void everyBeginningOfAClassFileIsRefused() throws IOException {
    byte[] whole = bytes(ClassFileTest.class);
    for (int length = 0; length < whole.length; length++) {
      byte[] part = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> ClassFile.read(part)).isInstanceOf(IOException.class);
    }
  }

  @Test
  void damagedClassFilesAreReadOrRefusedButNeverCrash() throws IOException {
    byte[] whole = bytes(ClassFileTest.class);
    Random random = new Random(1);
    int refused = 0;
    for (int i = 0; i < 5_000; i++) {
      byte[] damaged = whole.clone();
      for (int n = random.nextInt(4); n >= 0; n--) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
      }
      try {
        ClassFile file = ClassFile.read(damaged);
        for (MethodCode method : file.methods()) {
          TracedMethod.of(file, method);
        }
      } catch (IOException e) {
        refused++;
      }
    }
    assertThat(refused).isPositive();
  }

  @Test
  void garbageIsRefused() {
    Random random = new Random(2);
    for (int length = 0; length < 300; length++) {
      byte[] garbage = new byte[length];
      random.nextBytes(garbage);
      assertThatThrownBy(() -> ClassFile.read(garbage)).isInstanceOf(IOException.class);
      byte[] withMagic = garbage.clone();
      if (length >= 4) {
        withMagic[0] = (byte) 0xCA;
        withMagic[1] = (byte) 0xFE;
        withMagic[2] = (byte) 0xBA;
        withMagic[3] = (byte) 0xBE;
        assertThatThrownBy(() -> ClassFile.read(withMagic)).isInstanceOf(IOException.class);
      }
    }
  }
}
