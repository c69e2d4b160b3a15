package dev.sycamore.backend.worker.aspects;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names for users. */
class ItaniumNamesTest {

  @ParameterizedTest
  @CsvSource({
    "_Z3foov, foo",
    "_Z3fooiPFvvE, foo",
    "_ZL3foov, foo",
    "_ZN2ns3fooEv, ns::foo",
    "_ZNK2ns4Type3getEi, ns::Type::get",
    "_ZN12_GLOBAL__N_13fooEv, (anonymous namespace)::foo",
    "_ZSt3absi, std::abs",
    "_ZNSt6vector3fooEv, std::vector::foo"
  })
  void simpleOnesAreShownAsTheyAreWritten(String mangled, String shown) {
    assertThat(ItaniumNames.shown(mangled)).isEqualTo(shown);
  }

  @ParameterizedTest
  @CsvSource({
    "foo",
    "p_Unit_foo_1",
    "_Z",
    "_Z3fo",
    "_Z3foo",
    "_Z0v",
    "_Z99999999999999999999foov",
    "_ZTS6Kernel",
    "_Z3barIfEvT_",
    "_ZN2nsplERKS_S1_",
    "_ZN4TypeC1Ev",
    "_ZN6vectorIiE3fooEv",
    "_ZN2ns3foo",
    "_Z3föov"
  })
  void allOthersAreLeftAlone(String name) {
    assertThat(ItaniumNames.shown(name)).isEqualTo(name);
  }

  @Property
  void neverFails(
      @ForAll @CharRange(from = '0', to = '9') @CharRange(from = 'A', to = 'Z') String rest) {
    assertThat(ItaniumNames.shown("_Z" + rest)).isNotEmpty();
  }
}
