package dev.sycamore.backend.worker.spirv;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Modules whose labels have ids of earlier modules. */
class SpirvLabelsTest {

  private static final int HEADER_WORDS = 5;
  private static final int TYPE_INT = 21;
  private static final int FUNCTION = 54;
  private static final int FUNCTION_PARAMETER = 55;
  private static final int FUNCTION_END = 56;
  private static final int PHI = 245;
  private static final int LABEL = 248;
  private static final int BRANCH = 249;
  private static final int SWITCH = 251;

  private final List<Integer> words = new ArrayList<>(List.of(0x07230203, 0x10200, 0, 0, 0));

  private SpirvLabelsTest with(int opcode, Integer... operands) {
    words.add((operands.length + 1) << 16 | opcode);
    words.addAll(List.of(operands));
    return this;
  }

  private byte[] module(int bound) {
    words.set(3, bound);
    ByteBuffer bytes =
        ByteBuffer.allocate(words.size() * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    words.forEach(bytes::putInt);
    return bytes.array();
  }

  private static List<Integer> renumbered(byte[] module) {
    ByteBuffer bytes =
        ByteBuffer.wrap(SpirvLabels.renumbered(module).orElseThrow())
            .order(ByteOrder.LITTLE_ENDIAN);
    List<Integer> words = new ArrayList<>();
    while (bytes.hasRemaining()) {
      words.add(bytes.getInt());
    }
    return words.subList(HEADER_WORDS, words.size());
  }

  private static List<Integer> body(SpirvLabelsTest expected) {
    return expected.words.subList(HEADER_WORDS, expected.words.size());
  }

  @Test
  void labelsComeAfterEverythingElseInTheOrderOfTheirFirstUse() {
    // 7 ids that are no labels, and 3 labels: 2 * (7 + 1) + 3.
    byte[] module = loop(4, 2, 7).module(19);
    assertThat(renumbered(module)).isEqualTo(body(new SpirvLabelsTest().loop(8, 9, 10)));
  }

  private SpirvLabelsTest loop(int first, int second, int third) {
    return with(TYPE_INT, 1, 32, 0)
        .with(FUNCTION, 2, 3, 0, 4)
        .with(LABEL, first)
        .with(BRANCH, second)
        .with(LABEL, second)
        .with(PHI, 1, 5, 6, first, 7, third)
        .with(BRANCH, third)
        .with(LABEL, third)
        .with(BRANCH, second)
        .with(FUNCTION_END);
  }

  @Test
  void anotherFunctionsLabelMayHaveTheSameId() {
    byte[] module = twoFunctions(5, 5).module(2 * 5 + 2);
    assertThat(renumbered(module)).isEqualTo(body(new SpirvLabelsTest().twoFunctions(5, 6)));
  }

  private SpirvLabelsTest twoFunctions(int first, int second) {
    return with(FUNCTION, 1, 2, 0, 3)
        .with(LABEL, first)
        .with(FUNCTION_END)
        .with(FUNCTION, 1, 4, 0, 3)
        .with(LABEL, second)
        .with(FUNCTION_END);
  }

  @Test
  void constantsOfAWideSwitchAreNoLabels() {
    byte[] module = wideSwitch(64, 3, 2).module(2 * 6 + 2);
    assertThat(renumbered(module)).isEqualTo(body(new SpirvLabelsTest().wideSwitch(64, 6, 7)));
  }

  private SpirvLabelsTest wideSwitch(int width, int first, int second) {
    return with(TYPE_INT, 1, width, 0)
        .with(FUNCTION, 2, 3, 0, 4)
        .with(FUNCTION_PARAMETER, 1, 5)
        .with(LABEL, first)
        .with(SWITCH, 5, second, 2, 3, second, 3, 2, second)
        .with(LABEL, second)
        .with(FUNCTION_END);
  }

  @Test
  void twoLabelsOfAFunctionWithOneIdAreRefused() {
    assertThat(SpirvLabels.renumbered(loop(4, 2, 2).module(19))).isEmpty();
  }

  @Test
  void aTargetWithoutALabelIsRefused() {
    byte[] module =
        with(FUNCTION, 1, 2, 0, 3).with(LABEL, 4).with(BRANCH, 5).with(FUNCTION_END).module(9);
    assertThat(SpirvLabels.renumbered(module)).isEmpty();
  }

  @Test
  void anotherRuleOfTheBoundIsRefused() {
    assertThat(SpirvLabels.renumbered(twoFunctions(5, 5).module(13))).isEmpty();
  }
}
