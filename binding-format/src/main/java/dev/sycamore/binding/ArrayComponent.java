package dev.sycamore.binding;

/**
 * A component of the records in an array that a kernel captured: what {@link UnitBinding#argument}
 * returns for an argument of the kind {@link ArgumentKind#RECORDS}.
 *
 * @param array of records, or of arrays of them; may be null
 * @param leaf the number of the component, among those that are no records
 * @param path the names of the components on the way to it, with points between them
 * @param leaves how many such components there were when the kernel was compiled
 */
public record ArrayComponent(Object array, int leaf, String path, int leaves) {

  /** The component; generated code calls this. */
  public static ArrayComponent of(Object array, int leaf, String path, int leaves) {
    return new ArrayComponent(array, leaf, path, leaves);
  }
}
