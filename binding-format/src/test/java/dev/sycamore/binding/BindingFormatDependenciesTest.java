package dev.sycamore.binding;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.sycamore.annotations.Aspect;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What both the compiler and every program load depends on nothing. */
@Tag("one-jdk")
@Tag("module")
class BindingFormatDependenciesTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.sycamore.binding");

  /** And one exception: the aspects that a binding class names are those of the annotations. */
  @Test
  void theFormatKnowsOnlyTheJdk() {
    classes()
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage("dev.sycamore.binding..", "java..").or(type(Aspect.class)))
        .check(CLASSES);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("dev.sycamore.(**)").should().beFreeOfCycles().check(CLASSES);
  }
}
