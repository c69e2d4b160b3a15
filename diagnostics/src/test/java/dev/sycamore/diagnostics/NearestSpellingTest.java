package dev.sycamore.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestSpellingTest {

  @Test
  void takesTheFewestEdits() {
    List<String> words = List.of("spir64", "ptx64", "x86_64");
    assertThat(NearestSpelling.of("spir", words)).contains("spir64");
    assertThat(NearestSpelling.of("PTX64", words)).contains("ptx64");
    assertThat(NearestSpelling.of("x86-64", words)).contains("x86_64");
    assertThat(NearestSpelling.of("commodore", words)).isEmpty();
    assertThat(NearestSpelling.of("", words)).isEmpty();
    assertThat(NearestSpelling.of("x", List.of())).isEmpty();
  }

  /** People swap letters more often than they change two. */
  @Test
  void twoNeighboursThatChangedPlacesAreOneEdit() {
    assertThat(NearestSpelling.of("gpu_tlg", List.of("gpu_glk", "gpu_tgl"))).contains("gpu_tgl");
    assertThat(NearestSpelling.of("targest", List.of("tarxxst", "targets"))).contains("targets");
    assertThat(NearestSpelling.of("ba", List.of("cd", "ab"))).contains("ab");
  }

  @Test
  void ofSeveralTheFirst() {
    assertThat(NearestSpelling.of("fp61", List.of("fp16", "fp64"))).contains("fp16");
    assertThat(NearestSpelling.of("fp61", List.of("fp64", "fp16"))).contains("fp64");
  }
}
