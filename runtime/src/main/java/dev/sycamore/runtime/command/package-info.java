/**
 * What a submit can do, and what a queue asks of the device that does it: {@link
 * dev.sycamore.runtime.command.Command} is prepared by a {@link
 * dev.sycamore.runtime.command.Launcher} and then claims its memory and runs. A new kind of command
 * is a class here; nothing here knows a device.
 */
package dev.sycamore.runtime.command;
