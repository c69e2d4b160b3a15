package dev.sycamore.analysis;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which package of the analyses may use which. */
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
