package dev.sycamore.driver;

import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.pipeline.PtxParts.Cubin;
import dev.sycamore.processor.options.OptionReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/** The values of {@code sycamorec}'s options on one command line. */
final class DriverArguments {

  private final ParseResult line;

  DriverArguments(ParseResult line) {
    this.line = line;
  }

  /** Whether an option is named. */
  boolean has(CompilerOption option) {
    return line.hasMatchedOption(option.command());
  }

  /** The value of an option, as picocli converted it; empty if it is not named. */
  <T> Optional<T> value(CompilerOption option) {
    return Optional.ofNullable(line.commandSpec().findOption(option.command()).getValue());
  }

  /** The arguments for javac that ask the processor for the same. */
  List<String> processorArguments() {
    List<String> arguments = new ArrayList<>();
    for (CompilerOption option : CompilerOption.values()) {
      if (option.isOfProcessor() && !option.commandForm().names().isEmpty()) {
        word(option).ifPresent(word -> arguments.add(option.with(word)));
      }
    }
    return arguments;
  }

  /** The processor's word for what is asked for. */
  private Optional<String> word(CompilerOption option) {
    if (!has(option)) {
      // The steps after javac reuse results too, unless it is off: so the processor is told.
      return option == CompilerOption.INCREMENTAL
          ? Optional.of(option.standard())
          : Optional.empty();
    }
    return option.commandForm().isFlag()
        ? Optional.of(option.processorForm().words().get(0))
        : value(option);
  }

  /**
   * The options of one run.
   *
   * @param javac the whole command line: options of the processor may be among the user's own words
   * @throws IllegalArgumentException if a value is wrong, or options mean nothing together
   */
  DriverOptions options(JavacArguments javac) {
    ToolOptions tools =
        new ToolOptions(
            this.<Cubin>value(CompilerOption.CUBIN),
            this.<String>value(CompilerOption.PTXAS),
            this.<String>value(CompilerOption.OCLOC),
            javac
                .processorOption(CompilerOption.EMBED_IR)
                .filter(OptionReader.ON::equals)
                .isPresent(),
            BackendArguments.pairs(
                this.<List<String>>value(CompilerOption.BACKEND_ARGS).orElse(List.of())));
    DriverOptions options =
        new DriverOptions(
            has(CompilerOption.COMPILE_ONLY),
            has(CompilerOption.NO_RDC),
            has(CompilerOption.DEVICE_LINK),
            this.<Path>value(CompilerOption.DEVICE_LINKED),
            DriverOptions.deviceBuild(javac),
            DriverOptions.integrationHeader(javac),
            DriverOptions.incremental(javac),
            StageOptions.of(javac, this.<Integer>value(CompilerOption.JOBS), tools),
            this.<Path>value(CompilerOption.SAVE_TEMPS),
            has(CompilerOption.VERBOSE));
    OptionCombinations.check(options, javac);
    return options;
  }
}
