package dev.sycamore.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A simple name is one type, so that a reader needs no import to know which. */
@Tag("one-jdk")
@Tag("module")
class UniqueNamesTest {

  /**
   * {@code Kernel} is the annotation that marks kernel methods, an API name, and the model's
   * kernel, the one word of the field for it.
   */
  private static final Set<String> EXCEPTIONS = Set.of("Kernel");

  @Test
  void noTwoTopLevelTypesOfShippedModulesHaveOneSimpleName() {
    Map<String, Set<String>> types = new TreeMap<>();
    for (Module module : Module.all()) {
      module.classes().stream()
          .filter(JavaClass::isTopLevelClass)
          .filter(type -> !type.getSimpleName().equals("package-info"))
          .forEach(
              type ->
                  types
                      .computeIfAbsent(type.getSimpleName(), name -> new TreeSet<>())
                      .add(type.getName()));
    }
    assertThat(types).containsKeys("DeviceQueue", "Outliner");

    types.values().removeIf(names -> names.size() == 1);
    assertThat(types).containsOnlyKeys(EXCEPTIONS);
  }
}
