package dev.sycamore.fuzz.program;

import java.util.List;

/**
 * One kernel with what it uses. As text it is a nested class with a method {@code run(DeviceQueue
 * q, ...)}; the name of each further parameter says what it is:
 *
 * <ul>
 *   <li>{@code inT}: an array of {@link ProgramShape#INPUT_LENGTH} elements that is only read
 *   <li>{@code edgeT}: the same, which has all edge values of the type first
 *   <li>{@code outT}: an array of {@link ProgramShape#SLICE} elements for each work-item
 *   <li>{@code rowT}: an array of one element for each work-item
 *   <li>{@code gridT}: an array of one row for each work-item, of which it uses the first {@link
 *       ProgramShape#SLICE} elements
 *   <li>{@code nearT}: an array of {@link ProgramShape#NEAR_LENGTH} elements that is only read
 *   <li>{@code ownT}: an array of {@link ProgramShape#NEAR_LENGTH} elements, of which each
 *       work-item reads and writes one
 *   <li>{@code sharedT}: an array of {@link ProgramShape#SHARED_LENGTH} elements that all
 *       work-items change by one atomic operation
 *   <li>{@code kT}: a scalar
 *   <li>{@code wT}: a scalar near an end of its type, so that adding {@code i} to it wraps
 *   <li>{@code hashes}: a {@code long} for each work-item
 * </ul>
 *
 * where {@code T} is the descriptor letter of the element type. With the name of a record class
 * that the program declares, or {@code Half}, in its place:
 *
 * <ul>
 *   <li>{@code list}: an array of {@link ProgramShape#INPUT_LENGTH} records that is only read
 *   <li>{@code each}: an array of one record for each work-item
 *   <li>{@code mine}: an array of {@link ProgramShape#NEAR_LENGTH} records, of which each work-item
 *       reads and writes one
 * </ul>
 *
 * <p>and {@code data} before the name of a {@link StorageForm}: the values of an accessor or of
 * memory.
 *
 * @param seed what the program was generated from; its data follow from it too
 * @param helpers each calls only those before it
 * @param enums whose captured values follow from the seed; each uses only those before it
 * @param records each has only those before it inside; those that no program declares too
 * @param sealed interfaces, with their records
 */
public record KernelProgram(
    long seed,
    ProgramShape shape,
    List<ConstantField> constants,
    List<EnumClass> enums,
    List<RecordClass> records,
    List<SealedInterface> sealed,
    List<HelperMethod> helpers,
    Stmt.Block body) {

  /** The class around a program, in its text: generated classes have both names. */
  public static final String UNIT = "FuzzUnit";

  /** The same program with another launch. */
  public KernelProgram withShape(ProgramShape newShape) {
    return new KernelProgram(seed, newShape, constants, enums, records, sealed, helpers, body);
  }

  /** The same program with another body. */
  public KernelProgram withBody(Stmt.Block newBody) {
    return new KernelProgram(seed, shape, constants, enums, records, sealed, helpers, newBody);
  }

  /** The same program with other helpers. */
  public KernelProgram withHelpers(List<HelperMethod> newHelpers) {
    return new KernelProgram(seed, shape, constants, enums, records, sealed, newHelpers, body);
  }

  /** The same program with other records. */
  public KernelProgram withRecords(List<RecordClass> newRecords) {
    return new KernelProgram(seed, shape, constants, enums, newRecords, sealed, helpers, body);
  }

  /** The nested class; what the kernel does not use is left out. */
  public String text(String className) {
    return new ProgramText(this, className).text();
  }
}
