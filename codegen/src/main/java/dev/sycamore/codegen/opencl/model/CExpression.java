package dev.sycamore.codegen.opencl.model;

/** An expression that prints itself with whatever parentheses it needs anywhere. */
public sealed interface CExpression
    permits CAddress,
        CBinary,
        CCall,
        CCast,
        CConditional,
        CElement,
        CMember,
        CStructValue,
        CText,
        CUnary {}
