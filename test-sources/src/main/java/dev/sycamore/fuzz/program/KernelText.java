package dev.sycamore.fuzz.program;

import java.util.List;

/** A kernel, wherever it stands, and its launch. */
final class KernelText {
  private final ProgramShape shape;
  private final FuzzKernelForm form;
  private final String body;

  /** All that it captures. */
  private final List<Captured> captured;

  private final String receiver;

  /** The class that the processor generates for a {@code @Kernel} method. */
  private final String launcher;

  /**
   * A kernel.
   *
   * @param body its statements
   * @param receiver {@code q}, or {@code h} in a command group
   * @param className of the program
   */
  KernelText(
      ProgramShape shape, String body, List<Captured> captured, String receiver, String className) {
    this.shape = shape;
    this.form = shape.form();
    this.body = body;
    this.captured = captured;
    this.receiver = receiver;
    this.launcher = KernelProgram.UNIT + "_" + className + "Kernels";
  }

  /** Whether the kernel stands in the method with its launch. */
  static boolean isInside(KernelOrigin origin) {
    return switch (origin) {
      case LAMBDA,
          ANONYMOUS_CLASS,
          VARIABLE,
          ASSIGNED_LATER,
          LIST,
          ARRAY,
          MAP,
          PARAMETER,
          LOCAL_CLASS ->
          true;
      case FIELD, RETURNED, NAMED_CLASS, NAMED_RECORD, INHERITED, BOUND_REFERENCE, METHOD -> false;
    };
  }

  /** The launch up to its last parenthesis. */
  private String opened(String kernel) {
    String all = launched(kernel);
    return all.substring(0, all.length() - 1);
  }

  private String launched(String kernel) {
    return receiver + "." + form.launch(shape, kernel);
  }

  /** Methods and classes of the program that have the kernel, or launch it. */
  void printMembers(FuzzSource out) {
    String type = form.kernelInterface();
    String declared = Captured.declared(captured);
    if (form == FuzzKernelForm.PASSED) {
      out.line("interface Passed extends java.io.Serializable { void at(int i); }");
      out.open("static Event launched(DeviceQueue q, Passed body)");
      out.line("return q." + form.launch(shape, "i -> body.at(i)") + ";");
      out.close("");
      return;
    }
    switch (shape.origin()) {
      case FIELD -> {
        out.open("static final class Holder");
        out.line("final " + type + " kernel;");
        out.open("Holder(" + declared + ")");
        printLambda("kernel = ", ";", out);
        out.close("").close("");
      }
      case RETURNED -> {
        out.open("static " + type + " made(" + declared + ")");
        printLambda("return ", ";", out);
        out.close("");
      }
      case PARAMETER -> {
        String on = receiver.equals("q") ? "DeviceQueue q" : "Handler h";
        out.open("static void launched(" + on + ", @Kernel " + type + " kernel)");
        out.line(launched("kernel") + (receiver.equals("q") ? ".await();" : ";"));
        out.close("");
      }
      case NAMED_CLASS -> {
        out.open("static final class Named implements " + type);
        Captured.printFields("Named", captured, out);
        printMethod("public void run", out);
        out.close("");
      }
      case INHERITED -> {
        out.open("abstract static class Base implements " + type);
        Captured.printFields("Base", captured, out);
        printMethod("public void run", out);
        out.close("");
        out.open("static final class Named extends Base");
        if (!captured.isEmpty()) {
          out.line("Named(" + declared + ") { super(" + Captured.named(captured) + "); }");
        }
        out.close("");
      }
      case NAMED_RECORD -> {
        out.open("record Named(" + declared + ") implements " + type);
        printMethod("public void run", out);
        out.close("");
      }
      case BOUND_REFERENCE -> {
        out.open("record Bound(" + declared + ")");
        printMethod("void at", out);
        out.close("");
      }
      case METHOD -> {
        out.line(subGroupAnnotation() + "@Kernel");
        String separator = captured.isEmpty() ? "" : ", ";
        out.open("static void kernel(" + form.item() + separator + declared + ")");
        form.indicesOfItem(shape).forEach(out::line);
        out.paste(body);
        out.close("");
      }
      default -> {}
    }
  }

  /** The cast of a lambda to the interface with the size of sub-groups. */
  private String subGroup() {
    return shape.subGroup() == 0 ? "" : "(" + subGroupAnnotation() + form.kernelInterface() + ") ";
  }

  private String subGroupAnnotation() {
    return shape.subGroup() == 0 ? "" : "@ReqdSubGroupSize(%d) ".formatted(shape.subGroup());
  }

  private void printMethod(String name, FuzzSource out) {
    out.open(name + "(" + form.methodParameters() + ")");
    printBody(out);
    out.close("");
  }

  private void printLambda(String before, String after, FuzzSource out) {
    out.open(before + form.lambdaParameters() + " ->");
    printBody(out);
    out.close(after);
  }

  private void printBody(FuzzSource out) {
    form.indices(shape).forEach(out::line);
    out.paste(body);
  }

  /**
   * The launch.
   *
   * @param after what follows the call
   */
  void printLaunch(String after, FuzzSource out) {
    String type = form.kernelInterface();
    String arguments = "(" + Captured.named(captured) + ")";
    String end = after + ";";
    if (form == FuzzKernelForm.PASSED) {
      printLambda("launched(q, ", ")" + end, out);
      return;
    }
    switch (shape.origin()) {
      case LAMBDA -> printLambda(opened(subGroup()), ")" + end, out);
      case ANONYMOUS_CLASS -> {
        out.open(opened("new " + type + "()"));
        printMethod("public void run", out);
        out.close(")" + end);
      }
      case VARIABLE -> {
        printLambda(type + " kernel = ", ";", out);
        out.line(launched("kernel") + end);
      }
      case ASSIGNED_LATER -> {
        out.line(type + " kernel;");
        out.open("if (q != null)");
        printLambda("kernel = ", ";", out);
        out.close(" else {").indent();
        out.line("kernel = " + form.lambdaParameters() + " -> {};");
        out.close("");
        out.line(launched("kernel") + end);
      }
      case LIST -> {
        printLambda("List<" + type + "> kernels = List.of(", ");", out);
        out.open("for (" + type + " kernel : kernels)");
        out.line(launched("kernel") + end);
        out.close("");
      }
      case ARRAY -> {
        printLambda(type + "[] kernels = {" + form.lambdaParameters() + " -> {}, ", "};", out);
        out.line(launched("kernels[1]") + end);
      }
      case MAP -> {
        printLambda("Map<String, " + type + "> kernels = Map.of(\"one\", ", ");", out);
        out.line(launched("kernels.get(\"one\")") + end);
      }
      case PARAMETER -> printLambda("launched(" + receiver + ", ", ");", out);
      case FIELD -> out.line(launched("new Holder" + arguments + ".kernel") + end);
      case RETURNED -> out.line(launched("made" + arguments) + end);
      case LOCAL_CLASS -> {
        out.open("class Local implements " + type);
        printMethod("public void run", out);
        out.close("");
        out.line(launched("new Local()") + end);
      }
      case NAMED_CLASS, NAMED_RECORD, INHERITED ->
          out.line(launched("new Named" + arguments) + end);
      case METHOD -> {
        String separator = captured.isEmpty() ? "" : ", ";
        String all = receiver + ", " + shape.range() + separator + Captured.named(captured);
        out.line(launcher + ".kernel(" + all + ")" + end);
      }
      case BOUND_REFERENCE -> {
        out.line("Bound bound = new Bound" + arguments + ";");
        out.line(launched("bound::at") + end);
      }
    }
  }
}
