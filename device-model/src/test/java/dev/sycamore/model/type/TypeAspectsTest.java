package dev.sycamore.model.type;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.annotations.Aspect;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What values of types need, and take in memory. */
class TypeAspectsTest {

  @Test
  void aRecordNeedsWhatItsComponentsNeed() {
    RecordType inner =
        new RecordType("I", "I", List.of(new RecordType.Component("d", ScalarType.DOUBLE)));
    RecordType outer =
        new RecordType(
            "O",
            "O",
            List.of(
                new RecordType.Component("i", inner),
                new RecordType.Component("h", ScalarType.HALF)),
            Set.of(Aspect.GPU));

    assertThat(outer.aspects()).containsExactlyInAnyOrder(Aspect.GPU, Aspect.FP64, Aspect.FP16);
  }

  /** Memory that is not touched needs nothing. */
  @Test
  void aViewNeedsNothing() {
    assertThat(new ViewType(ScalarType.DOUBLE, 1, AddressSpace.GLOBAL).aspects()).isEmpty();
  }

  @Test
  void scalarsAreThoseOfJavaAndHalf() {
    assertThat(Arrays.stream(ScalarType.values()).filter(ScalarType::isIntegral))
        .containsExactly(
            ScalarType.BYTE, ScalarType.SHORT, ScalarType.CHAR, ScalarType.INT, ScalarType.LONG);
    assertThat(Arrays.stream(ScalarType.values()).filter(ScalarType::isFloating))
        .containsExactly(ScalarType.HALF, ScalarType.FLOAT, ScalarType.DOUBLE);
    assertThat(ScalarType.LONG.size()).isEqualTo(8);
    assertThat(ScalarType.HALF.size()).isEqualTo(2);
  }
}
