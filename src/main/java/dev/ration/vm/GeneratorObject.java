package dev.ration.vm;

import dev.ration.runtime.Census;
import dev.ration.runtime.JsGenerator;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Value;
import dev.ration.runtime.Realm;

/** A Generator object: its body is a frame that lives here while it does not run. */
final class GeneratorObject extends JsGenerator {
  private static final int EXTRA = 24;

  final Vm vm;
  /** The suspended or running body; null once completed. */
  Frame frame;
  boolean running;
  /** Nothing of the body has run since START_GENERATOR. */
  boolean fresh = true;

  GeneratorObject(Vm vm, JsObject prototype, Frame frame) {
    super(vm.realm, prototype, EXTRA);
    this.vm = vm;
    this.frame = frame;
  }

  @Override
  public Value resume(Realm realm, Mode mode, Value v) {
    return Generators.resume(vm, this, mode, v);
  }

  @Override
  protected long weight() {
    return super.weight() + EXTRA;
  }

  @Override
  protected void trace(Census census) {
    super.trace(census);
    if (frame != null && !running) {
      frame.trace(census, false);
    }
  }
}
