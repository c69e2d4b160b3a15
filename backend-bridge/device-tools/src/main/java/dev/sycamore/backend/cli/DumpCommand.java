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

  @ParentCommand private SycamoreMain main;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter errors = spec.commandLine().getErr();
    try {
      Inventory inventory = Inventory.of(input, new ModuleKernels(main.builds()));
      String text =
          format == Format.JSON ? InventoryText.json(inventory) : InventoryText.table(inventory);
      CommandFiles.write("-", text.getBytes(StandardCharsets.UTF_8));
      inventory.problems().forEach(errors::println);
      return inventory.problems().isEmpty() ? 0 : 1;
    } catch (IOException e) {
      errors.println(FileProblems.notRead(input.toString(), e));
      return 1;
    }
  }
}
