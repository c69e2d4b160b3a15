package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;

/**
 * A typed expression with Java's meaning: operands are evaluated left to right, each once (JLS
 * 15.7). All conversions are explicit {@link Convert}s: the operands of an operator already have
 * the type in which it is computed.
 */
public sealed interface DeviceExpression
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
        Collective,
        IntrinsicCall,
        WorkItemQuery,
        Barrier,
        GroupScratch,
        SubGroupOperation,
        TargetQuery,
        NativeOperation,
        AsyncCopyOperation,
        MatrixOperation,
        AtomicOperation,
        Print,
        NewRecord,
        ReadComponent,
        StatementExpression {

  DeviceType type();

  SourceSpan span();

  /**
   * Whether this is a literal, or only names a variable or a constant array: to evaluate it again
   * has no effect and no cost.
   */
  default boolean isTrivial() {
    return false;
  }

  /** Calls the method of {@code visitor} for this kind of expression. */
  <R> R accept(ExpressionVisitor<R> visitor);
}
