package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;

/**
 * A typed expression with Java's meaning: operands are evaluated left to right, each once (JLS
 * 15.7). All conversions are explicit {@link Convert}s: the operands of an operator already have
 * the type in which it is computed.
 */
public sealed interface Expression
    permits Literal,
        ReadLocal,
        Unary,
        Binary,
        Logical,
        Convert,
        Conditional,
        Assign,
        CompoundAssign,
        Increment,
        ReadElement,
        Extent,
        SubView,
        ConstantArrayRef,
        Call,
        IntrinsicCall,
        WorkItemQuery,
        Barrier,
        AtomicOperation,
        Print,
        NewRecord,
        ReadComponent,
        StatementExpression {

  DeviceType type();

  SourceSpan span();
}
