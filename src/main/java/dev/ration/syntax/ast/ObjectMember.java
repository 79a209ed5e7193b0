package dev.ration.syntax.ast;

/** What stands in an object literal. */
public sealed interface ObjectMember extends Node permits Property, SpreadElement {
}
