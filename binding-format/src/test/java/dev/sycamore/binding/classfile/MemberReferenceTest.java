package dev.sycamore.binding.classfile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MemberReferenceTest {
  @Test
  void equalOnesHaveTheSameNames() {
    MemberReference method = new MemberReference("p/A", "run", "(I)V");
    assertThat(method)
        .isEqualTo(new MemberReference("p/A", "run", "(I)V"))
        .hasSameHashCodeAs(new MemberReference("p/A", "run", "(I)V"))
        .isNotEqualTo(null)
        .isNotEqualTo("p/A.run(I)V");
    for (MemberReference other :
        List.of(
            new MemberReference("p/B", "run", "(I)V"),
            new MemberReference("p/A", "runs", "(I)V"),
            new MemberReference("p/A", "run", "(J)V"))) {
      assertThat(method).isNotEqualTo(other);
    }
  }
}
