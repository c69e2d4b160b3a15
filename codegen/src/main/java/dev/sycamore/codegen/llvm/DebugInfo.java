package dev.sycamore.codegen.llvm;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.program.DeviceUnit;

/**
 * Places of the Java source as LLVM's debug metadata: lines and columns of instructions, nothing of
 * variables.
 */
final class DebugInfo {
  private final IrModule module;
  private final DeviceUnit unit;

  DebugInfo(IrModule module, DeviceUnit unit) {
    this.module = module;
    this.unit = unit;
  }

  /**
   * The node of a function.
   *
   * @param name as a reader knows it
   * @param symbol in the module
   */
  String subprogram(String name, String symbol, SourceSpan span) {
    String file = file(span.file());
    String type = module.node("!DISubroutineType(types: " + module.node("!{null}") + ")");
    return module.node(
        "distinct !DISubprogram(name: \"%s\", linkageName: \"%s\", scope: %s, file: %s, line: %d, type: %s, scopeLine: %d, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: %s)"
            .formatted(
                IrText.quoted(name),
                IrText.quoted(symbol),
                file,
                file,
                span.line(),
                type,
                span.line(),
                compileUnit()));
  }

  /** The node of a place in a function. */
  String location(SourceSpan span, String subprogram) {
    return module.node(
        "!DILocation(line: %d, column: %d, scope: %s)"
            .formatted(span.line(), span.column(), subprogram));
  }

  /** The named metadata of the module. */
  String named() {
    // The least of two modules' versions holds when they are linked.
    return "!llvm.dbg.cu = !{"
        + compileUnit()
        + "}\n!llvm.module.flags = !{"
        + module.node("!{i32 2, !\"Debug Info Version\", i32 3}")
        + ", "
        + module.node("!{i32 8, !\"Dwarf Version\", i32 4}")
        + "}\n";
  }

  private String compileUnit() {
    return module.node(
        "distinct !DICompileUnit(language: DW_LANG_Java, file: %s, producer: \"sycamore\", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false)"
            .formatted(file(unit.file())));
  }

  /** Without the folders of this machine: the metadata goes into jars. */
  private String file(String path) {
    String name =
        path.equals(unit.file())
            ? unit.qualifiedName().replace('.', '/') + ".java"
            : SourceSpan.startOf(path).fileName();
    return module.node("!DIFile(filename: \"" + IrText.quoted(name) + "\", directory: \"\")");
  }
}
