package dev.sycamore.header.model;

/**
 * The launchers of one method. Lists of parameters and arguments begin with a comma.
 *
 * @param visible whether they are public
 * @param range the class of the range
 * @param rangeName the name of that parameter, and so on
 * @param parameters for a handler
 * @param queueParameters for a queue: buffers where a handler takes accessors
 * @param queueArguments what those are for the handler
 * @param hasQueue whether there is a launcher for a queue
 * @param kernel an expression that makes the kernel
 */
public record LauncherMethod(
    String name,
    boolean visible,
    String range,
    String rangeName,
    String handlerName,
    String queueName,
    String parameters,
    String queueParameters,
    String queueArguments,
    boolean hasQueue,
    String kernel) {}
