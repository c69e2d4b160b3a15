/**
 * The client of the device compiler: runs jobs in a worker process. Start at {@link
 * dev.sycamore.backend.client.WorkerPool}, which holds workers that are replaced when they have
 * ended.
 *
 * <ul>
 *   <li>The process: {@link dev.sycamore.backend.client.JvmLauncher} starts it from {@link
 *       dev.sycamore.backend.client.WorkerClassPath}, {@link
 *       dev.sycamore.backend.client.WorkerProcess} sends it requests and reads its replies.
 *   <li>The start: {@link dev.sycamore.backend.client.WorkerArchive} lets a worker map its classes,
 *       {@link dev.sycamore.backend.client.ArchiveDump} makes that archive after a build.
 *   <li>LLVM's libraries: {@link dev.sycamore.backend.client.NativeCache} unpacks them once for
 *       each user and version.
 *   <li>The step cache: {@link dev.sycamore.backend.client.StepRunner} reuses the results of
 *       earlier builds, which {@link dev.sycamore.backend.client.StepCache} keeps in files under a
 *       {@link dev.sycamore.backend.client.StepKey}.
 * </ul>
 *
 * <p>The client knows modules as bytes only. It loads no class of LLVM's bindings, since that loads
 * LLVM into the host compiler.
 */
package dev.sycamore.backend.client;
