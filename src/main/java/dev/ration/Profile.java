package dev.ration;

import dev.ration.run.RunProfile;

/** Which built-ins a run sees. */
public enum Profile {
  /** What {@link Eval} and {@link SafeFunction} use. */
  EVAL(RunProfile.EVAL),
  /** As the expression sandbox has it: Math is frozen and no host function is bound (rows 82, 167). */
  EXPRESSION(RunProfile.EXPRESSION);

  final RunProfile run;

  Profile(RunProfile run) {
    this.run = run;
  }
}
