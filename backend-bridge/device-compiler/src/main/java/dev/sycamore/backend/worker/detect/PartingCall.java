package dev.sycamore.backend.worker.detect;

/**
 * The call for a group whose work-items did not reach the same barrier.
 *
 * @param function takes the two words of a record
 * @param site the number of the record's place
 */
public record PartingCall(String function, int site) {

  /** As it stands in the text of a function. */
  public String text() {
    return "call void @" + function + "(i64 0, i64 " + site + ")";
  }

  /** What declares it. */
  public String declaration() {
    return "declare void @" + function + "(i64, i64) nounwind";
  }
}
