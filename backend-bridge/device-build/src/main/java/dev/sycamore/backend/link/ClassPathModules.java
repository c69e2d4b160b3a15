package dev.sycamore.backend.link;

import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.files.ResourceName;
import dev.sycamore.backend.files.ResourceTree;
import dev.sycamore.backend.images.ModulePaths;
import dev.sycamore.backend.text.SizeLimit;
import dev.sycamore.binding.resource.ResourcePaths;
import dev.sycamore.binding.resource.UnitResources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Modules in jars and in folders of classes. */
public final class ClassPathModules implements ModuleFinder {

  private final List<Path> classPath;

  /**
   * @param classPath jars and folders; what does not exist is passed over, as Java does
   */
  public ClassPathModules(List<Path> classPath) {
    this.classPath = List.copyOf(classPath);
  }

  @Override
  public Optional<LinkInput> find(String id) throws IOException {
    String path = ModulePaths.library(id);
    if (!ResourcePaths.isValid(path)) {
      return Optional.empty();
    }
    ResourceName name = new ResourceName(path);
    for (Path root : classPath) {
      if (Files.exists(root)) {
        try (ResourceTree tree = open(root)) {
          Optional<LinkInput> found = read(tree, name);
          if (found.isPresent()) {
            return found;
          }
        }
      }
    }
    return Optional.empty();
  }

  /**
   * All modules of a jar or of a folder of classes, in the order of their names.
   *
   * @throws IOException if it is neither, or cannot be read
   */
  public static List<LinkInput> all(Path root) throws IOException {
    List<LinkInput> modules = new ArrayList<>();
    long size = 0;
    try (ResourceTree tree = ResourceTree.open(root)) {
      for (ResourceName name : tree.names(UnitResources.FOLDER)) {
        if (ModulePaths.isModule(name.value())) {
          LinkInput module = read(tree, name).orElseThrow();
          modules.add(module);
          size += module.module().length;
          if (size > SizeLimit.BINARY.bytes()) {
            throw new IOException("its modules are larger than 512 MiB");
          }
        }
      }
    }
    return modules;
  }

  private static ResourceTree open(Path root) throws IOException {
    try {
      return ResourceTree.open(root);
    } catch (IOException e) {
      throw new IOException(root + ": " + FileProblems.reason(e), e);
    }
  }

  private static Optional<LinkInput> read(ResourceTree tree, ResourceName name) throws IOException {
    String file = tree.displayName(name);
    Optional<byte[]> bytes;
    try {
      bytes = tree.read(name, SizeLimit.TEXT);
    } catch (IOException e) {
      throw new IOException(file + ": " + FileProblems.reason(e), e);
    }
    return bytes.isEmpty() ? Optional.empty() : Optional.of(ImportedModule.of(file, bytes.get()));
  }
}
