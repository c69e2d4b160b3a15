package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Annotations with the names of the API's mean nothing to it, wherever they stand. */
@Tag("module")
class NamesakesOfAnnotationsTest {

  private static final String OWN =
      """
      @java.lang.annotation.Target({TYPE, METHOD, FIELD, PARAMETER, LOCAL_VARIABLE, TYPE_USE,
          RECORD_COMPONENT, CONSTRUCTOR})
      """
          .replaceAll("(?<=[{ ])(?=[A-Z])", "java.lang.annotation.ElementType.");

  private static final String FILE =
      """
      class Example {
        ANNOTATIONS
        @Kernel interface Task { void run(int i) throws Exception; }
        static void run(@Kernel Task task) { }
        @Kernel record Held(@Kernel Task task) { }
        @Kernel static void method(int i) { throw new Error(); }
        @Kernel Task field = i -> { throw new Error(); };
        @Kernel Example() { }
        @FastMath @Unchecked @Device @SpecConstant @SubGroupSize int constant = 1;
        @Device @WorkGroupSize @DeviceHas void host(@Kernel dev.sycamore.RangeKernel1 unknown) {
          @Kernel Task local = i -> { throw new Error(); };
          local = field;
          Task cast = (@Kernel Task) i -> { throw new Error(); };
          run(i -> { throw new Error(); });
          new Held(i -> { throw new Error(); });
          for (@Kernel Task each : java.util.List.of(local)) { run(each); }
        }
      }
      """;

  private static String annotations(String modifier) {
    StringBuilder all = new StringBuilder();
    Stream.of(
            "Kernel",
            "FastMath",
            "Unchecked",
            "Device",
            "SpecConstant",
            "SubGroupSize",
            "WorkGroupSize",
            "DeviceHas")
        .forEach(name -> all.append(OWN).append(modifier + "@interface " + name + " { }\n"));
    return all.toString();
  }

  static Stream<String> sources() {
    return Stream.of(
        FILE.replace("ANNOTATIONS", annotations("")),
        FILE.replace("ANNOTATIONS", "") + annotations(""),
        "import dev.sycamore.annotations.*;\n" + FILE.replace("ANNOTATIONS", annotations("")));
  }

  @ParameterizedTest
  @MethodSource("sources")
  void meanNothing(String source) {
    OutlineResult result = OutlineRun.of(source);

    assertThat(MarkedSource.found(result.diagnostics())).isEmpty();
    assertThat(result.program().units()).isEmpty();
  }

  @Test
  void aNameOfAnUnknownKernelIsReportedThoughANamesakeMarksIt() {
    String source =
        """
        import static dev.sycamore.Range.range;
        class Example {
          @interface Kernel { }
          static void run(dev.sycamore.DeviceQueue q, @Kernel dev.sycamore.RangeKernel1 kernel) {
            q.parallelFor("named", range(8), kernel);
          }
        }
        """;

    assertThat(MarkedSource.found(OutlineRun.of(source).diagnostics()))
        .containsExactly("5:38 SYC1019");
  }
}
