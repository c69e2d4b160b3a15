package dev.sycamore.runtime.launch;

import dev.sycamore.AccessMode;
import dev.sycamore.runtime.command.LaunchRequest;
import dev.sycamore.runtime.command.Launcher;
import dev.sycamore.runtime.command.MemoryClaims;
import dev.sycamore.runtime.command.PreparedCommand;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.LaunchListener;
import dev.sycamore.runtime.memory.BufferAccess;
import dev.sycamore.runtime.memory.BufferView;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.task.WorkPlace;
import java.util.ArrayList;
import java.util.List;

/** Launches kernels of an {@link InMemoryContext}, as a queue of a device does. */
public final class InMemoryLauncher implements Launcher {
  /** A kernel and its arguments; {@code claimed} is what it says of their use. */
  public record Launch(
      InMemoryContext.Kernel kernel,
      List<Memory> memories,
      List<AccessMode> modes,
      List<AccessMode> claimed) {
    /** A request to launch it. */
    public LaunchRequest request() {
      return new LaunchRequest(null, this, Geometry.singleTask(), null, List.of());
    }

    private List<LaunchArgument> arguments(List<AccessMode> as) {
      List<LaunchArgument> arguments = new ArrayList<>();
      for (int i = 0; i < memories.size(); i++) {
        BufferView view = BufferView.whole(memories.get(i), new int[] {1});
        arguments.add(
            new LaunchArgument.BufferArgument(new BufferAccess(view, as.get(i).writes(), false)));
      }
      return arguments;
    }
  }

  /** Kernels of this device do not fail. */
  private static final LaunchListener NOBODY =
      new LaunchListener() {
        @Override
        public void failed(RuntimeException failure) {
          throw failure;
        }

        @Override
        public void timed(long startedNs, long endedNs) {}
      };

  private final InMemoryContext context;
  private final StreamLanes lanes;

  /** A launcher with streams of its own. */
  public InMemoryLauncher(InMemoryContext context) {
    this.context = context;
    this.lanes = new StreamLanes(context, false);
  }

  @Override
  public PreparedCommand prepare(LaunchRequest request) {
    Launch launch = (Launch) request.kernel();
    List<LaunchArgument> arguments = launch.arguments(launch.modes());
    FollowedWork followed = new FollowedWork();
    return new PreparedCommand() {
      @Override
      public void claim(MemoryClaims claims) {
        launch.arguments(launch.claimed()).forEach(argument -> argument.claim(claims));
      }

      @Override
      public boolean atOnce() {
        return false;
      }

      @Override
      public boolean afterAll() {
        return false;
      }

      private StreamPlace place;

      @Override
      public boolean isOnLane() {
        return true;
      }

      @Override
      public boolean canFollow(WorkPlace other) {
        return FollowedWork.isPossible(other, context);
      }

      @Override
      public void follow(WorkPlace other) {
        followed.add(other);
      }

      @Override
      public WorkPlace place() {
        return place;
      }

      @Override
      public boolean start(int lane) {
        place = lanes.get(lane).place();
        List<ArgumentValue> values = new ArrayList<>();
        arguments.forEach(argument -> values.add(argument.onDevice(context, context)));
        arguments.forEach(argument -> argument.starting(context));
        followed.awaitIn(place);
        place.stream().launch(launch.kernel(), request.geometry(), values, NOBODY);
        arguments.forEach(argument -> argument.started(context));
        return true;
      }
    };
  }

  @Override
  public boolean runsAtOnce() {
    return false;
  }

  @Override
  public void finish(int lane) {
    lanes.get(lane).stream().finish();
  }

  @Override
  public StreamResources resources() {
    return lanes.resources();
  }

  @Override
  public void close() {}
}
