package dev.sycamore.backend.link;

import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.link.LinkReport.Missing;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Links modules with the libraries that their kernels need, and no others. */
public final class LibraryLinking {

  private final Function<LinkJob, JobResult<LinkedCode>> linker;
  private final ModuleFinder finder;

  /**
   * @param linker as {@link dev.sycamore.backend.DeviceBuild#link} is
   */
  public LibraryLinking(Function<LinkJob, JobResult<LinkedCode>> linker, ModuleFinder finder) {
    this.linker = linker;
    this.finder = finder;
  }

  /**
   * What became of the modules.
   *
   * @param libraries ids of the modules that were added
   */
  public record WithLibraries(JobResult<LinkedCode> result, List<String> libraries) {
    public WithLibraries {
      libraries = List.copyOf(libraries);
    }
  }

  /**
   * Links, adds what is missing and can be found, and links again, until nothing more is found.
   *
   * @throws IOException if a library cannot be read
   */
  public WithLibraries link(LinkJob job) throws IOException {
    List<LinkInput> inputs = new ArrayList<>(job.inputs());
    Set<String> asked = new LinkedHashSet<>();
    List<String> libraries = new ArrayList<>();
    while (true) {
      JobResult<LinkedCode> result = linker.apply(new LinkJob(job.name(), inputs, job.text()));
      boolean found = false;
      if (result instanceof JobResult.Done<LinkedCode> linked) {
        for (Missing missing : linked.value().report().missing()) {
          if (!missing.module().isEmpty() && asked.add(missing.module())) {
            Optional<LinkInput> library = finder.find(missing.module());
            library.ifPresent(inputs::add);
            library.ifPresent(l -> libraries.add(missing.module()));
            found |= library.isPresent();
          }
        }
      }
      if (!found) {
        return new WithLibraries(result, libraries);
      }
    }
  }
}
