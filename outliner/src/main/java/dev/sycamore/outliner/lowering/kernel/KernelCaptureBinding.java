package dev.sycamore.outliner.lowering.kernel;

import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ThisObject;
import java.util.List;
import java.util.function.Function;

/**
 * A kernel whose captures are arguments.
 *
 * @param signature of the method that the host compiler makes of the code; empty for function
 *     objects
 * @param thisObject what {@code this} is in the code
 * @param body lowers the code, the index variables first
 */
record KernelCaptureBinding(
    String signature,
    ThisObject thisObject,
    Function<FunctionContext, List<DeviceStatement>> body) {}
