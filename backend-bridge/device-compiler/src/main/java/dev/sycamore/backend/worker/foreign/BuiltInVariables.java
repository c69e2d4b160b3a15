package dev.sycamore.backend.worker.foreign;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMUseRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Replaces loads of {@code @__spirv_BuiltIn...} variables by calls of OpenCL's functions. */
final class BuiltInVariables {

  private static final int DIMENSIONS = 3;

  private final DeviceModule module;
  private final CallBuilder calls;
  private final WorkItemPlace place;
  private final LLVMTargetDataRef layout;

  BuiltInVariables(DeviceModule module, CallBuilder calls, WorkItemPlace place) {
    this.module = module;
    this.calls = calls;
    this.place = place;
    this.layout = LLVMGetModuleDataLayout(module.ref());
  }

  void replace() throws CompileException {
    List<LLVMValueRef> found = new ArrayList<>();
    for (LLVMValueRef v = LLVMGetFirstGlobal(module.ref()); v != null; v = LLVMGetNextGlobal(v)) {
      if (Llvm.name(v).startsWith(WorkItemBuiltIn.VARIABLE) && LLVMIsDeclaration(v) != 0) {
        found.add(v);
      }
    }
    for (LLVMValueRef variable : found) {
      String name = Llvm.name(variable);
      Optional<WorkItemBuiltIn> builtIn = WorkItemBuiltIn.ofVariable(name);
      if (builtIn.isPresent()) {
        new Variable(name, builtIn.get()).replaceUses(variable, 0);
      }
    }
  }

  /** One of them. */
  private final class Variable {

    private final String name;
    private final WorkItemBuiltIn builtIn;

    Variable(String name, WorkItemBuiltIn builtIn) {
      this.name = name;
      this.builtIn = builtIn;
    }

    /** Replaces what is loaded from an address. */
    void replaceUses(LLVMValueRef address, long offset) throws CompileException {
      List<LLVMValueRef> users = new ArrayList<>();
      for (LLVMUseRef use = LLVMGetFirstUse(address); use != null; use = LLVMGetNextUse(use)) {
        users.add(LLVMGetUser(use));
      }
      for (LLVMValueRef user : users) {
        boolean expression = LLVMIsAConstantExpr(user) != null;
        if (!expression && LLVMIsAInstruction(user) == null) {
          throw refused();
        }
        int opcode = expression ? LLVMGetConstOpcode(user) : LLVMGetInstructionOpcode(user);
        switch (opcode) {
          case LLVMLoad -> CallBuilder.replace(user, loaded(user, offset));
          case LLVMGetElementPtr -> replaceAddress(user, offset + distance(user), expression);
          case LLVMAddrSpaceCast, LLVMBitCast -> replaceAddress(user, offset, expression);
          default -> throw refused();
        }
      }
    }

    private void replaceAddress(LLVMValueRef address, long offset, boolean expression)
        throws CompileException {
      replaceUses(address, offset);
      if (!expression) {
        LLVMInstructionEraseFromParent(address);
      }
    }

    private CompileException refused() {
      return new CompileException(
          BuildStage.LOWER, "the variable '" + name + "' is used otherwise than by loads");
    }

    /** How far an element is from its aggregate, in bytes. */
    private long distance(LLVMValueRef element) throws CompileException {
      LLVMTypeRef at = LLVMGetGEPSourceElementType(element);
      long distance = 0;
      for (int i = 1; i < LLVMGetNumOperands(element); i++) {
        LLVMValueRef index = LLVMGetOperand(element, i);
        if (LLVMIsAConstantInt(index) == null) {
          throw refused();
        }
        if (i > 1) {
          int kind = LLVMGetTypeKind(at);
          if (kind != LLVMVectorTypeKind && kind != LLVMArrayTypeKind) {
            throw refused();
          }
          at = LLVMGetElementType(at);
        }
        distance += LLVMConstIntGetSExtValue(index) * LLVMABISizeOfType(layout, at);
      }
      return distance;
    }

    private LLVMValueRef loaded(LLVMValueRef load, long offset) throws CompileException {
      LLVMBuilderRef builder = calls.before(load);
      LLVMTypeRef wanted = LLVMTypeOf(load);
      if (LLVMGetTypeKind(wanted) == LLVMIntegerTypeKind) {
        LLVMValueRef value = value(builder, offset);
        return LLVMBuildIntCast2(builder, value, wanted, 0, "");
      } else if (LLVMGetTypeKind(wanted) != LLVMVectorTypeKind
          || LLVMGetVectorSize(wanted) != DIMENSIONS
          || LLVMGetTypeKind(LLVMGetElementType(wanted)) != LLVMIntegerTypeKind
          || offset != 0) {
        throw refused();
      }
      LLVMTypeRef element = LLVMGetElementType(wanted);
      LLVMValueRef vector = LLVMGetPoison(wanted);
      for (int d = 0; d < DIMENSIONS; d++) {
        LLVMValueRef value = value(builder, (long) d * builtIn.bits() / Byte.SIZE);
        LLVMValueRef cast = LLVMBuildIntCast2(builder, value, element, 0, "");
        vector = LLVMBuildInsertElement(builder, vector, cast, calls.number(d), "");
      }
      return vector;
    }

    /** The scalar at an offset. */
    private LLVMValueRef value(LLVMBuilderRef builder, long offset) throws CompileException {
      long size = builtIn.bits() / Byte.SIZE;
      long index = offset / size;
      if (offset % size != 0 || index < 0 || index >= (builtIn.perDimension() ? DIMENSIONS : 1)) {
        throw refused();
      }
      return place.read(
          builder, builtIn, builtIn.perDimension() ? calls.number((int) index) : null);
    }
  }
}
