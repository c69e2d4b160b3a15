package dev.sycamore.runtime.launch;

import dev.sycamore.runtime.command.MemoryClaims;
import dev.sycamore.runtime.command.PreparedCommand;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.ArrayPlace;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceStream.DeviceKernel;
import dev.sycamore.runtime.driver.LaunchGraph;
import dev.sycamore.runtime.driver.LaunchListener;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.report.LateReport;
import dev.sycamore.runtime.report.LateReports;
import dev.sycamore.runtime.task.TaskBody;
import dev.sycamore.runtime.task.TaskTimes;
import dev.sycamore.runtime.task.WorkPlace;
import java.util.ArrayList;
import java.util.List;

/** One launch of a kernel on a lane of a queue. */
final class DeviceLaunch implements PreparedCommand, LaunchListener {
  private final DeviceContext context;
  private final StreamLanes lanes;
  private final LaunchPlan plan;
  private final Geometry geometry;
  private final List<LaunchArgument> arguments;

  /** Whether it may report anything. */
  private final boolean reports;

  /** Where work is under way that this launch comes after; null for nowhere. */
  private FollowedWork followed;

  /** Where it was started, which is told when it has returned. */
  private StreamPlace place;

  /** Whether it stops where the launch before it on its lane has failed. */
  private boolean stops;

  /** Looked at when it has ended; null if that is no late one, and before the start. */
  private LateReport report;

  /** These are set by a thread that uses the stream. */
  private RuntimeException lateFailure;

  private long startedNs;
  private long endedNs;
  private boolean timed;

  DeviceLaunch(
      DeviceContext context,
      StreamLanes lanes,
      LaunchPlan plan,
      Geometry geometry,
      PreparedArguments arguments) {
    this.context = context;
    this.lanes = lanes;
    this.plan = plan;
    this.geometry = geometry;
    this.arguments = arguments.all();
    this.reports = arguments.report();
  }

  @Override
  public void claim(MemoryClaims claims) {
    for (int i = 0; i < arguments.size(); i++) {
      arguments.get(i).claim(claims);
    }
  }

  @Override
  public String shown() {
    return "the kernel " + plan.kernel().shown();
  }

  @Override
  public PreparedCommand again() {
    List<LaunchArgument> own = arguments;
    if (plan.hasLaidOut()) {
      own = new ArrayList<>(arguments.size());
      for (LaunchArgument argument : arguments) {
        own.add(argument.again());
      }
    }
    return new DeviceLaunch(context, lanes, plan, geometry, new PreparedArguments(own, reports));
  }

  @Override
  public boolean atOnce() {
    return false;
  }

  /**
   * A kernel whose report is looked at once it has run runs alone. Memory that is shared is taken
   * first.
   */
  @Override
  public boolean afterAll() {
    return reportsAtOnce() || shares();
  }

  private boolean reportsAtOnce() {
    return reports && !plan.reportsLate();
  }

  @Override
  public boolean failsLate() {
    return report != null;
  }

  @Override
  public boolean stopsWith(List<TaskBody> others, int lane) {
    stops =
        reports
            && plan.stopsAtEntry()
            && lanes.get(lane).reports().late().nextStopsWith(reportsOf(others));
    return stops;
  }

  private static List<LateReport> reportsOf(List<TaskBody> others) {
    List<LateReport> reports = new ArrayList<>(others.size());
    for (TaskBody other : others) {
      reports.add(other instanceof DeviceLaunch launch ? launch.report : null);
    }
    return reports;
  }

  /** Whether arguments have to be taken from other memory; known after the claim. */
  private boolean shares() {
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i).shares()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isOnLane() {
    return true;
  }

  @Override
  public boolean canFollow(WorkPlace other) {
    return !shares() && FollowedWork.isPossible(other, context);
  }

  @Override
  public void follow(WorkPlace other) {
    if (followed == null) {
      followed = new FollowedWork();
    }
    followed.add(other);
  }

  @Override
  public boolean awaitEnd() {
    return place != null && place.stream().finish(this);
  }

  @Override
  public WorkPlace place() {
    return place;
  }

  @Override
  public void failed(RuntimeException failure) {
    lateFailure = failure;
  }

