package dev.ration.compiler;

import dev.ration.bytecode.Op;
import dev.ration.runtime.PropertyKey;
import dev.ration.scope.Binding;
import dev.ration.syntax.ast.ArrayPattern;
import dev.ration.syntax.ast.AssignmentPattern;
import dev.ration.syntax.ast.AssignmentProperty;
import dev.ration.syntax.ast.Elision;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.ObjectPattern;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.RestElement;

/**
 * Destructuring, in the specification's order: a target's own parts, then the value, then its default, then
 * the write. An array pattern that runs guest code between its steps closes its iterator when that code
 * throws.
 */
final class PatternCompiler {
  private final Code code;

  PatternCompiler(Code code) {
    this.code = code;
  }

  /** Initialises the names of a declaration from a value. */
  void bind(Pattern pattern, int value) {
    write(pattern, value, true);
  }

  /** Assigns to targets that exist. */
  void assign(Pattern pattern, int value) {
    write(pattern, value, false);
  }

  private void write(Pattern pattern, int value, boolean binding) {
    int mark = code.registers.mark();
    if (pattern instanceof AssignmentPattern withDefault) {
      int copy = code.registers.temporary();
      code.move(copy, value);
      defaultValue(withDefault, copy);
      write(withDefault.left(), copy, binding);
    } else if (pattern instanceof ArrayPattern array) {
      array(array, value, binding);
    } else if (pattern instanceof ObjectPattern object) {
      object(object, value, binding);
    } else {
      new Target(pattern, binding, null).write(value);
    }
    code.registers.release(mark);
  }

  /** Replaces undefined in a register by the default. */
  void defaultValue(AssignmentPattern pattern, int value) {
    int present = code.asm.newLabel();
    code.jumpIf(Op.JUMP_IF_NOT_UNDEFINED, value, present);
    if (pattern.left() instanceof Identifier identifier) {
      code.expressions.intoNamed(pattern.right(), identifier.name(), value);
    } else {
      code.expressions.into(pattern.right(), value);
    }
    code.asm.bind(present);
  }

  /** One place of a pattern: a name, a member access whose parts are evaluated, or a pattern inside. */
  private final class Target {
    private final Pattern pattern;
    private final boolean binding;
    private final Reference reference;

    Target(Pattern pattern, boolean binding, Expression later) {
      this.pattern = pattern;
      this.binding = binding;
      if (pattern instanceof MemberExpression member) {
        reference = new Reference(code, member, later);
      } else if (!binding && pattern instanceof Identifier identifier) {
        reference = new Reference(code, identifier);
        reference.resolve();
      } else {
        reference = null;
      }
    }

    /** The register of a variable that a single instruction may write, or -1. */
    int register() {
      if (!(pattern instanceof Identifier identifier)) {
        return -1;
      }
      Binding variable = code.variables.register(identifier);
      boolean direct = variable != null
          && (binding ? !variable.isChecked()
              : !variable.kind().isConstant() && !code.tree.isChecked(identifier));
      return direct ? variable.register() : -1;
    }

    void write(int value) {
      if (reference != null) {
        reference.set(value);
      } else if (pattern instanceof Identifier identifier) {
        code.variables.initialise(identifier, value);
      } else {
        PatternCompiler.this.write(pattern, value, binding);
      }
    }
  }

  private static Pattern withoutDefault(Pattern pattern) {
    return pattern instanceof AssignmentPattern withDefault ? withDefault.left() : pattern;
  }

  private static Expression defaultOf(Pattern pattern) {
    return pattern instanceof AssignmentPattern withDefault ? withDefault.right() : null;
  }

  // Arrays

  private void array(ArrayPattern node, int value, boolean binding) {
    int iterator = code.registers.temporaries(2);
    code.asm.position(node.start());
    code.asm.emit(Op.GET_ITERATOR, iterator, value);
    boolean guarded = needsClose(node, binding);
    Control.IteratorRegion region = guarded ? code.control.enterIterator(iterator) : null;
    for (Pattern element : node.elements()) {
      int mark = code.registers.mark();
      element(element, iterator, binding);
      code.registers.release(mark);
    }
    if (guarded) {
      code.control.leave(region);
    }
    code.asm.position(node.start());
    code.asm.emit(Op.ITERATOR_CLOSE, iterator);
    if (guarded) {
      int end = code.asm.newLabel();
      code.jump(end);
      code.control.closeAndRethrow(region);
      code.asm.bind(end);
    }
  }

