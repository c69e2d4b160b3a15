import java.util.stream.IntStream;

/**
 * What programmers try first: plain arrays that a kernel captures, one launch, one wait; and the
 * loop and the parallel stream that they would write instead.
 *
 * @param result the array with the results
 * @param reset brings the arrays into the state before a run, where that matters
 */
record FirstProgram(
    String name, Object result, Runnable reset, Runnable loop, Runnable stream, Runnable ours) {
  /** A parallel stream has so many parts at most, and so many elements in each at least. */
  static final int PARTS = 64;

  private static final int LEAST = 1 << 10;

  /** The loop over a part of the elements, or of the rows. */
  interface Part {
    void run(int from, int to);
  }

  static FirstProgram ofElements(
      String name, Object result, Runnable reset, int count, Part body, Runnable ours) {
    return new FirstProgram(
        name, result, reset, () -> body.run(0, count), stream(count, LEAST, body), ours);
  }

  static FirstProgram ofRows(
      String name, Object result, Runnable reset, int count, Part body, Runnable ours) {
    return new FirstProgram(
        name, result, reset, () -> body.run(0, count), stream(count, 1, body), ours);
  }

  /** The stream is one of parts: of elements it would measure what a call of a lambda takes. */
  private static Runnable stream(int count, int least, Part body) {
    int parts = Math.max(1, Math.min(PARTS, count / least));
    return () ->
        IntStream.range(0, parts)
            .parallel()
            .forEach(k -> body.run(at(k, count, parts), at(k + 1, count, parts)));
  }

  /** Where a part begins. */
  static int at(int part, int count, int parts) {
    return (int) ((long) count * part / parts);
  }
}
