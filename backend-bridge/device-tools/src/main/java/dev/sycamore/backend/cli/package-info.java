/**
 * The command {@code sycamore}: one sub-command per stage of the device build, each a shell over
 * the API of the device compiler.
 *
 * <p>Start at {@link dev.sycamore.backend.cli.SycamoreMain}, which names all sub-commands. A class
 * {@code ...Command} is what one of them reads from its command line, and what it prints; what
 * several declare alike is a mixin ({@code ModuleInput}, {@code OutputOption}, {@code TextOption},
 * {@code ConfigurationOption}). {@link dev.sycamore.backend.cli.OptionNames} and {@link
 * dev.sycamore.backend.cli.CommandNames} have each name that is written more than once. Commands
 * share their device compilers through {@link dev.sycamore.backend.cli.DeviceBuilds}, and read and
 * write files through {@code CommandFiles}.
 *
 * <p>Nothing here knows the driver or the processor.
 */
package dev.sycamore.backend.cli;
