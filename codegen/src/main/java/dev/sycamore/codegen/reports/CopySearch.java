package dev.sycamore.codegen.reports;

import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Statement;

/** Looks for asynchronous copies that are started. */
final class CopySearch extends ModelScanner {

  private boolean found;

  private CopySearch() {}

  static boolean in(Statement statement) {
    CopySearch search = new CopySearch();
    search.visit(statement);
    return search.found;
  }

  @Override
  public Void visitAsyncCopyOperation(AsyncCopyOperation e) {
    found |= e.kind() == AsyncCopyOperation.Kind.START;
    return super.visitAsyncCopyOperation(e);
  }
}
