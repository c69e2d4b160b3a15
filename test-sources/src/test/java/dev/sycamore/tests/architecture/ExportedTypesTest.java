package dev.sycamore.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import dev.sycamore.testsupport.Goldens;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The types of the front modules that other modules use are in a list, so that it grows by decision
 * only. {@code -Dtest.jvm.args=-Dupdate.goldens=true} writes it anew.
 */
@Tag("module")
class ExportedTypesTest {
  private static final Path LIST = Path.of("src/test/resources/goldens/exported-types.txt");
  private static final List<String> EXPORTING =
      List.of("device-analysis", "java-frontend", "outliner");

  @Test
  void otherModulesUseWhatIsListed() {
    StringBuilder text = new StringBuilder();
    for (String folder : EXPORTING) {
      Set<String> used = usedOf(module(folder));
      assertThat(used).as(folder).isNotEmpty();
      text.append(folder).append('\n');
      used.forEach(type -> text.append("  ").append(type).append('\n'));
    }
    Goldens.check(LIST, text.toString());
  }

  private static Module module(String folder) {
    return Module.all().stream().filter(m -> m.folder().equals(folder)).findFirst().orElseThrow();
  }

  /** The top-level types of a module on which a class of another module depends. */
  private static Set<String> usedOf(Module exporting) {
    Set<String> own = new TreeSet<>();
    exporting.classes().forEach(type -> own.add(topLevel(type)));
    Set<String> used = new TreeSet<>();
    for (Module module : Module.all()) {
      if (module.uses().contains(exporting.folder() + "/")) {
        module.classes().stream()
            .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
            .map(dependency -> topLevel(dependency.getTargetClass().getBaseComponentType()))
            .forEach(used::add);
      }
    }
    used.retainAll(own);
    return used;
  }

  private static String topLevel(JavaClass type) {
    return type.getName().replaceFirst("\\$.*", "");
  }
}
