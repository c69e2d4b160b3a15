package dev.sycamore.binding.classfile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Class files and records of kernels' code that are damaged: an IOException, and nothing else. */
@Tag("module")
class ClassFileFuzzTest {

  private static final List<byte[]> CLASSES =
      List.of(bytes(ClassFileFuzzTest.class), bytes(ClassFile.class), bytes(KernelCode.class));

  private static final UnitCode RECORD =
      new UnitCode(
          "p.Unit",
          List.of(
              new KernelCode(
                  "p_Unit_run_k1a2b3c4d",
                  new MethodDigest(
                      new MemberReference("p/Unit", "lambda$run$0", "([II)V"), "0".repeat(32)),
                  List.of(
                      new MethodDigest(new MemberReference("p/Lib", "f", "(I)I"), "a1".repeat(16))),
                  List.of(
                      new MethodDigest(
                          new MemberReference("q/Other", "g", "()V"), "b2".repeat(16))),
                  List.of(
                      new FunctionCode(
                          1,
                          new MemberReference("p/App", "lambda$run$1", "(F)F"),
                          Optional.of("c3".repeat(16))),
                      new FunctionCode(
                          2,
                          new MemberReference("java/lang/Math", "abs", "(F)F"),
                          Optional.empty())))));

  private static byte[] bytes(Class<?> type) {
    try (InputStream in =
        type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Cut off, or with some bytes changed. */
  private static Arbitrary<byte[]> damaged(List<byte[]> files) {
    return Combinators.combine(
            Arbitraries.of(files),
            Arbitraries.doubles().between(0, 1),
            Arbitraries.bytes().array(byte[].class).ofMaxSize(6),
            Arbitraries.doubles().between(0, 1))
        .as(
            (file, at, bytes, length) -> {
              byte[] copy = file.clone();
              int start = (int) (at * (copy.length - bytes.length));
              System.arraycopy(bytes, 0, copy, start, bytes.length);
              return bytes.length > 0 ? copy : Arrays.copyOf(copy, (int) (length * copy.length));
            });
  }

  @Provide
  Arbitrary<byte[]> classes() {
    return damaged(CLASSES);
  }

  @Provide
  Arbitrary<byte[]> records() {
    return damaged(List.of(RECORD.bytes()));
  }

  @Property
  void classFiles(@ForAll("classes") byte[] bytes) {
    IntSupplier traced =
        () -> {
          try {
            ClassFile file = ClassFile.read(bytes);
            int calls = 0;
            for (MethodCode method : file.methods()) {
              calls += TracedMethod.of(file, method).calls().size();
              KernelCode.of(
                  "entry",
                  new MemberReference(file.name(), method.name(), method.descriptor()),
                  name -> name.equals(file.name()) ? Optional.of(file) : Optional.empty(),
                  called -> called.owner().isEmpty());
            }
            return calls;
          } catch (IOException e) {
            return -1;
          }
        };

    assertThat(traced.getAsInt()).isGreaterThanOrEqualTo(-1);
  }

  @Property
  void recordsOfCode(@ForAll("records") byte[] bytes) {
    try {
      assertThat(UnitCode.read(bytes).unit()).isNotEmpty();
    } catch (IOException e) {
      assertThat(e.getMessage()).isNotBlank();
    }
  }
}
