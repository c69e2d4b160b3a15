/**
 * The normal form that both generators print: what it is, its visitors, and {@link
 * dev.sycamore.codegen.normal.VerifyNormalForm}, which checks it. Passes and generators are not
 * known here.
 *
 * <p>In normal form
 *
 * <ul>
 *   <li>expressions are pure, so that the order in which their operands are evaluated cannot be
 *       seen: an {@code Assign} or {@code Barrier} is only the root of an {@code Evaluate}; a
 *       {@code Call}, {@code AtomicOperation} or collective {@code SubGroupOperation} is only the
 *       root of an {@code Evaluate}, of the initializer of a {@code DeclareLocal}, or of the value
 *       that an {@code Evaluate} assigns to a local variable;
 *   <li>there is no {@code CompoundAssign}, {@code Increment}, {@code StatementExpression}, {@code
 *       GroupScratch}, {@code Collective}, {@code For} or {@code Assert}; every {@code Continue} is
 *       without a label;
 *   <li>the bodies of loops and the branches of {@code If} are blocks;
 *   <li>a {@code DeclarePrivateArray} has no initial values, and its variable is not assigned; no
 *       case of a {@code Switch} declares a variable that another case could see.
 * </ul>
 *
 * The right operand of {@code Logical} and the branches of {@code Conditional} are pure too, but
 * may read memory that is only there when they are reached: generators must not speculate them.
 */
package dev.sycamore.codegen.normal;
