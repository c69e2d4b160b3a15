package dev.sycamore.binding.classfile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records of kernels that call other modules. */
@Tag("module")
class KernelCodeTest {

  private static final String UNIT =
      """
      class Unit {
        static int kernel(int x) { return own(x) + Lib.at(x) + Shared.f(x); }
        static int own(int x) { return x; }
      }
      """;

  private static final String LIB =
      """
      class Lib {
        static int at(int x) { return helper(x) + Shared.f(x); }
        static int helper(int x) { return x; }
      }
      class Shared {
        static int f(int x) { return x; }
      }
      """;

  @TempDir Path folder;

  private ClassFiles compile(String... sources) throws IOException {
    Path out = Files.createTempDirectory(folder, "out");
    Path file = Files.writeString(out.resolve("All.java"), String.join("\n", sources));
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-d", out.toString(), file.toString());
    assertThat(status).isZero();
    return name -> {
      Path found = out.resolve(name + ".class");
      return Files.exists(found)
          ? Optional.of(ClassFile.read(Files.readAllBytes(found)))
          : Optional.empty();
    };
  }

  private static KernelCode code(ClassFiles files) throws IOException {
    return KernelCode.of(
            "entry",
            new MemberReference("Unit", "kernel", "(I)I"),
            files,
            method -> method.owner().equals("Lib"))
        .orElseThrow();
  }

  private static List<String> shown(List<MethodDigest> methods) {
    return methods.stream().map(method -> method.method().shown()).sorted().toList();
  }

  @Test
  void whatOwnCodeReachesIsNotImported() throws IOException {
    KernelCode code = code(compile(UNIT, LIB));

    assertThat(code.root().method().shown()).isEqualTo("Unit.kernel");
    assertThat(shown(code.helpers())).containsExactly("Shared.f", "Unit.own");
    assertThat(shown(code.imported())).containsExactly("Lib.at", "Lib.helper");
    assertThat(shown(code.others()))
        .containsExactly("Lib.at", "Lib.helper", "Shared.f", "Unit.own");
  }

  @Test
  void aLinkTakesTheCodeOfLibrariesAndOfNothingElse() throws IOException {
    KernelCode before = code(compile(UNIT, LIB));
    String library = LIB.replace("helper(x) +", "more(x) -").replace("int helper", "int more");
    ClassFiles changed = compile(UNIT, library);

    KernelCode linked = before.linkedWith(changed);
    assertThat(linked).isEqualTo(code(changed)).isNotEqualTo(before);
    assertThat(shown(linked.imported())).containsExactly("Lib.at", "Lib.more");
    assertThat(linked.linkedWith(compile(UNIT, LIB))).isEqualTo(before);

    // The unit's own code is what its module was made from, whatever the class is now.
    ClassFiles own = compile(UNIT.replace("return x;", "return x + 1;"), library);
    assertThat(before.linkedWith(own)).isEqualTo(linked).isNotEqualTo(code(own));
    ClassFiles called = compile(UNIT.replace("own(x) +", ""), library);
    assertThat(before.linkedWith(called)).isEqualTo(before);
    assertThat(before.linkedWith(name -> Optional.empty())).isEqualTo(before);
  }

  @Test
  void aCodeWithoutLibrariesIsNotLinked() throws IOException {
    KernelCode code = code(compile(UNIT.replace("Lib.at(x)", "2"), LIB));

    assertThat(code.imported()).isEmpty();
    assertThat(
            code.linkedWith(
                name -> {
                  throw new IOException("not read");
                }))
        .isEqualTo(code);
  }

  @Test
  void whatObjectsOfSeveralClassesRunIsReached() throws IOException {
    String sealed =
        """
        sealed interface Shape permits Square, Solid { int area(); }
        record Square(int side) implements Shape { public int area() { return side; } }
        sealed interface Solid extends Shape { default int area() { return volume(); } int volume(); }
        record Cube(int edge) implements Solid { public int volume() { return edge * 2; } }
        enum Op {
          ADD(1) { int on(int x) { return x + by; } }, KEEP(2);
          final int by;
          Op(int by) { this.by = by; }
          int on(int x) { return x; }
        }
        class Unit {
          static int kernel(int x) {
            Shape shape = x > 0 ? new Square(x) : new Cube(x);
            return shape.area() + (x > 1 ? Op.ADD : Op.KEEP).on(x);
          }
        }
        """;

    assertThat(shown(code(compile(sealed)).helpers()))
        .contains("Square.area", "Solid.area", "Cube.volume", "Op.on", "Op$1.on", "Op.<clinit>");
    assertThat(code(compile(sealed)))
        .isNotEqualTo(code(compile(sealed.replace("ADD(1)", "ADD(3)"))))
        .isNotEqualTo(code(compile(sealed.replace("edge * 2", "edge * 3"))))
        .isEqualTo(code(compile(sealed.replace("class Unit", "class Other {} class Unit"))));
  }

  @Test
  void whatComparesComponentsIsReached() throws IOException {
    String records =
        """
        record Outer(Inner inner, int k) {}
        record Inner(int x) { @Override public int hashCode() { return x + 1; } }
        class Unit {
          static int kernel(int x) { return new Outer(new Inner(x), x).hashCode(); }
        }
        """;

    assertThat(shown(code(compile(records)).helpers()))
        .contains("Outer.hashCode", "Inner.hashCode");
    assertThat(code(compile(records))).isNotEqualTo(code(compile(records.replace("+ 1", "+ 2"))));
  }
}
