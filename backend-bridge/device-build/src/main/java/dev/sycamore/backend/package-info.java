/**
 * The device build. {@link dev.sycamore.backend.DeviceBuild} is the entry point: it takes the jobs
 * of {@code .job}, {@code .link}, {@code .postlink} and {@code .aspects}, and runs them in worker
 * processes ({@code .client}, which speaks to them in {@code .wire}).
 */
package dev.sycamore.backend;
