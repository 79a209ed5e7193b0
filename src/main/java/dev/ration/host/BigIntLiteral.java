package dev.ration.host;

import java.math.BigInteger;

/** An integer that the host wants to be a BigInt, however small it is. */
public record BigIntLiteral(BigInteger value) {}
