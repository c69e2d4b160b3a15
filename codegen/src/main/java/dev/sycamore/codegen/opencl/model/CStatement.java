package dev.sycamore.codegen.opencl.model;

/** A statement. */
public sealed interface CStatement extends CNode
    permits CArrayDeclaration,
        CAssignment,
        CBlock,
        CBreak,
        CContinue,
        CCountingLoop,
        CDeclaration,
        CDoWhile,
        CEvaluation,
        CGoto,
        CIf,
        CLabel,
        CReturn,
        CSwitch,
        CWhile {}
