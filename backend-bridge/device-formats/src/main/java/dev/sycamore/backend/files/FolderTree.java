package dev.sycamore.backend.files;

import dev.sycamore.binding.resource.ResourcePaths;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A folder of classes. */
record FolderTree(Path root) implements ResourceTree {

  @Override
  public List<ResourceName> names(String folder) throws IOException {
    Path start = new ResourceName(folder.substring(0, folder.length() - 1)).in(root);
    List<ResourceName> names = new ArrayList<>();
    if (!Files.isDirectory(start)) {
      return names;
    }
    try (Stream<Path> files = Files.walk(start)) {
      for (Path file : files.sorted().toList()) {
        if (!Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
          names.add(name(file));
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return names;
  }

  private ResourceName name(Path file) throws IOException {
    String name =
        root.relativize(file).toString().replace(root.getFileSystem().getSeparator(), "/");
    if (!ResourcePaths.isValid(name)) {
      throw new IOException("no resource can be called `" + name + "`");
    }
    ResourceName valid = new ResourceName(name);
    valid.in(root);
    return valid;
  }

  @Override
  public Optional<byte[]> read(ResourceName name, int most) throws IOException {
    Path file = name.in(root);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.of(in.readNBytes(most));
    }
  }

  @Override
  public String displayName(ResourceName name) {
    return root + root.getFileSystem().getSeparator() + name;
  }

  @Override
  public void close() {}
}
