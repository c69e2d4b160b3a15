package dev.sycamore.processor.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NamesInTextTest {
  private static final Set<String> NAMES = Set.of("Alpha", "Beta", "Gamma", "Übung");

  @Test
  void identifiersOfASourceAreFoundWhole() {
    assertThat(NamesInText.inSource("Alpha a = new Betas(x.Gamma);", NAMES))
        .containsExactlyInAnyOrder("Alpha", "Gamma");
    assertThat(NamesInText.inSource("/* Beta */ \"Alpha\"", NAMES))
        .containsExactlyInAnyOrder("Alpha", "Beta");
    assertThat(NamesInText.inSource("Übung", NAMES)).containsExactly("Übung");
    assertThat(NamesInText.inSource("LAlpha; a.Alphabet", NAMES)).isEmpty();
    assertThat(NamesInText.inSource("", NAMES)).isEmpty();
  }

  @Test
  void partsBetweenDollarSignsAreNames() {
    assertThat(NamesInText.inSource("Outer$Alpha$1 Beta$", NAMES))
        .containsExactlyInAnyOrder("Alpha", "Beta");
  }

  @Test
  void whatMayHideNamesMentionsAll() {
    assertThat(NamesInText.inSource("\\u0041lpha", NAMES)).isEqualTo(NAMES);
    assertThat(NamesInText.inSource("Al\0pha", NAMES)).isEqualTo(NAMES);
    assertThat(NamesInText.inSource("Al\u200bpha Al\ufeffpha", NAMES)).isEqualTo(NAMES);
  }

  @Test
  void aClassFileHasLettersBeforeNames() {
    byte[] bytes = "\1\0\5Alpha\1\0\7LBeta;p/Outer$Gamma".getBytes(StandardCharsets.ISO_8859_1);
    assertThat(NamesInText.inClassFile(bytes, NAMES))
        .containsExactlyInAnyOrder("Alpha", "Beta", "Gamma", "Übung");
  }
}
