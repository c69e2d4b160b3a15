package dev.sycamore.analysis.access;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.text.ModelReader;
import dev.sycamore.model.text.ModelSyntaxException;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What a kernel does through variables that may be one array or another counts for all of them. */
class KernelAccessTest {

  private static Map<String, String> of(String functions, String body) throws ModelSyntaxException {
    DeviceUnit unit =
        ModelReader.read(
            "Case.java",
            """
            device-model 1
            unit Case
            file "Case.java"
            %s
            kernel range 1 k "k"
              argument global int[] a#0 array none = captured 0
              argument global int[] b#1 array none = captured 1
              argument global int[] c#2 array none = captured 2
            {
            %s
            }
            """
                .formatted(functions, body));
    Kernel kernel = unit.kernels().get(0);
    Map<String, DeviceFunction> all =
        unit.functions().stream()
            .collect(Collectors.toMap(DeviceFunction::symbol, Function.identity()));
    Map<String, String> access = new TreeMap<>();
    for (KernelArgument argument : kernel.arguments()) {
      access.put(
          argument.variable().name(),
          new KernelAccess(all, v -> false).in(kernel.body()).apply(argument).access().name());
    }
    return access;
  }

  @Test
  void variableIsAllThatItMayBe() throws ModelSyntaxException {
    assertThat(of("", "global int[] t#3 = a#0; if (c#2[0] > 0) { t#3 = b#1; } t#3[0] = 5;\n"))
        .isEqualTo(Map.of("a", "WRITE", "b", "WRITE", "c", "READ"));
  }

  @Test
  void conditionalIsBoth() throws ModelSyntaxException {
    assertThat(of("", "c#2[0] = (c#2[1] > 0 ? a#0 : b#1[1 for 2])[0];\n"))
        .isEqualTo(Map.of("a", "READ", "b", "READ", "c", "READ_WRITE"));
  }

  /** The assignment comes after the store in the text, and before it in the next round. */
  @Test
  void laterRoundsCount() throws ModelSyntaxException {
    assertThat(
            of(
                "",
                """
                global int[] t#3 = a#0;
                global int[] u#4 = b#1;
                while (c#2[0] > 0) { t#3[0] = 1; global int[] s#5 = t#3; t#3 = u#4; u#4 = s#5; }
                """))
        .isEqualTo(Map.of("a", "WRITE", "b", "WRITE", "c", "READ"));
  }

  @Test
  void assignedParameterIsWhatIsPassedToo() throws ModelSyntaxException {
    assertThat(
            of(
                """
                function void f(global int[] p#0, global int[] q#1)
                { while (q#1[0] > 0) { p#0[0] = 1; p#0 = q#1; } }
                """,
                "f(a#0, b#1);\n"))
        .isEqualTo(Map.of("a", "WRITE", "b", "READ_WRITE", "c", "NONE"));
  }

  @Test
  void partOfAVariableIsPartOfAll() throws ModelSyntaxException {
    assertThat(
            of(
                "",
                """
                global int[] t#3;
                if (c#2[0] > 0) { t#3 = a#0[1 for 2]; } else { t#3 = b#1; }
                global int[] u#4 = t#3[0 for 1];
                u#4[0]++;
                """))
        .isEqualTo(Map.of("a", "READ_WRITE", "b", "READ_WRITE", "c", "READ"));
  }
}
