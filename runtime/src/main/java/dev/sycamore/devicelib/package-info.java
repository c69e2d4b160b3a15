/**
 * The device library: what {@link java.lang.Math}, {@link java.lang.StrictMath} and the static
 * methods of the primitive types' classes are on a device.
 *
 * <p>These classes are compiled from source into every device image that needs them, and also run
 * on the JVM, where tests compare them with {@code StrictMath}. So they keep to the device
 * language: static methods, primitives, constant arrays, private arrays of constant size (some
 * passed to other methods), no objects, no exceptions, and of the JDK only the compiler's
 * intrinsics and constants.
 *
 * <p>The result has exactly {@code StrictMath}'s bits, for every argument; all NaNs count as one.
 * {@code StrictMath} specifies its functions as those of FDLIBM 5.3 (K. C. Ng, Sun Microsystems),
 * so the approximations, their coefficients and the order of every rounded operation are FDLIBM's.
 *
 * <p>Its branches are not. Where work-items run in the lanes of vectors, and on GPUs, both sides of
 * a branch cost time once neighbours differ. So cheap alternatives are computed and chosen from,
 * cases in which the general way gives the same bits have no way of their own, and what few
 * arguments need (large angles, results that are no normal numbers) is behind one test.
 *
 * <table>
 *   <caption>Methods of the JDK, and where they are</caption>
 *   <tr><th>class</th><th>methods</th></tr>
 *   <tr><td>{@link dev.sycamore.devicelib.Trigonometric}</td>
 *       <td>sin, cos, tan, toRadians, toDegrees</td></tr>
 *   <tr><td>{@link dev.sycamore.devicelib.InverseTrigonometric}</td>
 *       <td>asin, acos, atan, atan2</td></tr>
 *   <tr><td>{@link dev.sycamore.devicelib.Exponential}</td><td>exp, expm1</td></tr>
 *   <tr><td>{@link dev.sycamore.devicelib.Logarithm}</td><td>log, log10, log1p</td></tr>
 *   <tr><td>{@link dev.sycamore.devicelib.Power}</td><td>pow</td></tr>
 *   <tr><td>{@link dev.sycamore.devicelib.Hyperbolic}</td><td>sinh, cosh, tanh</td></tr>
 *   <tr><td>{@link dev.sycamore.devicelib.Roots}</td><td>cbrt, hypot</td></tr>
 *   <tr><td>{@link dev.sycamore.devicelib.IeeeRemainder}</td><td>IEEEremainder</td></tr>
 *   <tr><td>{@link dev.sycamore.devicelib.Rounding}</td><td>round</td></tr>
 *   <tr><td>{@link dev.sycamore.devicelib.FloatingBits}</td>
 *       <td>getExponent, signum, ulp, nextUp, nextDown, nextAfter, scalb, copySign; isNaN,
 *       isInfinite, isFinite of Float and Double</td></tr>
 *   <tr><td>{@link dev.sycamore.devicelib.IntegerDivision}</td>
 *       <td>floorDiv, floorMod, ceilDiv, ceilMod, multiplyFull, unsignedMultiplyHigh</td></tr>
 *   <tr><td>{@link dev.sycamore.devicelib.FloatingOrder}</td>
 *       <td>floatToIntBits, doubleToLongBits, compare, hashCode, sum of Float and Double</td></tr>
 *   <tr><td>{@link dev.sycamore.devicelib.Integers}, {@link dev.sycamore.devicelib.Longs}</td>
 *       <td>compare, divideUnsigned, rotateLeft, reverse and the like of Integer and Long</td></tr>
 *   <tr><td>{@link dev.sycamore.devicelib.SmallIntegers}</td>
 *       <td>compare, toUnsignedInt, reverseBytes and the like of Byte, Short, Character,
 *       Boolean</td></tr>
 * </table>
 *
 * <p>{@code (float) Math.exp(f)} of a {@code float} and its like are functions of their own: {@link
 * dev.sycamore.devicelib.FloatTrigonometric}, {@link
 * dev.sycamore.devicelib.FloatInverseTrigonometric}, {@link
 * dev.sycamore.devicelib.FloatExponential}, {@link dev.sycamore.devicelib.FloatHyperbolic}, {@link
 * dev.sycamore.devicelib.FloatLogarithm}, {@link dev.sycamore.devicelib.FloatRoots}. They too
 * compute in {@code double}, to about 51 bits, in half the operations. Of 24 bits the result has
 * StrictMath's, since no {@code float} leads to a value so near the middle between two floats that
 * the error decides; that was tried for each of the 2^32 floats, with and without {@link
 * dev.sycamore.devicelib.MultiplyAdd fused} multiplications. Two are exceptions, and stand in the
 * code. The functions of two floats ({@link dev.sycamore.devicelib.FloatPower}, atan2, hypot) know
 * a bound of their error, and call the function on doubles where it could decide.
 *
 * <p>What {@code dev.sycamore.DeviceMath} has on {@code float} computes in {@code float} and {@code
 * int} alone, with errors that the API states: {@link dev.sycamore.devicelib.SingleExponential},
 * {@link dev.sycamore.devicelib.SingleLogarithm}, {@link dev.sycamore.devicelib.SinglePower},
 * {@link dev.sycamore.devicelib.SingleTrigonometric}, {@link
 * dev.sycamore.devicelib.SingleInverseTrigonometric}, {@link
 * dev.sycamore.devicelib.SingleHyperbolic}, {@link dev.sycamore.devicelib.SingleRoots}, {@link
 * dev.sycamore.devicelib.SingleErrorFunction}, {@link dev.sycamore.devicelib.SingleGamma}. On
 * {@code double} it adds {@link dev.sycamore.devicelib.OtherBases}, {@link
 * dev.sycamore.devicelib.ErrorFunction}, {@link dev.sycamore.devicelib.GammaFunction}. Functions of
 * the hardware are {@link dev.sycamore.devicelib.NativeMath}.
 *
 * <p>The compiler's own table, signature by signature, is {@code device-library.txt} in the
 * outliner's resources, and for the functions on floats {@code float-forms.txt}. Not here:
 * intrinsics (abs, min, max, sqrt, floor, ceil, rint, fma, multiplyHigh), and what is refused:
 * random, the {@code ...Exact} methods and clamp, which throw.
 */
package dev.sycamore.devicelib;
