package dev.sycamore.backend.worker;

import dev.sycamore.backend.aspects.PropagatedModule;
import dev.sycamore.backend.aspects.PropagationJob;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.Failure;
import dev.sycamore.backend.wire.ReplyChannel;
import dev.sycamore.backend.wire.ReplyWriter;
import dev.sycamore.backend.wire.WireFormat;
import dev.sycamore.backend.wire.WorkerReply;
import dev.sycamore.backend.wire.WorkerRequest;
import dev.sycamore.backend.worker.image.CompiledOutput;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.backend.worker.stage.StageListener;
import dev.sycamore.backend.worker.stage.StageTracker;
import dev.sycamore.diagnostics.InternalErrors;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.SynchronousQueue;

/**
 * The worker process: reads jobs from standard input, compiles them with LLVM, answers on a channel
 * that nothing else writes to, and ends when its input ends, even in the middle of a job. Its
 * arguments are that channel, the folder of LLVM's libraries, and their names in the order of
 * loading.
 */
public final class WorkerMain implements Runnable {

  /** LLVM's recursions go as deep as the IR nests. Only what is touched takes memory. */
  static final long STACK_BYTES = 256L << 20;

  private final SynchronousQueue<Job> jobs = new SynchronousQueue<>();
  private final ReplyWriter out;
  private final Path libraries;

  /** A request and its number. */
  record Job(int number, WorkerRequest request) {}

  WorkerMain(ReplyWriter out, Path libraries) {
    this.out = out;
    this.libraries = libraries;
  }

  /** The process's entry point. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    ReplyWriter out =
        new ReplyWriter(new BufferedOutputStream(ReplyChannel.open(arguments[0]), 1 << 16));
    Path libraries = Path.of(arguments[1]);
    try {
      load(libraries, List.of(arguments).subList(2, arguments.length));
    } catch (UnsatisfiedLinkError e) {
      out.write(
          0,
          new WorkerReply.Failed(
              new Failure(BuildStage.START, "cannot load LLVM: " + e.getMessage(), "")));
      return;
    }
    new WorkerMain(out, libraries).serve();
  }

  /** Loads those of LLVM's files that are libraries. */
  static void load(Path folder, List<String> files) {
    for (String file : files) {
      if (isLibrary(file)) {
        System.load(folder.resolve(file).toString());
      }
    }
  }

  private static boolean isLibrary(String file) {
    return file.startsWith("lib") || file.endsWith(".dll");
  }

  private void serve() throws IOException, InterruptedException {
    Thread compiler = new Thread(null, this, "compiler", STACK_BYTES);
    compiler.setDaemon(true);
    compiler.start();
    out.write(0, new WorkerReply.Ready());
    DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));
    try {
      while (true) {
        jobs.put(new Job(in.readInt(), WireFormat.readRequest(in)));
      }
    } catch (IOException e) {
      // The build has gone away: nobody waits for what is being compiled.
      Runtime.getRuntime().halt(0);
    }
  }

  /** Compiles what comes, until there is nobody to answer to. */
  @Override
  public void run() {
    Compiler compiler = new Compiler(libraries);
    try {
      while (true) {
        Job job = jobs.take();
        out.write(job.number(), perform(compiler, job));
      }
    } catch (IOException | InterruptedException e) {
      System.err.println("the device compiler cannot answer: " + e);
      Runtime.getRuntime().halt(1);
    }
  }

  /** Does a job; the result is the last reply to it. */
  WorkerReply perform(Compiler compiler, Job job) throws IOException {
    StageListener listener = stage -> out.write(job.number(), new WorkerReply.Entered(stage));
    StageTracker stages = new StageTracker(listener);
    try {
      return perform(compiler, job, stages);
    } catch (CompileException e) {
      return new WorkerReply.Failed(e.failure());
    } catch (RuntimeException | Error e) {
      out.write(job.number(), internalError(stages.current(), e));
      // Nobody knows what state it left LLVM in: the next job gets another worker.
      Runtime.getRuntime().halt(1);
      throw e;
    }
  }

  private static WorkerReply internalError(BuildStage stage, Throwable e) {
    String line = "internal error of the device compiler: " + InternalErrors.describe(e);
    return new WorkerReply.Failed(new Failure(stage, line, ""));
  }

  private WorkerReply perform(Compiler compiler, Job job, StageTracker stages)
      throws CompileException, IOException {
    WorkerRequest request = job.request();
    if (request instanceof WorkerRequest.Build build) {
      CompiledOutput code = compiler.compile(build.job(), stages);
      warn(job, code.remarks());
      return new WorkerReply.Image(code.bytes());
    }
    if (request instanceof WorkerRequest.Inspect inspect) {
      return new WorkerReply.Image(WireFormat.bytes(compiler.inspect(inspect.job(), stages)));
    }
    if (request instanceof WorkerRequest.Link link) {
      return new WorkerReply.Image(WireFormat.bytes(compiler.link(link.job(), stages)));
    }
    if (request instanceof WorkerRequest.PostLink postLink) {
      warn(
          job,
          compiler.postLink(
              postLink.job(),
              stages,
              (code, symbols, properties, warnings) -> {
                warn(job, warnings);
                out.write(job.number(), new WorkerReply.Part(code, symbols, properties));
              }));
      return new WorkerReply.Finished();
    }
    PropagationJob propagation = ((WorkerRequest.Propagate) request).job();
    PropagatedModule result = compiler.propagate(propagation, stages);
    warn(job, result.warnings());
    return new WorkerReply.Image(result.module());
  }

  private void warn(Job job, List<String> texts) throws IOException {
    for (String text : texts) {
      out.write(job.number(), new WorkerReply.Warned(text));
    }
  }
}
