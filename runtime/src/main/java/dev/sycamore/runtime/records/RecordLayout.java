package dev.sycamore.runtime.records;

import dev.sycamore.binding.ElementKind;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The leaves of a record class, in the order of their declarations, those of a nested record where
 * it is declared; and how its values are taken apart into them and made of them. A value is made by
 * the canonical constructor, whose code runs; what is taken are the components themselves, whatever
 * accessors return that somebody wrote.
 */
public final class RecordLayout {
  /** So many records pay for a class that copies them: making it takes some milliseconds. */
  private static final int MANY = 1 << 14;

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

  /** How many records were read and written so far, as far as that matters. */
  private int seen;

  /** What reads some leaves of many records; empty where there cannot be any. */
  private final Map<BitSet, Optional<RecordReader>> readers = new HashMap<>();

  /** Made when there are first many records to write; empty where there cannot be any. */
  private Optional<RecordWriter> writer;

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

  /**
   * What takes records apart.
   *
   * @param chosen the leaves that are wanted, at least one
   * @param records how many there are
   */
  RecordReader reader(BitSet chosen, int records) {
    return isMany(records)
        ? bulkReader(chosen).orElseGet(() -> new BoxedRecords(this, chosen))
        : new BoxedRecords(this, chosen);
  }

  /** The class that reads leaves of many records, if the JVM has it. */
  synchronized Optional<RecordReader> bulkReader(BitSet chosen) {
    return readers.computeIfAbsent(
        (BitSet) chosen.clone(), key -> new RecordHandles(root, leaves.size()).reader(key));
  }

  /**
   * What makes records.
   *
   * @param records how many there are
   */
  RecordWriter writer(int records) {
    return isMany(records)
        ? bulkWriter().orElseGet(() -> new BoxedRecords(this, new BitSet()))
        : new BoxedRecords(this, new BitSet());
  }

  /** The class that writes many records, if the JVM has it. */
  synchronized Optional<RecordWriter> bulkWriter() {
    if (writer == null) {
      writer = new RecordHandles(root, leaves.size()).writer();
    }
    return writer;
  }

  private synchronized boolean isMany(int records) {
    seen = (int) Math.min(MANY, (long) seen + records);
    return seen == MANY;
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
