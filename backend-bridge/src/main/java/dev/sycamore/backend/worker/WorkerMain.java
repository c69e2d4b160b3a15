package dev.sycamore.backend.worker;

import dev.sycamore.backend.BuildStage;
import dev.sycamore.backend.aspects.PropagationJob;
import dev.sycamore.backend.wire.LinkFormat;
import dev.sycamore.backend.wire.WireFormat;
import dev.sycamore.backend.wire.WorkerReply;
import dev.sycamore.backend.wire.WorkerRequest;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.SynchronousQueue;

/**
 * The worker process: reads jobs from standard input, compiles them with LLVM, answers on standard
 * output, and ends when its input ends, even in the middle of a job. Its arguments are the folder
 * of LLVM's libraries and their names in the order of loading.
 */
public final class WorkerMain {

  /** LLVM's recursions go as deep as the IR nests. Only what is touched takes memory. */
  private static final long STACK_BYTES = 256L << 20;

  private final SynchronousQueue<WorkerRequest> jobs = new SynchronousQueue<>();
  private final DataOutputStream out;
  private final Path libraries;

  private WorkerMain(DataOutputStream out, Path libraries) {
    this.out = out;
    this.libraries = libraries;
  }

  /** The process's entry point. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    DataOutputStream out =
        new DataOutputStream(
            new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16));
    // Nothing but replies may go to standard output.
    System.setOut(System.err);
    Path libraries = Path.of(arguments[0]);
    try {
      for (int i = 1; i < arguments.length; i++) {
        if (arguments[i].startsWith("lib")) {
          System.load(libraries.resolve(arguments[i]).toString());
        }
      }
    } catch (UnsatisfiedLinkError e) {
      WireFormat.writeReply(
          out, new WorkerReply.Failed(BuildStage.START, "cannot load LLVM: " + e.getMessage(), ""));
      return;
    }
    new WorkerMain(out, libraries).serve();
  }

  private void serve() throws IOException, InterruptedException {
    Thread compiler = new Thread(null, this::compileAll, "compiler", STACK_BYTES);
    compiler.setDaemon(true);
    compiler.start();
    WireFormat.writeReply(out, new WorkerReply.Ready());
    DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));
    try {
      while (true) {
        jobs.put(WireFormat.readRequest(in));
      }
    } catch (IOException e) {
      // The build has gone away: nobody waits for what is being compiled.
      Runtime.getRuntime().halt(0);
    }
  }

  private void compileAll() {
    Compiler compiler = new Compiler(libraries);
    try {
      while (true) {
        WireFormat.writeReply(out, perform(compiler, jobs.take()));
      }
    } catch (IOException | InterruptedException e) {
      System.err.println("the device compiler cannot answer: " + e);
      Runtime.getRuntime().halt(1);
    }
  }

  private WorkerReply perform(Compiler compiler, WorkerRequest request) throws IOException {
    StageListener listener = stage -> WireFormat.writeReply(out, new WorkerReply.Entered(stage));
    StageTracker stages = new StageTracker(listener);
    try {
      return new WorkerReply.Image(perform(compiler, request, stages));
    } catch (CompileException e) {
      return new WorkerReply.Failed(e.stage(), e.getMessage(), e.detail());
    } catch (RuntimeException | Error e) {
      StackTraceElement[] trace = e.getStackTrace();
      String place = trace.length == 0 ? "" : " at " + trace[0];
      return new WorkerReply.Failed(
          stages.current(), "internal error of the device compiler: " + e + place, "");
    }
  }

  private byte[] perform(Compiler compiler, WorkerRequest request, StageTracker stages)
      throws CompileException, IOException {
    if (request instanceof WorkerRequest.Build build) {
      return compiler.compile(build.job(), stages);
    }
    if (request instanceof WorkerRequest.Link link) {
      return LinkFormat.bytes(compiler.link(link.job(), stages));
    }
    if (request instanceof WorkerRequest.PostLink postLink) {
      warn(
          compiler.postLink(
              postLink.job(),
              stages,
              (code, symbols, properties, warnings) -> {
                warn(warnings);
                WireFormat.writeReply(out, new WorkerReply.Part(code, symbols, properties));
              }));
      return new byte[0];
    }
    PropagationJob job = ((WorkerRequest.Propagate) request).job();
    ModuleWithWarnings result = compiler.propagate(job, stages);
    warn(result.warnings());
    return result.module();
  }

  private void warn(List<String> warnings) throws IOException {
    for (String warning : warnings) {
      WireFormat.writeReply(out, new WorkerReply.Warned(warning));
    }
  }
}
