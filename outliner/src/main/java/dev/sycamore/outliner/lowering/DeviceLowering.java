package dev.sycamore.outliner.lowering;

import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.StaticValues;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.source.HostDialect;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.symbols.SymbolTable;
import dev.sycamore.outliner.kernels.SourceKernel;
import dev.sycamore.outliner.lowering.closure.UncalledLambdas;
import dev.sycamore.outliner.lowering.context.CompilationContext;
import dev.sycamore.outliner.lowering.context.FunctionContexts;
import dev.sycamore.outliner.lowering.enums.EnumTables;
import dev.sycamore.outliner.lowering.expression.ArrayChanges;
import dev.sycamore.outliner.lowering.expression.ConstantArrays;
import dev.sycamore.outliner.lowering.function.DeviceMethodLowering;
import dev.sycamore.outliner.lowering.function.FunctionLowering;
import dev.sycamore.outliner.lowering.function.FunctionTable;
import dev.sycamore.outliner.lowering.kernel.KernelLowering;
import dev.sycamore.outliner.report.UnattributedCode;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Identifiers;
import java.util.Optional;

/**
 * Lowers the kernels of one file, and every function that they reach. What several files reach is
 * lowered once for each: the symbols of a unit then do not depend on the other files of the
 * compilation.
 */
public final class DeviceLowering {
  private final CompilationContext compilation;
  private final FunctionTable functions;
  private final UncalledLambdas lambdas = new UncalledLambdas();
  private final KernelLowering kernels;
  private final DeviceMethodLowering deviceMethods;
  private final FunctionLowering functionLowering;

  /**
   * @param arrayChanges of the compilation: a search of all files serves all
   */
  public DeviceLowering(
      SourceUnits units,
      SymbolTable symbols,
      HostDialect dialect,
      ArrayChanges arrayChanges,
      DiagnosticSink sink,
      UnattributedCode unattributed) {
    this.functions = new FunctionTable(sink);
    this.compilation =
        new CompilationContext(
            units, symbols, dialect, new DeviceTypes(), new StaticValues(), sink, unattributed);
    Identifiers tables = new Identifiers();
    FunctionContexts contexts =
        new FunctionContexts(
            compilation,
            new PartLowerers(
                functions,
                new ConstantArrays(units, tables),
                new EnumTables(units, tables),
                arrayChanges,
                lambdas));
    this.kernels = new KernelLowering(contexts, functions);
    this.deviceMethods = new DeviceMethodLowering(compilation, functions);
    this.functionLowering = new FunctionLowering(contexts);
  }

  /** The values of static fields that were read so far. */
  public StaticValues staticValues() {
    return compilation.staticValues();
  }

  /** Lowers a kernel and what it reaches; faults are reported. */
  public LoweredKernel lower(SourceKernel site, String name, String entryPoint) {
    LoweredKernel kernel = kernels.lower(site, name, entryPoint);
    lowerFunctions();
    return kernel;
  }

  /** Lowers a method whose annotation declares it device code, and what it reaches. */
  public Optional<FunctionHandle> lower(MethodSymbol method) {
    Optional<FunctionHandle> function = deviceMethods.request(method);
    lowerFunctions();
    return function;
  }

  private void lowerFunctions() {
    do {
      functions.drain(functionLowering::lower);
    } while (lambdas.request(compilation.types(), functions));
  }
}
