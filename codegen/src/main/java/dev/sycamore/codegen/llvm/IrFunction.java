package dev.sycamore.codegen.llvm;

import dev.sycamore.codegen.normal.PlainNames;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The text of one function's body as it grows: blocks, instructions, and allocas on top. */
final class IrFunction {

  private final IrModule module;
  private final StringBuilder allocas = new StringBuilder();
  private final Set<String> allocated = new HashSet<>();
  private final StringBuilder code = new StringBuilder();
  private final Map<String, Integer> blockNames = new HashMap<>();
  private final Optional<Places> places;
  private SourceSpan place;
  private int values;
  private String block = "entry";
  private boolean reachable = true;

  /**
   * @param debug where its code is in the source; empty if the module does not say
   */
  IrFunction(IrModule module, Optional<Places> debug) {
    this.module = module;
    this.places = debug;
  }

  /**
   * The places of a function's instructions.
   *
   * @param subprogram its node
   * @param whole where what belongs to no construct is
   */
  record Places(DebugInfo debug, String subprogram, SourceSpan whole) {}

  /** Says which construct the instructions from now on belong to; gives the one before. */
  SourceSpan at(SourceSpan construct) {
    SourceSpan before = place;
    place = construct;
    return before;
  }

  IrModule module() {
    return module;
  }

  /** A name for a variable: readable, unique by its id. */
  static String name(Variable variable) {
    return "%" + PlainNames.of(variable.name(), '$') + "." + variable.id();
  }

  /** Reserves memory for the whole call; once for a variable that sibling scopes declare. */
  void alloca(String name, String type) {
    if (!allocated.add(name)) {
      return;
    }
    allocas.append("  ").append(name).append(" = alloca ").append(type).append('\n');
  }

  /** Adds an instruction with a result; returns the result's name. */
  String value(String instruction) {
    String name = "%t" + values++;
    code.append("  ").append(name).append(" = ").append(instruction);
    end();
    return name;
  }

  /** Adds an instruction without a result. */
  void effect(String instruction) {
    code.append("  ").append(instruction);
    end();
  }

  private void end() {
    if (places.isPresent()) {
      code.append(", !dbg ").append(location(places.get()));
    }
    code.append('\n');
  }

  /** What was inlined from another file by the outliner is at the function itself. */
  private String location(Places p) {
    boolean here = place != null && place.file().equals(p.whole().file());
    return p.debug().location(here ? place : p.whole(), p.subprogram());
  }

  /** A name for a block that will be started later. */
  String newBlock(String name) {
    int count = blockNames.merge(name, 1, Integer::sum);
    return name + "." + count;
  }

  /** Ends the current block, if control gets there, with a jump to {@code label}; starts that. */
  void enter(String label) {
    jump(label);
    start(label);
  }

  void start(String label) {
    code.append(label).append(":\n");
    block = label;
    reachable = true;
  }

  void jump(String label) {
    terminate("br label %" + label);
  }

  void branch(String condition, String whenTrue, String whenFalse) {
    terminate("br i1 " + condition + ", label %" + whenTrue + ", label %" + whenFalse);
  }

  /** Ends the current block; nothing happens where control does not get. */
  void terminate(String instruction) {
    if (reachable) {
      effect(instruction);
      reachable = false;
    }
  }

  /** The block that instructions now go to, for the incoming edges of a phi. */
  String block() {
    return block;
  }

  /** Whether control can get here: false after a terminator, until a block starts. */
  boolean isReachable() {
    return reachable;
  }

  String text() {
    return "entry:\n" + allocas + code;
  }
}
