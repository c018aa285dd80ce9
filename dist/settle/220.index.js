export const id = 220;

export const ids = [ 220 ];

export const modules = {
  783: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      H: () => checkBypass,
      s: () => getProxyUrl
    });
    function getProxyUrl(reqUrl) {
      const usingSsl = reqUrl.protocol === "https:";
      if (checkBypass(reqUrl)) return;
      const proxyVar = (() => {
        if (usingSsl) return process.env["https_proxy"] || process.env["HTTPS_PROXY"]; else return process.env["http_proxy"] || process.env["HTTP_PROXY"];
      })();
      if (proxyVar) try {
        return new DecodedURL(proxyVar);
      } catch (_a) {
        if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
      } else return;
    }
    function checkBypass(reqUrl) {
      if (!reqUrl.hostname) return false;
      const reqHost = reqUrl.hostname;
      if (isLoopbackAddress(reqHost)) return true;
      const noProxy = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
      if (!noProxy) return false;
      let reqPort;
      if (reqUrl.port) reqPort = Number(reqUrl.port); else if (reqUrl.protocol === "http:") reqPort = 80; else if (reqUrl.protocol === "https:") reqPort = 443;
      const upperReqHosts = [ reqUrl.hostname.toUpperCase() ];
      if (typeof reqPort === "number") upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
      for (const upperNoProxyItem of noProxy.split(",").map(x => x.trim().toUpperCase()).filter(x => x)) if (upperNoProxyItem === "*" || upperReqHosts.some(x => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) return true;
      return false;
    }
    function isLoopbackAddress(host) {
      const hostLower = host.toLowerCase();
      return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
    }
    class DecodedURL extends URL {
      constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
      }
      get username() {
        return this._decodedUsername;
      }
      get password() {
        return this._decodedPassword;
      }
    }
  }),
  305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      _L: () => _boolean,
      LK: () => _int,
      m9: () => _minLength,
      F7: () => _number,
      NC: () => _positive,
      fU: () => _refine,
      Fk: () => _regex,
      Rl: () => _string,
      WN: () => _trim,
      em: () => _unknown,
      q0: () => describe,
      mI: () => meta
    });
    var core_checks = __webpack_require__(890);
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/registries.js
        var _a;
    class $ZodRegistry {
      constructor() {
        this._map = new WeakMap;
        this._idmap = new Map;
      }
      add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
        return this;
      }
      clear() {
        this._map = new WeakMap;
        this._idmap = new Map;
        return this;
      }
      remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
        this._map.delete(schema);
        return this;
      }
      get(schema) {
        const p = schema._zod.parent;
        if (p) {
          const pm = {
            ...this.get(p) ?? {}
          };
          delete pm.id;
          const f = {
            ...pm,
            ...this._map.get(schema)
          };
          return Object.keys(f).length ? f : void 0;
        }
        return this._map.get(schema);
      }
      has(schema) {
        return this._map.has(schema);
      }
    }
    function registry() {
      return new $ZodRegistry;
    }
    (_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
    const globalRegistry = globalThis.__zod_globalRegistry;
    var core_util = __webpack_require__(723);
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/api.js
        function snapshotChecks(def) {
      if (def.checks) def.checks = [ ...def.checks ];
      return def;
    }
    function _string(Class, params) {
      return new Class(snapshotChecks({
        type: "string",
        ...core_util.A2(params)
      }));
    }
    function _number(Class, params) {
      return new Class(snapshotChecks({
        type: "number",
        checks: [],
        ...core_util.A2(params)
      }));
    }
    function _int(Class, params) {
      return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ...core_util.A2(params)
      });
    }
    function _boolean(Class, params) {
      return new Class({
        type: "boolean",
        ...core_util.A2(params)
      });
    }
    function _unknown(Class) {
      return new Class({
        type: "unknown"
      });
    }
    function _gt(value, params) {
      return new core_checks.J_({
        check: "greater_than",
        ...core_util.A2(params),
        value,
        inclusive: false
      });
    }
    function _positive(params) {
      return _gt(0, params);
    }
    function _minLength(minimum, params) {
      return new core_checks.Kk({
        check: "min_length",
        ...core_util.A2(params),
        minimum
      });
    }
    function _regex(pattern, params) {
      return new core_checks.DG({
        check: "string_format",
        format: "regex",
        ...core_util.A2(params),
        pattern
      });
    }
    function _overwrite(tx) {
      return new core_checks.v$({
        check: "overwrite",
        tx
      });
    }
    function _trim() {
      return _overwrite(input => input.trim());
    }
    function _refine(Class, fn, _params) {
      const schema = new Class({
        type: "custom",
        check: "custom",
        fn,
        ...core_util.A2(_params)
      });
      return schema;
    }
    function describe(description) {
      const ch = new core_checks.QP({
        check: "describe"
      });
      ch._zod.onattach = [ inst => {
        const existing = globalRegistry.get(inst) ?? {};
        globalRegistry.add(inst, {
          ...existing,
          description
        });
      } ];
      ch._zod.check = () => {};
      return ch;
    }
    function meta(metadata) {
      const ch = new core_checks.QP({
        check: "meta"
      });
      ch._zod.onattach = [ inst => {
        const existing = globalRegistry.get(inst) ?? {};
        globalRegistry.add(inst, {
          ...existing,
          ...metadata
        });
      } ];
      ch._zod.check = () => {};
      return ch;
    }
  }),
  890: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      DG: () => $ZodCheckRegex,
      J_: () => $ZodCheckGreaterThan,
      KH: () => $ZodCheckNumberFormat,
      Kk: () => $ZodCheckMinLength,
      QP: () => $ZodCheck,
      v$: () => $ZodCheckOverwrite
    });
    var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(532);
    var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(723);
    const $ZodCheck = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck", (inst, def) => {
      var _a;
      inst._zod ?? (inst._zod = {});
      inst._zod.def = def;
      (_a = inst._zod).onattach ?? (_a.onattach = []);
    });
    const _whenHasLength = payload => {
      const val = payload.value;
      return !_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val) && val.length !== void 0;
    };
    const numericOriginMap = {
      number: "number",
      bigint: "bigint",
      object: "date"
    };
    const $ZodCheckGreaterThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckGreaterThan", (inst, def) => {
      $ZodCheck.init(inst, def);
      const origin = numericOriginMap[typeof def.value];
      inst._zod.check = payload => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
        payload.issues.push({
          origin: numericOriginMap[typeof payload.value] ?? origin,
          code: "too_small",
          minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
          input: payload.value,
          inclusive: def.inclusive,
          inst,
          continue: !def.abort
        });
      };
    });
    const $ZodCheckNumberFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckNumberFormat", (inst, def) => {
      $ZodCheck.init(inst, def);
      def.format = def.format || "float64";
      const isInt = def.format?.includes("int");
      const origin = isInt ? "int" : "number";
      const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__.zH[def.format];
      inst._zod.check = payload => {
        const input = payload.value;
        if (isInt) {
          if (!Number.isInteger(input)) {
            payload.issues.push({
              expected: origin,
              format: def.format,
              code: "invalid_type",
              continue: false,
              input,
              inst
            });
            return;
          }
          if (!Number.isSafeInteger(input)) {
            if (input > 0) payload.issues.push({
              input,
              code: "too_big",
              maximum: Number.MAX_SAFE_INTEGER,
              note: "Integers must be within the safe integer range.",
              inst,
              origin,
              inclusive: true,
              continue: !def.abort
            }); else payload.issues.push({
              input,
              code: "too_small",
              minimum: Number.MIN_SAFE_INTEGER,
              note: "Integers must be within the safe integer range.",
              inst,
              origin,
              inclusive: true,
              continue: !def.abort
            });
            return;
          }
        }
        if (input < minimum) payload.issues.push({
          origin: "number",
          input,
          code: "too_small",
          minimum,
          inclusive: true,
          inst,
          continue: !def.abort
        });
        if (input > maximum) payload.issues.push({
          origin: "number",
          input,
          code: "too_big",
          maximum,
          inclusive: true,
          inst,
          continue: !def.abort
        });
      };
    });
    const $ZodCheckMinLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength", (inst, def) => {
      var _a;
      $ZodCheck.init(inst, def);
      (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
      inst._zod.check = payload => {
        const input = payload.value;
        const units = input.length;
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units;
        if (length >= def.minimum) return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
        payload.issues.push({
          origin,
          code: "too_small",
          minimum: def.minimum,
          inclusive: true,
          input,
          inst,
          continue: !def.abort
        });
      };
    });
    const $ZodCheckStringFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStringFormat", (inst, def) => {
      var _a, _b;
      $ZodCheck.init(inst, def);
      if (def.pattern) (_a = inst._zod).check ?? (_a.check = payload => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value)) return;
        payload.issues.push({
          origin: "string",
          code: "invalid_format",
          format: def.format,
          input: payload.value,
          ...def.pattern ? {
            pattern: def.pattern.toString()
          } : {},
          inst,
          continue: !def.abort
        });
      }); else (_b = inst._zod).check ?? (_b.check = () => {});
    });
    const $ZodCheckRegex = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckRegex", (inst, def) => {
      $ZodCheckStringFormat.init(inst, def);
      inst._zod.check = payload => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value)) return;
        payload.issues.push({
          origin: "string",
          code: "invalid_format",
          format: "regex",
          input: payload.value,
          pattern: def.pattern.toString(),
          inst,
          continue: !def.abort
        });
      };
    });
    const $ZodCheckOverwrite = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckOverwrite", (inst, def) => {
      $ZodCheck.init(inst, def);
      inst._zod.check = payload => {
        payload.value = def.tx(payload.value);
      };
    });
  }),
  532: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $W: () => config,
      GT: () => $ZodAsyncError,
      cV: () => $ZodEncodeError,
      cr: () => globalConfig,
      xI: () => $constructor
    });
    var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(723);
    var _a;
    const _zodDesc = {
      value: void 0,
      enumerable: false
    };
    let _E = "captureStackTrace" in Error ? Error : null;
    function newError(Definition) {
      const E = _E;
      if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
          try {
            E.stackTraceLimit = 0;
          } catch {
            _E = null;
            return new Definition;
          }
          try {
            return new Definition;
          } finally {
            E.stackTraceLimit = saved;
          }
        }
      }
      return new Definition;
    }
    function $constructor(name, initializer, proto, params) {
      const zodProto = {};
      function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set;
      }
      Internals.prototype = zodProto;
      const protoMembers = proto;
      const initialized = protoMembers && new WeakSet;
      function init(inst, def) {
        if (!inst._zod) {
          _zodDesc.value = new Internals(def);
          try {
            Object.defineProperty(inst, "_zod", _zodDesc);
          } finally {
            _zodDesc.value = void 0;
          }
        } else if (inst._zod.traits.has(name)) return;
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
          const own = Object.getPrototypeOf(inst);
          const ctorProto = inst._zod.constr.prototype;
          let up = own;
          while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
          const target = up ?? own;
          if (!initialized.has(target)) {
            initialized.add(target);
            (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target, protoMembers);
          }
        }
        const proto = _.prototype;
        for (const k in proto) {
          if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
          if (!(k in inst)) inst[k] = proto[k].bind(inst);
        }
      }
      const Parent = params?.Parent ?? Object;
      class Definition extends Parent {}
      Object.defineProperty(Definition, "name", {
        value: name
      });
      function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
          for (const fn of deferred) fn();
          inst._zod.deferred = void 0;
        }
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp) pp(inst);
        return inst;
      }
      Object.defineProperty(_, "init", {
        value: init
      });
      Object.defineProperty(_, Symbol.hasInstance, {
        value: inst => {
          if (params?.Parent && inst instanceof params.Parent) return true;
          return inst?._zod?.traits?.has(name);
        }
      });
      Object.defineProperty(_, "name", {
        value: name
      });
      return _;
    }
    class $ZodAsyncError extends Error {
      constructor() {
        super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
      }
    }
    class $ZodEncodeError extends Error {
      constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
      }
    }
    (_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
    const globalConfig = globalThis.__zod_globalConfig;
    function config(newConfig) {
      if (newConfig) Object.assign(globalConfig, newConfig);
      return globalConfig;
    }
  }),
  428: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Kd: () => $ZodRealError,
      a$: () => $ZodError
    });
    var _core_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(532);
    var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(723);
    function _getMessage() {
      const internals = this._zod;
      internals.message ?? (internals.message = JSON.stringify(internals.def, _util_js__WEBPACK_IMPORTED_MODULE_0__.k8, 2));
      return internals.message;
    }
    function _setMessage(value) {
      this._zod.message = value;
    }
    const _messageDesc = {
      get: _getMessage,
      set: _setMessage,
      enumerable: true,
      configurable: true
    };
    const _issuesDesc = {
      value: void 0,
      enumerable: false
    };
    const _installedToString = new WeakSet([ Object.prototype, Error.prototype ]);
    const initializer = (inst, def) => {
      inst.name = "$ZodError";
      _issuesDesc.value = def;
      Object.defineProperty(inst, "issues", _issuesDesc);
      _issuesDesc.value = void 0;
      Object.defineProperty(inst, "message", _messageDesc);
      const proto = Object.getPrototypeOf(inst);
      if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
          configurable: true,
          enumerable: false,
          get() {
            const value = () => this.message;
            Object.defineProperty(this, "toString", {
              value,
              configurable: true,
              writable: true
            });
            return value;
          },
          set(value) {
            Object.defineProperty(this, "toString", {
              value,
              configurable: true,
              writable: true
            });
          }
        });
      }
    };
    const $ZodError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer);
    const $ZodRealError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer, void 0, {
      Parent: Error
    });
  }),
  723: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      A2: () => normalizeParams,
      Gv: () => isObject,
      NM: () => optionalKeys,
      O7: () => codePointLength,
      OH: () => partial,
      PO: () => cached,
      QH: () => aborted,
      Qd: () => isPlainObject,
      Rc: () => getLengthableOrigin,
      SS: () => constantCatch,
      Vy: () => assignProp,
      X: () => installLazyProp,
      cl: () => nullish,
      d3: () => attachSchema,
      gx: () => captureStackTrace,
      hi: () => sizeCaps,
      iR: () => finalizeIssue,
      jD: () => hide,
      k8: () => jsonStringifyReplacer,
      lQ: () => prefixIssues,
      o8: () => clone,
      ol: () => members,
      p6: () => cleanRegex,
      qQ: () => propertyKeyTypes,
      qh: () => own,
      rL: () => explicitlyAborted,
      sD: () => escapeRegex,
      sn: () => issue,
      v5: () => defineLazyInternal,
      w5: () => getEnumValues,
      zH: () => NUMBER_FORMAT_RANGES
    });
    function getEnumValues(entries) {
      const numericValues = Object.values(entries).filter(v => typeof v === "number");
      const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
      return values;
    }
    function jsonStringifyReplacer(_, value) {
      if (typeof value === "bigint") return value.toString();
      return value;
    }
    class Cached {
      constructor(getter) {
        this._getter = getter;
        this._value = void 0;
      }
      get value() {
        const getter = this._getter;
        if (getter !== void 0) {
          this._value = getter();
          this._getter = void 0;
        }
        return this._value;
      }
    }
    function cached(getter) {
      return new Cached(getter);
    }
    function nullish(input) {
      return input === null || input === void 0;
    }
    function cleanRegex(source) {
      const start = source.startsWith("^") ? 1 : 0;
      const end = source.endsWith("$") ? source.length - 1 : source.length;
      return source.slice(start, end);
    }
    function assignProp(target, prop, value) {
      Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true
      });
    }
    function rawShape(def) {
      const desc = Object.getOwnPropertyDescriptor(def, "shape");
      return desc?.get ? desc.get.raw : desc?.value;
    }
    function sourceShape(schema) {
      return rawShape(schema._zod.def) ?? schema._zod.def.shape;
    }
    function deferProp(target, key, getter) {
      Object.defineProperty(target, key, {
        get() {
          const value = getter();
          assignProp(this, key, value);
          return value;
        },
        enumerable: true,
        configurable: true
      });
    }
    function putProp(target, key, value) {
      if (key in target) assignProp(target, key, value); else target[key] = value;
    }
    function mirrorShape(target, source, keys, wrap) {
      const raw = sourceShape(source);
      for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable) continue;
        if (desc.get) deferProp(target, key, () => {
          const value = source._zod.def.shape[key];
          return wrap ? wrap(value, key) : value;
        }); else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
      }
    }
    function mergeDefs(...defs) {
      const mergedDescriptors = {};
      for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
      }
      return Object.defineProperties({}, mergedDescriptors);
    }
    const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
    function isObject(data) {
      return typeof data === "object" && data !== null && !Array.isArray(data);
    }
    function isPlainObject(o) {
      if (isObject(o) === false) return false;
      const ctor = o.constructor;
      if (ctor === void 0) return true;
      if (typeof ctor !== "function") return true;
      const prot = ctor.prototype;
      if (isObject(prot) === false) return false;
      if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
      return true;
    }
    const propertyKeyTypes = new Set([ "string", "number", "symbol" ]);
    function escapeRegex(str) {
      return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    }
    function clone(inst, def, params) {
      const cl = new inst._zod.constr(def ?? inst._zod.def);
      if (!def || params?.parent) cl._zod.parent = inst;
      return cl;
    }
    function normalizeParams(_params) {
      const params = _params;
      if (!params) return {};
      if (typeof params === "string") return {
        error: () => params
      };
      if (params?.message !== void 0) {
        if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
      }
      delete params.message;
      if (typeof params.error === "string") return {
        ...params,
        error: () => params.error
      };
      return params;
    }
    function optionalKeys(shape) {
      return Object.keys(shape).filter(k => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
    }
    const NUMBER_FORMAT_RANGES = (() => ({
      safeint: [ Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER ],
      int32: [ -2147483648, 2147483647 ],
      uint32: [ 0, 4294967295 ],
      float32: [ -3.4028234663852886e38, 3.4028234663852886e38 ],
      float64: [ -Number.MAX_VALUE, Number.MAX_VALUE ]
    }))();
    function maskedKeys(schema, mask) {
      const raw = sourceShape(schema);
      const keys = [];
      for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
        if (mask[key]) keys.push(key);
      }
      return keys;
    }
    function partial(Class, schema, mask, name = "partial") {
      const currDef = schema._zod.def;
      const checks = currDef.checks;
      const hasChecks = checks && checks.length > 0;
      if (hasChecks) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
      const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
      const newShape = {};
      mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
        type: "optional",
        innerType: value
      })));
      return clone(schema, mergeDefs(schema._zod.def, {
        shape: newShape,
        checks: []
      }));
    }
    function aborted(x, startIndex = 0) {
      if (x.aborted === true) return true;
      for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
      return false;
    }
    function explicitlyAborted(x, startIndex = 0) {
      if (x.aborted === true) return true;
      for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
      return false;
    }
    function prefixIssues(path, issues) {
      return issues.map(iss => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
      });
    }
    function unwrapMessage(message) {
      return typeof message === "string" ? message : message?.message;
    }
    function sizeCaps(defChecks) {
      const caps = [];
      for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        if (!/_(length|size)$|_equals$/.test(d.check)) break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0) caps.push([ max, ch ]);
      }
      return caps;
    }
    function attachSchema(issues, start, inst) {
      var _a;
      for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
    }
    function finalizeIssue(iss, ctx, config) {
      var _a;
      const traits = iss.inst?._zod?.traits;
      if (traits?.has("$ZodType")) if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst); else iss.schema = iss.inst;
      const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
      const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
      const full = {};
      for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
        full[k] = iss[k];
      }
      full.path ?? (full.path = []);
      full.message = message;
      if (ctx?.reportInput) full.input = iss.input;
      return full;
    }
    const highSurrogate = /[\uD800-\uDBFF]/;
    function codePointLength(str) {
      const units = str.length;
      if (!highSurrogate.test(str)) return units;
      let count = units;
      for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
        count--;
        i++;
      }
      return count;
    }
    function getLengthableOrigin(input) {
      if (Array.isArray(input)) return "array";
      if (typeof input === "string") return "string";
      return "unknown";
    }
    function issue(...args) {
      const [iss, input, inst] = args;
      if (typeof iss === "string") return {
        message: iss,
        code: "custom",
        input,
        inst
      };
      return {
        ...iss
      };
    }
    function members(proto, table) {
      for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        if (desc.get) Object.defineProperty(proto, key, {
          ...desc,
          enumerable: false
        }); else defineBound(proto, key, desc.value);
      }
    }
    function own(inst, key, value, enumerable = true) {
      Object.defineProperty(inst, key, {
        configurable: true,
        writable: true,
        enumerable,
        value
      });
      return value;
    }
    function hide(inst, key, value) {
      return own(inst, key, value, false);
    }
    function defineBound(proto, key, fn) {
      Object.defineProperty(proto, key, {
        configurable: true,
        get() {
          return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
          own(this, key, value);
        }
      });
    }
    function claim(inst, sentinel) {
      const proto = Object.getPrototypeOf(inst);
      return sentinel in proto ? void 0 : proto;
    }
    let installing;
    let broke = false;
    const breaker = {
      configurable: true,
      get() {
        broke = true;
        return;
      }
    };
    function defineLazyInternal(inst, key, compute) {
      const proto = Object.getPrototypeOf(inst._zod);
      if (key in proto && installing !== inst._zod) {
        installing = void 0;
        return;
      }
      installing = inst._zod;
      Object.defineProperty(proto, key, {
        configurable: true,
        get() {
          Object.defineProperty(this, key, breaker);
          const outer = broke;
          broke = false;
          try {
            const value = compute(this);
            if (broke) delete this[key]; else Object.defineProperty(this, key, {
              configurable: true,
              writable: true,
              value
            });
            broke = broke || outer;
            return value;
          } catch (err) {
            delete this[key];
            broke = broke || outer;
            throw err;
          }
        },
        set(value) {
          Object.defineProperty(this, key, {
            configurable: true,
            writable: true,
            value
          });
        }
      });
    }
    function installLazyProp(inst, key, make, enumerable) {
      const proto = claim(inst, key);
      if (!proto) return;
      Object.defineProperty(proto, key, {
        configurable: true,
        get() {
          const desc = {
            configurable: true,
            writable: true,
            enumerable,
            value: void 0
          };
          Object.defineProperty(this, key, desc);
          desc.value = make(this);
          Object.defineProperty(this, key, desc);
          return desc.value;
        },
        set(value) {
          Object.defineProperty(this, key, {
            configurable: true,
            writable: true,
            enumerable,
            value
          });
        }
      });
    }
    const CONSTANT_CATCH = "~constantCatch";
    function constantCatch(value) {
      const fn = () => value;
      fn[CONSTANT_CATCH] = true;
      return fn;
    }
  }),
  922: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      YOg: () => array,
      zMY: () => schemas_boolean,
      MfU: () => _catch,
      k5n: () => _enum,
      Whr: () => schemas_int,
      _H3: () => looseObject,
      mee: () => nullable,
      aig: () => schemas_number,
      Ikc: () => object,
      lqM: () => optional,
      OH3: () => partial,
      FsL: () => pipe,
      g1P: () => record,
      YPB: () => refine,
      YjP: () => schemas_string,
      pdi: () => transform,
      L5J: () => unknown
    });
    var core_core = __webpack_require__(532);
    var core_checks = __webpack_require__(890);
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/regexes.js
        const anyString = /^[\s\S]{0,}$/;
    const number = /^-?\d+(?:\.\d+)?$/;
    const regexes_boolean = /^(?:true|false)$/i;
    var core_util = __webpack_require__(723);
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
        const version = {
      major: 4,
      minor: 6,
      patch: 7
    };
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js
        const $ZodType = core_core.xI("$ZodType", (inst, def) => {
      var _a;
      inst ?? (inst = {});
      inst._zod.def = def;
      inst._zod.bag = inst._zod.bag || {};
      inst._zod.version = version;
      const defChecks = inst._zod.def.checks;
      const checks = inst._zod.traits.has("$ZodCheck") ? [ inst, ...defChecks ?? [] ] : defChecks?.length ? [ ...defChecks ] : [];
      for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
      if (checks.length === 0) {
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
          inst._zod.run = inst._zod.parse;
        });
      } else {
        const runChecks = (payload, checks, ctx) => {
          if (payload.memo) return payload;
          let isAborted = core_util.QH(payload);
          let asyncResult;
          for (const ch of checks) {
            if (ch._zod.def.when) {
              if (core_util.rL(payload)) continue;
              const shouldRun = ch._zod.def.when(payload);
              if (!shouldRun) continue;
            } else if (isAborted) continue;
            const currLen = payload.issues.length;
            const _ = ch._zod.check(payload);
            if (_ instanceof Promise && ctx?.async === false) throw new core_core.GT;
            if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
              await _;
              const nextLen = payload.issues.length;
              if (nextLen === currLen) return;
              core_util.d3(payload.issues, currLen, inst);
              if (!isAborted) isAborted = core_util.QH(payload, currLen);
            }); else {
              const nextLen = payload.issues.length;
              if (nextLen === currLen) continue;
              core_util.d3(payload.issues, currLen, inst);
              if (!isAborted) isAborted = core_util.QH(payload, currLen);
            }
          }
          if (asyncResult) return asyncResult.then(() => payload);
          return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
          if (core_util.QH(canary)) {
            canary.aborted = true;
            return canary;
          }
          const checkResult = runChecks(payload, checks, ctx);
          if (checkResult instanceof Promise) {
            if (ctx.async === false) throw new core_core.GT;
            return checkResult.then(checkResult => inst._zod.parse(checkResult, ctx));
          }
          return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
          if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
          if (ctx.direction === "backward") {
            const canary = inst._zod.parse({
              value: payload.value,
              issues: []
            }, {
              ...ctx,
              skipChecks: true
            });
            if (canary instanceof Promise) return canary.then(canary => handleCanaryResult(canary, payload, ctx));
            return handleCanaryResult(canary, payload, ctx);
          }
          const result = inst._zod.parse(payload, ctx);
          if (result instanceof Promise) {
            if (ctx.async === false) throw new core_core.GT;
            return result.then(result => runChecks(result, checks, ctx));
          }
          return runChecks(result, checks, ctx);
        };
      }
    }, {
      get "~standard"() {
        return core_util.jD(this, "~standard", standardProps(this));
      },
      set "~standard"(value) {
        core_util.qh(this, "~standard", value);
      }
    });
    const toStandardResult = (r, ctx) => r.issues.length ? {
      issues: r.issues.map(iss => core_util.iR(iss, ctx, core_core.$W()))
    } : {
      value: r.value
    };
    async function validateAsync(inst, value) {
      const ctx = {
        async: true
      };
      return toStandardResult(await inst._zod.run({
        value,
        issues: []
      }, ctx), ctx);
    }
    function standardProps(inst) {
      return {
        validate: value => {
          const ctx = {
            async: false
          };
          try {
            const r = inst._zod.run({
              value,
              issues: []
            }, ctx);
            if (!(r instanceof Promise)) return toStandardResult(r, ctx);
          } catch (_) {}
          return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1
      };
    }
    const $ZodString = core_core.xI("$ZodString", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.pattern = def.pattern ?? anyString;
      inst._zod.parse = (payload, _) => {
        if (def.coerce) try {
          payload.value = String(payload.value);
        } catch (_) {}
        if (typeof payload.value === "string") return payload;
        payload.issues.push({
          expected: "string",
          code: "invalid_type",
          input: payload.value,
          inst
        });
        return payload;
      };
    });
    const $ZodNumber = core_core.xI("$ZodNumber", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.pattern = number;
      inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) try {
          payload.value = Number(payload.value);
        } catch (_) {}
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
        const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
        payload.issues.push({
          expected: "number",
          code: "invalid_type",
          input,
          inst,
          ...received ? {
            received
          } : {}
        });
        return payload;
      };
    });
    const $ZodNumberFormat = core_core.xI("$ZodNumberFormat", (inst, def) => {
      core_checks.KH.init(inst, def);
      $ZodNumber.init(inst, def);
    });
    const $ZodBoolean = core_core.xI("$ZodBoolean", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.pattern = regexes_boolean;
      inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) try {
          payload.value = Boolean(payload.value);
        } catch (_) {}
        const input = payload.value;
        if (typeof input === "boolean") return payload;
        payload.issues.push({
          expected: "boolean",
          code: "invalid_type",
          input,
          inst
        });
        return payload;
      };
    });
    const $ZodUnknown = core_core.xI("$ZodUnknown", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.parse = payload => payload;
    });
    function capSize(inst, size) {
      const caps = core_util.hi(inst._zod.def.checks);
      if (!caps.length) return;
      const cap = Math.min(...caps.map(c => c[0]));
      const parse = inst._zod.parse;
      inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") for (const [max, ch] of core_util.hi(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
          const start = payload.issues.length;
          ch._zod.check(payload);
          payload.issues[start].continue = false;
          core_util.d3(payload.issues, start, inst);
          return payload;
        }
        return parse(payload, ctx);
      };
    }
    const arraySize = input => Array.isArray(input) ? input.length : -1;
    function handleArrayResult(result, final, index) {
      if (result.issues.length) final.issues.push(...core_util.lQ(index, result.issues));
      final.value[index] = result.value;
    }
    const $ZodArray = core_core.xI("$ZodArray", (inst, def) => {
      $ZodType.init(inst, def);
      const memo = core_core.cr.memoizer;
      memo?.attach(inst);
      inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
          payload.issues.push({
            expected: "array",
            code: "invalid_type",
            input,
            inst
          });
          return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
          const item = input[i];
          const result = def.element._zod.run({
            value: item,
            issues: []
          }, ctx);
          if (result instanceof Promise) proms.push(result.then(result => handleArrayResult(result, payload, i))); else {
            handleArrayResult(result, payload, i);
            if (abortEarly && result.issues.length !== 0 && core_util.QH(result)) break;
          }
        }
        if (proms.length) return Promise.all(proms).then(() => payload);
        return payload;
      };
      capSize(inst, arraySize);
    });
    function handlePropertyResult(result, final, key, input, optin, optout) {
      const isPresent = key in input;
      const isOptionalOut = optout === "optional";
      if (!isPresent && isOptionalOut && optin === "optional") return;
      if (result.issues.length) {
        if (optin !== void 0 && isOptionalOut && !isPresent) return;
        final.issues.push(...core_util.lQ(key, result.issues));
      }
      if (!isPresent && optin === void 0) {
        if (!result.issues.length) final.issues.push({
          code: "invalid_type",
          expected: "nonoptional",
          input: void 0,
          path: [ key ]
        });
        return;
      }
      if (result.value === void 0) {
        if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
      } else final.value[key] = result.value;
    }
    const NO_SYMBOL_KEYS = [];
    function normalizeDef(def) {
      const keys = Object.keys(def.shape);
      const ownSymbols = Object.getOwnPropertySymbols(def.shape);
      const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
      const allKeys = symbolKeys.length ? [ ...keys, ...symbolKeys ] : keys;
      for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
      const okeys = core_util.NM(def.shape);
      return {
        ...def,
        allKeys,
        symbolKeys,
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys)
      };
    }
    function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
      const unrecognized = [];
      const keySet = def.keySet;
      const _catchall = def.catchall._zod;
      const t = _catchall.def.type;
      const optin = _catchall.optin;
      const optout = _catchall.optout;
      let seen = 0;
      for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
          if (core_util.QH(payload, seen)) break;
          seen = payload.issues.length;
        }
        if (keySet.has(key)) continue;
        if (key === "__proto__") {
          if (t === "never") unrecognized.push(key);
          continue;
        }
        if (t === "never") {
          unrecognized.push(key);
          continue;
        }
        const r = _catchall.run({
          value: input[key],
          issues: []
        }, ctx);
        if (r instanceof Promise) proms.push(r.then(r => handlePropertyResult(r, payload, key, input, optin, optout))); else handlePropertyResult(r, payload, key, input, optin, optout);
      }
      if (unrecognized.length) payload.issues.push({
        code: "unrecognized_keys",
        keys: unrecognized,
        input,
        inst,
        continue: true
      });
      if (!proms.length) return payload;
      return Promise.all(proms).then(() => payload);
    }
    const $ZodObject = core_core.xI("$ZodObject", (inst, def) => {
      $ZodType.init(inst, def);
      const desc = Object.getOwnPropertyDescriptor(def, "shape");
      const sh = desc?.get ? desc.get.raw : def.shape ?? {};
      if (sh) {
        const get = () => {
          const newSh = {
            ...sh
          };
          Object.defineProperty(def, "shape", {
            value: newSh
          });
          get.raw = newSh;
          return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", {
          get
        });
      }
      const _normalized = core_util.PO(() => normalizeDef(def));
      core_util.v5(inst, "propValues", zod => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
          const field = shape[key]._zod;
          if (field.values) {
            if (!Object.prototype.hasOwnProperty.call(propValues, key)) core_util.Vy(propValues, key, new Set);
            for (const v of field.values) propValues[key].add(v);
            if (field.optin !== void 0) propValues[key].add(void 0);
          }
        }
        return propValues;
      });
      const isObject = core_util.Gv;
      const catchall = def.catchall;
      let value;
      const memo = core_core.cr.memoizer;
      memo?.attach(inst);
      inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
          payload.issues.push({
            expected: "object",
            code: "invalid_type",
            input,
            inst
          });
          return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
          if (abortEarly && payload.issues.length !== seen) {
            if (core_util.QH(payload, seen)) break;
            seen = payload.issues.length;
          }
          if (key === "__proto__") continue;
          const el = shape[key];
          const optin = el._zod.optin;
          const optout = el._zod.optout;
          const r = el._zod.run({
            value: input[key],
            issues: []
          }, ctx);
          if (r instanceof Promise) proms.push(r.then(r => handlePropertyResult(r, payload, key, input, optin, optout))); else handlePropertyResult(r, payload, key, input, optin, optout);
        }
        if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
      };
    });
    const $ZodRecord = core_core.xI("$ZodRecord", (inst, def) => {
      $ZodType.init(inst, def);
      const memo = core_core.cr.memoizer;
      memo?.attach(inst);
      inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util.Qd(input)) {
          payload.issues.push({
            expected: "record",
            code: "invalid_type",
            input,
            inst
          });
          return payload;
        }
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
          payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
          const recordKeys = new Set;
          for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
            recordKeys.add(typeof key === "number" ? key.toString() : key);
            if (key === "__proto__") continue;
            const keyResult = def.keyType._zod.run({
              value: key,
              issues: []
            }, ctx);
            if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
            if (keyResult.issues.length) {
              payload.issues.push({
                code: "invalid_key",
                origin: "record",
                issues: keyResult.issues.map(iss => core_util.iR(iss, ctx, core_core.$W())),
                input: key,
                path: [ key ],
                inst
              });
              continue;
            }
            const outKey = keyResult.value;
            if (outKey === "__proto__") continue;
            const result = def.valueType._zod.run({
              value: input[key],
              issues: []
            }, ctx);
            if (result instanceof Promise) proms.push(result.then(result => {
              if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
              payload.value[outKey] = result.value;
            })); else {
              if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
              payload.value[outKey] = result.value;
            }
          }
          let unrecognized;
          for (const key in input) if (!recordKeys.has(key)) if (def.mode === "loose") {
            if (key === "__proto__") continue;
            payload.value[key] = input[key];
          } else {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key);
          }
          if (unrecognized && unrecognized.length > 0) payload.issues.push({
            code: "unrecognized_keys",
            input,
            inst,
            keys: unrecognized,
            continue: true
          });
        } else {
          payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
          let unrecognized;
          for (const key of Reflect.ownKeys(input)) {
            if (key === "__proto__") continue;
            if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
            let keyResult = def.keyType._zod.run({
              value: key,
              issues: []
            }, ctx);
            if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
            const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
            if (checkNumericKey) {
              const retryResult = def.keyType._zod.run({
                value: Number(key),
                issues: []
              }, ctx);
              if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
              if (retryResult.issues.length === 0) keyResult = retryResult;
            }
            if (keyResult.issues.length) {
              if (def.mode === "loose") payload.value[key] = input[key]; else if (values) {
                unrecognized = unrecognized ?? [];
                unrecognized.push(key);
              } else payload.issues.push({
                code: "invalid_key",
                origin: "record",
                issues: keyResult.issues.map(iss => core_util.iR(iss, ctx, core_core.$W())),
                input: key,
                path: [ key ],
                inst
              });
              continue;
            }
            const outKey = keyResult.value;
            if (outKey === "__proto__") continue;
            const result = def.valueType._zod.run({
              value: input[key],
              issues: []
            }, ctx);
            if (result instanceof Promise) proms.push(result.then(result => {
              if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
              payload.value[outKey] = result.value;
            })); else {
              if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
              payload.value[outKey] = result.value;
            }
          }
          if (unrecognized && unrecognized.length > 0) payload.issues.push({
            code: "unrecognized_keys",
            input,
            inst,
            keys: unrecognized,
            continue: true
          });
        }
        if (proms.length) return Promise.all(proms).then(() => payload);
        return payload;
      };
    });
    const $ZodEnum = core_core.xI("$ZodEnum", (inst, def) => {
      $ZodType.init(inst, def);
      const values = core_util.w5(def.entries);
      const valuesSet = new Set(values);
      inst._zod.values = valuesSet;
      core_util.v5(inst, "pattern", zod => {
        const patternValues = core_util.w5(zod.def.entries).filter(k => core_util.qQ.has(typeof k));
        return new RegExp(patternValues.length ? `^(${patternValues.map(o => core_util.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
      });
      inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) return payload;
        payload.issues.push({
          code: "invalid_value",
          values,
          input,
          inst
        });
        return payload;
      };
    });
    const $ZodTransform = core_core.xI("$ZodTransform", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.optin = "optional";
      core_core.cr.memoizer?.guard(inst);
      inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") throw new core_core.cV(inst.constructor.name);
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
          const output = _out instanceof Promise ? _out : Promise.resolve(_out);
          return output.then(output => {
            payload.value = output;
            return payload;
          });
        }
        if (_out instanceof Promise) throw new core_core.GT;
        payload.value = _out;
        return payload;
      };
    });
    function handleOptionalResult(payload, result) {
      payload.value = result.issues.length ? void 0 : result.value;
      return payload;
    }
    const $ZodOptional = core_core.xI("$ZodOptional", (inst, def) => {
      $ZodType.init(inst, def);
      core_util.v5(inst, "optin", zod => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
      inst._zod.optout = "optional";
      core_util.v5(inst, "values", zod => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([ ...values, void 0 ]) : void 0;
      });
      core_util.v5(inst, "pattern", zod => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util.p6(pattern.source)})?$`) : void 0;
      });
      inst._zod.parse = (payload, ctx) => {
        if (payload.value === void 0) {
          if (def.innerType._zod.optin !== "defaulted") return payload;
          const result = def.innerType._zod.run({
            value: payload.value,
            issues: []
          }, ctx);
          if (result instanceof Promise) return result.then(result => handleOptionalResult(payload, result));
          return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
      };
    });
    const $ZodNullable = core_core.xI("$ZodNullable", (inst, def) => {
      $ZodType.init(inst, def);
      core_util.v5(inst, "optin", zod => zod.def.innerType._zod.optin);
      core_util.v5(inst, "optout", zod => zod.def.innerType._zod.optout);
      core_util.v5(inst, "pattern", zod => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util.p6(pattern.source)}|null)$`) : void 0;
      });
      core_util.v5(inst, "values", zod => zod.def.innerType._zod.values ? new Set([ ...zod.def.innerType._zod.values, null ]) : void 0);
      inst._zod.parse = (payload, ctx) => {
        if (payload.value === null) return payload;
        return def.innerType._zod.run(payload, ctx);
      };
    });
    function handleCatchResult(payload, result, def, ctx) {
      if (!result.issues.length) {
        payload.value = result.value;
        if (result.memo) payload.memo = true;
        return payload;
      }
      payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
          issues: result.issues.map(iss => core_util.iR(iss, ctx, core_core.$W()))
        },
        input: payload.value
      });
      return payload;
    }
    const $ZodCatch = core_core.xI("$ZodCatch", (inst, def) => {
      $ZodType.init(inst, def);
      core_util.v5(inst, "optin", zod => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
      core_util.v5(inst, "optout", zod => zod.def.innerType._zod.optout);
      core_util.v5(inst, "values", zod => zod.def.innerType._zod.values);
      inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
        const result = def.innerType._zod.run({
          value: payload.value,
          issues: []
        }, ctx);
        if (result instanceof Promise) return result.then(result => handleCatchResult(payload, result, def, ctx));
        return handleCatchResult(payload, result, def, ctx);
      };
    });
    const $ZodPipe = core_core.xI("$ZodPipe", (inst, def) => {
      $ZodType.init(inst, def);
      core_util.v5(inst, "values", zod => zod.def.in._zod.values);
      core_util.v5(inst, "optin", zod => zod.def.in._zod.optin);
      core_util.v5(inst, "optout", zod => zod.def.out._zod.optout);
      core_util.v5(inst, "propValues", zod => zod.def.in._zod.propValues);
      inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
          const right = def.out._zod.run(payload, ctx);
          if (right instanceof Promise) return right.then(right => handlePipeResult(right, def.in, ctx));
          return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) return left.then(left => handlePipeResult(left, def.out, ctx));
        return handlePipeResult(left, def.out, ctx);
      };
    });
    function handlePipeResult(left, next, ctx) {
      if (left.issues.some(iss => iss.code !== "unrecognized_keys")) {
        left.aborted = true;
        return left;
      }
      return next._zod.run({
        value: left.value,
        issues: left.issues
      }, ctx);
    }
    const $ZodCustom = core_core.xI("$ZodCustom", (inst, def) => {
      core_checks.QP.init(inst, def);
      $ZodType.init(inst, def);
      inst._zod.parse = (payload, _) => payload;
      inst._zod.check = payload => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) return r.then(r => handleRefineResult(r, payload, input, inst));
        handleRefineResult(r, payload, input, inst);
        return;
      };
    });
    function handleRefineResult(result, payload, input, inst) {
      if (!result) {
        const _iss = {
          code: "custom",
          input,
          inst,
          path: [ ...inst._zod.def.path ?? [] ],
          continue: !inst._zod.def.abort
        };
        if (inst._zod.def.params) _iss.params = inst._zod.def.params;
        payload.issues.push(core_util.sn(_iss));
      }
    }
    var api = __webpack_require__(305);
    var errors = __webpack_require__(428);
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/parse.js
        const _parse = _Err => {
      const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? {
          ..._ctx,
          async: false
        } : {
          async: false
        };
        const result = schema._zod.run({
          value,
          issues: []
        }, ctx);
        if (result instanceof Promise) throw new core_core.GT;
        if (result.issues.length) {
          const e = new (_params?.Err ?? _Err)(result.issues.map(iss => core_util.iR(iss, ctx, core_core.$W())));
          core_util.gx(e, _params?.callee ?? fn);
          throw e;
        }
        return result.value;
      };
      return fn;
    };
    const parse_parse = _parse(errors.Kd);
    const _parseAsync = _Err => {
      const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? {
          ..._ctx,
          async: true
        } : {
          async: true
        };
        let result = schema._zod.run({
          value,
          issues: []
        }, ctx);
        if (result instanceof Promise) result = await result;
        if (result.issues.length) {
          const e = new (params?.Err ?? _Err)(result.issues.map(iss => core_util.iR(iss, ctx, core_core.$W())));
          core_util.gx(e, params?.callee ?? fn);
          throw e;
        }
        return result.value;
      };
      return fn;
    };
    const parse_parseAsync = _parseAsync(errors.Kd);
    const _safeParse = _Err => (schema, value, _ctx) => {
      const ctx = _ctx ? {
        ..._ctx,
        async: false
      } : {
        async: false
      };
      const result = schema._zod.run({
        value,
        issues: []
      }, ctx);
      if (result instanceof Promise) throw new core_core.GT;
      return result.issues.length ? failure(_Err, result.issues, ctx) : {
        success: true,
        data: result.value
      };
    };
    const safeParse = _safeParse(errors.Kd);
    function failure(Err, issues, ctx) {
      let error;
      return {
        success: false,
        get error() {
          if (!error) {
            error = new Err(issues.map(iss => core_util.iR(iss, ctx, core_core.$W())));
            issues = void 0;
            ctx = void 0;
          }
          return error;
        },
        set error(e) {
          error = e;
          issues = void 0;
          ctx = void 0;
        }
      };
    }
    const _safeParseAsync = _Err => async (schema, value, _ctx) => {
      const ctx = _ctx ? {
        ..._ctx,
        async: true
      } : {
        async: true
      };
      let result = schema._zod.run({
        value,
        issues: []
      }, ctx);
      if (result instanceof Promise) result = await result;
      return result.issues.length ? failure(_Err, result.issues, ctx) : {
        success: true,
        data: result.value
      };
    };
    const safeParseAsync = _safeParseAsync(errors.Kd);
    errors.Kd;
    errors.Kd;
    errors.Kd;
    errors.Kd;
    errors.Kd;
    errors.Kd;
    errors.Kd;
    errors.Kd;
    //! CONCATENATED MODULE: ./node_modules/zod/v4/mini/schemas.js
        const ZodMiniType = core_core.xI("ZodMiniType", (inst, def) => {
      if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
      $ZodType.init(inst, def);
      inst.def = def;
      inst.type = def.type;
    }, {
      get with() {
        return this.check;
      },
      set with(value) {
        core_util.qh(this, "with", value);
      },
      parse(data, params) {
        return parse_parse(this, data, params, {
          callee: this.parse
        });
      },
      parseAsync(data, params) {
        return parse_parseAsync(this, data, params, {
          callee: this.parseAsync
        });
      },
      safeParse(data, params) {
        return safeParse(this, data, params);
      },
      safeParseAsync(data, params) {
        return safeParseAsync(this, data, params);
      },
      check(...checks) {
        const def = this.def;
        return this.clone({
          ...def,
          checks: [ ...def.checks ?? [], ...checks.map(ch => typeof ch === "function" ? {
            _zod: {
              check: ch,
              def: {
                check: "custom"
              },
              onattach: []
            }
          } : ch) ]
        }, {
          parent: true
        });
      },
      clone(_def, params) {
        return core_util.o8(this, _def, params);
      },
      brand() {
        return this;
      },
      register(reg, meta) {
        reg.add(this, meta);
        return this;
      },
      apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
      }
    });
    const ZodMiniString = core_core.xI("ZodMiniString", (inst, def) => {
      $ZodString.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function schemas_string(params) {
      return api.Rl(ZodMiniString, params);
    }
    const ZodMiniNumber = core_core.xI("ZodMiniNumber", (inst, def) => {
      $ZodNumber.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function schemas_number(params) {
      return api.F7(ZodMiniNumber, params);
    }
    const ZodMiniNumberFormat = core_core.xI("ZodMiniNumberFormat", (inst, def) => {
      $ZodNumberFormat.init(inst, def);
      ZodMiniNumber.init(inst, def);
    });
    function schemas_int(params) {
      return api.LK(ZodMiniNumberFormat, params);
    }
    const ZodMiniBoolean = core_core.xI("ZodMiniBoolean", (inst, def) => {
      $ZodBoolean.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function schemas_boolean(params) {
      return api._L(ZodMiniBoolean, params);
    }
    const ZodMiniUnknown = core_core.xI("ZodMiniUnknown", (inst, def) => {
      $ZodUnknown.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function unknown() {
      return api.em(ZodMiniUnknown);
    }
    const ZodMiniArray = core_core.xI("ZodMiniArray", (inst, def) => {
      $ZodArray.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function array(element, params) {
      return new ZodMiniArray({
        type: "array",
        element,
        ...core_util.A2(params)
      });
    }
    const ZodMiniObject = core_core.xI("ZodMiniObject", (inst, def) => {
      $ZodObject.init(inst, def);
      ZodMiniType.init(inst, def);
      core_util.X(inst, "shape", self => self._zod.def.shape, false);
    });
    function object(shape, params) {
      const def = {
        type: "object",
        shape: shape ?? {},
        ...core_util.A2(params)
      };
      return new ZodMiniObject(def);
    }
    function looseObject(shape, params) {
      return new ZodMiniObject({
        type: "object",
        shape,
        catchall: unknown(),
        ...core_util.A2(params)
      });
    }
    function partial(schema, mask) {
      const def = schema._zod.def;
      if (def.type !== "tuple") return core_util.OH(ZodMiniOptional, schema, mask);
      if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
      return core_util.o8(schema, {
        ...def,
        items: def.items.map(item => new ZodMiniOptional({
          type: "optional",
          innerType: item
        }))
      });
    }
    const ZodMiniRecord = core_core.xI("ZodMiniRecord", (inst, def) => {
      $ZodRecord.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function record(keyType, valueType, params) {
      if (!valueType || !valueType._zod) return new ZodMiniRecord({
        type: "record",
        keyType: schemas_string(),
        valueType: keyType,
        ...core_util.A2(valueType)
      });
      return new ZodMiniRecord({
        type: "record",
        keyType,
        valueType,
        ...core_util.A2(params)
      });
    }
    const ZodMiniEnum = core_core.xI("ZodMiniEnum", (inst, def) => {
      $ZodEnum.init(inst, def);
      ZodMiniType.init(inst, def);
      inst.options = [ ...inst._zod.values ];
    });
    function _enum(values, params) {
      const entries = Array.isArray(values) ? Object.fromEntries(values.map(v => [ v, v ])) : values;
      return new ZodMiniEnum({
        type: "enum",
        entries,
        ...core_util.A2(params)
      });
    }
    const ZodMiniTransform = core_core.xI("ZodMiniTransform", (inst, def) => {
      $ZodTransform.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function transform(fn) {
      return new ZodMiniTransform({
        type: "transform",
        transform: fn
      });
    }
    const ZodMiniOptional = core_core.xI("ZodMiniOptional", (inst, def) => {
      $ZodOptional.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function optional(innerType) {
      return new ZodMiniOptional({
        type: "optional",
        innerType
      });
    }
    const ZodMiniNullable = core_core.xI("ZodMiniNullable", (inst, def) => {
      $ZodNullable.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function nullable(innerType) {
      return new ZodMiniNullable({
        type: "nullable",
        innerType
      });
    }
    const ZodMiniCatch = core_core.xI("ZodMiniCatch", (inst, def) => {
      $ZodCatch.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function _catch(innerType, catchValue) {
      return new ZodMiniCatch({
        type: "catch",
        innerType,
        catchValue: typeof catchValue === "function" ? catchValue : core_util.SS(catchValue)
      });
    }
    const ZodMiniPipe = core_core.xI("ZodMiniPipe", (inst, def) => {
      $ZodPipe.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function pipe(in_, out) {
      return new ZodMiniPipe({
        type: "pipe",
        in: in_,
        out
      });
    }
    const ZodMiniCustom = core_core.xI("ZodMiniCustom", (inst, def) => {
      $ZodCustom.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function refine(fn, _params = {}) {
      return api.fU(ZodMiniCustom, fn, _params);
    }
    api.q0;
    api.mI;
  })
};