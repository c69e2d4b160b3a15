package dev.sycamore.codegen.reports;

import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;

/** Looks for asynchronous copies that are started. */
final class CopySearch extends ModelScanner {

  private boolean found;

  private CopySearch() {}

  static boolean in(DeviceStatement statement) {
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
