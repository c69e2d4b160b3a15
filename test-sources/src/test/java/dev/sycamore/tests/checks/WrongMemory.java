package dev.sycamore.tests.checks;

/**
 * Memory that wrong accesses are made of. In the texts {@code #} is the type of the elements,
 * {@code @} its name with a capital letter.
 */
interface WrongMemory {

  /** The name of the constant. */
  String name();

  /** How many places there are for the index. */
  int length();

  /** The type of the elements, or nothing where all types take turns. */
  String type();

  /** Whether the compiler knows the length, and refuses constants that are out of range. */
  boolean isOfConstantLength();

  /** What launches a kernel whose work-items do this. */
  String around(String body);

  /** A statement that reads the element at the place into {@code out[i]}. */
  String read(String place);

  /** A statement that writes the element at the place, or nothing where none can. */
  String write(String place);

  /** Whether nobody reads what is written unless the kernel does. */
  boolean isPrivate();

  /** What a name of a case begins with: {@code recordBuffer} of {@code RECORD_BUFFER}. */
  default String title() {
    StringBuilder title = new StringBuilder();
    for (char letter : name().toCharArray()) {
      boolean first = !title.isEmpty() && title.charAt(title.length() - 1) == '_';
      if (first) {
        title.setLength(title.length() - 1);
      }
      title.append(first || letter == '_' ? letter : Character.toLowerCase(letter));
    }
    return title.toString();
  }
}
