package dev.sycamore.backend.worker.link;

import static org.bytedeco.llvm.global.LLVM.LLVMAttributeFunctionIndex;
import static org.bytedeco.llvm.global.LLVM.LLVMDisposeValueMetadataEntries;
import static org.bytedeco.llvm.global.LLVM.LLVMFunctionValueKind;
import static org.bytedeco.llvm.global.LLVM.LLVMGetAttributeCountAtIndex;
import static org.bytedeco.llvm.global.LLVM.LLVMGetAttributesAtIndex;
import static org.bytedeco.llvm.global.LLVM.LLVMGetCallSiteAttributeCount;
import static org.bytedeco.llvm.global.LLVM.LLVMGetCallSiteAttributes;
import static org.bytedeco.llvm.global.LLVM.LLVMGetEnumAttributeKind;
import static org.bytedeco.llvm.global.LLVM.LLVMGetStringAttributeKind;
import static org.bytedeco.llvm.global.LLVM.LLVMGetValueKind;
import static org.bytedeco.llvm.global.LLVM.LLVMGlobalAliasValueKind;
import static org.bytedeco.llvm.global.LLVM.LLVMGlobalClearMetadata;
import static org.bytedeco.llvm.global.LLVM.LLVMGlobalIFuncValueKind;
import static org.bytedeco.llvm.global.LLVM.LLVMInstructionGetAllMetadataOtherThanDebugLoc;
import static org.bytedeco.llvm.global.LLVM.LLVMIsStringAttribute;
import static org.bytedeco.llvm.global.LLVM.LLVMRemoveCallSiteEnumAttribute;
import static org.bytedeco.llvm.global.LLVM.LLVMRemoveCallSiteStringAttribute;
import static org.bytedeco.llvm.global.LLVM.LLVMRemoveEnumAttributeAtIndex;
import static org.bytedeco.llvm.global.LLVM.LLVMRemoveStringAttributeAtIndex;
import static org.bytedeco.llvm.global.LLVM.LLVMSetMetadata;
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
 * Takes from functions and variables what LLVM prints as a number of the module: metadata, and the
 * attributes of functions and calls.
 */
final class DefinitionStripping {

  private DefinitionStripping() {}

  static void strip(LLVMValueRef value) {
    switch (LLVMGetValueKind(value)) {
      case LLVMGlobalAliasValueKind, LLVMGlobalIFuncValueKind -> {
        // They have neither.
      }
      case LLVMFunctionValueKind -> {
        LLVMGlobalClearMetadata(value);
        stripFunction(value);
      }
      default -> LLVMGlobalClearMetadata(value);
    }
  }

  private static void stripFunction(LLVMValueRef function) {
    int count = LLVMGetAttributeCountAtIndex(function, LLVMAttributeFunctionIndex);
    try (PointerPointer<LLVMAttributeRef> attributes = new PointerPointer<>(Math.max(1, count))) {
      LLVMGetAttributesAtIndex(function, LLVMAttributeFunctionIndex, attributes);
      for (int i = 0; i < count; i++) {
        remove(function, attributes.get(LLVMAttributeRef.class, i), false);
      }
    }
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      stripMetadata(instruction);
      if (CallInstructions.isCall(instruction)) {
        stripCall(instruction);
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

  private static void stripCall(LLVMValueRef call) {
    int count = LLVMGetCallSiteAttributeCount(call, LLVMAttributeFunctionIndex);
    try (PointerPointer<LLVMAttributeRef> attributes = new PointerPointer<>(Math.max(1, count))) {
      LLVMGetCallSiteAttributes(call, LLVMAttributeFunctionIndex, attributes);
      for (int i = 0; i < count; i++) {
        remove(call, attributes.get(LLVMAttributeRef.class, i), true);
      }
    }
  }

  private static void remove(LLVMValueRef value, LLVMAttributeRef attribute, boolean call) {
    if (LLVMIsStringAttribute(attribute) == 0) {
      int kind = LLVMGetEnumAttributeKind(attribute);
      if (call) {
        LLVMRemoveCallSiteEnumAttribute(value, LLVMAttributeFunctionIndex, kind);
      } else {
        LLVMRemoveEnumAttributeAtIndex(value, LLVMAttributeFunctionIndex, kind);
      }
      return;
    }
    try (IntPointer length = new IntPointer(1)) {
      BytePointer kind = LLVMGetStringAttributeKind(attribute, length);
      if (call) {
        LLVMRemoveCallSiteStringAttribute(value, LLVMAttributeFunctionIndex, kind, length.get());
      } else {
        LLVMRemoveStringAttributeAtIndex(value, LLVMAttributeFunctionIndex, kind, length.get());
      }
    }
  }
}
