package dev.sycamore.binding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.invoke.MethodHandles;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class HiddenFieldTest {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
  private static final String OUTER = HiddenFieldTest.class.getName();

  private final int ownValue = 3;

  private static class Base {
    @SuppressWarnings("unused") // Read by its name.
    private long value = 5;
  }

  private static final class Derived extends Base {
    @SuppressWarnings("unused")
    private byte value = 7;
  }

  private record Point(int x) {
    @Override
    public int x() {
      return -1;
    }
  }

  private static final class Counter {
    static short count = 4;
  }

  private final class Inner {
    int outerValue() {
      return ownValue;
    }
  }

  @Test
  void thePrivateFieldOfTheClassThatIsMeant() {
    assertThat(HiddenField.of(LOOKUP, OUTER + "$Base", "value").get(new Derived())).isEqualTo(5L);
    assertThat(HiddenField.of(LOOKUP, OUTER + "$Derived", "value").get(new Derived()))
        .isEqualTo((byte) 7);
    assertThat(HiddenField.of(LOOKUP, OUTER + "$Base", "value").get(new Base())).isEqualTo(5L);
  }

  @Test
  void theComponentNotWhatTheAccessorSays() {
    Point point = new Point(4);

    assertThat(HiddenField.of(LOOKUP, OUTER + "$Point", "x").get(point)).isEqualTo(4);
    assertThat(point.x()).isEqualTo(-1);
  }

  @Test
  void fieldsOfLocalAndAnonymousClasses() {
    record Local(char c) {}
    Object anonymous =
        new Object() {
          @SuppressWarnings("unused")
          final String text = "t";
        };

    assertThat(HiddenField.of(LOOKUP, "Local", "c").get(new Local('q'))).isEqualTo('q');
    assertThat(HiddenField.of(LOOKUP, "", "text").get(anonymous)).isEqualTo("t");
  }

  @Test
  void staticFields() {
    HiddenField field = HiddenField.ofStatic(LOOKUP, OUTER + "$Counter", "count");

    assertThat(field.get()).isEqualTo((short) 4);
    Counter.count = 5;
    assertThat(field.get()).isEqualTo(Counter.count);
    assertThatThrownBy(() -> HiddenField.ofStatic(LOOKUP, OUTER + "$Counter", "other").get())
        .isInstanceOf(UnreadableFieldException.class)
        .hasMessageContaining("'other'");
  }

  @Test
  void theObjectAround() {
    Inner inner = new Inner();
    Supplier<Object> anonymous =
        new Supplier<>() {
          @Override
          public Object get() {
            return ownValue;
          }
        };

    assertThat(inner.outerValue()).isEqualTo(anonymous.get());
    assertThat(HiddenField.enclosing(LOOKUP, OUTER + "$Inner").get(inner)).isSameAs(this);
    assertThat(HiddenField.enclosing(LOOKUP, "").get(anonymous)).isSameAs(this);
  }

  @Test
  void whatIsNotThereIsToldWithTheClass() {
    HiddenField field = HiddenField.of(LOOKUP, OUTER + "$Base", "other");

    assertThatThrownBy(() -> field.get(new Derived()))
        .isInstanceOf(UnreadableFieldException.class)
        .hasMessageContaining("the field 'other' of an object of " + OUTER + "$Derived");
    assertThatThrownBy(() -> HiddenField.of(LOOKUP, "java.lang.String", "value").get("text"))
        .isInstanceOf(UnreadableFieldException.class)
        .hasMessageContaining("java.lang.String");
  }
}
