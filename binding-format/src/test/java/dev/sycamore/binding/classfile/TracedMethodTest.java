package dev.sycamore.binding.classfile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What changes a digest and what does not, in class files of this JDK's javac. */
@Tag("module")
class TracedMethodTest {

  private static final String BODY =
      """
      a[i] = x * 2 + (int) Math.sqrt(i);
      Op twice = v -> v * 2 + x;
      switch (i) {
        case 1, 2, 3 -> a[0]++;
        case 1000 -> a[1] += Helper.help(twice.go(x));
        default -> {
          try {
            a[i & 1] = ("text" + i + 1.5).length();
          } catch (RuntimeException e) {
            a[0] = -1;
          }
        }
      }
      assert x > 0 : "positive";
      """;

  @TempDir Path folder;

  private String program(String above, String body) {
    return """
    class Unit {
      interface Op { int go(int x); }
      static class Helper { static int help(int x) { return x; } }
      static java.util.function.IntConsumer kernel(int[] a, int x) {
        @ABOVE@
        return i -> { @BODY@ };
      }
    }
    """
        .replace("@ABOVE@", above)
        .replace("@BODY@", body);
  }

  /** The class file of {@code Unit}. */
  private ClassFile compile(String text, String... options) throws IOException {
    Path out = Files.createTempDirectory(folder, "out");
    Path source = Files.writeString(out.resolve("Unit.java"), text);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<String> all =
          Stream.concat(Stream.of("-proc:none", "-d", out.toString()), Stream.of(options)).toList();
      assertThat(
              compiler
                  .getTask(null, files, null, all, null, files.getJavaFileObjects(source))
                  .call())
          .isTrue();
    }
    return ClassFile.read(Files.readAllBytes(out.resolve("Unit.class")));
  }

  /** Of the lambda that {@code kernel} returns. */
  private static TracedMethod kernel(ClassFile file) throws IOException {
    for (MethodCode method : file.methods()) {
      if (method.name().startsWith("lambda$kernel$") && method.descriptor().equals("([III)V")) {
        return TracedMethod.of(file, method);
      }
    }
    throw new AssertionError("no kernel");
  }

  private String digest(String above, String body, String... options) throws IOException {
    return kernel(compile(program(above, body), options)).digest();
  }

  @Test
  void sameCodeHasTheSameDigest() throws IOException {
    String digest = digest("", BODY);
    assertThat(digest("", BODY, "-g:none")).isEqualTo(digest);
    assertThat(digest("", BODY, "-g")).isEqualTo(digest);
    assertThat(digest("\n\n// lower \\\n\n", BODY)).isEqualTo(digest);
    assertThat(digest("Op other = v -> v + 1; Runnable r = () -> other.go(1);", BODY))
        .isEqualTo(digest);
  }

  @Test
  void theOrderAndTheNumberOfConstantsDoNotCount() throws IOException {
    // With more than 255 constants before them, those of the kernel need wide instructions.
    String constants =
        IntStream.range(0, 400)
            .mapToObj(i -> "System.out.println(" + (100_000 + i) + ");")
            .collect(Collectors.joining());
    String body = BODY + "a[2] = 1_000_000; a[3] = (int) 2.5e300; a[4] = (int) 7.25f;";
    assertThat(digest(constants, body)).isEqualTo(digest("", body));
  }

  @Test
  void otherCodeHasAnotherDigest() throws IOException {
    List<String> bodies =
        List.of(
            BODY,
            BODY.replace("x * 2 +", "x * 3 +"),
            BODY.replace("x * 2 +", "x * 2 -"),
            BODY.replace("v * 2 + x", "v * 3 + x"),
            BODY.replace("1, 2, 3", "1, 2, 4"),
            BODY.replace("1000", "1001"),
            BODY.replace("Math.sqrt", "Math.cbrt"),
            BODY.replace("\"text\"", "\"next\""),
            BODY.replace("1.5", "1.25"),
            BODY.replace("RuntimeException", "IllegalStateException"),
            BODY.replace("\"positive\"", "\"negative\""),
            BODY.replace("a[0]++", "a[1]++"));
    List<String> digests =
        bodies.stream()
            .map(
                body -> {
                  try {
                    return digest("", body);
                  } catch (IOException e) {
                    throw new AssertionError(e);
                  }
                })
            .toList();
    assertThat(digests).doesNotHaveDuplicates();
  }

  @Test
  void callsAreThoseOfNestedLambdasToo() throws IOException {
    TracedMethod kernel =
        kernel(compile(program("", "Op o = v -> Helper.help(v); a[i] = o.go(x);")));
    assertThat(kernel.calls())
        .extracting(MemberReference::shown)
        .contains("Unit$Helper.help", "Unit$Op.go");
  }

  @Test
  void aRecordIsReadAsItWasWritten() throws IOException {
    ClassFile file = compile(program("", BODY));
    MethodCode factory =
        file.methods().stream().filter(m -> m.name().equals("kernel")).findFirst().orElseThrow();
    ClassFiles files = name -> name.equals("Unit") ? Optional.of(file) : Optional.empty();
    KernelCode code =
        KernelCode.of(
                "entry",
                new MemberReference("Unit", factory.name(), factory.descriptor()),
                List.of(
                    new KernelCode.PassedMethod(
                        1, new MemberReference("Unit", factory.name(), factory.descriptor())),
                    new KernelCode.PassedMethod(
                        2, new MemberReference("java/lang/Math", "abs", "(F)F"))),
                files,
                called -> false)
            .orElseThrow();
    assertThat(code.functions()).extracting(FunctionCode::captured).containsExactly(1, 2);
    UnitCode unit = new UnitCode("p.Unit", List.of(code, code));
    assertThat(UnitCode.read(unit.bytes())).isEqualTo(unit);
    byte[] bytes = unit.bytes();
    for (int length = 0; length < bytes.length; length++) {
      byte[] part = java.util.Arrays.copyOf(bytes, length);
      org.assertj.core.api.Assertions.assertThatThrownBy(() -> UnitCode.read(part))
          .isInstanceOf(IOException.class);
    }
  }
}
