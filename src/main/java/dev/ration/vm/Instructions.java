package dev.ration.vm;

import dev.ration.bytecode.Op;
import dev.ration.runtime.Special;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;

/**
 * Every instruction in general: what the loop does not do itself. The frame's pc is the word after this one; an instruction
 * that jumps sets it, one that calls or returns moves the top of the stack.
 */
final class Instructions {
  private Instructions() {}

  /** Does the instruction {@code w}. A value ends the activation of the loop with it; null goes on. */
  static Value execute(Vm vm, Frame f, int op, long w) {
    switch (op) {
      case Op.LOAD_TDZ -> f.set(Op.a(w), Special.TDZ);
      case Op.LOAD_HOLE -> f.set(Op.a(w), Special.HOLE);
      case Op.LOAD_THIS -> Bindings.loadThis(f, w);
      case Op.LOAD_CALLEE -> f.set(Op.a(w), f.callee);
      case Op.LOAD_HOME -> Bindings.loadHome(f, w);
      case Op.LOAD_NEW_TARGET -> Bindings.loadNewTarget(f, w);
      case Op.LOAD_ARGUMENTS -> Bindings.loadArguments(vm, f, w);
      case Op.LOAD_REST -> Bindings.loadRest(vm, f, w);
      case Op.CHECK_TDZ, Op.GET_SCOPED_CHECKED -> throw Bindings.uninitialized(vm, f);
      case Op.CHECK_THIS -> Bindings.checkThis(vm, f, w);
      case Op.CHECK_NO_THIS -> Bindings.checkNoThis(vm, f, w);
      case Op.SET_SCOPED -> Bindings.setScoped(vm, f, w, false);
      case Op.SET_SCOPED_CHECKED -> Bindings.setScoped(vm, f, w, true);
      case Op.PUSH_SCOPE -> Bindings.pushScope(vm, f, w);
      case Op.POP_SCOPE -> Bindings.popScope(f, w);
      case Op.COPY_SCOPE -> Bindings.copyScope(vm, f);
      case Op.GET_GLOBAL -> Bindings.getGlobal(vm, f, w);
      case Op.TYPEOF_GLOBAL -> Bindings.typeofGlobal(vm, f, w);
      case Op.SET_GLOBAL -> Bindings.setGlobal(vm, f, w);
      case Op.RESOLVE_GLOBAL -> Bindings.resolveGlobal(vm, f, w);
      case Op.SET_RESOLVED -> Bindings.setResolved(vm, f, w);
      case Op.DECLARE_VAR -> Bindings.declareVar(vm, f, w);
      case Op.DECLARE_FUNCTION -> Bindings.declareFunction(vm, f, w);
      case Op.GET_NAMED -> PropertyAccess.getNamed(vm, f, w);
      case Op.SET_NAMED -> PropertyAccess.setNamed(vm, f, w);
      case Op.GET_LENGTH -> PropertyAccess.getLength(vm, f, w);
      case Op.GET_INDEX -> PropertyAccess.getIndex(vm, f, w);
      case Op.SET_INDEX -> PropertyAccess.setIndex(vm, f, w);
      case Op.GET_INDEX_INT -> PropertyAccess.getIndexInt(vm, f, w);
      case Op.SET_INDEX_INT -> PropertyAccess.setIndexInt(vm, f, w);
      case Op.GET_METHOD -> PropertyAccess.getMethod(vm, f, w);
      case Op.GET_METHOD_INDEX -> PropertyAccess.getMethodIndex(vm, f, w);
      case Op.DELETE_NAMED -> PropertyAccess.deleteNamed(vm, f, w);
      case Op.DELETE_INDEX -> PropertyAccess.deleteIndex(vm, f, w);
      case Op.IN -> PropertyAccess.in(vm, f, w);
      case Op.INSTANCEOF -> PropertyAccess.instanceOf(vm, f, w);
      case Op.TO_PROPERTY_KEY -> PropertyAccess.toPropertyKey(vm, f, w);
      case Op.REFERENCE_KEY -> PropertyAccess.referenceKey(vm, f, w);
      case Op.REQUIRE_COERCIBLE -> PropertyAccess.requireCoercible(vm, f, w);
      case Op.GET_SUPER -> PropertyAccess.getSuper(vm, f, w);
      case Op.SET_SUPER -> PropertyAccess.setSuper(vm, f, w);
      case Op.ADD, Op.SUB, Op.MUL, Op.DIV, Op.MOD, Op.EXP, Op.BIT_AND, Op.BIT_OR, Op.BIT_XOR, Op.SHL, Op.SHR, Op.USHR,
          Op.ADD_INT, Op.SUB_INT, Op.MUL_INT, Op.DIV_INT, Op.MOD_INT, Op.BIT_AND_INT, Op.BIT_OR_INT, Op.BIT_XOR_INT,
          Op.SHL_INT, Op.SHR_INT, Op.USHR_INT -> Arithmetic.binary(vm, f, op, w);
      case Op.INC, Op.DEC, Op.NEG, Op.BIT_NOT, Op.TO_NUMBER, Op.TO_NUMERIC -> Arithmetic.unary(vm, f, op, w);
      case Op.NOT -> Arithmetic.not(f, w);
      case Op.TO_STRING -> Arithmetic.convertToString(vm, f, w);
      case Op.TYPEOF -> Arithmetic.typeOf(f, w);
      case Op.CONCAT -> Arithmetic.concat(vm, f, w);
      case Op.LESS, Op.LESS_EQ, Op.GREATER, Op.GREATER_EQ, Op.EQ, Op.NE, Op.STRICT_EQ, Op.STRICT_NE ->
          Arithmetic.comparison(vm, f, op, w);
      case Op.JUMP_IF_TRUE -> Arithmetic.jumpIf(f, w, true);
      case Op.JUMP_IF_FALSE -> Arithmetic.jumpIf(f, w, false);
      case Op.JUMP_IF_LESS, Op.JUMP_IF_NOT_LESS, Op.JUMP_IF_LESS_EQ, Op.JUMP_IF_NOT_LESS_EQ, Op.JUMP_IF_GREATER,
          Op.JUMP_IF_NOT_GREATER, Op.JUMP_IF_GREATER_EQ, Op.JUMP_IF_NOT_GREATER_EQ, Op.JUMP_IF_STRICT_EQ,
          Op.JUMP_IF_STRICT_NE, Op.JUMP_IF_LESS_INT, Op.JUMP_IF_NOT_LESS_INT, Op.JUMP_IF_LESS_EQ_INT,
          Op.JUMP_IF_NOT_LESS_EQ_INT, Op.JUMP_IF_GREATER_INT, Op.JUMP_IF_NOT_GREATER_INT, Op.JUMP_IF_GREATER_EQ_INT,
          Op.JUMP_IF_NOT_GREATER_EQ_INT, Op.JUMP_IF_STRICT_EQ_INT, Op.JUMP_IF_STRICT_NE_INT, Op.JUMP_IF_EQ,
          Op.JUMP_IF_NE -> Arithmetic.compareAndJump(vm, f, op, w);
      case Op.CALL -> Calls.call(vm, f, w, true);
      case Op.CALL_PLAIN -> Calls.call(vm, f, w, false);
      case Op.CALL_SPREAD -> Calls.callSpread(vm, f, w);
      case Op.NEW -> Calls.construct(vm, f, w);
      case Op.NEW_SPREAD -> Calls.constructSpread(vm, f, w);
      case Op.SUPER_CONSTRUCTOR -> Calls.superConstructor(f, w);
      case Op.SUPER_CALL -> Calls.superCall(vm, f, w);
      case Op.SUPER_CALL_SPREAD -> Calls.superCallSpread(vm, f, w);
      case Op.DIRECT_EVAL -> Calls.directEval(vm, f, w);
      case Op.DIRECT_EVAL_SPREAD -> Calls.directEvalSpread(vm, f, w);
      case Op.RETURN -> {
        return Calls.leave(vm, f, f.get(Op.a(w)));
      }
      case Op.RETURN_UNDEFINED -> {
        return Calls.leave(vm, f, Undefined.INSTANCE);
      }
      case Op.RETURN_DERIVED -> {
        return Calls.leaveDerived(vm, f, w);
      }
      case Op.THROW -> Unwinder.raise(vm, f, f.get(Op.a(w)));
      case Op.RETHROW -> Unwinder.raiseAgain(vm, f, Op.a(w));
      case Op.THROW_NEW -> Calls.throwNew(vm, f, w);
      case Op.NEW_OBJECT -> Literals.newObject(vm, f, w);
      case Op.NEW_ARRAY -> Literals.newArray(vm, f, w);
      case Op.NEW_REGEXP -> Literals.newRegExp(vm, f, w);
      case Op.TEMPLATE_OBJECT -> Literals.templateObject(vm, f, w);
      case Op.APPEND -> Literals.append(vm, f, w);
      case Op.APPEND_HOLE -> Literals.appendHole(vm, f, w);
      case Op.APPEND_SPREAD -> Literals.appendSpread(vm, f, w);
      case Op.DEFINE_NAMED -> Literals.defineNamed(vm, f, w);
      case Op.DEFINE_INDEX -> Literals.defineIndex(vm, f, w);
      case Op.DEFINE_GETTER -> Literals.defineAccessor(vm, f, w, true, true);
      case Op.DEFINE_SETTER -> Literals.defineAccessor(vm, f, w, false, true);
      case Op.DEFINE_METHOD -> Literals.defineMethod(vm, f, w);
      case Op.DEFINE_CLASS_GETTER -> Literals.defineAccessor(vm, f, w, true, false);
      case Op.DEFINE_CLASS_SETTER -> Literals.defineAccessor(vm, f, w, false, false);
      case Op.SET_PROTOTYPE -> Literals.setPrototype(vm, f, w);
      case Op.COPY_PROPERTIES -> Literals.copyProperties(vm, f, w);
      case Op.OBJECT_REST -> Literals.objectRest(vm, f, w);
      case Op.CLOSURE -> Literals.closure(vm, f, w);
      case Op.SET_FUNCTION_NAME -> Literals.setFunctionName(vm, f, w);
      case Op.SET_HOME -> Literals.setHome(f, w);
      case Op.NEW_CLASS -> Classes.newClass(vm, f, w);
      case Op.SET_FIELDS -> Classes.setFields(f, w);
      case Op.INIT_FIELDS -> Classes.initFields(vm, f, w);
      case Op.NEW_PRIVATE_NAME -> Classes.newPrivateName(vm, f, w);
      case Op.GET_PRIVATE -> Classes.getPrivate(vm, f, w);
      case Op.SET_PRIVATE -> Classes.setPrivate(vm, f, w);
      case Op.HAS_PRIVATE -> Classes.hasPrivate(vm, f, w);
      case Op.DEFINE_PRIVATE -> Classes.define(vm, f, w, true);
      case Op.DEFINE_PRIVATE_METHOD -> Classes.define(vm, f, w, false);
      case Op.DEFINE_PRIVATE_GETTER -> Classes.defineHalf(vm, f, w, true);
      case Op.DEFINE_PRIVATE_SETTER -> Classes.defineHalf(vm, f, w, false);
      case Op.GET_ITERATOR -> Iterators.get(vm, f, w);
      case Op.ITERATOR_NEXT -> Iterators.next(vm, f, w);
      case Op.ITERATOR_STEP -> Iterators.stepOrUndefined(vm, f, w);
      case Op.ITERATOR_CLOSE -> Iterators.close(vm, f, Op.a(w), false);
      case Op.ITERATOR_CLOSE_QUIET -> Iterators.close(vm, f, Op.a(w), true);
      case Op.FOR_IN_START -> Iterators.forInStart(vm, f, w);
      case Op.FOR_IN_NEXT -> Iterators.forInNext(vm, f, w);
      case Op.START_GENERATOR -> {
        return Generators.start(vm, f);
      }
      case Op.YIELD -> {
        return Generators.yield(vm, f, w);
      }
      case Op.DELEGATE -> {
        return Generators.delegate(vm, f, w);
      }
      default -> throw new AssertionError("op " + op);
    }
    return null;
  }
}
