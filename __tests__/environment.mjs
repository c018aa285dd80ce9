import { TestEnvironment } from 'jest-environment-node';

const ordinarily = Function.prototype[Symbol.hasInstance];

/**
 * Jest's environment for Node, in which Node's own errors are errors. Jest gives each test file globals of its own, so
 * that `instanceof Error` is false for an error of a socket or a file: what runs in the test file would take it for
 * something else than a process does.
 */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const Outer of [Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError]) {
      const Inner = this.global[Outer.name];
      Object.defineProperty(Inner, Symbol.hasInstance, {
        value(thing) {
          return ordinarily.call(this, thing) || (this === Inner && thing instanceof Outer);
        },
      });
    }
  }
}
