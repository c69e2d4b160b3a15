/**
 * What passes are made of: their form, new variables, and short ways to make nodes. Knows no pass.
 */
package dev.sycamore.codegen.rewrite;
