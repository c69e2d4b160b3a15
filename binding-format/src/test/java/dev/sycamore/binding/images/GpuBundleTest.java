package dev.sycamore.binding.images;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.binding.images.BundlePart.Kind;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class GpuBundleTest {

  @Provide
  static Arbitrary<GpuBundle> bundles() {
    Arbitrary<BundlePart> parts =
        Combinators.combine(
                Arbitraries.of(Kind.class),
                Arbitraries.of("", "sm_90", "sm_120a"),
                Arbitraries.bytes().array(byte[].class).ofMaxSize(40))
            .as(BundlePart::new);
    return parts.list().ofMinSize(1).ofMaxSize(4).map(GpuBundle::new);
  }

  @Property(tries = 300)
  void whatIsWrittenIsRead(@ForAll("bundles") GpuBundle bundle) throws BundleException {
    assertThat(GpuBundle.read(bundle.toBytes())).isEqualTo(bundle);
  }

  /** Every byte counts: one that is changed is an error, or names another architecture. */
  @Property(tries = 3000)
  void damageIsAnError(
      @ForAll("bundles") GpuBundle bundle,
      @ForAll @IntRange(max = 1 << 20) int place,
      @ForAll @IntRange(min = 1, max = 255) int change) {
    byte[] file = bundle.toBytes();
    file[place % file.length] ^= (byte) change;
    try {
      GpuBundle read = GpuBundle.read(file);
      assertThat(read).isNotEqualTo(bundle);
      assertThat(read.toBytes()).isEqualTo(file);
      for (int i = 0; i < read.parts().size(); i++) {
        assertThat(read.parts().get(i).bytes()).isEqualTo(bundle.parts().get(i).bytes());
      }
    } catch (BundleException e) {
      assertThat(e).hasMessageContaining("bundle");
    }
  }

  @Property(tries = 500)
  void whatIsCutOffOrTooLongIsAnError(
      @ForAll("bundles") GpuBundle bundle, @ForAll @IntRange(max = 1 << 20) int place) {
    byte[] file = bundle.toBytes();
    assertThatThrownBy(() -> GpuBundle.read(Arrays.copyOf(file, place % file.length)))
        .isInstanceOf(BundleException.class);
    assertThatThrownBy(() -> GpuBundle.read(Arrays.copyOf(file, file.length + 1 + place % 9)))
        .isInstanceOf(BundleException.class);
  }

  @Test
  void theLayoutIsThatOfTheFormats() {
    byte[] ptx = ".version".getBytes(StandardCharsets.US_ASCII);
    byte[] file = new GpuBundle(List.of(new BundlePart(Kind.PTX, "sm_70", ptx))).toBytes();
    assertThat(file).hasSize(72).startsWith('S', 'Y', 'C', 'A', 'M', 'G', 'P', 'U', 1, 0, 0, 0, 1);
    assertThat(Arrays.copyOfRange(file, 24, 40))
        .containsExactly(64, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0);
    assertThat(new String(file, 40, 5, StandardCharsets.US_ASCII)).isEqualTo("sm_70");
    assertThat(new String(file, 64, 8, StandardCharsets.US_ASCII)).isEqualTo(".version");
  }
}
