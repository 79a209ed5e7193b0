package dev.ration.vm;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.PropertyDescriptor;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** An unmapped arguments object, section 10.4.4: CreateUnmappedArgumentsObject. */
final class ArgumentsObject extends JsObject {
  private static final PropertyKey CALLEE = PropertyKey.of("callee");

  ArgumentsObject(Vm vm, Value[] arguments) {
    super(vm.realm.heap(), vm.realm.objectPrototype(), 0);
    Realm realm = vm.realm;
    defineOwnProperty(realm, PropertyKey.LENGTH,
        PropertyDescriptor.data(JsNumber.of(arguments.length), Attributes.METHOD));
    realm.charge(arguments.length);
    for (int i = 0; i < arguments.length; i++) {
      createDataProperty(realm, PropertyKey.ofIndex(i), arguments[i]);
    }
    defineOwnProperty(realm, JsSymbol.ITERATOR.key(),
        PropertyDescriptor.data(Iterators.arrayValues(vm), Attributes.METHOD));
    JsObject thrower = realm.intrinsic(WellKnown.THROW_TYPE_ERROR);
    defineOwnProperty(realm, CALLEE, PropertyDescriptor.accessor(thrower, thrower, Attributes.NONE));
  }

  @Override
  public String builtinTag() {
    return "Arguments";
  }
}
