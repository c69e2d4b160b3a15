package dev.sycamore.fuzz.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The method {@code run} of a program: the launch of its kernel, and what is around it. */
final class LaunchText {
  private static final Pattern TILE = Pattern.compile("\\btile[ZBSCIJFD]\\b");

  private final KernelProgram program;
  private final ProgramShape shape;
  private final String className;

  /** The statements of the kernel. */
  private final String kernel;

  /** The lines that make enums and records which the kernel captures. */
  private final StringBuilder made = new StringBuilder();

  private final List<Captured> parameters = new ArrayList<>();
  private final List<Captured> around = new ArrayList<>();
  private final List<Captured> carried;
  private final List<Storage> storage;
  private final List<Captured> tiles;
  private final KernelText origin;

  LaunchText(KernelProgram program, String className) {
    this.program = program;
    this.shape = program.shape();
    this.className = className;
    String body = body();
    List<Captured> records = made(body);
    storage = Storage.in(body);
    parameters.addAll(CapturedNames.parameters(body + made));
    parameters.addAll(CapturedNames.recordArrays(body));
    around.addAll(CapturedNames.parameters(body));
    around.addAll(CapturedNames.recordArrays(body));
    around.addAll(records);
    storage.forEach(s -> parameters.add(s.parameter()));
    storage.stream().filter(s -> s.form().isMemory()).forEach(s -> around.add(s.captured()));
    carried =
        shape.carrier() == Carrier.VARIABLES
            ? List.of()
            : around.stream().filter(c -> bit(c, 1) || bit(c, 2)).toList();
    tiles = CapturedNames.names(TILE, body).stream().map(LaunchText::tile).toList();
    kernel = carriedBy(body);
    List<Captured> names = new ArrayList<>(around);
    if (isGiven()) {
      names.removeAll(carried);
      names.add(new Captured("Given", "given"));
    }
    storage.stream().filter(s -> !s.form().isMemory()).forEach(s -> names.add(s.captured()));
    names.addAll(tiles);
    origin = new KernelText(shape, kernel, names, isHandled() ? "h" : "q", className);
  }

  /** A choice for a name that no other part of the program changes. */
  private boolean bit(Captured captured, int number) {
    long mixed = (program.seed() >> 7) ^ (captured.name().hashCode() * 31L);
    return ((mixed >> number) & 1) != 0;
  }

  /** Whether the kernel stands in a method of an object, and calls methods of it. */
  boolean hasInstance() {
    return isField() && KernelText.isInside(shape.origin()) && (program.seed() & 1) == 0;
  }

  /** The names of the members of the program's class that are used. */
  Set<String> used() {
    return CapturedNames.members(kernel + made + Captured.declared(parameters));
  }

  private String body() {
    FuzzSource statements = new FuzzSource();
    program.body().printStatements(statements);
    String text = statements.toString();
    return text.contains("mix(")
        ? "long hash = 17;\n"
            + text.replace("return;", "hashes[i] = hash; return;")
            + "hashes[i] = hash;\n"
        : text;
  }

  private List<Captured> made(String body) {
    List<Captured> all = new ArrayList<>();
    for (EnumClass type : program.enums()) {
      if (body.contains(type.captured())) {
        all.add(new Captured(type.name(), type.captured()));
        made.append(all.get(all.size() - 1).type()).append(' ').append(type.captured());
        made.append(" = ").append(type.constant(program.seed())).append(";\n");
      }
    }
    Set<String> named = CapturedNames.records(body);
    for (RecordClass type : program.records()) {
      if (named.contains(type.captured())) {
        all.add(new Captured(type.type(), type.captured()));
        made.append("%s %s = %s;\n".formatted(type.type(), type.captured(), type.made()));
      }
    }
    return all;
  }

  private static Captured tile(String name) {
    return new Captured(Prim.ofCode(name.charAt(name.length() - 1)).localMemory(), name);
  }

