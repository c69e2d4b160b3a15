package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.LocalClassDeclarationStmt;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.JavaType;

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
      throw isRefusedAlready(type)
          ? context.faults().silently()
          : context.faults().refuse(DiagnosticId.SYC1005, e, e.getType().asString());
    }
    Invocation constructor = context.source().invocationOf(e).orElseThrow(() -> context.unknown(e));
    return records.create(e, declared, constructor, e.getArguments());
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
