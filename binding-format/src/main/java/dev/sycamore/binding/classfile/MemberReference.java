package dev.sycamore.binding.classfile;

/**
 * A field or method by its names in class files.
 *
 * @param owner internal name of its class: {@code p/Outer$Inner}
 * @param descriptor JVMS 4.3
 */
public record MemberReference(String owner, String name, String descriptor) {

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