  private void element(Pattern element, int iterator, boolean binding) {
    code.asm.position(element.start());
    if (element instanceof Elision) {
      code.asm.emit(Op.ITERATOR_STEP, code.registers.temporary(), iterator);
      return;
    }
    if (element instanceof RestElement rest) {
      Target target = new Target(rest.argument(), binding, null);
      int array = code.registers.temporary();
      collect(iterator, array, rest.start());
      target.write(array);
      return;
    }
    Target target = new Target(withoutDefault(element), binding, defaultOf(element));
    int direct = element instanceof AssignmentPattern ? -1 : target.register();
    int item = direct >= 0 ? direct : code.registers.temporary();
    code.asm.position(element.start());
    code.asm.emit(Op.ITERATOR_STEP, item, iterator);
    if (element instanceof AssignmentPattern withDefault) {
      defaultValue(withDefault, item);
    }
    if (direct < 0) {
      target.write(item);
    }
  }

  /** The rest of an iterator as a new array. */
  private void collect(int iterator, int array, int position) {
    int item = code.registers.temporary();
    int next = code.asm.newLabel();
    int done = code.asm.newLabel();
    code.asm.position(position);
    code.asm.emitWide(Op.NEW_ARRAY, array, 0);
    // an iterator that is done already was cleared: its step gives undefined, its next must not be asked
    code.jumpIf(Op.JUMP_IF_UNDEFINED, iterator, done);
    code.asm.bind(next);
    code.asm.emitJump(Op.ITERATOR_NEXT, item, iterator, done);
    code.asm.emit(Op.APPEND, array, item);
    code.jump(next);
    code.asm.bind(done);
  }

  /** Whether anything but the iterator itself can throw between the steps. */
  private boolean needsClose(ArrayPattern node, boolean binding) {
    for (Pattern element : node.elements()) {
      Pattern target = element instanceof RestElement rest ? rest.argument() : element;
      if (target instanceof Elision) {
        continue;
      }
      if (!(target instanceof Identifier identifier)) {
        return true;
      }
      Binding variable = code.tree.binding(identifier);
      boolean cannotThrow = variable != null
          && (binding || !variable.kind().isConstant() && !code.tree.isChecked(identifier));
      if (!cannotThrow) {
        return true;
      }
    }
    return false;
  }

  // Objects

  private void object(ObjectPattern node, int value, boolean binding) {
    int count = node.properties().size();
    boolean copies = node.rest() != null; // then source and keys stand together
    int source = value;
    if (copies) {
      source = code.registers.temporaries(count + 1);
      code.move(source, value);
    }
    if (count == 0 || node.properties().get(0).computed()
        || !(withoutDefault(node.properties().get(0).value()) instanceof Identifier)) {
      code.asm.position(node.start());
      code.asm.emit(Op.REQUIRE_COERCIBLE, source);
    }
    for (int i = 0; i < count; i++) {
      int mark = code.registers.mark();
      property(node.properties().get(i), source, copies ? source + 1 + i : -1, binding);
      code.registers.release(mark);
    }
    if (copies) {
      Target target = new Target(node.rest().argument(), binding, null);
      int direct = target.register();
      int rest = direct >= 0 ? direct : code.registers.temporary();
      code.asm.position(node.rest().start());
      code.asm.emit(Op.OBJECT_REST, rest, source, count);
      if (direct < 0) {
        target.write(rest);
      }
    }
  }

  private void property(AssignmentProperty node, int source, int keyCopy, boolean binding) {
    Pattern pattern = node.value();
    int key = -1;
    String name = null;
    if (node.computed()) {
      key = code.literals.key(node.key());
    } else {
      name = LiteralCompiler.keyText(node.key());
    }
    if (keyCopy >= 0) {
      if (name != null) {
        code.asm.emitWide(Op.LOAD_CONST, keyCopy, code.asm.constant(name));
      } else {
        code.move(keyCopy, key);
      }
    }
    Target target = new Target(withoutDefault(pattern), binding, defaultOf(pattern));
    int direct = pattern instanceof AssignmentPattern ? -1 : target.register();
    int item = direct >= 0 ? direct : code.registers.temporary();
    code.asm.position(node.start());
    if (name == null) {
      code.asm.emit(Op.GET_INDEX, item, source, key);
    } else {
      int op = name.equals("length") ? Op.GET_LENGTH : Op.GET_NAMED;
      code.asm.emit(op, item, source, code.asm.cache(PropertyKey.of(name)));
    }
    if (pattern instanceof AssignmentPattern withDefault) {
      defaultValue(withDefault, item);
    }
    if (direct < 0) {
      target.write(item);
    }
  }
}
