/**
 * What every expression, name, call and type in a compilation unit means, by the Java Language
 * Specification. Start at {@link dev.sycamore.frontend.attribution.Attribution}. Known or refused,
 * never guessed: an empty answer is right, a wrong one never.
 *
 * <p>The work is done in the packages below, from the lowest:
 *
 * <ul>
 *   <li>{@code constant}: values of literals and of constant expressions (JLS 3.10, 15.29)
 *   <li>{@code member}: members of types as seen through a type, function types (JLS 8.2, 9.9)
 *   <li>{@code inference}: operands, and the inference of type arguments (JLS 18)
 *   <li>{@code overload}: the choice among methods of one name (JLS 15.12.2)
 *   <li>{@code scope}: names, imports, pattern variables, and the table of what was found (JLS 6)
 *   <li>{@code declaration}: symbols of the classes that code declares (JLS 14.3, 15.9.5)
 *   <li>{@code call}: method calls and object creations (JLS 15.9, 15.12)
 *   <li>{@code statement}: statements, switch blocks, bodies of members (JLS 14)
 *   <li>{@code function}: lambdas and method references (JLS 15.13, 15.27)
 *   <li>{@code expression}: all other expressions, and the dispatch over them (JLS 15)
 *   <li>{@code unit}: wires the parts, and attributes a member when it is first asked about
 * </ul>
 *
 * <p>A lambda contains statements, statements contain expressions, and an anonymous class contains
 * everything. So these packages use each other: each part finds the others in the {@code
 * UnitContext} of {@code unit}. Nothing here knows kernels or the device model.
 */
package dev.sycamore.frontend.attribution;
