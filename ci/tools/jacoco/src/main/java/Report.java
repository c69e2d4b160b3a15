import java.io.File;
import java.util.List;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.tools.ExecFileLoader;

/** Only the user's class counts, and what ran on the host is covered. */
class Report {
  public static void main(String[] arguments) throws Exception {
    ExecFileLoader run = new ExecFileLoader();
    run.load(new File("target/jacoco.exec"));
    CoverageBuilder coverage = new CoverageBuilder();
    new Analyzer(run.getExecutionDataStore(), coverage).analyzeAll(new File("target/classes"));
    List<IClassCoverage> counted =
        coverage.getClasses().stream()
            .filter(type -> type.containsCode() && !type.getName().equals("Report"))
            .toList();
    counted.forEach(type -> System.out.println(type.getName() + ": " + type.getMethodCounter()));
    // The constructor, which nobody calls.
    boolean right =
        counted.size() == 1 && counted.get(0).getMethodCounter().getMissedCount() == 1;
    System.out.println(right ? "PASS" : "FAIL");
  }
}
