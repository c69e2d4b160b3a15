package dev.sycamore.driver;

import dev.sycamore.backend.cli.SycamoreMain;
import dev.sycamore.diagnostics.render.DiagnosticPages;
import dev.sycamore.diagnostics.render.Finding;
import dev.sycamore.diagnostics.render.Finding.Level;
import dev.sycamore.diagnostics.render.JsonRendering;
import dev.sycamore.diagnostics.render.LongRendering;
import dev.sycamore.diagnostics.render.Paint;
import dev.sycamore.diagnostics.render.SarifRendering;
import dev.sycamore.driver.SycamorecMain.Format;
import dev.sycamore.processor.report.DiagnosticTap;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** One compilation, and what is printed about it. */
final class DriverCompilation {

  private final JavacArguments arguments;
  private final PrintStream out;
  private final PrintStream err;

  DriverCompilation(JavacArguments arguments, PrintStream out, PrintStream err) {
    this.arguments = arguments;
    this.out = out;
    this.err = err;
  }

  /**
   * Compiles and prints.
   *
   * @return 0, or 1 if there are errors
   */
  int run(Format format, boolean coloured) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task = new JavacTask(compiler, files, arguments);
      if (format == Format.SHORT) {
        return task.call(err, null) ? 0 : 1;
      }
      task.sayEverything();
      CompiledTexts texts = new CompiledTexts(files);
      JavacFindings findings = new JavacFindings(texts);
      boolean[] success = {false};
      PrintStream standardOut = System.out;
      if (format != Format.TEXT) {
        // Other processors may print, and only one document goes to standard output.
        System.setOut(err);
      }
      try {
        DiagnosticTap.during(findings, () -> success[0] = task.call(err, findings));
      } finally {
        System.setOut(standardOut);
        print(format, texts, findings.all(), success[0], coloured ? Paint.COLOURED : Paint.PLAIN);
      }
      return success[0] ? 0 : 1;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void print(
      Format format, CompiledTexts texts, List<Finding> findings, boolean success, Paint paint) {
    switch (format) {
      case TEXT, SHORT -> {
        LongRendering rendering = new LongRendering(texts, paint);
        findings.forEach(finding -> err.print(rendering.text(finding)));
        count(findings, Level.ERROR);
        count(findings, Level.WARNING);
      }
      case JSON -> {
        JsonRendering rendering = new JsonRendering(texts);
        findings.forEach(finding -> out.print(rendering.line(finding) + "\n"));
      }
      case SARIF ->
          out.print(
              new SarifRendering(texts, DiagnosticPages.packed(), SycamoreMain.VERSION)
                  .log(findings, success));
    }
    out.flush();
    err.flush();
  }

  private void count(List<Finding> findings, Level level) {
    long count = findings.stream().filter(finding -> finding.level() == level).count();
    if (count > 0) {
      err.print(count + " " + level.word() + (count == 1 ? "" : "s") + "\n");
    }
  }
}
