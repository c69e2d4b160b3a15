/**
 * The command {@code sycamorec}: javac with the processor on its path, the stages of the device
 * build after it, and more ways to read what it reports.
 *
 * <ul>
 *   <li>The command line: {@link dev.sycamore.driver.SycamorecMain} starts; {@code OptionSpecs}
 *       makes picocli's model from the table of options, {@code DriverArguments} reads what picocli
 *       parsed, {@code DriverOptions} is the immutable result, which {@code OptionCombinations}
 *       checks. {@code JavacArguments} is the rest.
 *   <li>javac: {@code DriverCompilation} and {@code JavacTask} run it, {@code JavacFindings}
 *       collects what it reports.
 *   <li>The device build: {@code DeviceDriver} decides what follows javac, {@code ImagePipeline}
 *       has the stages as commands, {@code CommandSteps} prints and runs them in a {@code
 *       WorkFolder}.
 *   <li>Checks of what is there already: {@code StaleCodeCheck}, {@code DeviceLinkCheck}.
 * </ul>
 *
 * <p>Values of options that the processor has too are parsed by its own package {@code options}.
 * Images are made by commands of {@link dev.sycamore.backend.cli} only, so that the printed
 * commands give the same files.
 */
package dev.sycamore.driver;
