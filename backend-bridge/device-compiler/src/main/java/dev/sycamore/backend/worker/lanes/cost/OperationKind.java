package dev.sycamore.backend.worker.lanes.cost;

import static org.bytedeco.llvm.global.LLVM.*;

import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The instructions that take a processor about the same time. */
enum OperationKind {
  PHI,
  JUMP,
  /** Mostly a part of an access. */
  ADDRESS,
  WIDENING,
  /** Takes no time: records are taken apart later. */
  FREE,
  FLOATING,
  /** A comparison or a conversion of floating-point numbers. */
  FLOATING_OTHER,
  FLOATING_DIVISION,
  FLOATING_REMAINDER,
  INTEGER_DIVISION,
  LOAD,
  STORE,
  ATOMIC,
  CALL,
  SIMPLE;

  static OperationKind of(LLVMValueRef instruction) {
    return switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMPHI -> PHI;
      case LLVMBr -> JUMP;
      case LLVMGetElementPtr -> ADDRESS;
      case LLVMSExt, LLVMZExt, LLVMTrunc -> WIDENING;
      case LLVMAlloca, LLVMBitCast, LLVMAddrSpaceCast, LLVMExtractValue, LLVMInsertValue -> FREE;
      case LLVMFAdd, LLVMFSub, LLVMFMul -> FLOATING;
      case LLVMFCmp, LLVMSIToFP, LLVMUIToFP -> FLOATING_OTHER;
      case LLVMFPToSI, LLVMFPToUI, LLVMFPExt, LLVMFPTrunc -> FLOATING_OTHER;
      case LLVMFDiv -> FLOATING_DIVISION;
      case LLVMFRem -> FLOATING_REMAINDER;
      case LLVMSDiv, LLVMUDiv, LLVMSRem, LLVMURem -> INTEGER_DIVISION;
      case LLVMLoad -> LOAD;
      case LLVMStore -> STORE;
      case LLVMAtomicRMW, LLVMAtomicCmpXchg -> ATOMIC;
      case LLVMCall -> CALL;
      default -> SIMPLE;
    };
  }
}
