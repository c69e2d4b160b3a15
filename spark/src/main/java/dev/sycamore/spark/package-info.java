/** Kernels in the executors of Apache Spark, over the partitions of RDDs and datasets. */
package dev.sycamore.spark;
