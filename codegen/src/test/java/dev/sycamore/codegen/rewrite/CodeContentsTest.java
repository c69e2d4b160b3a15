package dev.sycamore.codegen.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.codegen.CaseUnits;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.type.ScalarType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What passes ask about code before they rewrite it, and the variables that they make. */
class CodeContentsTest {

  private static DeviceUnit function(String body) {
    return CaseUnits.read("case", "function int f(int a#0, global int[] v#7)\n{\n" + body + "}\n");
  }

  private static CodeContents contents(String body) {
    return CodeContents.of(function(body + "  return a#0;\n"));
  }

  @Test
  void findsWhatPassesAreFor() {
    assertThat(contents("  print(\"x\");\n").hasPrints()).isTrue();
    assertThat(contents("  assert assertion(a#0 > 0);\n").hasAssertions()).isTrue();
    assertThat(contents("  private int[] p#1 = new[1] {a#0};\n").hasInitialValues()).isTrue();
    assertThat(contents("  switch (a#0) {\n  case 1:\n  }\n").hasSwitches()).isTrue();
    assertThat(contents("  scratch(int)[0] = 1;\n").hasGroupOperations()).isTrue();
  }

  @Test
  void findsNothingInPlainCode() {
    CodeContents contents = contents("  private int[] p#1 = new[1];\n  a#0 = a#0 + 1;\n");

    assertThat(contents.hasPrints()).isFalse();
    assertThat(contents.hasAssertions()).isFalse();
    assertThat(contents.hasInitialValues()).isFalse();
    assertThat(contents.hasSwitches()).isFalse();
    assertThat(contents.hasGroupOperations()).isFalse();
    assertThat(contents.isDeep()).isFalse();
    assertThat(contents.expressionDepth()).isEqualTo(3);
  }

  /** Nobody looks further down, so anything may be there. */
  @Test
  void deepCodeMayHaveAnything() {
    CodeContents contents =
        contents("  a#0 = " + "1 + (".repeat(60) + "1" + ")".repeat(60) + ";\n");

    assertThat(contents.isDeep()).isTrue();
    assertThat(contents.hasPrints()).isTrue();
  }

  @Test
  void freshVariablesHaveIdsThatNothingHas() {
    DeviceFunction function =
        function("  int b#3 = 1;\n  b#3 = free int hidden#9;\n  return b#3;\n").functions().get(0);
    FreshVariables fresh = FreshVariables.of(function);

    assertThat(fresh.make("t", ScalarType.INT).id()).isEqualTo(10);
    assertThat(fresh.make("t", ScalarType.INT).id()).isEqualTo(11);
  }

  @Test
  void aPassThatChangesNothingReturnsTheSameUnit() {
    DeviceUnit unit = function("  return a#0;\n");
    BodyPass nothing =
        new BodyPass() {
          @Override
          protected Block run(Block body, FreshVariables fresh) {
            return body;
          }
        };
    BodyPass emptying =
        new BodyPass() {
          @Override
          protected Block run(Block body, FreshVariables fresh) {
            return new Block(List.of(), SourceSpan.NOWHERE);
          }
        };

    assertThat(nothing.run(unit)).isSameAs(unit);
    assertThat(emptying.run(unit).functions().get(0).body().statements()).isEmpty();
  }

  @Test
  void zerosOfRecordsAreRecordsOfZeros() {
    DeviceUnit unit =
        CaseUnits.read("case", "record P \"P\" (int x, boolean z)\nfunction P f(P p#0)\n{\n}\n");
    NodeFactory nodes = new NodeFactory(SourceSpan.NOWHERE);

    assertThat(nodes.zero(unit.records().get(0)))
        .map(Object::toString)
        .get()
        .asString()
        .contains("value=0", "value=false");
    assertThat(nodes.zero(unit.functions().get(0).returnType())).isPresent();
  }
}
