package dev.sycamore.model;

/** A type that a value may have on a device. */
public sealed interface DeviceType permits ScalarType, RecordType, ViewType, VoidType {}