  /** The kernel with the names of what carries its captures. */
  private String carriedBy(String body) {
    String text = body;
    for (Captured captured : carried) {
      String path =
          switch (shape.carrier()) {
            case VARIABLES -> captured.name();
            case FIELDS, OUTER_FIELDS ->
                bit(captured, 3) && KernelText.isInside(shape.origin())
                    ? className + ".this." + captured.name()
                    : captured.name();
            case RECORD -> "given." + captured.name() + "()";
          };
      text = text.replaceAll("\\b" + captured.name() + "\\b", Matcher.quoteReplacement(path));
    }
    return text;
  }

  private boolean isGiven() {
    return !carried.isEmpty() && shape.carrier() == Carrier.RECORD;
  }

  private boolean isField() {
    return shape.carrier() == Carrier.FIELDS || shape.carrier() == Carrier.OUTER_FIELDS;
  }

  private boolean isHandled() {
    return shape.form().hasGroups() || storage.stream().anyMatch(s -> !s.form().isMemory());
  }

  /** The members of the class that the launch needs. */
  void printMembers(FuzzSource out) {
    if (isGiven()) {
      out.line("record Given(" + Captured.declared(carried) + ") {}");
    } else if (isField()) {
      Captured.printFields(className, carried, out);
    }
    origin.printMembers(out);
  }

  /** The method. */
  void printRun(FuzzSource out) {
    out.open(
        "static void run("
            + Captured.declared(
                Stream.concat(Stream.of(new Captured("DeviceQueue", "q")), parameters.stream())
                    .toList())
            + ")");
    out.paste(made.toString());
    if (!storage.isEmpty()) {
      out.open(
          storage.stream()
              .map(s -> s.resource(bit(s.captured(), 4)))
              .collect(Collectors.joining("; ", "try (", ")")));
      storage.forEach(s -> s.printBefore(out));
    }
    if (isField()) {
      String inner = shape.carrier() == Carrier.OUTER_FIELDS ? ".new Inner()." : ".";
      String object = "new " + className + "(" + Captured.named(carried) + ")";
      out.line(object + inner + launch(Captured::named, "q"));
    } else {
      printLaunch(out);
    }
    if (!storage.isEmpty()) {
      storage.forEach(s -> s.printAfter(out));
      out.close("");
    }
    out.close("");
    if (shape.carrier() == Carrier.OUTER_FIELDS) {
      out.open("final class Inner");
      printLaunchMethod(out);
      out.close("");
    } else if (isField()) {
      printLaunchMethod(out);
    }
  }

  private void printLaunchMethod(FuzzSource out) {
    out.open("void " + launch(Captured::declared, "DeviceQueue q").replace(";", ""));
    printLaunch(out);
    out.close("");
  }

  /** The method with the launch, where it is no static one: its call or its declaration. */
  private String launch(Function<List<Captured>, String> arguments, String queue) {
    List<Captured> rest = new ArrayList<>(around);
    rest.removeAll(carried);
    storage.stream().filter(s -> !s.form().isMemory()).forEach(s -> rest.add(s.buffer()));
    return "launch(" + queue + (rest.isEmpty() ? "" : ", ") + arguments.apply(rest) + ");";
  }

  private void printLaunch(FuzzSource out) {
    if (isGiven()) {
      out.line("Given given = new Given(" + Captured.named(carried) + ");");
    }
    if (!isHandled()) {
      origin.printLaunch(".await()", out);
      return;
    }
    out.open("q.submit(h ->");
    storage.stream().filter(s -> !s.form().isMemory()).forEach(s -> s.printAccessor(kernel, out));
    for (Captured tile : tiles) {
      String method = "l" + tile.type().substring(1);
      out.line("%s %s = h.%s(%d);".formatted(tile.type(), tile.name(), method, shape.group()));
    }
    origin.printLaunch("", out);
    out.close(").await();");
  }
}
