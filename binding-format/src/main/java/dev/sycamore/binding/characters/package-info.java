/** What the JVM's version of Unicode says of characters, in tables that code for devices reads. */
package dev.sycamore.binding.characters;
