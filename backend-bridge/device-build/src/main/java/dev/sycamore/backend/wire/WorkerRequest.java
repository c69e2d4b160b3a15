package dev.sycamore.backend.wire;

import dev.sycamore.backend.aspects.PropagationJob;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.postlink.PostLinkJob;

/** What a build asks of its worker. */
public sealed interface WorkerRequest {

  /** Compile a module to an image. */
  record Build(BuildJob job) implements WorkerRequest {}

  /** Tell what a module is; the reply has the facts. */
  record Inspect(InspectionJob job) implements WorkerRequest {}

  /** Make one module of several. */
  record Link(LinkJob job) implements WorkerRequest {}

  /** Propagate aspects in a module. */
  record Propagate(PropagationJob job) implements WorkerRequest {}

  /** Take a module apart; each image is a reply. */
  record PostLink(PostLinkJob job) implements WorkerRequest {}
}
