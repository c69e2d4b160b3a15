package dev.sycamore.codegen.opencl.model;

/** An expression. What takes another as an operand puts it in parentheses where it has to. */
public sealed interface CExpression extends CNode
    permits CAddress,
        CBinary,
        CCall,
        CCast,
        CConditional,
        CElement,
        CMember,
        CStructValue,
        CParentheses,
        CText,
        CUnary {}
