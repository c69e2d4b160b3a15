package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.opencl.model.CBlock;
import dev.sycamore.codegen.opencl.model.CBreak;
import dev.sycamore.codegen.opencl.model.CCase;
import dev.sycamore.codegen.opencl.model.CContinue;
import dev.sycamore.codegen.opencl.model.CDoWhile;
import dev.sycamore.codegen.opencl.model.CExpression;
import dev.sycamore.codegen.opencl.model.CGoto;
import dev.sycamore.codegen.opencl.model.CIf;
import dev.sycamore.codegen.opencl.model.CLabel;
import dev.sycamore.codegen.opencl.model.CStatement;
import dev.sycamore.codegen.opencl.model.CSwitch;
import dev.sycamore.codegen.opencl.model.CUnary;
import dev.sycamore.codegen.opencl.model.CWhile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Statements of one function with jumps instead of braces, in one scope: every variable of a
 * function has a name of its own.
 */
final class JumpingCode {

  private int labels;

  /**
   * Where {@code break} and {@code continue} lead.
   *
   * @param end of the innermost loop or switch that has no braces any more; empty where it has
   * @param next pass of the innermost loop, likewise
   */
  private record Exits(Optional<String> end, Optional<String> next) {
    private static final Exits OF_BRACES = new Exits(Optional.empty(), Optional.empty());
  }

  /** The same statements without braces; what leaves the loop or switch around them still does. */
  List<CStatement> flat(List<CStatement> statements) {
    List<CStatement> out = new ArrayList<>();
    add(statements, Exits.OF_BRACES, out);
    return out;
  }

  private void add(List<CStatement> statements, Exits exits, List<CStatement> out) {
    statements.forEach(s -> add(s, exits, out));
  }

  private void add(CStatement statement, Exits exits, List<CStatement> out) {
    if (statement instanceof CBlock s) {
      add(s.statements(), exits, out);
    } else if (statement instanceof CIf s) {
      addChoice(s, exits, out);
    } else if (statement instanceof CWhile s) {
      String next = label();
      String end = label();
      out.add(new CLabel(next));
      out.add(jumpIf(new CUnary("!", s.condition()), end));
      add(s.body(), new Exits(Optional.of(end), Optional.of(next)), out);
      out.add(new CGoto(next));
      out.add(new CLabel(end));
    } else if (statement instanceof CDoWhile s) {
      String begin = label();
      String next = label();
      String end = label();
      out.add(new CLabel(begin));
      add(s.body(), new Exits(Optional.of(end), Optional.of(next)), out);
      out.add(new CLabel(next));
      out.add(jumpIf(s.condition(), begin));
      out.add(new CLabel(end));
    } else if (statement instanceof CSwitch s) {
      addSwitch(s, exits, out);
    } else if (statement instanceof CBreak) {
      out.add(exits.end().<CStatement>map(CGoto::new).orElse(statement));
    } else if (statement instanceof CContinue) {
      out.add(exits.next().<CStatement>map(CGoto::new).orElse(statement));
    } else {
      out.add(statement);
    }
  }

  private void addChoice(CIf s, Exits exits, List<CStatement> out) {
    String otherwise = label();
    out.add(jumpIf(new CUnary("!", s.condition()), otherwise));
    add(s.thenBranch(), exits, out);
    if (s.elseBranch().isEmpty()) {
      out.add(new CLabel(otherwise));
      return;
    }
    String end = label();
    out.add(new CGoto(end));
    out.add(new CLabel(otherwise));
    add(s.elseBranch(), exits, out);
    out.add(new CLabel(end));
  }

  private void addSwitch(CSwitch s, Exits exits, List<CStatement> out) {
    String end = label();
    List<CCase> entries = new ArrayList<>();
    List<CStatement> bodies = new ArrayList<>();
    Exits inner = new Exits(Optional.of(end), exits.next());
    for (CCase c : s.cases()) {
      String entry = label();
      entries.add(new CCase(c.labels(), c.otherwise(), List.of(new CGoto(entry))));
      bodies.add(new CLabel(entry));
      add(c.statements(), inner, bodies);
    }
    out.add(new CSwitch(s.selector(), entries));
    if (s.cases().stream().noneMatch(CCase::otherwise)) {
      out.add(new CGoto(end));
    }
    out.addAll(bodies);
    out.add(new CLabel(end));
  }

  private static CStatement jumpIf(CExpression condition, String label) {
    return new CIf(condition, List.of(new CGoto(label)), List.of());
  }

  private String label() {
    return CNames.jump(labels++);
  }
}
