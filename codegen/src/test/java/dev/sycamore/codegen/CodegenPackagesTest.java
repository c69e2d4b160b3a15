package dev.sycamore.codegen;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.sycamore.codegen.passes.PassPipeline;
import dev.sycamore.codegen.rewrite.UnitPass;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.EntryLayout;
import dev.sycamore.model.program.NormalizedUnit;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which package of code generation may know which. */
@Tag("one-jdk")
@Tag("module")
class CodegenPackagesTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.sycamore.codegen");

  @Test
  void packagesAreFreeOfCycles() {
    slices().matching("dev.sycamore.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  /** The tests of the packages run what is in the folders. */
  @Test
  void everyPassHasCases() {
    assertThat(
            CLASSES.stream()
                .filter(c -> c.isAssignableTo(UnitPass.class) && c.isTopLevelClass())
                .filter(c -> !c.isInterface() && !c.getModifiers().contains(JavaModifier.ABSTRACT))
                .map(JavaClass::getSimpleName))
        .isNotEmpty()
        .allSatisfy(pass -> assertThat(Path.of("src/test/resources/cases", pass)).isDirectory());
  }

  /** Entry parameters follow from the code before it is lowered: one place takes them from it. */
  @Test
  void onlyThePipelineMakesANormalizedUnit() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(PassPipeline.class.getName())
        .should()
        .callMethod(NormalizedUnit.class, "of", DeviceUnit.class, UnaryOperator.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(EntryLayout.class)
        .check(CLASSES);
  }
}
