package dev.sycamore.outliner.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class LibraryTableTest {
  private static final LibraryTable TABLE = LibraryTable.standard();

  @Test
  void namesTheLibrarysMethod() {
    assertThat(TABLE.find("java.lang.Math", "pow", List.of("double", "double")))
        .hasValue(new LibraryTable.Target("dev.sycamore.devicelib.Power", "pow"));
    assertThat(TABLE.find("java.lang.StrictMath", "IEEEremainder", List.of("double", "double")))
        .hasValue(new LibraryTable.Target("dev.sycamore.devicelib.IeeeRemainder", "remainder"));
  }

  @Test
  void namesTheMethodsOnFloats() {
    assertThat(LibraryTable.floatForms().find("java.lang.Math", "exp", List.of("double")))
        .hasValue(new LibraryTable.Target("dev.sycamore.devicelib.FloatExponential", "exp"));
    assertThat(LibraryTable.floatForms().find("java.lang.Math", "sqrt", List.of("double")))
        .isEmpty();
  }

  @Test
  void overloadsAreApart() {
    assertThat(TABLE.find("java.lang.Math", "round", List.of("float"))).isPresent();
    assertThat(TABLE.find("java.lang.Math", "round", List.of("int"))).isEmpty();
    assertThat(TABLE.find("java.lang.Math", "pow", List.of("double"))).isEmpty();
  }

  @Test
  void whatHasStateIsNotThere() {
    assertThat(TABLE.find("java.lang.Math", "random", List.of())).isEmpty();
  }

  @Test
  void brokenTablesAreRefused() {
    assertThatThrownBy(() -> LibraryTable.parse(List.of("java.lang.Math.sin(double)")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("java.lang.Math.sin(double)");
    assertThatThrownBy(() -> LibraryTable.parse(List.of("a.B.c(int) d.E.f", "a.B.c(int) d.E.g")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("d.E.g");
  }

  @Test
  void commentsSayNothing() {
    assertThat(LibraryTable.parse(List.of("# a", "a.B.c() d.E.f")).find("a.B", "c", List.of()))
        .hasValue(new LibraryTable.Target("d.E", "f"));
  }
}
