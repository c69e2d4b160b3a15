package dev.sycamore.backend.config;

import dev.sycamore.testsupport.fuzz.Damage;
import dev.sycamore.testsupport.fuzz.Reading;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Device configurations that are damaged. */
class ConfigurationFuzzTest {

  @Provide
  Arbitrary<byte[]> files() {
    return Damage.of(Damage.corpus("configurations"));
  }

  @Property
  void configurations(@ForAll("files") byte[] file) {
    Reading.check(
        file, ConfigurationException.class, bytes -> DeviceConfiguration.parse("f", bytes));
  }
}
