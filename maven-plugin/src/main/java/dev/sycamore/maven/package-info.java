/** The goals of {@code sycamore-maven-plugin} ({@code docs/BUILD-TOOLS.md}). */
package dev.sycamore.maven;
