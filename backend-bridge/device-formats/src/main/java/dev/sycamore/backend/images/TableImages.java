package dev.sycamore.backend.images;

import dev.sycamore.backend.table.FileTable;
import dev.sycamore.backend.text.SizeLimit;
import dev.sycamore.backend.text.TextFiles;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.properties.PropertyFile;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.text.Quote;
import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.binding.text.TextLine;
import dev.sycamore.binding.text.TextLines;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Reads the images of a table, one after the other, and hands them on. */
final class TableImages {

  private static final String EXPORTED = "ext__";

  private final ImageTable table;
  private final FileTable rows;
  private final Path folder;
  private final UnitKernels kernels;
  private final Set<String> found = new HashSet<>();

  /**
   * @param kernels of all units
   */
  TableImages(ImageTable table, UnitKernels kernels) throws TextFileException {
    this.table = table;
    this.kernels = kernels;
    String name = table.file().toString();
    rows = FileTable.parseTitled(name, TextFiles.read(table.file()));
    Path parent = table.file().getParent();
    folder = parent == null ? Path.of("") : parent;
  }

  /** The kernels that the images have which were copied. */
  Set<String> found() {
    return found;
  }

  /** Hands on the images that have kernels; those with nothing but functions are of no use. */
  List<ImageEntry> copy(ResourceSink sink) throws TextFileException, IOException {
    int code = column(FileTable.CODE);
    int symbols = column(FileTable.SYMBOLS);
    OptionalInt properties = rows.column(FileTable.PROPERTIES);
    List<ImageEntry> entries = new ArrayList<>();
    for (List<String> row : rows.rows()) {
      List<String> held = kernels(file(row, symbols, FileTable.SYMBOLS));
      if (held.isEmpty()) {
        continue;
      }
      byte[] bytes = image(file(row, code, FileTable.CODE));
      if (bytes.length == 0) {
        // `aot --unsupported=warning` has told why there is none.
        continue;
      }
      ImageEntry entry =
          CompiledImages.entry(
              table.format(), bytes, Optional.empty(), held, properties(row, properties));
      sink.add(entry.resource(), bytes);
      entries.add(entry);
    }
    return entries;
  }

  private int column(String title) throws TextFileException {
    return rows.column(title)
        .orElseThrow(
            () ->
                new TextFileException(
                    table.file().toString(),
                    1,
                    1,
                    "there is no column "
                        + Quote.of(title)
                        + "; the columns are "
                        + Quote.printable(String.join(", ", rows.titles()))));
  }

  private Path file(List<String> row, int column, String title) throws TextFileException {
    String cell = row.get(column);
    if (cell.isEmpty()) {
      throw new TextFileException(
          table.file().toString(),
          "row " + rows.rows().indexOf(row) + " has no file in column " + Quote.of(title));
    }
    return folder.resolve(cell);
  }

  private Optional<PropertySets> properties(List<String> row, OptionalInt column)
      throws TextFileException {
    if (column.isEmpty() || row.get(column.getAsInt()).isEmpty()) {
      return Optional.empty();
    }
    Path path = folder.resolve(row.get(column.getAsInt()));
    PropertyFile file = PropertyFile.parse(path.toString(), TextFiles.read(path));
    // An entry cannot hold what is wrong here; the error has its line.
    file.requirements();
    return Optional.of(file.sets());
  }

  private List<String> kernels(Path file) throws TextFileException {
    List<String> held = new ArrayList<>();
    for (TextLine line : TextLines.of(file.toString(), TextFiles.read(file))) {
      String symbol = line.text();
      if (symbol.startsWith(EXPORTED)) {
        continue;
      }
      if (!kernels.accepts(symbol)) {
        throw line.problem(
            0,
            "no unit of the folder has the kernel "
                + Quote.of(symbol)
                + "; kernels of no class need `--unit`");
      }
      if (!found.add(symbol)) {
        throw line.problem(
            0,
            "the kernel "
                + kernels.shown(symbol)
                + " appears twice for the target "
                + table.format().target());
      }
      held.add(symbol);
    }
    return held;
  }

  private static byte[] image(Path file) throws TextFileException {
    try {
      byte[] bytes = SizeLimit.BINARY.read(file);
      if (bytes.length > ImageEntry.MOST_BYTES) {
        throw new TextFileException(
            file.toString(),
            "an image of "
                + bytes.length
                + " bytes, at most "
                + ImageEntry.MOST_BYTES
                + " are supported");
      }
      return bytes;
    } catch (NoSuchFileException e) {
      throw new TextFileException(file.toString(), "cannot be read: no such file or folder");
    } catch (IOException e) {
      throw new TextFileException(
          file.toString(), "cannot be read: " + Quote.printable(String.valueOf(e.getMessage())));
    }
  }
}