  @Override
  public void timed(long started, long ended) {
    startedNs = timed ? Math.min(startedNs, started) : started;
    endedNs = timed ? Math.max(endedNs, ended) : ended;
    timed = true;
  }

  /** A piece of the range before the last, whose end is that of the launch. */
  private final class Piece implements LaunchListener {
    @Override
    public void failed(RuntimeException failure) {
      DeviceLaunch.this.failed(failure);
    }

    @Override
    public void timed(long started, long ended) {
      DeviceLaunch.this.timed(started, ended);
    }
  }

  @Override
  public Throwable lateFailure() {
    return lateFailure != null || report == null ? lateFailure : report.failure();
  }

  @Override
  public TaskTimes times(TaskTimes seen) {
    return timed ? seen.ran(startedNs, endedNs) : seen;
  }

  @Override
  public boolean start(int number) {
    StreamLane lane = lanes.get(number);
    if (geometry.size() == 0) {
      // Who comes after it in this stream comes after those that it follows. Others wait for it.
      awaitFollowed(lane.place());
      return true;
    }
    LaunchGraph.Step step = prepare(lane);
    Geometry last = geometry;
    for (Geometry next : geometry.more()) {
      lane.stream().launch(step.kernel(), last, step.arguments(), new Piece());
      last = next;
    }
    lane.stream().launch(step.kernel(), last, step.arguments(), this);
    started();
    if (reportsAtOnce()) {
      lane.stream().finish();
      Failures.rethrow(lateFailure);
      lane.reports().collect();
      return false;
    }
    return !lane.stream().endsAtReturn();
  }

  /** Whether nothing has to be looked at before or after it. */
  boolean isPlain() {
    return !reports && geometry.size() > 0 && geometry.more().isEmpty() && !plan.hasLaidOut();
  }

  /** What a lane is to start now; there it comes after what it follows. */
  LaunchGraph.Step prepare(StreamLane lane) {
    // First, since values may be copied in the stream from where that work makes them.
    arriveAt(lane);
    DeviceKernel kernel = lane.load(plan.kernel(), plan.image());
    if (arguments.isEmpty() && !plan.reports()) {
      return new LaunchGraph.Step(kernel, geometry, List.of());
    }
    for (int i = 0; i < arguments.size(); i++) {
      arguments.get(i).takeShared();
    }
    ArrayPlace place =
        plan.hasArrays() ? lane.stream().arrayPlace(kernel, geometry) : ArrayPlace.DEVICE_MEMORY;
    int inPlace = 0;
    for (int i = 0; i < arguments.size(); i++) {
      inPlace += arguments.get(i).choosePlace(lanes.counters(), place) ? 1 : 0;
    }
    if (inPlace > 0) {
      lanes.counters().arraysInPlace(inPlace);
    }
    List<ArgumentValue> values = new ArrayList<>(arguments.size() + 1);
    for (int i = 0; i < arguments.size(); i++) {
      values.add(arguments.get(i).onDevice(context, lane.stream()));
    }
    if (plan.reports()) {
      values.add(report(lane));
    }
    for (int i = 0; i < arguments.size(); i++) {
      arguments.get(i).starting(context);
    }
    return new LaunchGraph.Step(kernel, geometry, values);
  }

  private ArgumentValue.Report report(StreamLane lane) {
    if (!plan.reportsLate()) {
      return new ArgumentValue.Report(lane.reports().buffer(plan.kernel(), reports), 0, reports);
    }
    if (!reports) {
      return new ArgumentValue.Report(null, 0, false);
    }
    LateReports late = lane.reports().late();
    if (!late.haveRoom()) {
      lane.stream().finish();
      late.settle();
    }
    report = late.add(plan.kernel(), stops);
    return new ArgumentValue.Report(late.memory(), report.offset(), true);
  }

  /** It is started there next, after what it follows. */
  void arriveAt(StreamLane lane) {
    place = lane.place();
    awaitFollowed(place);
  }

  private void awaitFollowed(StreamPlace own) {
    if (followed != null) {
      followed.awaitIn(own);
    }
  }

  /** Its arguments, the same for all repetitions. */
  List<LaunchArgument> arguments() {
    return arguments;
  }

  DeviceContext context() {
    return context;
  }

  /** It was started. */
  void started() {
    for (int i = 0; i < arguments.size(); i++) {
      arguments.get(i).started(context);
    }
  }
}
