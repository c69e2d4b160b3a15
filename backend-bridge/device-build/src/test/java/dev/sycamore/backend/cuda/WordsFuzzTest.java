package dev.sycamore.backend.cuda;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.text.ShellWords;
import dev.sycamore.binding.images.BundleException;
import dev.sycamore.binding.images.BundlePart;
import dev.sycamore.binding.images.GpuBundle;
import dev.sycamore.testsupport.fuzz.Damage;
import dev.sycamore.testsupport.fuzz.Reading;
import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Words of a command line, and bundles of GPU code, that are damaged. */
@Tag("module")
class WordsFuzzTest {

  @Provide
  Arbitrary<byte[]> lines() {
    return Damage.of(
        List.of("-O3 --arch='sm 90' \"-x\"".getBytes(StandardCharsets.UTF_8), new byte[0]));
  }

  @Property
  void words(@ForAll("lines") byte[] line) {
    Reading.check(
        line,
        IllegalArgumentException.class,
        bytes -> ShellWords.split(new String(bytes, StandardCharsets.UTF_8)));
  }

  @Property
  void quotedWordsAreRead(@ForAll List<String> words) {
    List<String> plain = words.stream().map(word -> word.replace("'", "")).toList();
    String line = String.join(" ", plain.stream().map(word -> "'" + word + "'").toList());
    assertThat(ShellWords.split(line)).isEqualTo(plain);
  }

  @Provide
  Arbitrary<byte[]> bundles() {
    return Damage.of(
        List.of(
            new GpuBundle(
                    List.of(
                        new BundlePart(BundlePart.Kind.PTX, "sm_70", new byte[] {1, 2, 3}),
                        new BundlePart(BundlePart.Kind.CUBIN, "sm_90", new byte[20]),
                        new BundlePart(BundlePart.Kind.CUBIN, "", new byte[0])))
                .toBytes()));
  }

  @Property
  void bundles(@ForAll("bundles") byte[] file) {
    Reading.check(
        file,
        BundleException.class,
        bytes -> assertThat(GpuBundle.read(bytes).toBytes()).isEqualTo(bytes));
  }
}
