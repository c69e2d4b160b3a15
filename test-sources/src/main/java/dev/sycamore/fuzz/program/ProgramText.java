package dev.sycamore.fuzz.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** A program as Java source: a nested class. What the kernel does not use is left out. */
final class ProgramText {
  private final KernelProgram program;
  private final String className;

  ProgramText(KernelProgram program, String className) {
    this.program = program;
    this.className = className;
  }

  String text() {
    LaunchText launch = new LaunchText(program, className);
    FuzzSource out = new FuzzSource();
    out.open("static final class " + className);
    members(launch.used(), launch.hasInstance()).forEach(out::paste);
    launch.printMembers(out);
    launch.printRun(out);
    return out.close("").toString();
  }

  /**
   * The members that are used.
   *
   * @param instance whether helpers are methods of the object around the kernel
   */
  private List<String> members(Set<String> used, boolean instance) {
    List<String> members = new ArrayList<>();
    // From the last to the first, since each uses only those before it.
    List<HelperMethod> helpers = program.helpers();
    for (int k = helpers.size() - 1; k >= 0; k--) {
      HelperMethod helper = instance ? helpers.get(k).ofInstance() : helpers.get(k);
      addIfUsed(helper.name(), helper::print, used, members);
    }
    for (ConstantField field : program.constants()) {
      addIfUsed(field.name(), out -> out.line(field.text()), used, members);
    }
    List<RecordClass> records = program.records();
    for (int k = records.size() - 1; k >= 0; k--) {
      addIfUsed(records.get(k).name(), records.get(k)::print, used, members);
    }
    addIfUsed(RecordClass.BOUND, ProgramText::printBound, used, members);
    for (SealedInterface type : program.sealed()) {
      addIfUsed(type.name(), type::print, used, members);
    }
    List<EnumClass> enums = program.enums();
    for (int k = enums.size() - 1; k >= 0; k--) {
      addIfUsed(enums.get(k).name(), enums.get(k)::print, used, members);
    }
    return members;
  }

  private static void printBound(FuzzSource out) {
    out.open("interface " + RecordClass.BOUND);
    out.line("long code(int x);");
    out.line("default long twice(int x) { return 2 * code(x); }");
    out.close("");
  }

  private static void addIfUsed(
      String name, Consumer<FuzzSource> printer, Set<String> used, List<String> members) {
    if (used.contains(name)) {
      FuzzSource text = new FuzzSource();
      printer.accept(text);
      used.addAll(CapturedNames.members(text.toString()));
      members.add(0, text.toString());
    }
  }
}
