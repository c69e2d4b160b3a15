package dev.sycamore.driver;

import dev.sycamore.backend.cli.AttachedValue;
import dev.sycamore.backend.cli.CompletionScript.Shell;
import dev.sycamore.backend.cli.TargetArguments;
import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.option.OptionForm;
import dev.sycamore.backend.pipeline.PtxParts.Cubin;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Makes picocli's model of {@code sycamorec} from the table of options. */
final class OptionSpecs {

  /** What values become; those of all other options stay words. */
  private static final Map<CompilerOption, Class<?>> TYPES =
      Map.of(
          CompilerOption.COLOR, SycamorecMain.Colour.class,
          CompilerOption.COMPLETION, Shell.class,
          CompilerOption.CUBIN, Cubin.class,
          CompilerOption.DEVICE_LINKED, Path.class,
          CompilerOption.DIAGNOSTICS_FORMAT, SycamorecMain.Format.class,
          CompilerOption.JOBS, Integer.class,
          CompilerOption.SAVE_TEMPS, Path.class);

  private OptionSpecs() {}

  /** Adds each option that is not javac's, in the order of the table. */
  static void addTo(CommandSpec command) {
    for (CompilerOption option : CompilerOption.values()) {
      OptionForm form = option.commandForm();
      // javac reads -g itself, so it stays among the words for javac.
      if (!form.names().isEmpty() && option != CompilerOption.DEBUG_INFO) {
        command.addOption(spec(option, form));
      }
    }
  }

  private static OptionSpec spec(CompilerOption option, OptionForm form) {
    OptionSpec.Builder spec =
        OptionSpec.builder(form.names().toArray(String[]::new)).description(option.help());
    if (form.isFlag()) {
      return spec.type(boolean.class).build();
    }
    spec.paramLabel(form.value());
    if (option == CompilerOption.BACKEND_ARGS) {
      // The label has both words; picocli would repeat it.
      return spec.arity("2")
          .hideParamSyntax(true)
          .type(List.class)
          .auxiliaryTypes(String.class)
          .initialValue(new ArrayList<String>())
          .parameterConsumer(new TargetArguments())
          .build();
    }
    spec.type(TYPES.getOrDefault(option, String.class));
    if (form.mayLackValue()) {
      spec.arity("0..1").fallbackValue(option.fallback()).preprocessor(new AttachedValue());
    }
    return spec.build();
  }
}
