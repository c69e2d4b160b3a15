package dev.sycamore.backend.worker.link;

import static org.bytedeco.llvm.global.LLVM.LLVMAttributeFunctionIndex;
import static org.bytedeco.llvm.global.LLVM.LLVMCountParams;
import static org.bytedeco.llvm.global.LLVM.LLVMDefaultVisibility;
import static org.bytedeco.llvm.global.LLVM.LLVMDisposeValueMetadataEntries;
import static org.bytedeco.llvm.global.LLVM.LLVMFunctionValueKind;
import static org.bytedeco.llvm.global.LLVM.LLVMGetAttributeCountAtIndex;
import static org.bytedeco.llvm.global.LLVM.LLVMGetAttributesAtIndex;
import static org.bytedeco.llvm.global.LLVM.LLVMGetCallSiteAttributeCount;
import static org.bytedeco.llvm.global.LLVM.LLVMGetCallSiteAttributes;
import static org.bytedeco.llvm.global.LLVM.LLVMGetEnumAttributeKind;
import static org.bytedeco.llvm.global.LLVM.LLVMGetNumArgOperands;
import static org.bytedeco.llvm.global.LLVM.LLVMGetStringAttributeKind;
import static org.bytedeco.llvm.global.LLVM.LLVMGetValueKind;
import static org.bytedeco.llvm.global.LLVM.LLVMGlobalAliasValueKind;
import static org.bytedeco.llvm.global.LLVM.LLVMGlobalClearMetadata;
import static org.bytedeco.llvm.global.LLVM.LLVMGlobalIFuncValueKind;
import static org.bytedeco.llvm.global.LLVM.LLVMInstructionGetAllMetadataOtherThanDebugLoc;
import static org.bytedeco.llvm.global.LLVM.LLVMIsEnumAttribute;
import static org.bytedeco.llvm.global.LLVM.LLVMIsStringAttribute;
import static org.bytedeco.llvm.global.LLVM.LLVMNoUnnamedAddr;
import static org.bytedeco.llvm.global.LLVM.LLVMRemoveCallSiteEnumAttribute;
import static org.bytedeco.llvm.global.LLVM.LLVMRemoveCallSiteStringAttribute;
import static org.bytedeco.llvm.global.LLVM.LLVMRemoveEnumAttributeAtIndex;
import static org.bytedeco.llvm.global.LLVM.LLVMRemoveStringAttributeAtIndex;
import static org.bytedeco.llvm.global.LLVM.LLVMSetComdat;
import static org.bytedeco.llvm.global.LLVM.LLVMSetMetadata;
import static org.bytedeco.llvm.global.LLVM.LLVMSetUnnamedAddress;
import static org.bytedeco.llvm.global.LLVM.LLVMSetVisibility;
import static org.bytedeco.llvm.global.LLVM.LLVMValueMetadataEntriesGetKind;

import dev.sycamore.backend.worker.llvm.CallInstructions;
import dev.sycamore.backend.worker.llvm.Llvm;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.IntPointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.javacpp.SizeTPointer;
import org.bytedeco.llvm.LLVM.LLVMAttributeRef;
import org.bytedeco.llvm.LLVM.LLVMValueMetadataEntry;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Takes from functions and variables what does not decide what they do: metadata, attributes and
 * how other modules see them.
 */
final class DefinitionStripping {

  private DefinitionStripping() {}

  static void strip(LLVMValueRef value) {
    switch (LLVMGetValueKind(value)) {
      case LLVMGlobalAliasValueKind, LLVMGlobalIFuncValueKind -> {
        // They have none of it.
      }
      case LLVMFunctionValueKind -> {
        stripObject(value);
        stripFunction(value);
      }
      default -> stripObject(value);
    }
  }

  private static void stripObject(LLVMValueRef object) {
    LLVMGlobalClearMetadata(object);
    LLVMSetComdat(object, null);
    LLVMSetUnnamedAddress(object, LLVMNoUnnamedAddr);
    LLVMSetVisibility(object, LLVMDefaultVisibility);
  }

  private static void stripFunction(LLVMValueRef function) {
    stripAttributes(function, LLVMAttributeFunctionIndex, false);
    for (int place = 0; place <= LLVMCountParams(function); place++) {
      stripAttributes(function, place, false);
    }
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      stripMetadata(instruction);
      if (CallInstructions.isCall(instruction)) {
        stripAttributes(instruction, LLVMAttributeFunctionIndex, true);
        for (int place = 0; place <= LLVMGetNumArgOperands(instruction); place++) {
          stripAttributes(instruction, place, true);
        }
      }
    }
  }

  private static void stripMetadata(LLVMValueRef instruction) {
    try (SizeTPointer count = new SizeTPointer(1)) {
      LLVMValueMetadataEntry entries =
          LLVMInstructionGetAllMetadataOtherThanDebugLoc(instruction, count);
      for (int i = 0; i < count.get(); i++) {
        LLVMSetMetadata(instruction, LLVMValueMetadataEntriesGetKind(entries, i), null);
      }
      LLVMDisposeValueMetadataEntries(entries);
    }
  }

  /**
   * Removes the attributes of a function or call at a place.
   *
   * @param place {@code LLVMAttributeFunctionIndex} for all, or the result or a parameter: of these
   *     those stay that are part of the type
   */
  private static void stripAttributes(LLVMValueRef value, int place, boolean call) {
    int count =
        call
            ? LLVMGetCallSiteAttributeCount(value, place)
            : LLVMGetAttributeCountAtIndex(value, place);
    try (PointerPointer<LLVMAttributeRef> attributes = new PointerPointer<>(Math.max(1, count))) {
      if (call) {
        LLVMGetCallSiteAttributes(value, place, attributes);
      } else {
        LLVMGetAttributesAtIndex(value, place, attributes);
      }
      for (int i = 0; i < count; i++) {
        LLVMAttributeRef attribute = attributes.get(LLVMAttributeRef.class, i);
        if (place == LLVMAttributeFunctionIndex || LLVMIsEnumAttribute(attribute) != 0) {
          remove(value, place, attribute, call);
        }
      }
    }
  }

  private static void remove(
      LLVMValueRef value, int place, LLVMAttributeRef attribute, boolean call) {
    if (LLVMIsStringAttribute(attribute) == 0) {
      int kind = LLVMGetEnumAttributeKind(attribute);
      if (call) {
        LLVMRemoveCallSiteEnumAttribute(value, place, kind);
      } else {
        LLVMRemoveEnumAttributeAtIndex(value, place, kind);
      }
      return;
    }
    try (IntPointer length = new IntPointer(1)) {
      BytePointer kind = LLVMGetStringAttributeKind(attribute, length);
      if (call) {
        LLVMRemoveCallSiteStringAttribute(value, place, kind, length.get());
      } else {
        LLVMRemoveStringAttributeAtIndex(value, place, kind, length.get());
      }
    }
  }
}
