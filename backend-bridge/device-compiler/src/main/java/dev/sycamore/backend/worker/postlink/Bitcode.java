package dev.sycamore.backend.worker.postlink;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.BitSet;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.llvm.LLVM.LLVMMemoryBufferRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;

/** A module, or a part of one, as bitcode, outside of Java's memory. */
final class Bitcode implements AutoCloseable {

  private final LLVMMemoryBufferRef buffer;
  private final int[] nodes;

  /**
   * @param nodes the numbers that the module's nodes have in the whole one, ascending
   */
  Bitcode(LLVMModuleRef module, int[] nodes) {
    this.buffer = LLVMWriteBitcodeToMemoryBuffer(module);
    this.nodes = nodes.clone();
  }

  BytePointer start() {
    return LLVMGetBufferStart(buffer);
  }

  long size() {
    return LLVMGetBufferSize(buffer);
  }

  /** The numbers that nodes of the whole module have here. */
  BitSet places(int[] kept) {
    BitSet places = new BitSet(nodes.length);
    int next = 0;
    for (int place = 0; place < nodes.length && next < kept.length; place++) {
      if (nodes[place] == kept[next]) {
        places.set(place);
        next++;
      }
    }
    return places;
  }

  @Override
  public void close() {
    LLVMDisposeMemoryBuffer(buffer);
  }
}
