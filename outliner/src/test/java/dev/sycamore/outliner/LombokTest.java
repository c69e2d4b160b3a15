package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Code that Lombok changes after it was read. */
@Tag("module")
class LombokTest {
  /** Stands for Lombok's own type, which has the name alone. */
  private static final String VAL = "package lombok;\npublic interface val {}\n";

  @Test
  void variablesHaveTheTypeOfTheirInitializer() {
    OutlineResult result =
        OutlineRun.of(
            VAL,
            program("Named", "import lombok.val;", "val"),
            program("All", "import lombok.*;", "val"),
            program("Qualified", "", "lombok.val"));

    assertThat(result.diagnostics()).isEmpty();
    assertThat(result.unattributed()).isEmpty();
    assertThat(result.program().units()).hasSize(3);
  }

  @Test
  void anotherTypeOfThatNameIsNoVariableOfLombok() {
    OutlineResult result =
        OutlineRun.of(
            "package other;\npublic interface val {}\n",
            program("Other", "import other.val; // not lombok", "val"));

    assertThat(result.program().units()).isEmpty();
  }

  /** A type of the file, and one that is imported, go before those that are imported on demand. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "import lombok.*; class val { int x; }",
        "import lombok.*; import other.val;",
      })
  void aTypeOfThatNameInTheFileIsNoVariableOfLombok(String imported) {
    OutlineResult result =
        OutlineRun.of(
            VAL,
            "package other;\npublic class val { public int x; }\n",
            program("Own", imported, "val"));

    assertThat(result.program().units()).isEmpty();
  }

  /** A member of another class is not in scope. */
  @Test
  void aMemberOfThatNameIsATypeWithinItsClass() {
    OutlineResult result =
        OutlineRun.of(
            VAL, program("Beside", "import lombok.*; class Other { class val { int x; } }", "val"));

    assertThat(result.diagnostics()).isEmpty();
    assertThat(result.program().units()).hasSize(1);
  }

  private static String program(String name, String imported, String type) {
    return """
        import dev.sycamore.*; IMPORT
        class NAME {
          static int half(int x) { TYPE doubled = x * 2.0; return (int) (doubled / 4); }
          void run(DeviceQueue q, int[] a, long[] l) {
            TYPE by = l;
            TYPE n = 3;
            q.parallelFor(Range.range(n), i -> {
              TYPE own = new int[n];
              TYPE sum = by[i] + half(i);
              for (TYPE each : own) { a[i] += each; }
              a[i] += (int) sum;
            });
          }
        }
        """
        .replace("IMPORT", imported)
        .replace("NAME", name)
        .replace("TYPE", type);
  }

  @Test
  void aConstructorOfAnEnumThatIsNotInTheSourceIsNamed() {
    String constructor = "Filter(double weight) { this.weight = weight; }";
    String program =
        """
        import dev.sycamore.*;
        class Example {
          enum Filter {
            SOFT(1), HARD(2);
            final double weight;
            %s
          }
          void run(DeviceQueue q, double[] a, Filter filter) {
            q.parallelFor(Range.range(8), i -> a[i] = filter.weight);
          }
        }
        """
            .formatted(constructor);

    assertThat(OutlineRun.withMade(program, constructor).diagnostics())
        .extracting(d -> d.id() + ": " + d.message() + ": " + d.help())
        .containsExactly(
            "SYC1070: the value of enum field `Example.Filter.weight` is assigned by code that is not"
                + " in the source: another annotation processor, such as Lombok, makes the"
                + " constructor: write it");
  }
}
