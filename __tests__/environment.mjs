import { TestEnvironment } from 'jest-environment-node';

const originalHasInstance = Function.prototype[Symbol.hasInstance];

/**
 * Jest's environment for Node, in which Node's own errors are instances of `Error`. Jest gives each test file its own globals, so
 * `instanceof Error` is false for an error of a socket or a file, and code would behave differently than in its own process.
 */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const Outer of [Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError]) {
      const Inner = this.global[Outer.name];
      Object.defineProperty(Inner, Symbol.hasInstance, {
        value(thing) {
          return originalHasInstance.call(this, thing) || (this === Inner && thing instanceof Outer);
        },
      });
    }
  }
}
