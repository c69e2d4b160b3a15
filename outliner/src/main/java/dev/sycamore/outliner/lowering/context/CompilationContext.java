package dev.sycamore.outliner.lowering.context;

import dev.sycamore.analysis.lowered.StaticValues;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.source.HostDialect;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.SymbolTable;
import dev.sycamore.outliner.report.UnattributedCode;
import dev.sycamore.outliner.types.DeviceTypes;

/** What the functions of one file share while they are lowered. */
public record CompilationContext(
    SourceUnits units,
    SymbolTable symbols,
    HostDialect dialect,
    DeviceTypes types,
    StaticValues staticValues,
    DiagnosticSink sink,
    UnattributedCode unattributed) {}
