package dev.sycamore.backend.worker.postlink;

import dev.sycamore.backend.worker.aspects.AspectNames;
import dev.sycamore.backend.worker.references.ReferenceGraph;
import java.util.List;

/**
 * A linked module that was read, without LLVM: its bitcode and what is known of it.
 *
 * @param functions in the module's order, which is that of their nodes
 * @param graph what each node needs
 * @param bitcode goes away when this is closed
 * @param aspects their names
 * @param images what it will be taken apart into
 * @param warnings about the module as a whole
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
record LinkedModule(
    List<FunctionFacts> functions,
    ReferenceGraph graph,
    Bitcode bitcode,
    byte[] sourceName,
    AspectNames aspects,
    List<ImagePlan> images,
    List<String> warnings)
    implements AutoCloseable {
  @Override
  public void close() {
    bitcode.close();
  }
}
