/** Programs for Spark with kernels; {@code benchmarks/spark/run} measures them. */
package dev.sycamore.spark.samples;
