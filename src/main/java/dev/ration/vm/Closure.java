package dev.ration.vm;

import dev.ration.bytecode.CodeBlock;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.Census;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.PropertyDescriptor;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Scope;
import dev.ration.runtime.Shape;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** A function object of guest code: a code block closed over a scope, section 10.2. */
final class Closure extends JsFunction {
  private static final int EXTRA = 40;

  final CodeBlock code;
  final CodeState state;
  final Scope scope;
  /** A call needs nothing but registers: the function may be called and keeps no arguments. */
  final boolean plain;
  /** [[Construct]] needs nothing but an object and registers: a base constructor that keeps no arguments. */
  final boolean plainConstructor;
  /** [[HomeObject]], or null. */
  JsObject home;
  /** The instance initialiser of a class, or null. */
  Closure fields;
  /** The prototype property of a class constructor from its making; null for other functions. */
  JsObject classPrototype;
  /** The own property name where it is not the code's. */
  private Value name;

  Closure(Realm realm, JsObject prototype, CodeState state, Scope scope) {
    super(realm.heap(), prototype, shapeOf(state.code), EXTRA);
    this.code = state.code;
    this.state = state;
    this.scope = scope;
    this.plain = !code.isClassConstructor() && !code.async && !code.keepsArguments && !code.looseThis;
    this.plainConstructor = code.isConstructor() && !code.keepsArguments && !code.looseThis
        && code.kind != CodeBlock.Kind.DERIVED_CONSTRUCTOR;
  }

  private static Shape shapeOf(CodeBlock code) {
    return code.isClassConstructor() ? CLASS : code.isConstructor() || code.generator ? CONSTRUCTOR : PLAIN;
  }

  /** SetFunctionName of a function that has just been made. */
  void setName(Realm realm, Value v) {
    name = v;
    if (slots().length > 0) {
      setInitial(realm, 1, v);
    }
  }

  @Override
  public boolean isConstructor() {
    return code.isConstructor();
  }

  @Override
  public int argumentsRead() {
    return code.keepsArguments ? Integer.MAX_VALUE : code.parameterCount;
  }

  @Override
  protected Value initialSlot(Realm realm, int slot) {
    return switch (slot) {
      case 0 -> JsNumber.of(code.length);
      case 1 -> name != null ? name : JsString.permanent(code.name);
      case 2 -> classPrototype != null ? classPrototype : makePrototype(realm);
      default -> throw new AssertionError(slot);
    };
  }

  /** MakeConstructor, section 10.2.5; for generators the prototype of their generator objects. */
  private JsObject makePrototype(Realm realm) {
    if (code.generator) {
      return JsObject.create(realm, realm.intrinsic(WellKnown.GENERATOR_PROTOTYPE));
    }
    JsObject p = JsObject.create(realm);
    p.defineOwnProperty(realm, PropertyKey.CONSTRUCTOR, PropertyDescriptor.data(this, Attributes.METHOD));
    return p;
  }

  @Override
  public String sourceText() {
    return code.hasSourceText() ? code.source.substring(code.sourceStart, code.sourceEnd)
        : "function " + code.name + "() { [native code] }";
  }

  @Override
  public String sourceHead(int max) {
    return code.hasSourceText() ? code.source.substring(code.sourceStart, Math.min(code.sourceEnd, code.sourceStart + max))
        : super.sourceHead(max);
  }

  @Override
  protected long weight() {
    return super.weight() + EXTRA;
  }

  @Override
  protected void trace(Census census) {
    super.trace(census);
    census.visitScope(scope);
    census.visit(state.text);
    census.visit(home);
    census.visit(fields);
    census.visit(classPrototype);
    census.visit(name);
  }
}
