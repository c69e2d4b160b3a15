package dev.sycamore.backend.table;

/** What a table lacks that is to be done with it; the message is one line for users. */
public final class TableException extends Exception {

  private static final long serialVersionUID = 1L;

  public TableException(String problem) {
    super(problem);
  }
}
