/**
 * The members of a type, inherited ones included, as they are seen through that type: start at
 * {@link dev.sycamore.frontend.attribution.member.TypeMembers}. {@link
 * dev.sycamore.frontend.attribution.member.FunctionTypes} finds the one abstract method of a
 * functional interface (JLS 9.8, 9.9).
 *
 * <p>It knows symbols only, no syntax tree.
 */
package dev.sycamore.frontend.attribution.member;
