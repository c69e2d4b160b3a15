/**
 * The kernel report: what a class output holds for devices, kernel by kernel, as one HTML page or
 * as JSON.
 *
 * <p>Start at {@link dev.sycamore.backend.report.KernelReports}. {@code UnitReport} puts together
 * what is known of a compilation unit: {@code UnitClasses} load its binding class, {@code
 * ModuleFunctions} reads calls and aspects from its module, {@code ReportImages} its images, {@code
 * SourceTexts} its source. {@link dev.sycamore.backend.report.KernelReport} is the model, which its
 * FreeMarker template and {@code KernelReportJson} print.
 *
 * <p>Nothing here starts a device compiler or a device.
 */
package dev.sycamore.backend.report;
