package dev.sycamore.backend.worker.specialization;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Constants of SPIR-V: a call with a numeric id for each scalar, and one for each composite of its
 * members. What has no default value has no id.
 */
final class NativeLowering implements MarkerLowering {

  private final SpirvConstants calls;
  private final SpecializedConstants constants;
  private final Map<String, Integer> firstIds = new HashMap<>();
  private final boolean numbersPadding;
  private int nextId;

  /**
   * @param numbersPadding whether a member without a default value takes a number, as for DPC++
   */
  NativeLowering(LLVMModuleRef module, SpecializedConstants constants, boolean numbersPadding) {
    this.numbersPadding = numbersPadding;
    this.calls = new SpirvConstants(module);
    this.constants = constants;
  }

  @Override
  public LLVMValueRef value(Marker marker, LLVMBuilderRef builder) throws CompileException {
    Integer first = firstIds.putIfAbsent(marker.id(), nextId);
    boolean news = first == null;
    if (news) {
      constants.begin(marker.id());
    }
    Walk walk = new Walk(marker, builder, news, news ? nextId : first);
    LLVMValueRef value = walk.value(marker.type(), 0);
    if (news) {
      nextId = walk.id;
      constants.end(marker.defaultValue().bytes(marker.defaultValue().size(marker.type())));
    }
    return value;
  }

  /** One constant, from its first member to the last. */
  private final class Walk {

    private final Marker marker;
    private final LLVMBuilderRef builder;
    private final boolean news;
    private int id;

    Walk(Marker marker, LLVMBuilderRef builder, boolean news, int firstId) {
      this.marker = marker;
      this.builder = builder;
      this.news = news;
      this.id = firstId;
    }

    LLVMValueRef value(LLVMTypeRef type, long offset) throws CompileException {
      int members = marker.defaultValue().members(type);
      return members < 0 ? scalar(type, offset) : composite(type, members, offset);
    }

    private LLVMValueRef scalar(LLVMTypeRef type, long offset) throws CompileException {
      DefaultValue defaults = marker.defaultValue();
      if (news) {
        constants.addPart(id, offset, defaults.size(type));
      }
      return calls.scalar(builder, marker.id(), id++, type, defaults.scalar(offset, type));
    }

    private LLVMValueRef composite(LLVMTypeRef type, int count, long offset)
        throws CompileException {
      DefaultValue defaults = marker.defaultValue();
      if (count == 0) {
        throw MarkerReader.problem(marker.id(), "the type has no members");
      }
      List<LLVMValueRef> members = new ArrayList<>();
      long end = offset;
      for (int i = 0; i < count; i++) {
        LLVMTypeRef member = defaults.member(type, i);
        long start = offset + defaults.offset(type, i);
        if (defaults.isUndefined(start, member)) {
          members.add(LLVMGetUndef(member));
          id += numbersPadding ? 1 : 0;
        } else {
          members.add(value(member, start));
          end = start + defaults.size(member);
        }
      }
      long padding = offset + defaults.size(type) - end;
      if (news && padding > 0 && LLVMGetTypeKind(type) == LLVMStructTypeKind) {
        constants.addPadding(end, padding);
      }
      return calls.composite(builder, marker.id(), type, members);
    }
  }
}
