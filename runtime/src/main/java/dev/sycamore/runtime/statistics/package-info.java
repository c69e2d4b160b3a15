/**
 * What the runtime counts for each device, and its steps as events of the JDK Flight Recorder. A
 * leaf package; the API shows the numbers.
 */
package dev.sycamore.runtime.statistics;
