package dev.sycamore.model.program;

import java.util.List;

/** Where the host finds the value of an argument at launch. */
public sealed interface ValueSource {

  /** Calls the method of {@code visitor} for this kind of source. */
  <R> R accept(ValueSourceVisitor<R> visitor);

  /** Whether it begins at a static field, which needs no captured value. */
  boolean isOfStatic();

  /**
   * A captured value of the lambda, by its place in the lambda's captures as the host compiler
   * orders them.
   */
  record Captured(int index) implements ValueSource {
    @Override
    public <R> R accept(ValueSourceVisitor<R> visitor) {
      return visitor.visitCaptured(this);
    }

    @Override
    public boolean isOfStatic() {
      return false;
    }
  }

  /**
   * A field of an object that is itself found somewhere: {@code this.field}.
   *
   * @param owner the binary name of the class that declares the field
   * @param descriptor of the field's erased type (JVMS 4.3.2)
   */
  record Field(ValueSource object, String owner, String field, String descriptor)
      implements ValueSource {
    @Override
    public <R> R accept(ValueSourceVisitor<R> visitor) {
      return visitor.visitField(this);
    }

    @Override
    public boolean isOfStatic() {
      return object.isOfStatic();
    }
  }

  /**
   * A component of a record: {@code value.component()}.
   *
   * @param owner the binary name of the record
   * @param descriptor of the component's erased type (JVMS 4.3.2)
   */
  record Component(ValueSource value, String owner, String component, String descriptor)
      implements ValueSource {
    @Override
    public <R> R accept(ValueSourceVisitor<R> visitor) {
      return visitor.visitComponent(this);
    }

    @Override
    public boolean isOfStatic() {
      return value.isOfStatic();
    }
  }

  /**
   * The accessor of one component of the records that an accessor of records gives.
   *
   * @param leaf its number, among the components that are no records
   * @param path the names on the way to it, with points between them
   * @param leaves how many there are: what it is at launch must not be another record's
   * @param classes binary names of the record class, and of the records and enums inside of it,
   *     into which the host looks
   */
  record Leaf(ValueSource accessor, int leaf, String path, int leaves, List<String> classes)
      implements ValueSource {
    public Leaf {
      classes = List.copyOf(classes);
    }

    @Override
    public <R> R accept(ValueSourceVisitor<R> visitor) {
      return visitor.visitLeaf(this);
    }

    @Override
    public boolean isOfStatic() {
      return accessor.isOfStatic();
    }
  }

  /** The host has no value: the runtime knows it from the launch. */
  record OfLaunch() implements ValueSource {
    @Override
    public <R> R accept(ValueSourceVisitor<R> visitor) {
      return visitor.visitOfLaunch(this);
    }

    @Override
    public boolean isOfStatic() {
      return false;
    }
  }

  /**
   * A field that generated code of the package cannot name: a private one, or one of a private or
   * local class.
   *
   * @param holder the binary name of the class that declares it; of a local or anonymous class the
   *     simple name, which is empty for the latter
   */
  record Hidden(ValueSource object, String holder, String field) implements ValueSource {
    @Override
    public <R> R accept(ValueSourceVisitor<R> visitor) {
      return visitor.visitHidden(this);
    }

    @Override
    public boolean isOfStatic() {
      return object.isOfStatic();
    }
  }

  /**
   * The object around an object of an inner class.
   *
   * @param holder the inner class, as in {@link Hidden}
   */
  record Enclosing(ValueSource object, String holder) implements ValueSource {
    @Override
    public <R> R accept(ValueSourceVisitor<R> visitor) {
      return visitor.visitEnclosing(this);
    }

    @Override
    public boolean isOfStatic() {
      return object.isOfStatic();
    }
  }

  /**
   * A static field: a specialization constant, or a final one whose value the compiler does not
   * know.
   *
   * @param owner the binary name of the class that declares it
   * @param descriptor of its erased type (JVMS 4.3.2)
   * @param accessible whether generated code of every package may name the field
   * @param specialization whether it is a specialization constant
   */
  record Static(
      String owner, String field, String descriptor, boolean accessible, boolean specialization)
      implements ValueSource {
    @Override
    public <R> R accept(ValueSourceVisitor<R> visitor) {
      return visitor.visitStatic(this);
    }

    @Override
    public boolean isOfStatic() {
      return true;
    }
  }

  /**
   * An array of arrays, for the elements of its rows.
   *
   * @param dimensions of the array, at least two
   */
  record Rows(ValueSource array, int dimensions) implements ValueSource {
    @Override
    public <R> R accept(ValueSourceVisitor<R> visitor) {
      return visitor.visitRows(this);
    }

    @Override
    public boolean isOfStatic() {
      return array.isOfStatic();
    }
  }

  /** An array of arrays, for the places of its rows among the elements. */
  record RowTable(ValueSource array) implements ValueSource {

    /** What the names of these arguments end with, after the name of the array. */
    public static final String SUFFIX = "_rows";

    @Override
    public <R> R accept(ValueSourceVisitor<R> visitor) {
      return visitor.visitRowTable(this);
    }

    @Override
    public boolean isOfStatic() {
      return array.isOfStatic();
    }
  }

  /**
   * One component of the records in an array, or in the rows of an array of arrays.
   *
   * @param dimensions of the array
   * @param leaf its number, among the components that are no records
   * @param path the names on the way to it, with points between them
   * @param leaves how many there are: what they are at launch must not be another record's
   * @param classes as in {@link Leaf}
   */
  record ArrayLeaf(
      ValueSource array, int dimensions, int leaf, String path, int leaves, List<String> classes)
      implements ValueSource {
    public ArrayLeaf {
      classes = List.copyOf(classes);
    }

    @Override
    public <R> R accept(ValueSourceVisitor<R> visitor) {
      return visitor.visitArrayLeaf(this);
    }

    @Override
    public boolean isOfStatic() {
      return array.isOfStatic();
    }
  }

  /** The ordinal of an enum constant. */
  record Ordinal(ValueSource value) implements ValueSource {
    @Override
    public <R> R accept(ValueSourceVisitor<R> visitor) {
      return visitor.visitOrdinal(this);
    }

    @Override
    public boolean isOfStatic() {
      return value.isOfStatic();
    }
  }
}
