package dev.sycamore.backend.cli;

import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkReport.LinkedKernel;
import dev.sycamore.backend.link.LinkedCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code sycamore no-kernel}: refuses a module that has kernels, each by its name. */
@Command(
    name = CommandNames.NO_KERNEL,
    description =
        "Shows the kernels of a module. Exit code 0 if there are none, 1 if there are, 2 if it cannot"
            + " be read.",
    mixinStandardHelpOptions = true)
final class NoKernelCommand implements Callable<Integer> {

  private static final int UNREADABLE = 2;

  @Mixin private ModuleInput input;

  @ParentCommand private SycamoreMain main;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter errors = spec.commandLine().getErr();
    String name = input.name();
    LinkJob job;
    try {
      job = new LinkJob(name, List.of(new LinkInput(name, input.read())), false);
    } catch (IOException e) {
      errors.println(input.notRead(e));
      return UNREADABLE;
    }
    JobResult<LinkedCode> result = main.builds().with(build -> build.link(job));
    if (result instanceof JobResult.Failed<LinkedCode> failed) {
      errors.println(failed.failure().line());
      return UNREADABLE;
    }
    List<LinkedKernel> kernels = ((JobResult.Done<LinkedCode>) result).value().report().kernels();
    for (LinkedKernel kernel : kernels) {
      // In the words of DPC++'s tool: scripts look for them.
      errors.println(name + ": error: Unexpected SPIR kernel occurrence: " + kernel.entryPoint());
    }
    return kernels.isEmpty() ? 0 : 1;
  }
}
