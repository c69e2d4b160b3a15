package dev.sycamore.binding.classfile;

/**
 * A field or method by its names in class files.
 *
 * @param owner internal name of its class: {@code p/Outer$Inner}
 * @param descriptor JVMS 4.3
 */
public record MemberReference(String owner, String name, String descriptor) {

  /**
   * Written out: the JDK's own for records is linked when it is first called, for 10 ms or more.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof MemberReference that
        && owner.equals(that.owner)
        && name.equals(that.name)
        && descriptor.equals(that.descriptor);
  }

  @Override
  public int hashCode() {
    return (owner.hashCode() * 31 + name.hashCode()) * 31 + descriptor.hashCode();
  }

  /** {@code p/Outer$Inner.name} and the descriptor. */
  @Override
  public String toString() {
    return owner + "." + name + descriptor;
  }

  /** {@code p.Outer$Inner.name}, for messages. */
  public String shown() {
    return owner.replace('/', '.') + "." + name;
  }
}
