package dev.sycamore.fuzz.program;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One kernel with what it uses. As text it is a nested class with a method {@code run(DeviceQueue
 * q, ...)}; the name of each further parameter says what it is:
 *
 * <ul>
 *   <li>{@code inT}: an array of {@link ProgramShape#INPUT_LENGTH} elements that is only read
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
 * where {@code T} is the descriptor letter of the element type.
 *
 * @param seed what the program was generated from; its data follow from it too
 * @param helpers each calls only those before it
 * @param enums whose captured values follow from the seed; each uses only those before it
 * @param records each has only those before it inside
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
  private static final Pattern CAPTURED =
      Pattern.compile("\\b(?:(?:in|out|row|grid|near|own|shared|k|w)[ZBSCIJFD]|hashes)\\b");
  private static final Pattern TILE = Pattern.compile("\\btile[ZBSCIJFD]\\b");
  private static final Pattern RECORD = Pattern.compile("\\bcR\\d+\\b");
  private static final Pattern MEMBER = Pattern.compile("\\b[fRTES]\\d+\\b");

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
    String kernel = kernelText();
    List<EnumClass> captured =
        enums.stream().filter(type -> kernel.contains(type.captured())).toList();
    String made = capturedRecords(names(RECORD, kernel));
    TreeSet<String> used = names(MEMBER, kernel + made);
    captured.forEach(type -> used.add(type.name()));
    List<String> members = new ArrayList<>();
    // From the last to the first, since each uses only those before it.
    for (int k = helpers.size() - 1; k >= 0; k--) {
      addIfUsed(helpers.get(k).name(), helpers.get(k)::print, used, members);
    }
    for (int k = records.size() - 1; k >= 0; k--) {
      addIfUsed(records.get(k).name(), records.get(k)::print, used, members);
    }
    for (SealedInterface type : sealed) {
      addIfUsed(type.name(), type::print, used, members);
    }
    for (int k = enums.size() - 1; k >= 0; k--) {
      addIfUsed(enums.get(k).name(), enums.get(k)::print, used, members);
    }
    for (ConstantField field : constants) {
      addIfUsed(field.name(), out -> out.line(field.text()), used, members);
    }
    FuzzSource out = new FuzzSource();
    out.open("static final class " + className);
    members.forEach(out::paste);
    shape.form().declare(out);
    out.open("static void run(DeviceQueue q" + parameters(kernel + made) + ")");
    captured.forEach(
        type -> out.line(type.name() + " " + type.captured() + " = " + type.constant(seed) + ";"));
    out.paste(made);
    return out.paste(kernel).close("").close("").toString();
  }

  /** The lines that make the records that the kernel captures. */
  private String capturedRecords(TreeSet<String> named) {
    StringBuilder lines = new StringBuilder();
    for (RecordClass type : records) {
      if (named.contains(type.captured())) {
        lines.append("%s %s = %s;\n".formatted(type.type(), type.captured(), type.made()));
      }
    }
    return lines.toString();
  }

  private static void addIfUsed(
      String name, Consumer<FuzzSource> printer, TreeSet<String> used, List<String> members) {
    if (used.contains(name)) {
      FuzzSource text = new FuzzSource();
      printer.accept(text);
      used.addAll(names(MEMBER, text.toString()));
      members.add(0, text.toString());
    }
  }

  private String kernelText() {
    FuzzSource statements = new FuzzSource();
    body.printStatements(statements);
    boolean hashed = statements.toString().contains("mix(");
    List<Prim> tiles =
        names(TILE, statements.toString()).stream()
            .map(name -> Prim.ofCode(name.charAt(name.length() - 1)))
            .toList();
    FuzzSource out = new FuzzSource();
    shape.form().open(out, shape, tiles);
    if (hashed) {
      out.line("long hash = 17;");
    }
    body.printStatements(out);
    if (hashed) {
      out.line("hashes[i] = hash;");
    }
    shape.form().close(out);
    String text = out.toString();
    return hashed ? text.replace("return;", "hashes[i] = hash; return;") : text;
  }

  private static String parameters(String kernel) {
    StringBuilder declared = new StringBuilder();
    for (String name : names(CAPTURED, kernel)) {
      boolean hashes = name.equals("hashes");
      Prim type = hashes ? Prim.LONG : Prim.ofCode(name.charAt(name.length() - 1));
      boolean scalar = name.startsWith("k") || name.startsWith("w");
      String dimensions = scalar ? " " : name.startsWith("grid") ? "[][] " : "[] ";
      declared.append(", ").append(type.keyword()).append(dimensions);
      declared.append(name);
    }
    return declared.toString();
  }

  private static TreeSet<String> names(Pattern pattern, String text) {
    TreeSet<String> names = new TreeSet<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      names.add(matcher.group());
    }
    return names;
  }
}
