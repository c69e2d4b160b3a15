package dev.sycamore.backend.files;

import dev.sycamore.binding.resource.ResourcePaths;
import dev.sycamore.binding.text.Quote;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A jar. Entries are never written as files, so an entry that is a link is its target's name. */
record JarTree(Path root, ZipFile file) implements ResourceTree {

  @Override
  public List<ResourceName> names(String folder) throws IOException {
    List<ResourceName> names = new ArrayList<>();
    for (String name : file.stream().map(ZipEntry::getName).sorted().distinct().toList()) {
      if (name.startsWith(folder) && !name.endsWith("/")) {
        if (!ResourcePaths.isValid(name)) {
          throw new IOException(
              "the entry " + Quote.of(name) + " has a name that could lead out of the jar");
        }
        names.add(new ResourceName(name));
      }
    }
    return names;
  }

  @Override
  public Optional<byte[]> read(ResourceName name, int most) throws IOException {
    ZipEntry entry = file.getEntry(name.value());
    if (entry == null || entry.isDirectory()) {
      return Optional.empty();
    }
    try (InputStream in = file.getInputStream(entry)) {
      return Optional.of(in.readNBytes(most));
    }
  }

  @Override
  public String displayName(ResourceName name) {
    return root + "!/" + name;
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
