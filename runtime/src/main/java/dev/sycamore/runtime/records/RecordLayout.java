package dev.sycamore.runtime.records;

import dev.sycamore.binding.ElementKind;
import java.util.List;
import java.util.Optional;

/**
 * The leaves of a record class, in the order of their declarations, those of a nested record where
 * it is declared; and how its values are taken apart into them and made of them. A value is made by
 * the canonical constructor, whose code runs; what is taken are the components themselves, whatever
 * accessors return that somebody wrote.
 */
public final class RecordLayout {
  private static final ClassValue<RecordLayout> LAYOUTS =
      new ClassValue<>() {
        @Override
        protected RecordLayout computeValue(Class<?> type) {
          LeafScan scan = new LeafScan(type);
          RecordPart root = scan.root();
          return new RecordLayout(type.getTypeName(), root, scan.leaves());
        }
      };

  private final String name;
  private final RecordPart root;
  private final List<RecordLeaf> leaves;
  private final boolean objects;

  /** Made when there are first many records to copy; empty where there cannot be any. */
  private Optional<BulkRecords> bulk;

  private RecordLayout(String name, RecordPart root, List<RecordLeaf> leaves) {
    this.name = name;
    this.root = root;
    this.leaves = List.copyOf(leaves);
    this.objects =
        !(root instanceof RecordPart.Composite composite)
            || !composite.parts().stream().allMatch(RecordPart.Scalar.class::isInstance)
            || leaves.stream().anyMatch(leaf -> leaf.kind() == ElementKind.HALF);
  }

  /**
   * The layout of a record class, or of an enum, whose constants are their ordinals.
   *
   * @throws IllegalArgumentException if it is no record, has a component that cannot be stored, or
   *     none at all, or is in a package that is not open to this module
   */
  public static RecordLayout of(Class<?> type) {
    return LAYOUTS.get(type);
  }

  /** The name of the class. */
  public String name() {
    return name;
  }

  /** All leaves, in order. */
  public List<RecordLeaf> leaves() {
    return leaves;
  }

  /** Whether a component may be null: a record, an enum or a {@code Half}. */
  public boolean hasObjects() {
    return objects;
  }

  /**
   * The index of a leaf.
   *
   * @throws IllegalArgumentException if there is none of that path
   */
  public int indexOf(String path) {
    List<String> paths = leaves.stream().map(RecordLeaf::path).toList();
    int index = paths.indexOf(path);
    if (index < 0) {
      throw new IllegalArgumentException("no component '" + path + "': there are " + paths);
    }
    return index;
  }

  /**
   * The record that has these leaves, boxed.
   *
   * @throws IllegalStateException if the leaf of an enum is the ordinal of no constant
   */
  public Object make(Object[] values) {
    return root.make(values);
  }

  /** What copies many records at a time, if the JVM has it. */
  synchronized Optional<BulkRecords> bulk() {
    if (bulk == null) {
      bulk = BulkHandles.of(root, leaves.size());
    }
    return bulk;
  }

  /**
   * The leaves of a record, boxed.
   *
   * @throws NullPointerException if the record, or a component, is null
   */
  public Object[] takeApart(Object record) {
    Object[] values = new Object[leaves.size()];
    root.takeApart(record, values);
    return values;
  }
}
