package dev.sycamore.backend.postlink;

import dev.sycamore.backend.files.AtomicFiles;
import dev.sycamore.backend.table.FileTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Writes images to files as they come; once all are there, they come to their places together, with
 * the tables that name them. Closed before that, it leaves nothing.
 */
public final class ImageFiles implements ImageSink, AutoCloseable {

  private final Path folder;
  private final String stem;
  private final String codeExtension;
  private final boolean symbols;
  private final AtomicFiles files = AtomicFiles.anywhere();
  private final List<ImageNames> images = new ArrayList<>();

  /**
   * @param folder where the files go; it must exist
   * @param stem what their names begin with
   * @param text whether the images are IR text
   * @param symbols whether files with the names of entry points are written, too
   */
  public ImageFiles(Path folder, String stem, boolean text, boolean symbols) throws IOException {
    this.folder = folder.toAbsolutePath().normalize();
    this.stem = stem;
    this.codeExtension = text ? ".ll" : ".bc";
    this.symbols = symbols;
    if (!Files.isDirectory(this.folder)) {
      throw new NoSuchFileException(this.folder.toString());
    }
  }

  /** The names of an image's files in the folder; {@code symbols} is empty if there is none. */
  private record ImageNames(String code, String properties, String symbols) {
    List<String> all() {
      return Stream.of(code, properties, symbols).filter(name -> !name.isEmpty()).toList();
    }
  }

  @Override
  public void accept(PostLinkImage image) throws IOException {
    String name = stem + "_" + images.size();
    ImageNames names =
        new ImageNames(name + codeExtension, name + ".prop", symbols ? name + ".sym" : "");
    files.add(folder.resolve(names.code()), image.code());
    files.add(folder.resolve(names.properties()), image.properties());
    if (symbols) {
      String lines = String.join("\n", image.symbols()) + (image.symbols().isEmpty() ? "" : "\n");
      files.add(folder.resolve(names.symbols()), lines.getBytes(StandardCharsets.UTF_8));
    }
    images.add(names);
  }

  /**
   * Adds properties of an image that only tables of one target name.
   *
   * @param number the image's
   */
  public void addProperties(int number, String target, byte[] properties) throws IOException {
    files.add(folder.resolve(properties(number, target)), properties);
  }

  private String properties(int number, String target) {
    return stem + "_" + target + "_" + number + ".prop";
  }

  /** How many images there are. */
  public int count() {
    return images.size();
  }

  /**
   * The table of some images.
   *
   * @param file where it will be; its cells are relative to its folder where they can be
   * @param which the numbers of the images
   * @throws IllegalArgumentException if a table cannot hold a name
   */
  public FileTable table(Path file, List<Integer> which) {
    return table(file, which, Optional.empty());
  }

  /**
   * The same with the properties of a target, if there is one.
   *
   * @param target each of the images has properties for it
   */
  public FileTable table(Path file, List<Integer> which, Optional<String> target) {
    Path home = file.toAbsolutePath().normalize().getParent();
    List<String> titles = new ArrayList<>(List.of(FileTable.CODE, FileTable.PROPERTIES));
    if (symbols) {
      titles.add(FileTable.SYMBOLS);
    }
    return new FileTable(
        titles,
        which.stream()
            .map(number -> names(number, target))
            .map(names -> names.all().stream().map(name -> cell(home, name)).toList())
            .toList());
  }

  private ImageNames names(int number, Optional<String> target) {
    ImageNames names = images.get(number);
    return target
        .map(of -> new ImageNames(names.code(), properties(number, of), names.symbols()))
        .orElse(names);
  }

  private String cell(Path home, String name) {
    Path place = folder.resolve(name);
    return home.getRoot().equals(place.getRoot())
        ? home.relativize(place).toString()
        : place.toString();
  }

  /** Puts everything in its place, or nothing. */
  public void commit(Map<Path, FileTable> tables) throws IOException {
    for (Map.Entry<Path, FileTable> table : tables.entrySet()) {
      files.add(table.getKey(), table.getValue().bytes());
    }
    files.commit();
  }

  @Override
  public void close() {
    files.close();
  }
}
