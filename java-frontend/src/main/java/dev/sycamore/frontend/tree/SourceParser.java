package dev.sycamore.frontend.tree;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.Problem;
import com.github.javaparser.Processor;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.validator.postprocessors.Java10PostProcessor;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.text.Positions;
import dev.sycamore.frontend.text.SourceFile;
import java.util.List;
import java.util.Optional;

/**
 * Parses Java of the highest level there is, without the parser's validators: the host compiler
 * checks the same, and they take longer than the parsing.
 */
public final class SourceParser {
  private final DiagnosticSink sink;

  public SourceParser(DiagnosticSink sink) {
    this.sink = sink;
  }

  /** Empty, with a diagnostic, if the text is not Java. */
  public Optional<SyntaxTree> parse(SourceFile file) {
    Positions positions = new Positions(file);
    ParseResult<CompilationUnit> result =
        new LocalEnums(new PrimitiveTests(t -> parser().parse(t))::parse).parse(positions.parsed());
    Optional<Problem> fault = LocalEnums.fault(result);
    if (fault.isPresent() || result.getResult().isEmpty()) {
      report(positions, fault);
      return Optional.empty();
    }
    result.getResult().get().getTypes().forEach(type -> nameCompact(type, file));
    return Optional.of(new SyntaxTree(file, result.getResult().get(), positions));
  }

  /** A compact source file's class has the name of the file (JLS 25, 7.3). */
  private static void nameCompact(TypeDeclaration<?> type, SourceFile file) {
    if (type instanceof ClassOrInterfaceDeclaration declaration && declaration.isCompact()) {
      String name = SourceSpan.startOf(file.path()).fileName();
      type.getName().setIdentifier(name.replaceFirst("\\.java$", ""));
    }
  }

  private static JavaParser parser() {
    // Java 26 is the highest level of this parser version; PrimitiveTests reads what is a preview.
    ParserConfiguration configuration =
        new ParserConfiguration()
            .setLanguageLevel(LanguageLevel.BLEEDING_EDGE)
            .setAttributeComments(false)
            .setPreprocessUnicodeEscapes(false)
            .setTabSize(1);
    configuration.getProcessors().add(0, WithoutValidation::new);
    return new JavaParser(configuration);
  }

  /**
   * The first to see the tree: makes the types of {@code var}, all that the level's own processors
   * do, and says that the level is the raw one, whose trees are not validated. To the parser itself
   * the raw level would mean Java without {@code yield}.
   */
  private static final class WithoutValidation extends Processor {
    @Override
    public void postProcess(ParseResult<? extends Node> result, ParserConfiguration configuration) {
      new Java10PostProcessor().postProcess(result, configuration);
      configuration.setLanguageLevel(LanguageLevel.RAW);
    }
  }

  private void report(Positions positions, Optional<Problem> fault) {
    SourceSpan at =
        fault
            .flatMap(Problem::getLocation)
            .flatMap(tokens -> tokens.toRange())
            .map(positions::of)
            .orElseGet(positions::start);
    String message = fault.map(SourceParser::firstLine).orElse("no compilation unit");
    sink.report(Diagnostic.of(DiagnosticId.SYNTAX, at, List.of(), message));
  }

  private static String firstLine(Problem problem) {
    String message = problem.getMessage().strip();
    int end = message.indexOf('\n');
    String line = (end < 0 ? message : message.substring(0, end)).strip();
    return line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
  }
}
