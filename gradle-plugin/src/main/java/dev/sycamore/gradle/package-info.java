/** The plugin {@code dev.sycamore} for Gradle ({@code docs/BUILD-TOOLS.md}). */
package dev.sycamore.gradle;
