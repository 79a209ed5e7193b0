/** The expression sandbox: bare expressions over a frozen scope, with a closed set of failures and fixed messages. */
package dev.ration.expression;
