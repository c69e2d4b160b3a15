package dev.sycamore.backend.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.binding.resource.ResourcePaths;
import java.io.IOException;
import java.nio.file.Path;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** No name of a resource leads out of its root. */
class ResourceNameTest {

  private static final Path ROOT = Path.of("/no/such/root");

  @Provide
  Arbitrary<String> names() {
    Arbitrary<String> parts =
        Arbitraries.of("", ".", "..", "a", "b.c", "...", "a b", "\\", "C:", "\u0000", "é", "/");
    return parts.list().ofMaxSize(6).map(list -> String.join("/", list));
  }

  @Property
  void aNameIsRefusedOrInside(@ForAll("names") String name) throws IOException {
    if (!ResourcePaths.isValid(name)) {
      assertThatThrownBy(() -> new ResourceName(name)).isInstanceOf(IllegalArgumentException.class);
      return;
    }
    Path file = new ResourceName(name).in(ROOT);
    assertThat(file.normalize()).isEqualTo(file);
    assertThat(file.startsWith(ROOT)).isTrue();
    assertThat(ROOT.relativize(file).toString()).isEqualTo(name);
  }

  @Test
  void whatIsNoNameBelowARoot() {
    for (String name :
        new String[] {"", "/", "/a", "a/", "a//b", ".", "a/./b", "..", "a/../b", "a\\b", "C:/a"}) {
      assertThat(ResourcePaths.isValid(name)).as(name).isFalse();
    }
    assertThat(ResourcePaths.isValid("META-INF/sycamore/p/Unit.spir64.spv")).isTrue();
    assertThat(ResourcePaths.isValid("a..b/...")).isTrue();
  }
}
