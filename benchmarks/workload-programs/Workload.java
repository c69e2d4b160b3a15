import java.util.List;

/**
 * A computation as a plain loop and as kernels on captured arrays, which leave the same bits.
 *
 * @param reset before each run
 * @param results the arrays with the results
 */
record Workload(String name, Runnable reset, Runnable loop, Runnable ours, List<Object> results) {

  /** One whose arrays need no reset. */
  static Workload of(String name, Runnable loop, Runnable ours, Object... results) {
    return new Workload(name, () -> {}, loop, ours, List.of(results));
  }

  /** The same, whose arrays are changed in place. */
  Workload withReset(Runnable action) {
    return new Workload(name, action, loop, ours, results);
  }

  /** The same, of which these arrays get their first contents before each run. */
  Workload inPlace(Object... arrays) {
    Object[] first = new Object[arrays.length];
    for (int i = 0; i < arrays.length; i++) {
      first[i] = Data.copy(arrays[i]);
    }
    return withReset(
        () -> {
          for (int i = 0; i < arrays.length; i++) {
            Data.restore(first[i], arrays[i]);
          }
        });
  }
}
