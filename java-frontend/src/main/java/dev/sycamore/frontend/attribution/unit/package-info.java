/**
 * One compilation unit as a whole. Start at {@link
 * dev.sycamore.frontend.attribution.unit.Attributor}; {@code UnitContext} wires the parts of
 * attribution, {@code UnitAttribution} attributes one member of a class when it is first asked
 * about something in it.
 */
package dev.sycamore.frontend.attribution.unit;
