package dev.sycamore.backend.cli;

import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.images.Inventory;
import dev.sycamore.backend.images.InventoryText;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code sycamore dump}: what a jar holds for devices. */
@Command(
    name = "dump",
    description = "Shows the kernels and device images of a jar or a folder of classes.",
    footer = {"", "Examples:", "  sycamore dump out", "  sycamore dump app.jar --format=json"},
    mixinStandardHelpOptions = true)
final class DumpCommand implements Callable<Integer> {

  /** How it is shown. */
  enum Format {
    TABLE,
    JSON
  }

  /** Reads the word after {@code --format}. */
  static final class FormatConverter implements ITypeConverter<Format> {
    @Override
    public Format convert(String word) {
      return switch (word) {
        case "table" -> Format.TABLE;
        case "json" -> Format.JSON;
        default -> throw new TypeConversionException("'" + word + "' is not table or json");
      };
    }
  }

  @Parameters(index = "0", paramLabel = "JAR|FOLDER", description = "Where to look.")
  private Path input;

  @Option(
      names = {"--format", "-format"},
      defaultValue = "table",
      paramLabel = "F",
      converter = FormatConverter.class,
      description = "table or json.")
  private Format format;

  @Option(names = "--json", description = "The same as --format=json.")
  private boolean json;

  @ParentCommand private SycamoreMain main;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter errors = spec.commandLine().getErr();
    try {
      Inventory inventory = Inventory.of(input, new ModuleKernels(main.builds()));
      String text =
          json || format == Format.JSON
              ? InventoryText.json(inventory)
              : coloured(InventoryText.table(inventory));
      CommandFiles.write("-", text.getBytes(StandardCharsets.UTF_8));
      inventory.problems().forEach(errors::println);
      return inventory.problems().isEmpty() ? 0 : 1;
    } catch (IOException e) {
      errors.println(FileProblems.notRead(input.toString(), e));
      return 1;
    }
  }

  /** Headings in bold, and images that are bad in red, on a terminal. */
  private static String coloured(String table) {
    return TerminalColours.areWanted()
        ? table
            .replaceAll("(?m)^(UNIT  .*)$", "\u001b[1m$1\u001b[0m")
            .replaceAll("(?m)^(.*  )bad(  .*)$", "$1\u001b[31mbad\u001b[0m$2")
        : table;
  }
}
