package dev.sycamore;

import dev.sycamore.annotations.Kernel;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.command.AccessorUse;
import dev.sycamore.runtime.command.AccessorUse.BufferUse;
import dev.sycamore.runtime.command.AccessorUse.LocalUse;
import dev.sycamore.runtime.command.ArrayUse;
import dev.sycamore.runtime.command.BufferCommand;
import dev.sycamore.runtime.command.Command;
import dev.sycamore.runtime.command.EmptyCommand;
import dev.sycamore.runtime.command.HostCommand;
import dev.sycamore.runtime.command.HostTask;
import dev.sycamore.runtime.command.LaunchRequest;
import dev.sycamore.runtime.memory.Allocation;
import dev.sycamore.runtime.memory.AllocationView;
import dev.sycamore.runtime.memory.BufferAccess;
import dev.sycamore.runtime.memory.BufferCopy;
import dev.sycamore.runtime.memory.BufferFill;
import dev.sycamore.runtime.memory.BufferOperation;
import dev.sycamore.runtime.memory.BufferOperations;
import dev.sycamore.runtime.memory.BufferPrefetch;
import dev.sycamore.runtime.memory.BufferView;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import dev.sycamore.runtime.records.LeafArrays;
import dev.sycamore.runtime.records.RecordLayout;
import dev.sycamore.runtime.task.Ordering;
import dev.sycamore.runtime.task.Task;
import dev.sycamore.runtime.workgroup.HostBody;
import dev.sycamore.runtime.workgroup.WorkItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Describes one command, inside {@link DeviceQueue#submit}: first the accessors and local memory,
 * then the kernel that captures them, a host task, a fill or a copy.
 *
 * <p>A handler is for the thread that submits, and for use during the submit only. Its accessors
 * are for the kernel or host task of the same handler, and its local memory is for the kernel:
 * elsewhere they throw {@link IllegalStateException} on every device. What the handler describes is
 * registered when the submit ends: if the handler's code throws, nothing was submitted.
 */
public final class Handler extends KindCommands {
  private final ComputeDevice device;
  private final List<AccessorUse> uses = new ArrayList<>();
  private final List<Task> dependencies = new ArrayList<>(0);
  private Command command;
  private boolean ended;

  Handler(ComputeDevice device) {
    this.device = device;
  }

  /**
   * Launches a kernel for every index of a range of 1 dimension that begins at an offset.
   *
   * @param range the size and the first index; with a size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(OffsetRange1 range, @Kernel RangeKernel1 kernel) {
    parallelFor(null, range, kernel);
  }

  /**
   * Launches a kernel by its name for every index of a range that begins at an offset.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the size and the first index; with a size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(String name, OffsetRange1 range, @Kernel RangeKernel1 kernel) {
    Geometry geometry =
        Geometry.range(
            IndexExtent.owning(range.range().toArray()), IndexExtent.owning(range.toArray()));
    launch(name, kernel, geometry, RangeBodies.of(kernel));
  }

  /**
   * Launches a kernel for every index of a range of 1 dimension.
   *
   * @param range the number of indices; with 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(Range1 range, @Kernel RangeKernel1 kernel) {
    parallelFor(null, range, kernel);
  }

  /**
   * Launches a kernel by its name for every index of a range of 1 dimension.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the number of indices; with 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(String name, Range1 range, @Kernel RangeKernel1 kernel) {
    launch(
        name, kernel, Geometry.range(IndexExtent.owning(range.toArray())), RangeBodies.of(kernel));
  }

  /**
   * Launches a kernel for every index of a range of 2 dimensions that begins at an offset.
   *
   * @param range the size and the first index of each dimension; with a size of 0 the kernel does
   *     not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(OffsetRange2 range, @Kernel RangeKernel2 kernel) {
    parallelFor(null, range, kernel);
  }

  /**
   * Launches a kernel by its name for every index of a range that begins at an offset.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the size and the first index of each dimension; with a size of 0 the kernel does
   *     not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(String name, OffsetRange2 range, @Kernel RangeKernel2 kernel) {
    Geometry geometry =
        Geometry.range(
            IndexExtent.owning(range.range().toArray()), IndexExtent.owning(range.toArray()));
    launch(name, kernel, geometry, RangeBodies.of(kernel));
  }

  /**
   * Launches a kernel for every index of a range of 2 dimensions.
   *
   * @param range the number of indices in each dimension; with a 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(Range2 range, @Kernel RangeKernel2 kernel) {
    parallelFor(null, range, kernel);
  }

  /**
   * Launches a kernel by its name for every index of a range of 2 dimensions.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the number of indices in each dimension; with a 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(String name, Range2 range, @Kernel RangeKernel2 kernel) {
    launch(
        name, kernel, Geometry.range(IndexExtent.owning(range.toArray())), RangeBodies.of(kernel));
  }

  /**
   * Launches a kernel for every index of a range of 3 dimensions that begins at an offset.
   *
   * @param range the size and the first index of each dimension; with a size of 0 the kernel does
   *     not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(OffsetRange3 range, @Kernel RangeKernel3 kernel) {
    parallelFor(null, range, kernel);
  }

  /**
   * Launches a kernel by its name for every index of a range that begins at an offset.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the size and the first index of each dimension; with a size of 0 the kernel does
   *     not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(String name, OffsetRange3 range, @Kernel RangeKernel3 kernel) {
    Geometry geometry =
        Geometry.range(
            IndexExtent.owning(range.range().toArray()), IndexExtent.owning(range.toArray()));
    launch(name, kernel, geometry, RangeBodies.of(kernel));
  }

  /**
   * Launches a kernel for every index of a range of 3 dimensions.
   *
   * @param range the number of indices in each dimension; with a 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(Range3 range, @Kernel RangeKernel3 kernel) {
    parallelFor(null, range, kernel);
  }

  /**
   * Launches a kernel by its name for every index of a range of 3 dimensions.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the number of indices in each dimension; with a 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(String name, Range3 range, @Kernel RangeKernel3 kernel) {
    launch(
        name, kernel, Geometry.range(IndexExtent.owning(range.toArray())), RangeBodies.of(kernel));
  }

  /**
   * Launches a kernel for every index of a range with {@code long} indices.
   *
   * @param range the number of indices and the first one; with a size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(LongRange1 range, @Kernel LongRangeKernel1 kernel) {
    parallelFor(null, range, kernel);
  }

  /**
   * Launches a kernel by its name for every index of a range with {@code long} indices.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the number of indices and the first one; with a size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(String name, LongRange1 range, @Kernel LongRangeKernel1 kernel) {
    Geometry geometry = Geometry.longRange(range.offset(), range.size());
    launch(name, kernel, geometry, RangeBodies.of(kernel));
  }

  /**
   * Launches a kernel for every work-item of work-groups of 1 dimension.
   *
   * @param range the global size, and the local size, which is that of a work-group; with a global
   *     size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each work-item
   * @throws IllegalArgumentException if the local size does not divide the global size
   */
  public void parallelFor(NdRange1 range, @Kernel NdKernel1 kernel) {
    parallelFor(null, range, kernel);
  }

  /**
   * Launches a kernel by its name for every work-item of work-groups of 1 dimension.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the global size, and the local size, which is that of a work-group; with a global
   *     size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each work-item
   * @throws IllegalArgumentException if the local size does not divide the global size
   */
  public void parallelFor(String name, NdRange1 range, @Kernel NdKernel1 kernel) {
    launchGroups(name, kernel, range, body(kernel));
  }

  private static Consumer<WorkItem> body(NdKernel1 kernel) {
    return new Consumer<>() {
      @Override
      public void accept(WorkItem item) {
        kernel.run(new NdItem1(item));
      }
    };
  }

  /**
   * Launches a kernel for every work-item of work-groups of 2 dimensions.
   *
   * @param range the global size, and the local size, which is that of a work-group; with a global
   *     size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each work-item
   * @throws IllegalArgumentException if the local size does not divide the global size
   */
  public void parallelFor(NdRange2 range, @Kernel NdKernel2 kernel) {
    parallelFor(null, range, kernel);
  }

  /**
   * Launches a kernel by its name for every work-item of work-groups of 2 dimensions.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the global size, and the local size, which is that of a work-group; with a global
   *     size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each work-item
   * @throws IllegalArgumentException if the local size does not divide the global size
   */
  public void parallelFor(String name, NdRange2 range, @Kernel NdKernel2 kernel) {
    launchGroups(name, kernel, range, body(kernel));
  }

  private static Consumer<WorkItem> body(NdKernel2 kernel) {
    return new Consumer<>() {
      @Override
      public void accept(WorkItem item) {
        kernel.run(new NdItem2(item));
      }
    };
  }

  /**
   * Launches a kernel for every work-item of work-groups of 3 dimensions.
   *
   * @param range the global size, and the local size, which is that of a work-group; with a global
   *     size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each work-item
   * @throws IllegalArgumentException if the local size does not divide the global size
   */
  public void parallelFor(NdRange3 range, @Kernel NdKernel3 kernel) {
    parallelFor(null, range, kernel);
  }

  /**
   * Launches a kernel by its name for every work-item of work-groups of 3 dimensions.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the global size, and the local size, which is that of a work-group; with a global
   *     size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each work-item
   * @throws IllegalArgumentException if the local size does not divide the global size
   */
  public void parallelFor(String name, NdRange3 range, @Kernel NdKernel3 kernel) {
    launchGroups(name, kernel, range, body(kernel));
  }

  private static Consumer<WorkItem> body(NdKernel3 kernel) {
    return new Consumer<>() {
      @Override
      public void accept(WorkItem item) {
        kernel.run(new NdItem3(item));
      }
    };
  }

  /**
   * Launches a kernel that runs once.
   *
   * @param kernel a lambda or function object that runs once
   */
  public void singleTask(@Kernel SingleTaskKernel kernel) {
    singleTask(null, kernel);
  }

  /**
   * Launches a kernel by its name that runs once.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param kernel a lambda or function object that runs once
   */
  public void singleTask(String name, @Kernel SingleTaskKernel kernel) {
    launch(name, kernel, Geometry.singleTask(), RangeBodies.of(kernel));
  }

  /**
   * The command also waits for these to end. If one of them failed, it does not run, and fails with
   * a {@link DeviceException} whose cause is that failure, also if a call has thrown it before.
   *
   * <p>A command that a kernel on {@code host} or a host task submits does not wait for what cannot
   * end before that kernel or task has.
   *
   * @param events of any queues
   */
  public void dependsOn(Event... events) {
    if (ended) {
      throw new IllegalStateException("a handler is for use inside its submit only");
    }
    for (Event event : events) {
      dependencies.add(event.task());
    }
  }

  /**
   * Runs code on the host, on a thread of the runtime or one that waits, when its turn among the
   * commands has come. While it runs, and only then, the accessors of this handler are current on
   * the host and may be used. Plain arrays that kernels capture are not: {@link DeviceQueue#await}
   * copies them back.
   *
   * <p>On the device {@code host} the thread that submits runs it, as it runs kernels. What it
   * submits does not wait for it, but for its turn in a queue in order. It must not wait for work
   * that waits for it.
   *
   * @param task runs at most once; if it throws, the command fails with that
   */
  public void hostTask(Runnable task) {
    checkActive();
    Objects.requireNonNull(task, "task");
    if (uses.stream().anyMatch(LocalUse.class::isInstance)) {
      throw new IllegalStateException("local memory is for kernels, not for host tasks");
    }
    command = new HostTask(uses, task);
  }

  private void launchGroups(String name, Object kernel, NdRange range, Consumer<WorkItem> body) {
    Geometry geometry =
        Geometry.ndRange(
            IndexExtent.owning(range.global().toArray()),
            IndexExtent.owning(range.local().toArray()));
    boolean localMemory = uses.stream().anyMatch(LocalUse.class::isInstance);
    launch(name, kernel, geometry, new HostBody.Groups(body, localMemory));
  }

  private void launch(String name, Object kernel, Geometry geometry, HostBody body) {
    checkActive();
    Objects.requireNonNull(kernel, "kernel");
    command = new LaunchRequest(name, kernel, geometry, body, uses);
  }

  private void checkActive() {
    if (ended) {
      throw new IllegalStateException("a handler is for use inside its submit only");
    }
    if (command != null) {
      throw new IllegalStateException(
          "a submit does one thing, after its accessors are made; use another submit");
    }
  }

  void end() {
    ended = true;
  }

  /** The command that was described. */
  Command command() {
    return command != null
        ? command
        : new EmptyCommand(dependencies.isEmpty() ? Ordering.AFTER_ALL : Ordering.DEPENDENCIES);
  }

  /** What it waits for besides. */
  List<Task> dependencies() {
    return dependencies;
  }

  /**
   * Moves the elements of an accessor to where kernels of this queue use them, so that a later
   * kernel does not wait for that.
   *
   * @param accessor of this handler
   * @throws IllegalStateException if the accessor was not made by {@code access} on this handler
   */
  public void prefetch(Accessor accessor) {
    checkActive();
    BufferAccess access = own(accessor);
    command =
        new BufferCommand(
            new BufferPrefetch(new BufferAccess(access.view(), false, access.discards())));
  }

  /**
   * Sets all records to one value.
   *
   * @param <P> the record
   * @param target an accessor of this handler whose mode writes
   * @param value neither it nor a component may be null
   */
  public <P extends Record> void fill(RecordAccessor<P> target, P value) {
    Object[] leaves = target.takeApart(value);
    List<BufferOperation> fills = new ArrayList<>();
    for (Accessor component : target.components()) {
      component.checkWrites();
      fills.add(new BufferFill(component.view(), leaves[fills.size()]));
    }
    String shown = "the fill of " + target.shown();
    bufferCommand(new BufferOperations(shown, fills), target.components());
  }

  /**
   * Copies all records; the parts may not overlap.
   *
   * @param <P> the record
   * @param source an accessor of this handler
   * @param target an accessor of this handler whose mode writes
   * @throws IllegalArgumentException if the ranges differ, or the records are of other classes
   */
  public <P extends Record> void copy(RecordAccessor<P> source, RecordAccessor<P> target) {
    source.checkSameRecords(target);
    List<Accessor> all = new ArrayList<>();
    List<BufferOperation> copies = new ArrayList<>();
    for (int k = 0; k < source.components().length; k++) {
      Accessor from = source.component(k);
      Accessor to = target.component(k);
      to.checkWrites();
      from.view().region().checkSameRange(to.view().region());
      copies.add(new BufferCopy(from.view(), to.view()));
      all.addAll(List.of(from, to));
    }
    String shown = "the copy of " + source.shown() + " to " + target.shown();
    bufferCommand(new BufferOperations(shown, copies), all.toArray(Accessor[]::new));
  }

  /**
   * Copies all records of an array. The array is free when the submit returns.
   *
   * @param <P> the record
   * @param source an array of as many records as {@code target} has
   * @param target an accessor of this handler whose mode writes
   * @throws IllegalArgumentException if there are more or fewer records
   * @throws NullPointerException if a record, or a component, is null
   */
  public <P extends Record> void copy(P[] source, RecordAccessor<P> target) {
    List<BufferView> views = target.views(source.length);
    for (Accessor component : target.components()) {
      component.checkWrites();
    }
    LeafArrays.check(target.layout(), source);
    Runnable copy =
        () -> {
          // Now: a kernel before may have made other records.
          LeafArrays leaves = LeafArrays.of(target.layout(), source);
          for (int k = 0; k < views.size(); k++) {
            views.get(k).copyFromArray(leaves.arrays().get(k));
          }
        };
    arrayCommand(copy, source, false, target.components());
  }

  /**
   * Copies all records to an array, as new ones. The array is current when the submit returns.
   *
   * @param <P> the record
   * @param source an accessor of this handler
   * @param target an array of as many records as {@code source} has
   * @throws IllegalArgumentException if there are more or fewer records
   */
  public <P extends Record> void copy(RecordAccessor<P> source, P[] target) {
    List<BufferView> views = source.views(target.length);
    RecordLayout layout = source.layout();
    Runnable copy =
        () -> {
          LeafArrays leaves = LeafArrays.zeros(layout, target.length);
          for (int k = 0; k < views.size(); k++) {
            views.get(k).copyToArray(leaves.arrays().get(k));
          }
          leaves.putInto(target);
        };
    arrayCommand(copy, target, true, source.components());
  }

  /**
   * Moves the records of an accessor to where kernels of this queue use them, as {@link
   * #prefetch(Accessor)}.
   *
   * @param accessor of this handler
   * @throws IllegalStateException if the accessor was not made by {@code access} on this handler
   */
  public void prefetch(RecordAccessor<?> accessor) {
    checkActive();
    List<BufferOperation> moves = new ArrayList<>();
    for (Accessor component : accessor.components()) {
      BufferAccess access = own(component);
      moves.add(new BufferPrefetch(new BufferAccess(access.view(), false, access.discards())));
    }
    String shown = "the prefetch of " + accessor.shown();
    command = new BufferCommand(new BufferOperations(shown, moves));
  }

  @Override
  void bufferCommand(BufferOperation operation, Accessor... accessors) {
    checkActive();
    for (Accessor accessor : accessors) {
      own(accessor);
    }
    command = new BufferCommand(operation);
  }

  @Override
  void arrayCommand(Runnable action, Object array, boolean writesArray, Accessor... accessors) {
    checkActive();
    Optional<ArrayUse> use = Optional.of(new ArrayUse(array, writesArray));
    List<BufferAccess> buffers = Stream.of(accessors).map(this::own).toList();
    command = new HostCommand("copy", buffers, List.of(), use, action);
  }

  private BufferAccess own(Accessor accessor) {
    return uses.stream()
        .filter(use -> use.accessor() == accessor)
        .map(use -> ((BufferUse) use).access())
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException("the accessor was not made by access on this handler"));
  }

  @Override
  void memoryCommand(
      String what, Runnable action, Optional<ArrayUse> array, AllocationView... memory) {
    checkActive();
    List<Allocation> allocations = Stream.of(memory).map(AllocationView::allocation).toList();
    if (allocations.stream().noneMatch(a -> a.device().equals(device.id()))) {
      allocations.get(0).checkDevice(device.id(), "a command of a queue");
    }
    command = new HostCommand(what, List.of(), allocations, array, action);
  }

  @Override
  boolean onHost() {
    return !device.device().runsImages();
  }

  @Override
  void register(LocalAccessor accessor, ElementKind kind) {
    checkActive();
    uses.add(
        new LocalUse(
            accessor, kind, IndexExtent.of(accessor.rangeArray()), accessor::setUsableInKernel));
  }

  <T extends Accessor> T register(T accessor) {
    checkActive();
    uses.add(
        new BufferUse(accessor, accessor.mode().of(accessor.view()), accessor::setUsableOnHost));
    return accessor;
  }
}
