package dev.sycamore.backend.worker.postlink;

import dev.sycamore.backend.worker.aspects.AspectNames;
import java.util.List;

/**
 * A linked module that was read, without LLVM: its bitcode and what is known of it.
 *
 * @param functions in the module's order, which is that of their nodes
 * @param reach what each image has
 * @param bitcode goes away when this is closed
 * @param aspects their names
 * @param images what it will be taken apart into
 * @param deviceGlobals those of the module; none unless they were asked for
 * @param warnings about the module as a whole
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
record LinkedModule(
    List<FunctionFacts> functions,
    ImageReach reach,
    Bitcode bitcode,
    byte[] sourceName,
    AspectNames aspects,
    List<ImagePlan> images,
    List<DeviceGlobal> deviceGlobals,
    List<String> warnings)
    implements AutoCloseable {
  @Override
  public void close() {
    bitcode.close();
  }
}
