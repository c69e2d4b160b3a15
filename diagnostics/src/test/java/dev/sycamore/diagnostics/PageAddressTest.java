package dev.sycamore.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

/** The address of pages, which a build property sets. */
class PageAddressTest {

  @Test
  void thePageOfThisBuildIsThatOfItsProperty() {
    String property = System.getProperty("test.diagnostics.page");

    assertThat(property).contains("{id}");
    assertThat(DiagnosticId.THROW.page()).isEqualTo(property.replace("{id}", "SYC1002"));
  }

  @Test
  void anAddressMayBeAUrl() {
    assertThat(new PageAddress("https://example.org/{id}.html").of("SYC1009"))
        .isEqualTo("https://example.org/SYC1009.html");
  }

  @Test
  void anAddressWithoutAnIdIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PageAddress("https://example.org/"))
        .withMessageContaining("{id}");
  }
}
