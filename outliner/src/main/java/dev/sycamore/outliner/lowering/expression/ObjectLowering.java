package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.LocalClassDeclarationStmt;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.library.NearestMethod;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.report.Unlowerable;
import java.util.Optional;

/** {@code new} (JLS 15.9): records only. */
final class ObjectLowering {
  private final SourceTypes context;
  private final RecordLowering records;

  ObjectLowering(SourceTypes context, RecordLowering records) {
    this.context = context;
    this.records = records;
  }

  Value create(ObjectCreationExpr e) {
    JavaType type = context.typeOf(e);
    if (e.getAnonymousClassBody().isPresent()
        || !(type instanceof JavaType.Declared declared)
        || declared.symbol().kind() != ClassSymbol.Kind.RECORD) {
      throw isRefusedAlready(type) ? context.faults().silently() : refuse(e, type);
    }
    Invocation constructor = context.source().invocationOf(e).orElseThrow(() -> context.unknown(e));
    return records.create(e, declared, constructor, e.getArguments());
  }

  private Unlowerable refuse(ObjectCreationExpr e, JavaType type) {
    Optional<String> help =
        type instanceof JavaType.Declared declared
            ? NearestMethod.helpFor(declared.symbol())
            : Optional.empty();
    String written = e.getType().asString();
    return help.isPresent()
        ? context.faults().refuseWithHelp(DiagnosticId.OBJECT_CREATION, e, help.get(), written)
        : context.faults().refuse(DiagnosticId.OBJECT_CREATION, e, written);
  }

  /** Whether a class is declared in this very code, where its declaration is refused. */
  private boolean isRefusedAlready(JavaType type) {
    return type instanceof JavaType.Declared declared
        && context
            .unit()
            .attribution()
            .declarationOf(declared.symbol())
            .filter(d -> d.getParentNode().orElse(null) instanceof LocalClassDeclarationStmt)
            .filter(d -> context.code().isAncestorOf(d))
            .isPresent();
  }
}
