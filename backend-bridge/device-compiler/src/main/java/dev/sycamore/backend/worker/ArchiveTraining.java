package dev.sycamore.backend.worker;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.postlink.SplitMode;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.wire.ReplyWriter;
import dev.sycamore.backend.wire.WireFormat;
import dev.sycamore.backend.wire.WorkerReply;
import dev.sycamore.backend.wire.WorkerRequest;
import dev.sycamore.binding.properties.Dialect;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Does what a worker usually does, once, so that its classes are loaded: the JVM archives them when
 * it ends. The arguments are the folder of LLVM's libraries, and their names.
 */
public final class ArchiveTraining {

  /** Longer than any machine takes: what hangs must not stay. */
  private static final long LIMIT_MILLIS = 60_000;

  private static final String NAME = "Training.java";

  private ArchiveTraining() {}

  /** The process's entry point. Its exit status is 0 if all went well. */
  public static void main(String[] arguments) throws InterruptedException {
    Thread limit = new Thread(ArchiveTraining::endLate, "limit");
    limit.setDaemon(true);
    limit.start();
    Path libraries = Path.of(arguments[0]);
    WorkerMain.load(libraries, List.of(arguments).subList(1, arguments.length));
    boolean[] done = new boolean[1];
    Thread compiler =
        new Thread(null, () -> done[0] = train(libraries), "compiler", WorkerMain.STACK_BYTES);
    compiler.start();
    compiler.join();
    System.exit(done[0] ? 0 : 1);
  }

  private static void endLate() {
    try {
      Thread.sleep(LIMIT_MILLIS);
    } catch (InterruptedException e) {
      // Nobody interrupts it.
    }
    Runtime.getRuntime().halt(1);
  }

  private static boolean train(Path libraries) {
    try {
      // Replies are written, and go nowhere.
      ReplyWriter out = new ReplyWriter(OutputStream.nullOutputStream());
      WorkerMain worker = new WorkerMain(out, libraries);
      Compiler compiler = new Compiler(libraries);
      boolean done = true;
      for (WorkerRequest request : requests()) {
        WorkerReply reply = worker.perform(compiler, new WorkerMain.Job(1, received(request)));
        out.write(1, reply);
        done &= !(reply instanceof WorkerReply.Failed);
      }
      return done;
    } catch (IOException e) {
      return false;
    }
  }

  /** The request as a worker gets it. */
  private static WorkerRequest received(WorkerRequest request) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    WireFormat.writeRequest(new DataOutputStream(bytes), request);
    return WireFormat.readRequest(
        new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
  }

  /** What is done to the sample: a module of a kernel with a loop and one with a barrier. */
  static List<WorkerRequest> requests() throws IOException {
    byte[] ir;
    try (InputStream in = ArchiveTraining.class.getResourceAsStream("training.ll")) {
      ir = in.readAllBytes();
    }
    List<WorkerRequest> requests = new ArrayList<>();
    PostLinkOptions options =
        PostLinkOptions.of(Dialect.DESIGN, Map.of("fp64", 1), Map.of())
            .withSplit(SplitMode.SOURCE)
            .withSwitches(Set.of(PostLinkSwitch.ONLY_KERNELS))
            .withText(true);
    requests.add(new WorkerRequest.PostLink(new PostLinkJob(NAME, ir, options)));
    requests.add(new WorkerRequest.Inspect(new InspectionJob(NAME, ir)));
    for (ImageTarget target :
        List.of(
            ImageTarget.X86_64,
            ImageTarget.SPIR64,
            ImageTarget.SPIR64,
            ImageTarget.PTX64,
            ImageTarget.AMDGCN)) {
      requests.add(new WorkerRequest.Build(new BuildJob(NAME, ir, target, List.of("kernel"))));
    }
    return requests;
  }
}
