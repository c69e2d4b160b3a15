package dev.sycamore.analysis;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which package of the analyses may use which. */
@Tag("one-jdk")
@Tag("module")
class AnalysisPackagesTest {
  private final JavaClasses classes =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.sycamore.analysis");

  @Test
  void packagesAreFreeOfCycles() {
    slices().matching("dev.sycamore.(**)").should().beFreeOfCycles().check(classes);
  }

  /** {@code RuleCasesTest} runs what is in the folders. */
  @Test
  void everyRuleHasCases() {
    assertThat(
            classes.stream()
                .filter(c -> c.getPackageName().equals("dev.sycamore.analysis.rule"))
                .filter(c -> c.getSimpleName().endsWith("Rule") && !c.isInterface())
                .map(JavaClass::getSimpleName))
        .isNotEmpty()
        .allSatisfy(rule -> assertThat(Path.of("src/test/resources/rules", rule)).isDirectory());
  }

  /** An analysis only answers; what it means for users is a rule's to decide. */
  @Test
  void onlyRulesReportDiagnostics() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.sycamore.analysis.rule..")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("dev.sycamore.diagnostics.DiagnosticSink")
        .check(classes);
  }
}
