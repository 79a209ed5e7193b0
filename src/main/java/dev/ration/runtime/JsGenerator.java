package dev.ration.runtime;

/** A Generator object: the interpreter keeps the suspended body, the built-ins of the prototype resume it. */
public abstract class JsGenerator extends JsObject {
  /** With which completion a generator is resumed. */
  public enum Mode { NEXT, THROW, RETURN }

  protected JsGenerator(Realm realm, JsObject prototype, int extra) {
    super(realm.heap(), prototype, extra);
  }

  /** GeneratorResume and GeneratorResumeAbrupt, sections 27.5.3.3 and 27.5.3.4: an iterator result object. */
  public abstract Value resume(Realm realm, Mode mode, Value v);

  @Override
  public final String builtinTag() {
    return "Object";
  }
}
