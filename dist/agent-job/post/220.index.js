const id = 220;
const ids = [220];
const modules = {
  /***/
  783: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        H: () => (
          /* binding */
          checkBypass
        ),
        /* harmony export */
        s: () => (
          /* binding */
          getProxyUrl
        )
        /* harmony export */
      });
      function getProxyUrl(reqUrl) {
        const usingSsl = reqUrl.protocol === "https:";
        if (checkBypass(reqUrl)) {
          return void 0;
        }
        const proxyVar = (() => {
          if (usingSsl) {
            return process.env["https_proxy"] || process.env["HTTPS_PROXY"];
          } else {
            return process.env["http_proxy"] || process.env["HTTP_PROXY"];
          }
        })();
        if (proxyVar) {
          try {
            return new DecodedURL(proxyVar);
          } catch (_a) {
            if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://"))
              return new DecodedURL(`http://${proxyVar}`);
          }
        } else {
          return void 0;
        }
      }
      function checkBypass(reqUrl) {
        if (!reqUrl.hostname) {
          return false;
        }
        const reqHost = reqUrl.hostname;
        if (isLoopbackAddress(reqHost)) {
          return true;
        }
        const noProxy = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
        if (!noProxy) {
          return false;
        }
        let reqPort;
        if (reqUrl.port) {
          reqPort = Number(reqUrl.port);
        } else if (reqUrl.protocol === "http:") {
          reqPort = 80;
        } else if (reqUrl.protocol === "https:") {
          reqPort = 443;
        }
        const upperReqHosts = [reqUrl.hostname.toUpperCase()];
        if (typeof reqPort === "number") {
          upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
        }
        for (const upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) {
          if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) {
            return true;
          }
        }
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
    })
  ),
  /***/
  305: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        _L: () => (
          /* binding */
          _boolean
        ),
        FO: () => (
          /* binding */
          _custom
        ),
        LK: () => (
          /* binding */
          _int
        ),
        Eb: () => (
          /* binding */
          _maxLength
        ),
        m9: () => (
          /* binding */
          _minLength
        ),
        F7: () => (
          /* binding */
          _number
        ),
        NC: () => (
          /* binding */
          _positive
        ),
        fU: () => (
          /* binding */
          _refine
        ),
        Fk: () => (
          /* binding */
          _regex
        ),
        Rl: () => (
          /* binding */
          _string
        ),
        E4: () => (
          /* binding */
          _undefined
        ),
        em: () => (
          /* binding */
          _unknown
        ),
        q0: () => (
          /* binding */
          describe
        ),
        mI: () => (
          /* binding */
          meta
        )
      });
      var core_checks = __webpack_require__(890);
      //! CONCATENATED MODULE: ./node_modules/zod/v4/core/registries.js
      var _a;
      const $output = (
        /* unused pure expression or super */
        null
      );
      const $input = (
        /* unused pure expression or super */
        null
      );
      class $ZodRegistry {
        constructor() {
          this._map = /* @__PURE__ */ new WeakMap();
          this._idmap = /* @__PURE__ */ new Map();
        }
        add(schema, ..._meta) {
          const meta2 = _meta[0];
          this._map.set(schema, meta2);
          if (meta2 && typeof meta2 === "object" && "id" in meta2) {
            this._idmap.set(meta2.id, schema);
          }
          return this;
        }
        clear() {
          this._map = /* @__PURE__ */ new WeakMap();
          this._idmap = /* @__PURE__ */ new Map();
          return this;
        }
        remove(schema) {
          const meta2 = this._map.get(schema);
          if (meta2 && typeof meta2 === "object" && "id" in meta2) {
            this._idmap.delete(meta2.id);
          }
          this._map.delete(schema);
          return this;
        }
        get(schema) {
          const p = schema._zod.parent;
          if (p) {
            const pm = { ...this.get(p) ?? {} };
            delete pm.id;
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : void 0;
          }
          return this._map.get(schema);
        }
        has(schema) {
          return this._map.has(schema);
        }
      }
      function registry() {
        return new $ZodRegistry();
      }
      (_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
      const globalRegistry = globalThis.__zod_globalRegistry;
      var core_util = __webpack_require__(723);
      //! CONCATENATED MODULE: ./node_modules/zod/v4/core/api.js
      function snapshotChecks(def) {
        if (def.checks)
          def.checks = [...def.checks];
        return def;
      }
      // @__NO_SIDE_EFFECTS__
      function _string(Class, params) {
        return new Class(snapshotChecks({ type: "string", ...core_util.A2(params) }));
      }
      // @__NO_SIDE_EFFECTS__
      function _coercedString(Class, params) {
        return new Class(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
      }
      // @__NO_SIDE_EFFECTS__
      function _email(Class, params) {
        return new Class({
          type: "string",
          format: "email",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _guid(Class, params) {
        return new Class({
          type: "string",
          format: "guid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uuid(Class, params) {
        return new Class({
          type: "string",
          format: "uuid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uuidv4(Class, params) {
        return new Class({
          type: "string",
          format: "uuid",
          check: "string_format",
          abort: false,
          version: "v4",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uuidv6(Class, params) {
        return new Class({
          type: "string",
          format: "uuid",
          check: "string_format",
          abort: false,
          version: "v6",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uuidv7(Class, params) {
        return new Class({
          type: "string",
          format: "uuid",
          check: "string_format",
          abort: false,
          version: "v7",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _url(Class, params) {
        return new Class({
          type: "string",
          format: "url",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _emoji(Class, params) {
        return new Class({
          type: "string",
          format: "emoji",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _nanoid(Class, params) {
        return new Class({
          type: "string",
          format: "nanoid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _cuid(Class, params) {
        return new Class({
          type: "string",
          format: "cuid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _cuid2(Class, params) {
        return new Class({
          type: "string",
          format: "cuid2",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _ulid(Class, params) {
        return new Class({
          type: "string",
          format: "ulid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _xid(Class, params) {
        return new Class({
          type: "string",
          format: "xid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _ksuid(Class, params) {
        return new Class({
          type: "string",
          format: "ksuid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _ipv4(Class, params) {
        return new Class({
          type: "string",
          format: "ipv4",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _ipv6(Class, params) {
        return new Class({
          type: "string",
          format: "ipv6",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _mac(Class, params) {
        return new Class({
          type: "string",
          format: "mac",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _cidrv4(Class, params) {
        return new Class({
          type: "string",
          format: "cidrv4",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _cidrv6(Class, params) {
        return new Class({
          type: "string",
          format: "cidrv6",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _base64(Class, params) {
        return new Class({
          type: "string",
          format: "base64",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _base64url(Class, params) {
        return new Class({
          type: "string",
          format: "base64url",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _e164(Class, params) {
        return new Class({
          type: "string",
          format: "e164",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _creditCard(Class, params) {
        return new Class({
          type: "string",
          format: "credit_card",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _iban(Class, params) {
        return new Class({
          type: "string",
          format: "iban",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _jwt(Class, params) {
        return new Class({
          type: "string",
          format: "jwt",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      const TimePrecision = {
        Any: null,
        Minute: -1,
        Second: 0,
        Millisecond: 3,
        Microsecond: 6
      };
      // @__NO_SIDE_EFFECTS__
      function _isoDateTime(Class, params) {
        return new Class({
          type: "string",
          format: "datetime",
          check: "string_format",
          offset: false,
          local: false,
          precision: null,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _isoDate(Class, params) {
        return new Class({
          type: "string",
          format: "date",
          check: "string_format",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _isoTime(Class, params) {
        return new Class({
          type: "string",
          format: "time",
          check: "string_format",
          precision: null,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _isoDuration(Class, params) {
        return new Class({
          type: "string",
          format: "duration",
          check: "string_format",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _number(Class, params) {
        return new Class(snapshotChecks({ type: "number", checks: [], ...core_util.A2(params) }));
      }
      // @__NO_SIDE_EFFECTS__
      function _coercedNumber(Class, params) {
        return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ...util.normalizeParams(params) }));
      }
      // @__NO_SIDE_EFFECTS__
      function _int(Class, params) {
        return new Class({
          type: "number",
          check: "number_format",
          abort: false,
          format: "safeint",
          ...core_util.A2(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _float32(Class, params) {
        return new Class({
          type: "number",
          check: "number_format",
          abort: false,
          format: "float32",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _float64(Class, params) {
        return new Class({
          type: "number",
          check: "number_format",
          abort: false,
          format: "float64",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _int32(Class, params) {
        return new Class({
          type: "number",
          check: "number_format",
          abort: false,
          format: "int32",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uint32(Class, params) {
        return new Class({
          type: "number",
          check: "number_format",
          abort: false,
          format: "uint32",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _boolean(Class, params) {
        return new Class({
          type: "boolean",
          ...core_util.A2(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _coercedBoolean(Class, params) {
        return new Class({
          type: "boolean",
          coerce: true,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _bigint(Class, params) {
        return new Class({
          type: "bigint",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _coercedBigint(Class, params) {
        return new Class({
          type: "bigint",
          coerce: true,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _int64(Class, params) {
        return new Class({
          type: "bigint",
          check: "bigint_format",
          abort: false,
          format: "int64",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uint64(Class, params) {
        return new Class({
          type: "bigint",
          check: "bigint_format",
          abort: false,
          format: "uint64",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _symbol(Class, params) {
        return new Class({
          type: "symbol",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _undefined(Class, params) {
        return new Class({
          type: "undefined",
          ...core_util.A2(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _null(Class, params) {
        return new Class({
          type: "null",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _any(Class) {
        return new Class({
          type: "any"
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _unknown(Class) {
        return new Class({
          type: "unknown"
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _never(Class, params) {
        return new Class({
          type: "never",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _void(Class, params) {
        return new Class({
          type: "void",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _date(Class, params) {
        return new Class({
          type: "date",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _coercedDate(Class, params) {
        return new Class({
          type: "date",
          coerce: true,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _nan(Class, params) {
        return new Class({
          type: "nan",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _lt(value, params) {
        return new checks.$ZodCheckLessThan({
          check: "less_than",
          ...util.normalizeParams(params),
          value,
          inclusive: false
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _lte(value, params) {
        return new checks.$ZodCheckLessThan({
          check: "less_than",
          ...util.normalizeParams(params),
          value,
          inclusive: true
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _gt(value, params) {
        return new core_checks.J_({
          check: "greater_than",
          ...core_util.A2(params),
          value,
          inclusive: false
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _gte(value, params) {
        return new checks.$ZodCheckGreaterThan({
          check: "greater_than",
          ...util.normalizeParams(params),
          value,
          inclusive: true
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _positive(params) {
        return /* @__PURE__ */ _gt(0, params);
      }
      // @__NO_SIDE_EFFECTS__
      function _negative(params) {
        return /* @__PURE__ */ _lt(0, params);
      }
      // @__NO_SIDE_EFFECTS__
      function _nonpositive(params) {
        return /* @__PURE__ */ _lte(0, params);
      }
      // @__NO_SIDE_EFFECTS__
      function _nonnegative(params) {
        return /* @__PURE__ */ _gte(0, params);
      }
      // @__NO_SIDE_EFFECTS__
      function _multipleOf(value, params) {
        return new checks.$ZodCheckMultipleOf({
          check: "multiple_of",
          ...util.normalizeParams(params),
          value
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _maxSize(maximum, params) {
        return new checks.$ZodCheckMaxSize({
          check: "max_size",
          ...util.normalizeParams(params),
          maximum
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _minSize(minimum, params) {
        return new checks.$ZodCheckMinSize({
          check: "min_size",
          ...util.normalizeParams(params),
          minimum
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _size(size, params) {
        return new checks.$ZodCheckSizeEquals({
          check: "size_equals",
          ...util.normalizeParams(params),
          size
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _maxLength(maximum, params) {
        const ch = new core_checks.Yk({
          check: "max_length",
          ...core_util.A2(params),
          maximum
        });
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function _minLength(minimum, params) {
        return new core_checks.Kk({
          check: "min_length",
          ...core_util.A2(params),
          minimum
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _length(length, params) {
        return new checks.$ZodCheckLengthEquals({
          check: "length_equals",
          ...util.normalizeParams(params),
          length
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _regex(pattern, params) {
        return new core_checks.DG({
          check: "string_format",
          format: "regex",
          ...core_util.A2(params),
          pattern
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _lowercase(params) {
        return new checks.$ZodCheckLowerCase({
          check: "string_format",
          format: "lowercase",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uppercase(params) {
        return new checks.$ZodCheckUpperCase({
          check: "string_format",
          format: "uppercase",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _includes(includes, params) {
        return new checks.$ZodCheckIncludes({
          check: "string_format",
          format: "includes",
          ...util.normalizeParams(params),
          includes
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _startsWith(prefix, params) {
        return new checks.$ZodCheckStartsWith({
          check: "string_format",
          format: "starts_with",
          ...util.normalizeParams(params),
          prefix
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _endsWith(suffix, params) {
        return new checks.$ZodCheckEndsWith({
          check: "string_format",
          format: "ends_with",
          ...util.normalizeParams(params),
          suffix
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _property(property, schema, params) {
        return new checks.$ZodCheckProperty({
          check: "property",
          property,
          schema,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _properties(shape, params) {
        return new checks.$ZodCheckProperties({
          check: "properties",
          shape,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _mime(types, params) {
        return new checks.$ZodCheckMimeType({
          check: "mime_type",
          mime: types,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _overwrite(tx) {
        return new checks.$ZodCheckOverwrite({
          check: "overwrite",
          tx
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _normalize(form) {
        return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
      }
      // @__NO_SIDE_EFFECTS__
      function _trim() {
        return /* @__PURE__ */ _overwrite((input) => input.trim());
      }
      // @__NO_SIDE_EFFECTS__
      function _toLowerCase() {
        return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
      }
      // @__NO_SIDE_EFFECTS__
      function _toUpperCase() {
        return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
      }
      // @__NO_SIDE_EFFECTS__
      function _slugify() {
        return /* @__PURE__ */ _overwrite((input) => util.slugify(input));
      }
      // @__NO_SIDE_EFFECTS__
      function _array(Class, element, params) {
        return new Class({
          type: "array",
          element,
          // get element() {
          //   return element;
          // },
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _union(Class, options, params) {
        return new Class({
          type: "union",
          options,
          ...util.normalizeParams(params)
        });
      }
      function _xor(Class, options, params) {
        return new Class({
          type: "union",
          options,
          inclusive: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _discriminatedUnion(Class, discriminator, options, params) {
        return new Class({
          type: "union",
          options,
          discriminator,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _intersection(Class, left, right) {
        return new Class({
          type: "intersection",
          left,
          right
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _tuple(Class, items, _paramsOrRest, _params) {
        const hasRest = _paramsOrRest instanceof schemas.$ZodType;
        const params = hasRest ? _params : _paramsOrRest;
        const rest = hasRest ? _paramsOrRest : null;
        return new Class({
          type: "tuple",
          items,
          rest,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _record(Class, keyType, valueType, params) {
        return new Class({
          type: "record",
          keyType,
          valueType,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _map(Class, keyType, valueType, params) {
        return new Class({
          type: "map",
          keyType,
          valueType,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _set(Class, valueType, params) {
        return new Class({
          type: "set",
          valueType,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _enum(Class, values, params) {
        const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
        return new Class({
          type: "enum",
          entries,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _nativeEnum(Class, entries, params) {
        return new Class({
          type: "enum",
          entries,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _literal(Class, value, params) {
        return new Class({
          type: "literal",
          values: Array.isArray(value) ? value : [value],
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _file(Class, params) {
        return new Class({
          type: "file",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _transform(Class, fn) {
        return new Class({
          type: "transform",
          transform: fn
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _optional(Class, innerType) {
        return new Class({
          type: "optional",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _nullable(Class, innerType) {
        return new Class({
          type: "nullable",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _default(Class, innerType, defaultValue) {
        return new Class({
          type: "default",
          innerType,
          get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
          }
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _nonoptional(Class, innerType, params) {
        return new Class({
          type: "nonoptional",
          innerType,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _success(Class, innerType) {
        return new Class({
          type: "success",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _catch(Class, innerType, catchValue) {
        return new Class({
          type: "catch",
          innerType,
          catchValue: typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _pipe(Class, in_, out) {
        return new Class({
          type: "pipe",
          in: in_,
          out
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _readonly(Class, innerType) {
        return new Class({
          type: "readonly",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _templateLiteral(Class, parts, params) {
        return new Class({
          type: "template_literal",
          parts,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _lazy(Class, getter) {
        return new Class({
          type: "lazy",
          getter
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _promise(Class, innerType) {
        return new Class({
          type: "promise",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _custom(Class, fn, _params) {
        const norm = core_util.A2(_params);
        norm.abort ?? (norm.abort = true);
        const schema = new Class({
          type: "custom",
          check: "custom",
          fn,
          ...norm
        });
        return schema;
      }
      // @__NO_SIDE_EFFECTS__
      function _refine(Class, fn, _params) {
        const schema = new Class({
          type: "custom",
          check: "custom",
          fn,
          ...core_util.A2(_params)
        });
        return schema;
      }
      // @__NO_SIDE_EFFECTS__
      function _superRefine(fn, params) {
        const ch = /* @__PURE__ */ _check((payload) => {
          payload.addIssue = (issue) => {
            if (typeof issue === "string") {
              payload.issues.push(util.issue(issue, payload.value, ch._zod.def));
            } else {
              const _issue = issue;
              if (_issue.fatal)
                _issue.continue = false;
              _issue.code ?? (_issue.code = "custom");
              if (!("input" in _issue))
                _issue.input = payload.value;
              _issue.inst ?? (_issue.inst = ch);
              _issue.continue ?? (_issue.continue = !ch._zod.def.abort);
              payload.issues.push(util.issue(_issue));
            }
          };
          return fn(payload.value, payload);
        }, params);
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function _check(fn, params) {
        const ch = new checks.$ZodCheck({
          check: "custom",
          ...util.normalizeParams(params)
        });
        ch._zod.check = fn;
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function describe(description) {
        const ch = new core_checks.QP({ check: "describe" });
        ch._zod.onattach = [
          (inst) => {
            const existing = globalRegistry.get(inst) ?? {};
            globalRegistry.add(inst, { ...existing, description });
          }
        ];
        ch._zod.check = () => {
        };
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function meta(metadata) {
        const ch = new core_checks.QP({ check: "meta" });
        ch._zod.onattach = [
          (inst) => {
            const existing = globalRegistry.get(inst) ?? {};
            globalRegistry.add(inst, { ...existing, ...metadata });
          }
        ];
        ch._zod.check = () => {
        };
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function _stringbool(Classes, _params) {
        const params = util.normalizeParams(_params);
        let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
        let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
        if (params.case !== "sensitive") {
          truthyArray = truthyArray.map((v) => typeof v === "string" ? v.toLowerCase() : v);
          falsyArray = falsyArray.map((v) => typeof v === "string" ? v.toLowerCase() : v);
        }
        const truthySet = new Set(truthyArray);
        const falsySet = new Set(falsyArray);
        const _Codec = Classes.Codec ?? schemas.$ZodCodec;
        const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
        const _String = Classes.String ?? schemas.$ZodString;
        const stringSchema = new _String({ type: "string", error: params.error });
        const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
        const codec = new _Codec({
          type: "pipe",
          in: stringSchema,
          out: booleanSchema,
          transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
              data = data.toLowerCase();
            if (truthySet.has(data)) {
              return true;
            } else if (falsySet.has(data)) {
              return false;
            } else {
              payload.issues.push({
                code: "invalid_value",
                expected: "stringbool",
                values: [...truthySet, ...falsySet],
                input: payload.value,
                inst: codec,
                continue: false
              });
              return {};
            }
          }),
          reverseTransform: ((input, _payload) => {
            if (input === true) {
              return truthyArray[0] || "true";
            } else {
              return falsyArray[0] || "false";
            }
          }),
          error: params.error
        });
        codec._zod.bag.truthy = truthyArray;
        codec._zod.bag.falsy = falsyArray;
        codec._zod.bag.case = params.case ?? "insensitive";
        return codec;
      }
      // @__NO_SIDE_EFFECTS__
      function _stringFormat(Class, format, fnOrRegex, _params = {}) {
        const params = util.normalizeParams(_params);
        const def = {
          check: "string_format",
          type: "string",
          format,
          fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
          ...params
        };
        if (fnOrRegex instanceof RegExp) {
          def.pattern = fnOrRegex;
        }
        const inst = new Class(def);
        return inst;
      }
    })
  ),
  /***/
  890: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        DG: () => (
          /* binding */
          $ZodCheckRegex
        ),
        /* harmony export */
        J_: () => (
          /* binding */
          $ZodCheckGreaterThan
        ),
        /* harmony export */
        KH: () => (
          /* binding */
          $ZodCheckNumberFormat
        ),
        /* harmony export */
        Kk: () => (
          /* binding */
          $ZodCheckMinLength
        ),
        /* harmony export */
        QP: () => (
          /* binding */
          $ZodCheck
        ),
        /* harmony export */
        Yk: () => (
          /* binding */
          $ZodCheckMaxLength
        )
        /* harmony export */
      });
      var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(532);
      var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(723);
      const $ZodCheck = /* @__PURE__ */ _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck", (inst, def) => {
        var _a;
        inst._zod ?? (inst._zod = {});
        inst._zod.def = def;
        (_a = inst._zod).onattach ?? (_a.onattach = []);
      });
      const _whenHasSize = (payload) => {
        const val = payload.value;
        return !util.nullish(val) && val.size !== void 0;
      };
      const _whenHasLength = (payload) => {
        const val = payload.value;
        return !_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val) && val.length !== void 0;
      };
      const numericOriginMap = {
        number: "number",
        bigint: "bigint",
        object: "date"
      };
      const $ZodCheckLessThan = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckGreaterThan = /* @__PURE__ */ _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckGreaterThan", (inst, def) => {
        $ZodCheck.init(inst, def);
        const origin = numericOriginMap[typeof def.value];
        inst._zod.check = (payload) => {
          if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
          }
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
      const $ZodCheckMultipleOf = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckNumberFormat = /* @__PURE__ */ _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckNumberFormat", (inst, def) => {
        $ZodCheck.init(inst, def);
        def.format = def.format || "float64";
        const isInt = def.format?.includes("int");
        const origin = isInt ? "int" : "number";
        const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__.zH[def.format];
        inst._zod.check = (payload) => {
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
              if (input > 0) {
                payload.issues.push({
                  input,
                  code: "too_big",
                  maximum: Number.MAX_SAFE_INTEGER,
                  note: "Integers must be within the safe integer range.",
                  inst,
                  origin,
                  inclusive: true,
                  continue: !def.abort
                });
              } else {
                payload.issues.push({
                  input,
                  code: "too_small",
                  minimum: Number.MIN_SAFE_INTEGER,
                  note: "Integers must be within the safe integer range.",
                  inst,
                  origin,
                  inclusive: true,
                  continue: !def.abort
                });
              }
              return;
            }
          }
          if (input < minimum) {
            payload.issues.push({
              origin: "number",
              input,
              code: "too_small",
              minimum,
              inclusive: true,
              inst,
              continue: !def.abort
            });
          }
          if (input > maximum) {
            payload.issues.push({
              origin: "number",
              input,
              code: "too_big",
              maximum,
              inclusive: true,
              inst,
              continue: !def.abort
            });
          }
        };
      });
      const $ZodCheckBigIntFormat = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckMaxSize = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckMinSize = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckSizeEquals = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckMaxLength = /* @__PURE__ */ _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMaxLength", (inst, def) => {
        var _a;
        $ZodCheck.init(inst, def);
        (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
        inst._zod.check = (payload) => {
          const input = payload.value;
          const units = input.length;
          const length = typeof input === "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units;
          if (length <= def.maximum)
            return;
          const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
          payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort
          });
        };
      });
      const $ZodCheckMinLength = /* @__PURE__ */ _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength", (inst, def) => {
        var _a;
        $ZodCheck.init(inst, def);
        (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
        inst._zod.check = (payload) => {
          const input = payload.value;
          const units = input.length;
          const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units;
          if (length >= def.minimum)
            return;
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
      const $ZodCheckLengthEquals = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckStringFormat = /* @__PURE__ */ _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStringFormat", (inst, def) => {
        var _a, _b;
        $ZodCheck.init(inst, def);
        if (def.pattern)
          (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
              return;
            payload.issues.push({
              origin: "string",
              code: "invalid_format",
              format: def.format,
              input: payload.value,
              ...def.pattern ? { pattern: def.pattern.toString() } : {},
              inst,
              continue: !def.abort
            });
          });
        else
          (_b = inst._zod).check ?? (_b.check = () => {
          });
      });
      const $ZodCheckRegex = /* @__PURE__ */ _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckRegex", (inst, def) => {
        $ZodCheckStringFormat.init(inst, def);
        inst._zod.check = (payload) => {
          def.pattern.lastIndex = 0;
          if (def.pattern.test(payload.value))
            return;
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
      const $ZodCheckLowerCase = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckUpperCase = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckIncludes = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckStartsWith = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckEndsWith = (
        /* unused pure expression or super */
        null
      );
      function handleCheckPropertyResult(result, payload, property) {
        if (result.issues.length) {
          payload.issues.push(...util.prefixIssues(property, result.issues));
        }
      }
      const $ZodCheckProperty = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckProperties = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckMimeType = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckOverwrite = (
        /* unused pure expression or super */
        null
      );
    })
  ),
  /***/
  532: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $W: () => (
          /* binding */
          config
        ),
        /* harmony export */
        GT: () => (
          /* binding */
          $ZodAsyncError
        ),
        /* harmony export */
        cV: () => (
          /* binding */
          $ZodEncodeError
        ),
        /* harmony export */
        cr: () => (
          /* binding */
          globalConfig2
        ),
        /* harmony export */
        xI: () => (
          /* binding */
          $constructor
        )
        /* harmony export */
      });
      var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(723);
      var _a;
      const NEVER = /* @__PURE__ */ Object.freeze({
        status: "aborted"
      });
      const _zodDesc = { value: void 0, enumerable: false };
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
              return new Definition();
            }
            try {
              return new Definition();
            } finally {
              E.stackTraceLimit = saved;
            }
          }
        }
        return new Definition();
      }
      function $constructor(name, initializer, proto, params) {
        const zodProto = {};
        function Internals(def) {
          this.def = def;
          this.constr = _;
          this.traits = /* @__PURE__ */ new Set();
        }
        Internals.prototype = zodProto;
        const protoMembers = proto;
        const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
        function init(inst, def) {
          if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
              Object.defineProperty(inst, "_zod", _zodDesc);
            } finally {
              _zodDesc.value = void 0;
            }
          } else if (inst._zod.traits.has(name)) {
            return;
          }
          inst._zod.traits.add(name);
          initializer(inst, def);
          if (initialized) {
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
              up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
              initialized.add(target);
              (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target, protoMembers);
            }
          }
          const proto2 = _.prototype;
          for (const k in proto2) {
            if (!Object.prototype.hasOwnProperty.call(proto2, k))
              continue;
            if (!(k in inst)) {
              inst[k] = proto2[k].bind(inst);
            }
          }
        }
        const Parent = params?.Parent ?? Object;
        class Definition extends Parent {
        }
        Object.defineProperty(Definition, "name", { value: name });
        function _(def) {
          const inst = params?.Parent ? newError(Definition) : this;
          init(inst, def);
          const deferred = inst._zod.deferred;
          if (deferred) {
            for (const fn of deferred) {
              fn();
            }
            inst._zod.deferred = void 0;
          }
          const pp = globalThis.__zod_globalConfig?.postProcessor;
          if (pp)
            pp(inst);
          return inst;
        }
        Object.defineProperty(_, "init", { value: init });
        Object.defineProperty(_, Symbol.hasInstance, {
          value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
              return true;
            return inst?._zod?.traits?.has(name);
          }
        });
        Object.defineProperty(_, "name", { value: name });
        return _;
      }
      const $brand = (
        /* unused pure expression or super */
        null
      );
      class $ZodAsyncError extends Error {
        constructor() {
          super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
        }
      }
      class $ZodEncodeError extends Error {
        constructor(name) {
          super(`Encountered unidirectional transform during encode: ${name}`);
          this.name = "ZodEncodeError";
        }
      }
      (_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
      const globalConfig2 = globalThis.__zod_globalConfig;
      function config(newConfig) {
        if (newConfig)
          Object.assign(globalConfig2, newConfig);
        return globalConfig2;
      }
    })
  ),
  /***/
  428: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Kd: () => (
          /* binding */
          $ZodRealError
        ),
        /* harmony export */
        a$: () => (
          /* binding */
          $ZodError
        )
        /* harmony export */
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
      const _issuesDesc = { value: void 0, enumerable: false };
      const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
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
              Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
              return value;
            },
            set(value) {
              Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            }
          });
        }
      };
      const $ZodError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer);
      const $ZodRealError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer, void 0, {
        Parent: Error
      });
      function node(obj, key, make) {
        if (!Object.prototype.hasOwnProperty.call(obj, key)) {
          if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
          } else {
            obj[key] = make();
          }
        }
        return obj[key];
      }
      function flattenError(error, mapper = (issue) => issue.message) {
        const fieldErrors = {};
        const formErrors = [];
        for (const sub of error.issues) {
          if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
          } else {
            formErrors.push(mapper(sub));
          }
        }
        return { formErrors, fieldErrors };
      }
      function formatError(error, mapper = (issue) => issue.message) {
        const fieldErrors = { _errors: [] };
        const processError = (error2, path = []) => {
          for (const issue of error2.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
              issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            } else if (issue.code === "invalid_key") {
              processError({ issues: issue.issues }, [...path, ...issue.path]);
            } else if (issue.code === "invalid_element") {
              processError({ issues: issue.issues }, [...path, ...issue.path]);
            } else {
              const fullpath = [...path, ...issue.path];
              if (fullpath.length === 0) {
                fieldErrors._errors.push(mapper(issue));
              } else {
                let curr = fieldErrors;
                let i = 0;
                while (i < fullpath.length) {
                  const el = fullpath[i];
                  const terminal = i === fullpath.length - 1;
                  if (el === "_errors") {
                    if (terminal)
                      curr._errors.push(mapper(issue));
                    i++;
                    continue;
                  }
                  if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                    Object.defineProperty(curr, el, {
                      value: { _errors: [] },
                      enumerable: true,
                      writable: true,
                      configurable: true
                    });
                  }
                  const node2 = curr[el];
                  if (terminal) {
                    node2._errors.push(mapper(issue));
                  }
                  curr = node2;
                  i++;
                }
              }
            }
          }
        };
        processError(error);
        return fieldErrors;
      }
      function treeifyError(error, mapper = (issue) => issue.message) {
        const result = { errors: [] };
        const processError = (error2, path = []) => {
          var _a;
          for (const issue of error2.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
              issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            } else if (issue.code === "invalid_key") {
              processError({ issues: issue.issues }, [...path, ...issue.path]);
            } else if (issue.code === "invalid_element") {
              processError({ issues: issue.issues }, [...path, ...issue.path]);
            } else {
              const fullpath = [...path, ...issue.path];
              if (fullpath.length === 0) {
                result.errors.push(mapper(issue));
                continue;
              }
              let curr = result;
              let i = 0;
              while (i < fullpath.length) {
                const el = fullpath[i];
                const terminal = i === fullpath.length - 1;
                if (typeof el === "string") {
                  curr.properties ?? (curr.properties = {});
                  if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                    Object.defineProperty(curr.properties, el, {
                      value: { errors: [] },
                      enumerable: true,
                      writable: true,
                      configurable: true
                    });
                  }
                  curr = curr.properties[el];
                } else {
                  curr.items ?? (curr.items = []);
                  (_a = curr.items)[el] ?? (_a[el] = { errors: [] });
                  curr = curr.items[el];
                }
                if (terminal) {
                  curr.errors.push(mapper(issue));
                }
                i++;
              }
            }
          }
        };
        processError(error);
        return result;
      }
      function toDotPath(_path) {
        const segs = [];
        const path = _path.map((seg) => typeof seg === "object" ? seg.key : seg);
        for (const seg of path) {
          if (typeof seg === "number")
            segs.push(`[${seg}]`);
          else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
          else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
          else {
            if (segs.length)
              segs.push(".");
            segs.push(seg);
          }
        }
        return segs.join("");
      }
      function prettifyError(error) {
        const lines = [];
        const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
        for (const issue of issues) {
          lines.push(`✖ ${issue.message}`);
          if (issue.path?.length)
            lines.push(`  → at ${toDotPath(issue.path)}`);
        }
        return lines.join("\n");
      }
    })
  ),
  /***/
  723: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        A2: () => (
          /* binding */
          normalizeParams
        ),
        /* harmony export */
        Gv: () => (
          /* binding */
          isObject
        ),
        /* harmony export */
        NM: () => (
          /* binding */
          optionalKeys
        ),
        /* harmony export */
        O7: () => (
          /* binding */
          codePointLength
        ),
        /* harmony export */
        PO: () => (
          /* binding */
          cached
        ),
        /* harmony export */
        QH: () => (
          /* binding */
          aborted
        ),
        /* harmony export */
        Qd: () => (
          /* binding */
          isPlainObject
        ),
        /* harmony export */
        Rc: () => (
          /* binding */
          getLengthableOrigin
        ),
        /* harmony export */
        SS: () => (
          /* binding */
          constantCatch
        ),
        /* harmony export */
        Vy: () => (
          /* binding */
          assignProp
        ),
        /* harmony export */
        X: () => (
          /* binding */
          installLazyProp
        ),
        /* harmony export */
        cl: () => (
          /* binding */
          nullish
        ),
        /* harmony export */
        d3: () => (
          /* binding */
          attachSchema
        ),
        /* harmony export */
        gx: () => (
          /* binding */
          captureStackTrace
        ),
        /* harmony export */
        hi: () => (
          /* binding */
          sizeCaps
        ),
        /* harmony export */
        iR: () => (
          /* binding */
          finalizeIssue
        ),
        /* harmony export */
        jD: () => (
          /* binding */
          hide
        ),
        /* harmony export */
        k8: () => (
          /* binding */
          jsonStringifyReplacer
        ),
        /* harmony export */
        lQ: () => (
          /* binding */
          prefixIssues
        ),
        /* harmony export */
        o8: () => (
          /* binding */
          clone
        ),
        /* harmony export */
        ol: () => (
          /* binding */
          members
        ),
        /* harmony export */
        p6: () => (
          /* binding */
          cleanRegex
        ),
        /* harmony export */
        qQ: () => (
          /* binding */
          propertyKeyTypes
        ),
        /* harmony export */
        qh: () => (
          /* binding */
          own
        ),
        /* harmony export */
        rL: () => (
          /* binding */
          explicitlyAborted
        ),
        /* harmony export */
        sD: () => (
          /* binding */
          escapeRegex
        ),
        /* harmony export */
        sn: () => (
          /* binding */
          issue
        ),
        /* harmony export */
        v5: () => (
          /* binding */
          defineLazyInternal
        ),
        /* harmony export */
        w5: () => (
          /* binding */
          getEnumValues
        ),
        /* harmony export */
        zH: () => (
          /* binding */
          NUMBER_FORMAT_RANGES
        )
        /* harmony export */
      });
      function assertEqual(val) {
        return val;
      }
      function assertNotEqual(val) {
        return val;
      }
      function toZod() {
        return (schema) => schema;
      }
      function assertIs(_arg) {
      }
      function assertNever(_x) {
        throw new Error("Unexpected value in exhaustive check");
      }
      function assert(_) {
      }
      function getEnumValues(entries) {
        const numericValues = Object.values(entries).filter((v) => typeof v === "number");
        const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
        return values;
      }
      function joinValues(array, separator = "|") {
        return array.map((val) => stringifyPrimitive(val)).join(separator);
      }
      function jsonStringifyReplacer(_, value) {
        if (typeof value === "bigint")
          return value.toString();
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
      function floatSafeRemainder(val, step) {
        const ratio = val / step;
        const roundedRatio = Math.round(ratio);
        const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
        if (Math.abs(ratio - roundedRatio) < tolerance)
          return 0;
        return ratio - roundedRatio;
      }
      const EVALUATING = (
        /* unused pure expression or super */
        null
      );
      function defineLazy(object, key, getter) {
        let value = void 0;
        Object.defineProperty(object, key, {
          get() {
            if (value === EVALUATING) {
              return void 0;
            }
            if (value === void 0) {
              value = EVALUATING;
              value = getter();
            }
            return value;
          },
          set(v) {
            Object.defineProperty(object, key, {
              value: v
              // configurable: true,
            });
          },
          configurable: true
        });
      }
      function objectClone(obj) {
        return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
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
        if (key in target)
          assignProp(target, key, value);
        else
          target[key] = value;
      }
      function mirrorShape(target, source, keys, wrap) {
        const raw = sourceShape(source);
        for (const key of keys) {
          const desc = Object.getOwnPropertyDescriptor(raw, key);
          if (!desc.enumerable)
            continue;
          if (desc.get) {
            deferProp(target, key, () => {
              const value = source._zod.def.shape[key];
              return wrap ? wrap(value, key) : value;
            });
          } else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
        }
      }
      function mirrorProps(target, source) {
        for (const key of Reflect.ownKeys(source)) {
          const desc = Object.getOwnPropertyDescriptor(source, key);
          if (!desc.enumerable)
            continue;
          if (desc.get)
            deferProp(target, key, () => source[key]);
          else
            putProp(target, key, desc.value);
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
      function cloneDef(schema) {
        return mergeDefs(schema._zod.def);
      }
      function getElementAtPath(obj, path) {
        if (!path)
          return obj;
        return path.reduce((acc, key) => acc?.[key], obj);
      }
      function promiseAllObject(promisesObj) {
        const keys = Object.keys(promisesObj);
        const promises = keys.map((key) => promisesObj[key]);
        return Promise.all(promises).then((results) => {
          const resolvedObj = {};
          for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
          }
          return resolvedObj;
        });
      }
      function randomString(length = 10) {
        const chars = "abcdefghijklmnopqrstuvwxyz";
        let str = "";
        for (let i = 0; i < length; i++) {
          str += chars[Math.floor(Math.random() * chars.length)];
        }
        return str;
      }
      function esc(str) {
        return JSON.stringify(str);
      }
      function slugify(input) {
        return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
      }
      const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
      };
      function isObject(data) {
        return typeof data === "object" && data !== null && !Array.isArray(data);
      }
      const allowsEval = (
        /* unused pure expression or super */
        null
      );
      function isPlainObject(o) {
        if (isObject(o) === false)
          return false;
        const ctor = o.constructor;
        if (ctor === void 0)
          return true;
        if (typeof ctor !== "function")
          return true;
        const prot = ctor.prototype;
        if (isObject(prot) === false)
          return false;
        if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
          return false;
        }
        return true;
      }
      function shallowClone(o) {
        if (isPlainObject(o))
          return { ...o };
        if (Array.isArray(o))
          return [...o];
        if (o instanceof Map)
          return new Map(o);
        if (o instanceof Set)
          return new Set(o);
        return o;
      }
      function numKeys(data) {
        let keyCount = 0;
        for (const key in data) {
          if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
          }
        }
        return keyCount;
      }
      const getParsedType = (data) => {
        const t = typeof data;
        switch (t) {
          case "undefined":
            return "undefined";
          case "string":
            return "string";
          case "number":
            return Number.isNaN(data) ? "nan" : "number";
          case "boolean":
            return "boolean";
          case "function":
            return "function";
          case "bigint":
            return "bigint";
          case "symbol":
            return "symbol";
          case "object":
            if (Array.isArray(data)) {
              return "array";
            }
            if (data === null) {
              return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
              return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
              return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
              return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
              return "date";
            }
            if (typeof File !== "undefined" && data instanceof File) {
              return "file";
            }
            return "object";
          default:
            throw new Error(`Unknown data type: ${t}`);
        }
      };
      const propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
      const primitiveTypes = /* @__PURE__ */ new Set([
        "string",
        "number",
        "bigint",
        "boolean",
        "symbol",
        "undefined"
      ]);
      function escapeRegex(str) {
        return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      }
      function clone(inst, def, params) {
        const cl = new inst._zod.constr(def ?? inst._zod.def);
        if (!def || params?.parent)
          cl._zod.parent = inst;
        return cl;
      }
      function normalizeParams(_params) {
        const params = _params;
        if (!params)
          return {};
        if (typeof params === "string")
          return { error: () => params };
        if (params?.message !== void 0) {
          if (params?.error !== void 0)
            throw new Error("Cannot specify both `message` and `error` params");
          params.error = params.message;
        }
        delete params.message;
        if (typeof params.error === "string")
          return { ...params, error: () => params.error };
        return params;
      }
      function createTransparentProxy(getter) {
        let target;
        return new Proxy({}, {
          get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
          },
          set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
          },
          has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
          },
          deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
          },
          ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
          },
          getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
          },
          defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
          }
        });
      }
      function stringifyPrimitive(value) {
        if (typeof value === "bigint")
          return value.toString() + "n";
        if (typeof value === "string")
          return `"${value}"`;
        return `${value}`;
      }
      function optionalKeys(shape) {
        return Object.keys(shape).filter((k) => {
          return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
        });
      }
      const NUMBER_FORMAT_RANGES = /* @__PURE__ */ (() => ({
        safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
        int32: [-2147483648, 2147483647],
        uint32: [0, 4294967295],
        float32: [-34028234663852886e22, 34028234663852886e22],
        float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
      }))();
      const BIGINT_FORMAT_RANGES = {
        int64: [/* @__PURE__ */ BigInt("-9223372036854775808"), /* @__PURE__ */ BigInt("9223372036854775807")],
        uint64: [/* @__PURE__ */ BigInt(0), /* @__PURE__ */ BigInt("18446744073709551615")]
      };
      function pick(schema, mask) {
        const currDef = schema._zod.def;
        const checks2 = currDef.checks;
        const hasChecks = checks2 && checks2.length > 0;
        if (hasChecks) {
          throw new Error(".pick() cannot be used on object schemas containing refinements");
        }
        const newShape = {};
        mirrorShape(newShape, schema, maskedKeys(schema, mask));
        return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
      }
      function maskedKeys(schema, mask) {
        const raw = sourceShape(schema);
        const keys = [];
        for (const key of Reflect.ownKeys(mask)) {
          if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
          }
          if (mask[key])
            keys.push(key);
        }
        return keys;
      }
      function omit(schema, mask) {
        const currDef = schema._zod.def;
        const checks2 = currDef.checks;
        const hasChecks = checks2 && checks2.length > 0;
        if (hasChecks) {
          throw new Error(".omit() cannot be used on object schemas containing refinements");
        }
        const omitted = new Set(maskedKeys(schema, mask));
        const newShape = {};
        mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
        return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
      }
      function extend(schema, shape) {
        if (!isPlainObject(shape)) {
          throw new Error("Invalid input to extend: expected a plain object");
        }
        const checks2 = schema._zod.def.checks;
        const hasChecks = checks2 && checks2.length > 0;
        if (hasChecks) {
          const existingShape = sourceShape(schema);
          for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) {
              throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
          }
        }
        return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
      }
      function extended(schema, shape) {
        const newShape = {};
        mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
        mirrorProps(newShape, shape);
        return newShape;
      }
      function safeExtend(schema, shape) {
        if (!isPlainObject(shape)) {
          throw new Error("Invalid input to safeExtend: expected a plain object");
        }
        return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
      }
      function merge(a, b) {
        if (!b?._zod?.def) {
          throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
        }
        if (a._zod.def.checks?.length) {
          throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
        }
        const newShape = {};
        mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
        mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
        const def = mergeDefs(a._zod.def, {
          shape: newShape,
          get catchall() {
            return b._zod.def.catchall;
          },
          checks: b._zod.def.checks ?? []
        });
        return clone(a, def);
      }
      function partial(Class2, schema, mask, name = "partial") {
        const currDef = schema._zod.def;
        const checks2 = currDef.checks;
        const hasChecks = checks2 && checks2.length > 0;
        if (hasChecks) {
          throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
        }
        const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
        const newShape = {};
        mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class2 && ((value, key) => selected && !selected.has(key) ? value : new Class2({ type: "optional", innerType: value })));
        return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
      }
      function required(Class2, schema, mask) {
        const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
        const newShape = {};
        mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => (
          // overwrite with non-optional
          selected && !selected.has(key) ? value : new Class2({ type: "nonoptional", innerType: value })
        ));
        return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
      }
      function aborted(x, startIndex = 0) {
        if (x.aborted === true)
          return true;
        for (let i = startIndex; i < x.issues.length; i++) {
          if (x.issues[i]?.continue !== true) {
            return true;
          }
        }
        return false;
      }
      function explicitlyAborted(x, startIndex = 0) {
        if (x.aborted === true)
          return true;
        for (let i = startIndex; i < x.issues.length; i++) {
          if (x.issues[i]?.continue === false) {
            return true;
          }
        }
        return false;
      }
      function prefixIssues(path, issues) {
        return issues.map((iss) => {
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
          if (!/_(length|size)$|_equals$/.test(d.check))
            break;
          const max = d.maximum ?? d.length ?? d.size;
          if (max >= 0)
            caps.push([max, ch]);
        }
        return caps;
      }
      function attachSchema(issues, start, inst) {
        var _a;
        for (let i = start; i < issues.length; i++) {
          (_a = issues[i]).schema ?? (_a.schema = inst);
        }
      }
      function finalizeIssue(iss, ctx, config) {
        var _a;
        const traits = iss.inst?._zod?.traits;
        if (traits?.has("$ZodType")) {
          if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
          else
            iss.schema = iss.inst;
        }
        const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
        const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
        const full = {};
        for (const k of Object.keys(iss)) {
          if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
          full[k] = iss[k];
        }
        full.path ?? (full.path = []);
        full.message = message;
        if (ctx?.reportInput) {
          full.input = iss.input;
        }
        return full;
      }
      function getSizableOrigin(input) {
        if (input instanceof Set)
          return "set";
        if (input instanceof Map)
          return "map";
        if (input instanceof File)
          return "file";
        return "unknown";
      }
      const highSurrogate = /[\uD800-\uDBFF]/;
      function codePointLength(str) {
        const units = str.length;
        if (!highSurrogate.test(str))
          return units;
        let count = units;
        for (let i = 0; i < units - 1; i++) {
          if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
            count--;
            i++;
          }
        }
        return count;
      }
      function getLengthableOrigin(input) {
        if (Array.isArray(input))
          return "array";
        if (typeof input === "string")
          return "string";
        return "unknown";
      }
      function parsedType(data) {
        const t = typeof data;
        switch (t) {
          case "number": {
            return Number.isNaN(data) ? "nan" : "number";
          }
          case "object": {
            if (data === null) {
              return "null";
            }
            if (Array.isArray(data)) {
              return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
              return obj.constructor.name;
            }
          }
        }
        return t;
      }
      function issue(...args) {
        const [iss, input, inst] = args;
        if (typeof iss === "string") {
          return {
            message: iss,
            code: "custom",
            input,
            inst
          };
        }
        return { ...iss };
      }
      function cleanEnum(obj) {
        return Object.entries(obj).filter(([k, _]) => {
          return Number.isNaN(Number.parseInt(k, 10));
        }).map((el) => el[1]);
      }
      function base64ToUint8Array(base64) {
        const binaryString = atob(base64);
        const bytes = new Uint8Array(binaryString.length);
        for (let i = 0; i < binaryString.length; i++) {
          bytes[i] = binaryString.charCodeAt(i);
        }
        return bytes;
      }
      function uint8ArrayToBase64(bytes) {
        let binaryString = "";
        for (let i = 0; i < bytes.length; i++) {
          binaryString += String.fromCharCode(bytes[i]);
        }
        return btoa(binaryString);
      }
      function base64urlToUint8Array(base64url) {
        const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
        const padding = "=".repeat((4 - base64.length % 4) % 4);
        return base64ToUint8Array(base64 + padding);
      }
      function uint8ArrayToBase64url(bytes) {
        return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
      }
      function hexToUint8Array(hex) {
        const cleanHex = hex.replace(/^0x/, "");
        if (cleanHex.length % 2 !== 0) {
          throw new Error("Invalid hex string length");
        }
        const bytes = new Uint8Array(cleanHex.length / 2);
        for (let i = 0; i < cleanHex.length; i += 2) {
          bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
        }
        return bytes;
      }
      function uint8ArrayToHex(bytes) {
        return Array.from(bytes).map((b) => b.toString(16).padStart(2, "0")).join("");
      }
      class Class {
        constructor(..._args) {
        }
      }
      function members(proto, table) {
        for (const key in table) {
          const desc = Object.getOwnPropertyDescriptor(table, key);
          if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
          else
            defineBound(proto, key, desc.value);
        }
      }
      function own(inst, key, value, enumerable = true) {
        Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
        return value;
      }
      function hide(inst, key, value) {
        return own(inst, key, value, false);
      }
      function derived(computes, table) {
        for (const key in computes) {
          const compute = computes[key];
          Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
              return own(this, key, compute(this));
            },
            set(value) {
              own(this, key, value);
            }
          });
        }
        return table;
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
          return void 0;
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
              if (broke)
                delete this[key];
              else
                Object.defineProperty(this, key, { configurable: true, writable: true, value });
              broke = broke || outer;
              return value;
            } catch (err) {
              delete this[key];
              broke = broke || outer;
              throw err;
            }
          },
          set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
          }
        });
      }
      function installLazyProp(inst, key, make, enumerable) {
        const proto = claim(inst, key);
        if (!proto)
          return;
        Object.defineProperty(proto, key, {
          configurable: true,
          get() {
            const desc = { configurable: true, writable: true, enumerable, value: void 0 };
            Object.defineProperty(this, key, desc);
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
          },
          set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
          }
        });
      }
      const CONSTANT_CATCH = "~constantCatch";
      function constantCatch(value) {
        const fn = () => value;
        fn[CONSTANT_CATCH] = true;
        return fn;
      }
    })
  ),
  /***/
  922: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        YOg: () => (
          /* binding */
          array
        ),
        zMY: () => (
          /* binding */
          schemas_boolean
        ),
        MfU: () => (
          /* binding */
          _catch
        ),
        IeY: () => (
          /* binding */
          custom
        ),
        k5n: () => (
          /* binding */
          _enum
        ),
        Whr: () => (
          /* binding */
          schemas_int
        ),
        mee: () => (
          /* binding */
          nullable
        ),
        aig: () => (
          /* binding */
          schemas_number
        ),
        Ikc: () => (
          /* binding */
          object
        ),
        lqM: () => (
          /* binding */
          optional
        ),
        FsL: () => (
          /* binding */
          pipe
        ),
        g1P: () => (
          /* binding */
          record
        ),
        YPB: () => (
          /* binding */
          refine
        ),
        YjP: () => (
          /* binding */
          schemas_string
        ),
        pdi: () => (
          /* binding */
          transform
        ),
        Vxk: () => (
          /* binding */
          schemas_undefined
        ),
        KCZ: () => (
          /* binding */
          union
        ),
        L5J: () => (
          /* binding */
          unknown
        )
      });
      var core_core = __webpack_require__(532);
      var core_checks = __webpack_require__(890);
      //! CONCATENATED MODULE: ./node_modules/zod/v4/core/regexes.js
      const cuid = /^[cC][0-9a-z]{6,}$/;
      const cuid2 = /^[0-9a-z]+$/;
      const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
      const xid = /^[0-9a-vA-V]{20}$/;
      const ksuid = /^[A-Za-z0-9]{27}$/;
      const nanoid = /^[a-zA-Z0-9_-]{21}$/;
      function nanoidOfLength(length) {
        return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
      }
      const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
      const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
      const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
      const uuid = (version2) => {
        if (!version2)
          return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
        return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version2}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
      };
      const uuid4 = (
        /* unused pure expression or super */
        null
      );
      const uuid6 = (
        /* unused pure expression or super */
        null
      );
      const uuid7 = (
        /* unused pure expression or super */
        null
      );
      const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
      const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
      const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
      const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
      const idnEmail = (
        /* unused pure expression or super */
        null
      );
      const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
      const _emoji = (
        /* unused pure expression or super */
        null
      );
      function emoji() {
        return new RegExp(_emoji, "u");
      }
      const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
      const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
      const mac = (delimiter) => {
        const escapedDelim = util.escapeRegex(delimiter ?? ":");
        return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
      };
      const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
      const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
      const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
      const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
      const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
      const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
      const httpProtocol = /^https?$/;
      const e164 = /^\+[1-9]\d{6,14}$/;
      const creditCard = /^\d(?:[ -]?\d){11,18}$/;
      const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
      const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
      const dateSource = (
        /* unused pure expression or super */
        null
      );
      function regexes_anchor(source) {
        return new RegExp(`^${source}$`);
      }
      const date = (
        /* unused pure expression or super */
        null
      );
      function timeSource(args) {
        const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
        const regex = typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
        return regex;
      }
      function time(args) {
        return new RegExp(`^${timeSource(args)}$`);
      }
      function datetime(args) {
        const opts = ["Z"];
        if (args.offset)
          opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
        const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
        const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
        return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
      }
      const anyString = /^[\s\S]{0,}$/;
      const string = (params) => {
        const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
        return new RegExp(`^${regex}$`);
      };
      const bigint = /^-?\d+n?$/;
      const integer = /^-?\d+$/;
      const number = /^-?\d+(?:\.\d+)?$/;
      const regexes_boolean = /^(?:true|false)$/i;
      const _null = /^null$/i;
      const _undefined = /^undefined$/i;
      const lowercase = /^[^A-Z]*$/;
      const uppercase = /^[^a-z]*$/;
      const hex = /^[0-9a-fA-F]*$/;
      function fixedBase64(bodyLength, padding) {
        return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
      }
      function fixedBase64url(length) {
        return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
      }
      const md5_hex = /^[0-9a-fA-F]{32}$/;
      const md5_base64 = (
        /* unused pure expression or super */
        null
      );
      const md5_base64url = (
        /* unused pure expression or super */
        null
      );
      const sha1_hex = /^[0-9a-fA-F]{40}$/;
      const sha1_base64 = (
        /* unused pure expression or super */
        null
      );
      const sha1_base64url = (
        /* unused pure expression or super */
        null
      );
      const sha256_hex = /^[0-9a-fA-F]{64}$/;
      const sha256_base64 = (
        /* unused pure expression or super */
        null
      );
      const sha256_base64url = (
        /* unused pure expression or super */
        null
      );
      const sha384_hex = /^[0-9a-fA-F]{96}$/;
      const sha384_base64 = (
        /* unused pure expression or super */
        null
      );
      const sha384_base64url = (
        /* unused pure expression or super */
        null
      );
      const sha512_hex = /^[0-9a-fA-F]{128}$/;
      const sha512_base64 = (
        /* unused pure expression or super */
        null
      );
      const sha512_base64url = (
        /* unused pure expression or super */
        null
      );
      var core_util = __webpack_require__(723);
      //! CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
      const version = {
        major: 4,
        minor: 6,
        patch: 7
      };
      //! CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js
      const $ZodType = /* @__PURE__ */ core_core.xI("$ZodType", (inst, def) => {
        var _a;
        inst ?? (inst = {});
        inst._zod.def = def;
        inst._zod.bag = inst._zod.bag || {};
        inst._zod.version = version;
        const defChecks = inst._zod.def.checks;
        const checks2 = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
        for (const ch of checks2) {
          for (const fn of ch._zod.onattach) {
            fn(inst);
          }
        }
        if (checks2.length === 0) {
          (_a = inst._zod).deferred ?? (_a.deferred = []);
          inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
          });
        } else {
          const runChecks = (payload, checks3, ctx) => {
            if (payload.memo)
              return payload;
            let isAborted = core_util.QH(payload);
            let asyncResult;
            for (const ch of checks3) {
              if (ch._zod.def.when) {
                if (core_util.rL(payload))
                  continue;
                const shouldRun = ch._zod.def.when(payload);
                if (!shouldRun)
                  continue;
              } else if (isAborted) {
                continue;
              }
              const currLen = payload.issues.length;
              const _ = ch._zod.check(payload);
              if (_ instanceof Promise && ctx?.async === false) {
                throw new core_core.GT();
              }
              if (asyncResult || _ instanceof Promise) {
                asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                  await _;
                  const nextLen = payload.issues.length;
                  if (nextLen === currLen)
                    return;
                  core_util.d3(payload.issues, currLen, inst);
                  if (!isAborted)
                    isAborted = core_util.QH(payload, currLen);
                });
              } else {
                const nextLen = payload.issues.length;
                if (nextLen === currLen)
                  continue;
                core_util.d3(payload.issues, currLen, inst);
                if (!isAborted)
                  isAborted = core_util.QH(payload, currLen);
              }
            }
            if (asyncResult) {
              return asyncResult.then(() => {
                return payload;
              });
            }
            return payload;
          };
          const handleCanaryResult = (canary, payload, ctx) => {
            if (core_util.QH(canary)) {
              canary.aborted = true;
              return canary;
            }
            const checkResult = runChecks(payload, checks2, ctx);
            if (checkResult instanceof Promise) {
              if (ctx.async === false)
                throw new core_core.GT();
              return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
          };
          inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
              return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
              const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
              if (canary instanceof Promise) {
                return canary.then((canary2) => {
                  return handleCanaryResult(canary2, payload, ctx);
                });
              }
              return handleCanaryResult(canary, payload, ctx);
            }
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
              if (ctx.async === false)
                throw new core_core.GT();
              return result.then((result2) => runChecks(result2, checks2, ctx));
            }
            return runChecks(result, checks2, ctx);
          };
        }
      }, {
        // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
        get "~standard"() {
          return core_util.jD(this, "~standard", standardProps(this));
        },
        set "~standard"(value) {
          core_util.qh(this, "~standard", value);
        }
      });
      const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())) } : { value: r.value };
      async function validateAsync(inst, value) {
        const ctx = { async: true };
        return toStandardResult(await inst._zod.run({ value, issues: [] }, ctx), ctx);
      }
      function standardProps(inst) {
        return {
          validate: (value) => {
            const ctx = { async: false };
            try {
              const r = inst._zod.run({ value, issues: [] }, ctx);
              if (!(r instanceof Promise))
                return toStandardResult(r, ctx);
            } catch (_) {
            }
            return validateAsync(inst, value);
          },
          vendor: "zod",
          version: 1
        };
      }
      const $ZodString = /* @__PURE__ */ core_core.xI("$ZodString", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.pattern = def.pattern ?? anyString;
        inst._zod.parse = (payload, _) => {
          if (def.coerce)
            try {
              payload.value = String(payload.value);
            } catch (_2) {
            }
          if (typeof payload.value === "string")
            return payload;
          payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst
          });
          return payload;
        };
      });
      const $ZodStringFormat = (
        /* unused pure expression or super */
        null
      );
      const $ZodGUID = (
        /* unused pure expression or super */
        null
      );
      const $ZodUUID = (
        /* unused pure expression or super */
        null
      );
      const $ZodEmail = (
        /* unused pure expression or super */
        null
      );
      const URL_BAD_FORMAT = 1;
      const URL_UNPARSEABLE = 2;
      function canParseURL(input) {
        try {
          if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
          new URL(input);
          return true;
        } catch {
          return false;
        }
      }
      function validateURL(trimmed, def) {
        if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
          return canParseURL(trimmed) || URL_UNPARSEABLE;
        }
        return parseURLObject(trimmed, def);
      }
      function parseURLObject(trimmed, def) {
        if (!def.normalize && def.protocol?.source === regexes.httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
          return URL_BAD_FORMAT;
        }
        try {
          if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
              return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
          }
          return new URL(trimmed);
        } catch {
          return URL_UNPARSEABLE;
        }
      }
      const asciiTabOrNewline = /[\t\n\r]/g;
      function stripTabAndNewline(value) {
        return value.replace(asciiTabOrNewline, "");
      }
      function urlHostnameOk(url2, hostname2) {
        hostname2.lastIndex = 0;
        return hostname2.test(url2.hostname);
      }
      function urlProtocolOk(url2, protocol) {
        protocol.lastIndex = 0;
        return protocol.test(url2.protocol.endsWith(":") ? url2.protocol.slice(0, -1) : url2.protocol);
      }
      const $ZodURL = (
        /* unused pure expression or super */
        null
      );
      const $ZodEmoji = (
        /* unused pure expression or super */
        null
      );
      const $ZodNanoID = (
        /* unused pure expression or super */
        null
      );
      const $ZodCUID = (
        /* unused pure expression or super */
        null
      );
      const $ZodCUID2 = (
        /* unused pure expression or super */
        null
      );
      const $ZodULID = (
        /* unused pure expression or super */
        null
      );
      const $ZodXID = (
        /* unused pure expression or super */
        null
      );
      const $ZodKSUID = (
        /* unused pure expression or super */
        null
      );
      const $ZodISODateTime = (
        /* unused pure expression or super */
        null
      );
      const $ZodISODate = (
        /* unused pure expression or super */
        null
      );
      const $ZodISOTime = (
        /* unused pure expression or super */
        null
      );
      const $ZodISODuration = (
        /* unused pure expression or super */
        null
      );
      const $ZodIPv4 = (
        /* unused pure expression or super */
        null
      );
      const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
      function isValidIPv6(value) {
        if (!ipv6Alphabet.test(value))
          return false;
        return canParseURL(`http://[${value}]`);
      }
      const $ZodIPv6 = (
        /* unused pure expression or super */
        null
      );
      const $ZodMAC = (
        /* unused pure expression or super */
        null
      );
      const $ZodCIDRv4 = (
        /* unused pure expression or super */
        null
      );
      function isValidCIDRv6(value) {
        const parts = value.split("/");
        if (parts.length !== 2)
          return false;
        const [address, prefix] = parts;
        if (!prefix)
          return false;
        const prefixNum = Number(prefix);
        if (`${prefixNum}` !== prefix)
          return false;
        if (prefixNum < 0 || prefixNum > 128)
          return false;
        return isValidIPv6(address);
      }
      const $ZodCIDRv6 = (
        /* unused pure expression or super */
        null
      );
      function isValidBase64(data) {
        if (data === "")
          return true;
        if (/\s/.test(data))
          return false;
        if (data.length % 4 !== 0)
          return false;
        try {
          atob(data);
          return true;
        } catch {
          return false;
        }
      }
      const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
      const $ZodBase64 = (
        /* unused pure expression or super */
        null
      );
      const base64urlCharset = /^[A-Za-z0-9_-]*$/;
      function isValidBase64URL(data) {
        if (!base64urlCharset.test(data))
          return false;
        const base642 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
        const padded = base642.padEnd(Math.ceil(base642.length / 4) * 4, "=");
        return isValidBase64(padded);
      }
      const $ZodBase64URL = (
        /* unused pure expression or super */
        null
      );
      const $ZodE164 = (
        /* unused pure expression or super */
        null
      );
      const CC_SANITIZE = /[- ]/g;
      function isLuhnAlgo(digits) {
        let length = digits.length;
        let bit = 1;
        let sum = 0;
        while (length) {
          const value = digits.charCodeAt(--length) - 48;
          bit ^= 1;
          sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
        }
        return sum % 10 === 0;
      }
      function isValidCreditCard(input) {
        if (!regexes.creditCard.test(input))
          return false;
        return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
      }
      const $ZodCreditCard = (
        /* unused pure expression or super */
        null
      );
      function isIso7064Mod97(iban2) {
        let remainder = 0;
        const len = iban2.length;
        for (let i = 4; i < len; i++) {
          const code = iban2.charCodeAt(i);
          remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
        }
        for (let i = 0; i < 4; i++) {
          const code = iban2.charCodeAt(i);
          remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
        }
        return remainder === 1;
      }
      function isValidIBAN(input) {
        if (!regexes.iban.test(input))
          return false;
        return isIso7064Mod97(input);
      }
      const $ZodIBAN = (
        /* unused pure expression or super */
        null
      );
      function isValidJWT(token, algorithm = null) {
        try {
          const tokensParts = token.split(".");
          if (tokensParts.length !== 3)
            return false;
          const [header] = tokensParts;
          if (!header)
            return false;
          const parsedHeader = JSON.parse(atob(header));
          if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
          if (!parsedHeader.alg)
            return false;
          if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
          return true;
        } catch {
          return false;
        }
      }
      const $ZodJWT = (
        /* unused pure expression or super */
        null
      );
      const $ZodCustomStringFormat = (
        /* unused pure expression or super */
        null
      );
      const $ZodNumber = /* @__PURE__ */ core_core.xI("$ZodNumber", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.pattern = number;
        inst._zod.parse = (payload, _ctx) => {
          if (def.coerce)
            try {
              payload.value = Number(payload.value);
            } catch (_) {
            }
          const input = payload.value;
          if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
          }
          const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
          payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...received ? { received } : {}
          });
          return payload;
        };
      });
      const $ZodNumberFormat = /* @__PURE__ */ core_core.xI("$ZodNumberFormat", (inst, def) => {
        core_checks.KH.init(inst, def);
        $ZodNumber.init(inst, def);
      });
      const $ZodBoolean = /* @__PURE__ */ core_core.xI("$ZodBoolean", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.pattern = regexes_boolean;
        inst._zod.parse = (payload, _ctx) => {
          if (def.coerce)
            try {
              payload.value = Boolean(payload.value);
            } catch (_) {
            }
          const input = payload.value;
          if (typeof input === "boolean")
            return payload;
          payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst
          });
          return payload;
        };
      });
      const $ZodBigInt = (
        /* unused pure expression or super */
        null
      );
      const $ZodBigIntFormat = (
        /* unused pure expression or super */
        null
      );
      const $ZodSymbol = (
        /* unused pure expression or super */
        null
      );
      const $ZodUndefined = /* @__PURE__ */ core_core.xI("$ZodUndefined", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.pattern = _undefined;
        inst._zod.values = /* @__PURE__ */ new Set([void 0]);
        inst._zod.parse = (payload, _ctx) => {
          const input = payload.value;
          if (typeof input === "undefined")
            return payload;
          payload.issues.push({
            expected: "undefined",
            code: "invalid_type",
            input,
            inst
          });
          return payload;
        };
      });
      const $ZodNull = (
        /* unused pure expression or super */
        null
      );
      const $ZodAny = (
        /* unused pure expression or super */
        null
      );
      const $ZodUnknown = /* @__PURE__ */ core_core.xI("$ZodUnknown", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.parse = (payload) => payload;
      });
      const $ZodNever = (
        /* unused pure expression or super */
        null
      );
      const $ZodVoid = (
        /* unused pure expression or super */
        null
      );
      const $ZodDate = (
        /* unused pure expression or super */
        null
      );
      function capSize(inst, size) {
        const caps = core_util.hi(inst._zod.def.checks);
        if (!caps.length)
          return;
        const cap = Math.min(...caps.map((c) => c[0]));
        const parse2 = inst._zod.parse;
        inst._zod.parse = (payload, ctx) => {
          const n = size(payload.value);
          if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of core_util.hi(inst._zod.def.checks)) {
              if (n > max && ch._zod.def.when(payload)) {
                const start = payload.issues.length;
                ch._zod.check(payload);
                payload.issues[start].continue = false;
                core_util.d3(payload.issues, start, inst);
                return payload;
              }
            }
          }
          return parse2(payload, ctx);
        };
      }
      const arraySize = (input) => Array.isArray(input) ? input.length : -1;
      const mapSize = (input) => input instanceof Map ? input.size : -1;
      const setSize = (input) => input instanceof Set ? input.size : -1;
      function handleArrayResult(result, final, index) {
        if (result.issues.length) {
          final.issues.push(...core_util.lQ(index, result.issues));
        }
        final.value[index] = result.value;
      }
      const $ZodArray = /* @__PURE__ */ core_core.xI("$ZodArray", (inst, def) => {
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
            if (result instanceof Promise) {
              proms.push(result.then((result2) => handleArrayResult(result2, payload, i)));
            } else {
              handleArrayResult(result, payload, i);
              if (abortEarly && result.issues.length !== 0 && core_util.QH(result))
                break;
            }
          }
          if (proms.length) {
            return Promise.all(proms).then(() => payload);
          }
          return payload;
        };
        capSize(inst, arraySize);
      });
      function handlePropertyResult(result, final, key, input, optin, optout) {
        const isPresent = key in input;
        const isOptionalOut = optout === "optional";
        if (!isPresent && isOptionalOut && optin === "optional") {
          return;
        }
        if (result.issues.length) {
          if (optin !== void 0 && isOptionalOut && !isPresent) {
            return;
          }
          final.issues.push(...core_util.lQ(key, result.issues));
        }
        if (!isPresent && optin === void 0) {
          if (!result.issues.length) {
            final.issues.push({
              code: "invalid_type",
              expected: "nonoptional",
              input: void 0,
              path: [key]
            });
          }
          return;
        }
        if (result.value === void 0) {
          if (isPresent || optin === "defaulted" && !isOptionalOut) {
            final.value[key] = void 0;
          }
        } else {
          final.value[key] = result.value;
        }
      }
      const NO_SYMBOL_KEYS = [];
      function normalizeDef(def) {
        const keys = Object.keys(def.shape);
        const ownSymbols = Object.getOwnPropertySymbols(def.shape);
        const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
        const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
        for (const k of allKeys) {
          if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
          }
        }
        const okeys = core_util.NM(def.shape);
        return {
          ...def,
          allKeys,
          symbolKeys,
          // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
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
            if (core_util.QH(payload, seen))
              break;
            seen = payload.issues.length;
          }
          if (keySet.has(key))
            continue;
          if (key === "__proto__") {
            if (t === "never")
              unrecognized.push(key);
            continue;
          }
          if (t === "never") {
            unrecognized.push(key);
            continue;
          }
          const r = _catchall.run({ value: input[key], issues: [] }, ctx);
          if (r instanceof Promise) {
            proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
          } else {
            handlePropertyResult(r, payload, key, input, optin, optout);
          }
        }
        if (unrecognized.length) {
          payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true
          });
        }
        if (!proms.length)
          return payload;
        return Promise.all(proms).then(() => {
          return payload;
        });
      }
      const $ZodObject = /* @__PURE__ */ core_core.xI("$ZodObject", (inst, def) => {
        $ZodType.init(inst, def);
        const desc = Object.getOwnPropertyDescriptor(def, "shape");
        const sh = desc?.get ? desc.get.raw : def.shape ?? {};
        if (sh) {
          const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
          };
          get.raw = sh;
          Object.defineProperty(def, "shape", { get });
        }
        const _normalized = core_util.PO(() => normalizeDef(def));
        core_util.v5(inst, "propValues", (zod) => {
          const shape = zod.def.shape;
          const propValues = {};
          for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
              if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                core_util.Vy(propValues, key, /* @__PURE__ */ new Set());
              }
              for (const v of field.values)
                propValues[key].add(v);
              if (field.optin !== void 0)
                propValues[key].add(void 0);
            }
          }
          return propValues;
        });
        const isObject = core_util.Gv;
        const catchall2 = def.catchall;
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
              if (core_util.QH(payload, seen))
                break;
              seen = payload.issues.length;
            }
            if (key === "__proto__")
              continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
              proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
            } else {
              handlePropertyResult(r, payload, key, input, optin, optout);
            }
          }
          if (!catchall2) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
          }
          return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
        };
      });
      const $ZodObjectJIT = (
        /* unused pure expression or super */
        null
      );
      function handleUnionResults(results, final, inst, ctx) {
        for (const result of results) {
          if (result.issues.length === 0) {
            final.value = result.value;
            return final;
          }
        }
        const nonaborted = results.filter((r) => !core_util.QH(r));
        if (nonaborted.length === 1) {
          final.value = nonaborted[0].value;
          return nonaborted[0];
        }
        final.issues.push({
          code: "invalid_union",
          input: final.value,
          inst,
          errors: results.map((result) => result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())))
        });
        return final;
      }
      const $ZodUnion = /* @__PURE__ */ core_core.xI("$ZodUnion", (inst, def) => {
        $ZodType.init(inst, def);
        core_util.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
        core_util.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
        core_util.v5(inst, "values", (zod) => {
          if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
          }
          return void 0;
        });
        core_util.v5(inst, "pattern", (zod) => {
          if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => core_util.p6(p.source)).join("|")})$`);
          }
          return void 0;
        });
        const first = def.options.length === 1 ? def.options[0]._zod.run : null;
        inst._zod.parse = (payload, ctx) => {
          if (first) {
            return first(payload, ctx);
          }
          let async = false;
          const results = [];
          for (const option of def.options) {
            const result = option._zod.run({
              value: payload.value,
              issues: []
            }, ctx);
            if (result instanceof Promise) {
              results.push(result);
              async = true;
            } else {
              if (result.issues.length === 0)
                return result;
              results.push(result);
            }
          }
          if (!async)
            return handleUnionResults(results, payload, inst, ctx);
          return Promise.all(results).then((results2) => {
            return handleUnionResults(results2, payload, inst, ctx);
          });
        };
      });
      function handleExclusiveUnionResults(results, final, inst, ctx) {
        const matches = [];
        for (let i = 0; i < results.length; i++) {
          if (results[i].issues.length === 0)
            matches.push(i);
        }
        if (matches.length === 1) {
          final.value = results[matches[0]].value;
          return final;
        }
        if (matches.length === 0) {
          final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())))
          });
        } else {
          final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches
          });
        }
        return final;
      }
      const $ZodXor = (
        /* unused pure expression or super */
        null
      );
      function getDiscriminatedOption(union2, value) {
        const internals = union2._zod;
        let map2 = internals.bag.optionsMap;
        if (!map2) {
          map2 = discriminatorMap(internals.def);
          internals.bag.optionsMap = map2;
        }
        const option = map2.get(value);
        if (option === null)
          throw new Error(`Ambiguous discriminator value "${String(value)}"`);
        return option;
      }
      function discriminatorMap(def) {
        const map2 = /* @__PURE__ */ new Map();
        for (const option of def.options) {
          const values = option._zod.propValues?.[def.discriminator];
          if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
          for (const value of values) {
            if (map2.has(value)) {
              if (value !== void 0)
                throw new Error(`Duplicate discriminator value "${String(value)}"`);
              map2.set(value, null);
            } else {
              map2.set(value, option);
            }
          }
        }
        return map2;
      }
      const $ZodDiscriminatedUnion = (
        /* unused pure expression or super */
        null
      );
      const $ZodIntersection = (
        /* unused pure expression or super */
        null
      );
      function mergeValues(a, b) {
        if (a === b) {
          return { valid: true, data: a };
        }
        if (a instanceof Date && b instanceof Date && +a === +b) {
          return { valid: true, data: a };
        }
        if (util.isPlainObject(a) && util.isPlainObject(b)) {
          const bKeys = Object.keys(b);
          const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
          const newObj = { ...a, ...b };
          if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
          for (const key of sharedKeys) {
            if (key === "__proto__")
              continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
              return {
                valid: false,
                mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
              };
            }
            newObj[key] = sharedValue.data;
          }
          return { valid: true, data: newObj };
        }
        if (Array.isArray(a) && Array.isArray(b)) {
          if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
          }
          const newArray = [];
          for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
              return {
                valid: false,
                mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
              };
            }
            newArray.push(sharedValue.data);
          }
          return { valid: true, data: newArray };
        }
        return { valid: false, mergeErrorPath: [] };
      }
      function handleIntersectionResults(result, left, right) {
        const unrecKeys = /* @__PURE__ */ new Map();
        let unrecIssue;
        const keyIssues = /* @__PURE__ */ new Map();
        const collect = (iss, side) => {
          let keys;
          if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
          } else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
              keyIssues.set(k, iss);
            keys = [k];
          } else {
            return false;
          }
          for (const k of keys) {
            if (!unrecKeys.has(k))
              unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
          }
          return true;
        };
        for (const iss of left.issues) {
          if (!collect(iss, "l"))
            result.issues.push(iss);
        }
        for (const iss of right.issues) {
          if (!collect(iss, "r"))
            result.issues.push(iss);
        }
        const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
        if (bothKeys.length) {
          const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
          if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
          for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
              result.issues.push(keyIssues.get(k));
          }
        }
        const merged = mergeValues(left.value, right.value);
        if (!merged.valid) {
          if (util.aborted(result))
            return result;
          throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
        }
        result.value = merged.data;
        return result;
      }
      const $ZodTuple = (
        /* unused pure expression or super */
        null
      );
      function getTupleOptStart(items, key) {
        for (let i = items.length - 1; i >= 0; i--) {
          const omittable = key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional";
          if (!omittable)
            return i + 1;
        }
        return 0;
      }
      function handleTupleResult(result, final, index) {
        if (result.issues.length) {
          final.issues.push(...util.prefixIssues(index, result.issues));
        }
        final.value[index] = result.value;
      }
      function handleTupleResults(itemResults, final, items, input, optoutStart) {
        for (let i = 0; i < items.length; i++) {
          const r = itemResults[i];
          const isPresent = i < input.length;
          if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
          }
          if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
              final.value.length = i;
              break;
            }
            final.issues.push(...util.prefixIssues(i, r.issues));
          }
          final.value[i] = r.value;
        }
        for (let i = final.value.length - 1; i >= input.length; i--) {
          if (items[i]._zod.optout === "optional" && final.value[i] === void 0) {
            final.value.length = i;
          } else {
            break;
          }
        }
        return final;
      }
      const $ZodRecord = /* @__PURE__ */ core_core.xI("$ZodRecord", (inst, def) => {
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
            const recordKeys = /* @__PURE__ */ new Set();
            for (const key of values) {
              if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                recordKeys.add(typeof key === "number" ? key.toString() : key);
                if (key === "__proto__")
                  continue;
                const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                  throw new Error("Async schemas not supported in object keys currently");
                }
                if (keyResult.issues.length) {
                  payload.issues.push({
                    code: "invalid_key",
                    origin: "record",
                    issues: keyResult.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())),
                    input: key,
                    path: [key],
                    inst
                  });
                  continue;
                }
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                  continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                  proms.push(result.then((result2) => {
                    if (result2.issues.length) {
                      payload.issues.push(...core_util.lQ(key, result2.issues));
                    }
                    payload.value[outKey] = result2.value;
                  }));
                } else {
                  if (result.issues.length) {
                    payload.issues.push(...core_util.lQ(key, result.issues));
                  }
                  payload.value[outKey] = result.value;
                }
              }
            }
            let unrecognized;
            for (const key in input) {
              if (!recordKeys.has(key)) {
                if (def.mode === "loose") {
                  if (key === "__proto__")
                    continue;
                  payload.value[key] = input[key];
                } else {
                  unrecognized = unrecognized ?? [];
                  unrecognized.push(key);
                }
              }
            }
            if (unrecognized && unrecognized.length > 0) {
              payload.issues.push({
                code: "unrecognized_keys",
                input,
                inst,
                keys: unrecognized,
                continue: true
              });
            }
          } else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            let unrecognized;
            for (const key of Reflect.ownKeys(input)) {
              if (key === "__proto__")
                continue;
              if (!Object.prototype.propertyIsEnumerable.call(input, key))
                continue;
              let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
              if (keyResult instanceof Promise) {
                throw new Error("Async schemas not supported in object keys currently");
              }
              const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
              if (checkNumericKey) {
                const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                if (retryResult instanceof Promise) {
                  throw new Error("Async schemas not supported in object keys currently");
                }
                if (retryResult.issues.length === 0) {
                  keyResult = retryResult;
                }
              }
              if (keyResult.issues.length) {
                if (def.mode === "loose") {
                  payload.value[key] = input[key];
                } else if (values) {
                  unrecognized = unrecognized ?? [];
                  unrecognized.push(key);
                } else {
                  payload.issues.push({
                    code: "invalid_key",
                    origin: "record",
                    issues: keyResult.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())),
                    input: key,
                    path: [key],
                    inst
                  });
                }
                continue;
              }
              const outKey = keyResult.value;
              if (outKey === "__proto__")
                continue;
              const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
              if (result instanceof Promise) {
                proms.push(result.then((result2) => {
                  if (result2.issues.length) {
                    payload.issues.push(...core_util.lQ(key, result2.issues));
                  }
                  payload.value[outKey] = result2.value;
                }));
              } else {
                if (result.issues.length) {
                  payload.issues.push(...core_util.lQ(key, result.issues));
                }
                payload.value[outKey] = result.value;
              }
            }
            if (unrecognized && unrecognized.length > 0) {
              payload.issues.push({
                code: "unrecognized_keys",
                input,
                inst,
                keys: unrecognized,
                continue: true
              });
            }
          }
          if (proms.length) {
            return Promise.all(proms).then(() => payload);
          }
          return payload;
        };
      });
      const $ZodMap = (
        /* unused pure expression or super */
        null
      );
      function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
        if (keyResult.issues.length) {
          if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
          } else {
            final.issues.push({
              code: "invalid_key",
              origin: "map",
              input,
              inst,
              issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))
            });
          }
        }
        if (valueResult.issues.length) {
          if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
          } else {
            final.issues.push({
              origin: "map",
              code: "invalid_element",
              input,
              inst,
              key,
              issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))
            });
          }
        }
        final.value.set(keyResult.value, valueResult.value);
      }
      const $ZodSet = (
        /* unused pure expression or super */
        null
      );
      function handleSetResult(result, final) {
        if (result.issues.length) {
          final.issues.push(...result.issues);
        }
        final.value.add(result.value);
      }
      const $ZodEnum = /* @__PURE__ */ core_core.xI("$ZodEnum", (inst, def) => {
        $ZodType.init(inst, def);
        const values = core_util.w5(def.entries);
        const valuesSet = new Set(values);
        inst._zod.values = valuesSet;
        core_util.v5(inst, "pattern", (zod) => {
          const patternValues = core_util.w5(zod.def.entries).filter((k) => core_util.qQ.has(typeof k));
          return new RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
        });
        inst._zod.parse = (payload, _ctx) => {
          const input = payload.value;
          if (valuesSet.has(input)) {
            return payload;
          }
          payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst
          });
          return payload;
        };
      });
      const $ZodLiteral = (
        /* unused pure expression or super */
        null
      );
      const $ZodFile = (
        /* unused pure expression or super */
        null
      );
      const $ZodTransform = /* @__PURE__ */ core_core.xI("$ZodTransform", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.optin = "optional";
        core_core.cr.memoizer?.guard(inst);
        inst._zod.parse = (payload, ctx) => {
          if (ctx.direction === "backward") {
            throw new core_core.cV(inst.constructor.name);
          }
          const _out = def.transform(payload.value, payload);
          if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output2) => {
              payload.value = output2;
              return payload;
            });
          }
          if (_out instanceof Promise) {
            throw new core_core.GT();
          }
          payload.value = _out;
          return payload;
        };
      });
      function handleOptionalResult(payload, result) {
        payload.value = result.issues.length ? void 0 : result.value;
        return payload;
      }
      const $ZodOptional = /* @__PURE__ */ core_core.xI("$ZodOptional", (inst, def) => {
        $ZodType.init(inst, def);
        core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
        inst._zod.optout = "optional";
        core_util.v5(inst, "values", (zod) => {
          const values = zod.def.innerType._zod.values;
          return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
        });
        core_util.v5(inst, "pattern", (zod) => {
          const pattern = zod.def.innerType._zod.pattern;
          return pattern ? new RegExp(`^(${core_util.p6(pattern.source)})?$`) : void 0;
        });
        inst._zod.parse = (payload, ctx) => {
          if (payload.value === void 0) {
            if (def.innerType._zod.optin !== "defaulted")
              return payload;
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
              return result.then((result2) => handleOptionalResult(payload, result2));
            return handleOptionalResult(payload, result);
          }
          return def.innerType._zod.run(payload, ctx);
        };
      });
      const $ZodExactOptional = (
        /* unused pure expression or super */
        null
      );
      const $ZodNullable = /* @__PURE__ */ core_core.xI("$ZodNullable", (inst, def) => {
        $ZodType.init(inst, def);
        core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
        core_util.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
        core_util.v5(inst, "pattern", (zod) => {
          const pattern = zod.def.innerType._zod.pattern;
          return pattern ? new RegExp(`^(${core_util.p6(pattern.source)}|null)$`) : void 0;
        });
        core_util.v5(inst, "values", (zod) => {
          return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
        });
        inst._zod.parse = (payload, ctx) => {
          if (payload.value === null)
            return payload;
          return def.innerType._zod.run(payload, ctx);
        };
      });
      const $ZodDefault = (
        /* unused pure expression or super */
        null
      );
      function handleDefaultResult(payload, def) {
        if (payload.value === void 0) {
          payload.value = def.defaultValue;
        }
        return payload;
      }
      const $ZodPrefault = (
        /* unused pure expression or super */
        null
      );
      const $ZodNonOptional = (
        /* unused pure expression or super */
        null
      );
      function handleNonOptionalResult(payload, inst) {
        if (!payload.issues.length && payload.value === void 0) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst
          });
        }
        return payload;
      }
      const $ZodSuccess = (
        /* unused pure expression or super */
        null
      );
      function handleCatchResult(payload, result, def, ctx) {
        if (!result.issues.length) {
          payload.value = result.value;
          if (result.memo)
            payload.memo = true;
          return payload;
        }
        payload.value = def.catchValue({
          ...result,
          value: payload.value,
          error: {
            issues: result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W()))
          },
          input: payload.value
        });
        return payload;
      }
      const $ZodCatch = /* @__PURE__ */ core_core.xI("$ZodCatch", (inst, def) => {
        $ZodType.init(inst, def);
        core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
        core_util.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
        core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
        inst._zod.parse = (payload, ctx) => {
          if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
          }
          const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
          if (result instanceof Promise) {
            return result.then((result2) => handleCatchResult(payload, result2, def, ctx));
          }
          return handleCatchResult(payload, result, def, ctx);
        };
      });
      const $ZodNaN = (
        /* unused pure expression or super */
        null
      );
      const $ZodPipe = /* @__PURE__ */ core_core.xI("$ZodPipe", (inst, def) => {
        $ZodType.init(inst, def);
        core_util.v5(inst, "values", (zod) => zod.def.in._zod.values);
        core_util.v5(inst, "optin", (zod) => zod.def.in._zod.optin);
        core_util.v5(inst, "optout", (zod) => zod.def.out._zod.optout);
        core_util.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
        inst._zod.parse = (payload, ctx) => {
          if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
              return right.then((right2) => handlePipeResult(right2, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
          }
          const left = def.in._zod.run(payload, ctx);
          if (left instanceof Promise) {
            return left.then((left2) => handlePipeResult(left2, def.out, ctx));
          }
          return handlePipeResult(left, def.out, ctx);
        };
      });
      function handlePipeResult(left, next, ctx) {
        if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
          left.aborted = true;
          return left;
        }
        return next._zod.run({ value: left.value, issues: left.issues }, ctx);
      }
      const $ZodCodec = (
        /* unused pure expression or super */
        null
      );
      function handleCodecAResult(result, def, ctx) {
        if (result.issues.length) {
          result.aborted = true;
          return result;
        }
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
          const transformed = def.transform(result.value, result);
          if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
          }
          return handleCodecTxResult(result, transformed, def.out, ctx);
        } else {
          const transformed = def.reverseTransform(result.value, result);
          if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
          }
          return handleCodecTxResult(result, transformed, def.in, ctx);
        }
      }
      function handleCodecTxResult(left, value, nextSchema, ctx) {
        if (left.issues.length) {
          left.aborted = true;
          return left;
        }
        return nextSchema._zod.run({ value, issues: left.issues }, ctx);
      }
      const $ZodPreprocess = (
        /* unused pure expression or super */
        null
      );
      const $ZodReadonly = (
        /* unused pure expression or super */
        null
      );
      function handleReadonlyResult(payload) {
        if (!payload.memo)
          payload.value = Object.freeze(payload.value);
        return payload;
      }
      function leafPattern(schema) {
        const def = schema._zod.def;
        let pattern = def.pattern;
        let isInt = !!def.format?.includes("int");
        let minimum;
        let maximum;
        for (const ch of def.checks ?? []) {
          const d = ch._zod.def;
          if (d.pattern)
            pattern = d.pattern;
          isInt || (isInt = !!d.format?.includes("int"));
          const lo = d.minimum ?? d.length;
          const hi = d.maximum ?? d.length;
          if (lo !== void 0 && (minimum === void 0 || lo > minimum))
            minimum = lo;
          if (hi !== void 0 && (maximum === void 0 || hi < maximum))
            maximum = hi;
        }
        if (pattern)
          return pattern.source;
        if (minimum !== void 0 && maximum !== void 0 && minimum > maximum)
          return "(?!)";
        if (minimum !== void 0 || maximum !== void 0)
          return regexes.string({ minimum, maximum }).source;
        const own = schema._zod.pattern;
        return (isInt && own === regexes.number ? regexes.integer : own)?.source;
      }
      function partPattern(schema) {
        const def = schema._zod.def;
        const own = schema._zod.pattern?.source;
        const inner = def.innerType ?? schema._zod.innerType;
        if (inner) {
          const before = inner._zod.pattern?.source;
          const after = partPattern(inner);
          if (own && before && after && after !== before) {
            return own.replace(util.cleanRegex(before), () => util.cleanRegex(after));
          }
          return own;
        }
        if (def.options) {
          const sources = def.options.map(partPattern);
          if (sources.every(Boolean))
            return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
        }
        return leafPattern(schema);
      }
      const $ZodTemplateLiteral = (
        /* unused pure expression or super */
        null
      );
      const $ZodFunction = (
        /* unused pure expression or super */
        null
      );
      const $ZodPromise = (
        /* unused pure expression or super */
        null
      );
      const $ZodLazy = (
        /* unused pure expression or super */
        null
      );
      const $ZodCustom = /* @__PURE__ */ core_core.xI("$ZodCustom", (inst, def) => {
        core_checks.QP.init(inst, def);
        $ZodType.init(inst, def);
        inst._zod.parse = (payload, _) => {
          return payload;
        };
        inst._zod.check = (payload) => {
          const input = payload.value;
          const r = def.fn(input);
          if (r instanceof Promise) {
            return r.then((r2) => handleRefineResult(r2, payload, input, inst));
          }
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
            // incorporates params.error into issue reporting
            path: [...inst._zod.def.path ?? []],
            // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort
            // params: inst._zod.def.params,
          };
          if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
          payload.issues.push(core_util.sn(_iss));
        }
      }
      var api = __webpack_require__(305);
      var errors = __webpack_require__(428);
      //! CONCATENATED MODULE: ./node_modules/zod/v4/core/parse.js
      function finalizeParams(callee, params) {
        return { callee: params?.callee ?? callee, Err: params?.Err };
      }
      const _parse = (_Err) => {
        const fn = (schema, value, _ctx, _params) => {
          const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
          const result = schema._zod.run({ value, issues: [] }, ctx);
          if (result instanceof Promise) {
            throw new core_core.GT();
          }
          if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())));
            core_util.gx(e, _params?.callee ?? fn);
            throw e;
          }
          return result.value;
        };
        return fn;
      };
      const parse_parse = /* @__PURE__ */ _parse(errors.Kd);
      const _parseAsync = (_Err) => {
        const fn = async (schema, value, _ctx, params) => {
          const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
          let result = schema._zod.run({ value, issues: [] }, ctx);
          if (result instanceof Promise)
            result = await result;
          if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())));
            core_util.gx(e, params?.callee ?? fn);
            throw e;
          }
          return result.value;
        };
        return fn;
      };
      const parse_parseAsync = /* @__PURE__ */ _parseAsync(errors.Kd);
      const _safeParse = (_Err) => (schema, value, _ctx) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
          throw new core_core.GT();
        }
        return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
      };
      const safeParse = /* @__PURE__ */ _safeParse(errors.Kd);
      function failure(Err, issues, ctx) {
        let error;
        return {
          success: false,
          get error() {
            if (!error) {
              error = new Err(issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())));
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
      const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
          result = await result;
        return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
      };
      const safeParseAsync = /* @__PURE__ */ _safeParseAsync(errors.Kd);
      const COMPILE_INVALID = (
        /* unused pure expression or super */
        null
      );
      const COMPILE_FALLBACK = (
        /* unused pure expression or super */
        null
      );
      const validate = ((schema, value, _ctx) => {
        const validator = schema._zod.bag.validator;
        if (validator !== void 0) {
          if (validator(value) !== COMPILE_INVALID)
            return true;
          if (validator.definite === true && _ctx === void 0)
            return false;
        }
        return validateFallback(schema, value, _ctx);
      });
      function validateFallback(schema, value, _ctx) {
        const ctx = _ctx ? { ..._ctx, async: false, abortEarly: true } : { async: false, abortEarly: true };
        const fallbackRun = schema._zod.bag.fallbackRun;
        let result;
        if (fallbackRun) {
          ctx[COMPILE_FALLBACK] = true;
          result = fallbackRun({ value, issues: [] }, ctx);
        } else {
          result = schema._zod.run({ value, issues: [] }, ctx);
        }
        if (result instanceof Promise) {
          throw new core.$ZodAsyncError();
        }
        return result.issues.length === 0;
      }
      const parse_validateAsync = async (schema, value, _ctx) => {
        const ctx = _ctx ? { ..._ctx, async: true, abortEarly: true } : { async: true, abortEarly: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
          result = await result;
        return result.issues.length === 0;
      };
      const _encode = (_Err) => {
        const parse2 = _parse(_Err);
        const fn = (schema, value, _ctx, _params) => {
          const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
          return parse2(schema, value, ctx, finalizeParams(fn, _params));
        };
        return fn;
      };
      const encode = /* @__PURE__ */ _encode(errors.Kd);
      const _decode = (_Err) => {
        const parse2 = _parse(_Err);
        const fn = (schema, value, _ctx, _params) => {
          return parse2(schema, value, _ctx, finalizeParams(fn, _params));
        };
        return fn;
      };
      const decode = /* @__PURE__ */ _decode(errors.Kd);
      const _encodeAsync = (_Err) => {
        const parseAsync2 = _parseAsync(_Err);
        const fn = async (schema, value, _ctx, _params) => {
          const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
          return await parseAsync2(schema, value, ctx, finalizeParams(fn, _params));
        };
        return fn;
      };
      const encodeAsync = /* @__PURE__ */ _encodeAsync(errors.Kd);
      const _decodeAsync = (_Err) => {
        const parseAsync2 = _parseAsync(_Err);
        const fn = async (schema, value, _ctx, _params) => {
          return await parseAsync2(schema, value, _ctx, finalizeParams(fn, _params));
        };
        return fn;
      };
      const decodeAsync = /* @__PURE__ */ _decodeAsync(errors.Kd);
      const _safeEncode = (_Err) => (schema, value, _ctx) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return _safeParse(_Err)(schema, value, ctx);
      };
      const safeEncode = /* @__PURE__ */ _safeEncode(errors.Kd);
      const _safeDecode = (_Err) => (schema, value, _ctx) => {
        return _safeParse(_Err)(schema, value, _ctx);
      };
      const safeDecode = /* @__PURE__ */ _safeDecode(errors.Kd);
      const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return _safeParseAsync(_Err)(schema, value, ctx);
      };
      const safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(errors.Kd);
      const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
        return _safeParseAsync(_Err)(schema, value, _ctx);
      };
      const safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(errors.Kd);
      //! CONCATENATED MODULE: ./node_modules/zod/v4/mini/schemas.js
      const ZodMiniType = /* @__PURE__ */ core_core.xI("ZodMiniType", (inst, def) => {
        if (!inst._zod)
          throw new Error("Uninitialized schema in ZodMiniType.");
        $ZodType.init(inst, def);
        inst.def = def;
        inst.type = def.type;
      }, {
        // `with` is an alias for `check`: the same function object, not a wrapper.
        get with() {
          return this.check;
        },
        set with(value) {
          core_util.qh(this, "with", value);
        },
        parse(data, params) {
          return parse_parse(this, data, params, { callee: this.parse });
        },
        parseAsync(data, params) {
          return parse_parseAsync(this, data, params, { callee: this.parseAsync });
        },
        safeParse(data, params) {
          return safeParse(this, data, params);
        },
        safeParseAsync(data, params) {
          return safeParseAsync(this, data, params);
        },
        check(...checks2) {
          const def = this.def;
          return this.clone({
            ...def,
            checks: [
              ...def.checks ?? [],
              ...checks2.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)
            ]
          }, { parent: true });
        },
        clone(_def, params) {
          return core_util.o8(this, _def, params);
        },
        brand() {
          return this;
        },
        register(reg, meta2) {
          reg.add(this, meta2);
          return this;
        },
        apply(fn, ...args) {
          return args.length === 0 ? fn(this) : fn(this, ...args);
        }
      });
      const ZodMiniString = /* @__PURE__ */ core_core.xI("ZodMiniString", (inst, def) => {
        $ZodString.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function schemas_string(params) {
        return api.Rl(ZodMiniString, params);
      }
      const ZodMiniStringFormat = (
        /* unused pure expression or super */
        null
      );
      const ZodMiniEmail = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_email(params) {
        return core._email(ZodMiniEmail, params);
      }
      const ZodMiniGUID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_guid(params) {
        return core._guid(ZodMiniGUID, params);
      }
      const ZodMiniUUID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_uuid(params) {
        return core._uuid(ZodMiniUUID, params);
      }
      // @__NO_SIDE_EFFECTS__
      function uuidv4(params) {
        return core._uuidv4(ZodMiniUUID, params);
      }
      // @__NO_SIDE_EFFECTS__
      function uuidv6(params) {
        return core._uuidv6(ZodMiniUUID, params);
      }
      // @__NO_SIDE_EFFECTS__
      function uuidv7(params) {
        return core._uuidv7(ZodMiniUUID, params);
      }
      const ZodMiniURL = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function url(params) {
        return core._url(ZodMiniURL, params);
      }
      // @__NO_SIDE_EFFECTS__
      function httpUrl(params) {
        return core._url(ZodMiniURL, {
          protocol: regexes.httpProtocol,
          hostname: regexes.domain,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniEmoji = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_emoji(params) {
        return core._emoji(ZodMiniEmoji, params);
      }
      const ZodMiniNanoID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_nanoid(params) {
        return core._nanoid(ZodMiniNanoID, params);
      }
      const ZodMiniCUID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_cuid(params) {
        return core._cuid(ZodMiniCUID, params);
      }
      const ZodMiniCUID2 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_cuid2(params) {
        return core._cuid2(ZodMiniCUID2, params);
      }
      const ZodMiniULID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_ulid(params) {
        return core._ulid(ZodMiniULID, params);
      }
      const ZodMiniXID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_xid(params) {
        return core._xid(ZodMiniXID, params);
      }
      const ZodMiniKSUID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_ksuid(params) {
        return core._ksuid(ZodMiniKSUID, params);
      }
      const ZodMiniIPv4 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_ipv4(params) {
        return core._ipv4(ZodMiniIPv4, params);
      }
      const ZodMiniIPv6 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_ipv6(params) {
        return core._ipv6(ZodMiniIPv6, params);
      }
      const ZodMiniCIDRv4 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_cidrv4(params) {
        return core._cidrv4(ZodMiniCIDRv4, params);
      }
      const ZodMiniCIDRv6 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_cidrv6(params) {
        return core._cidrv6(ZodMiniCIDRv6, params);
      }
      const ZodMiniMAC = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_mac(params) {
        return core._mac(ZodMiniMAC, params);
      }
      const ZodMiniBase64 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_base64(params) {
        return core._base64(ZodMiniBase64, params);
      }
      const ZodMiniBase64URL = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_base64url(params) {
        return core._base64url(ZodMiniBase64URL, params);
      }
      const ZodMiniE164 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_e164(params) {
        return core._e164(ZodMiniE164, params);
      }
      const ZodMiniCreditCard = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_creditCard(params) {
        return core._creditCard(ZodMiniCreditCard, params);
      }
      const ZodMiniIBAN = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_iban(params) {
        return core._iban(ZodMiniIBAN, params);
      }
      const ZodMiniJWT = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function jwt(params) {
        return core._jwt(ZodMiniJWT, params);
      }
      const ZodMiniCustomStringFormat = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function stringFormat(format, fnOrRegex, _params = {}) {
        return core._stringFormat(ZodMiniCustomStringFormat, format, fnOrRegex, _params);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_hostname(_params) {
        return core._stringFormat(ZodMiniCustomStringFormat, "hostname", regexes.hostname, _params);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_hex(_params) {
        return core._stringFormat(ZodMiniCustomStringFormat, "hex", regexes.hex, _params);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_currencyCode(_params) {
        return core._stringFormat(ZodMiniCustomStringFormat, "currency_code", regexes.currencyCode, _params);
      }
      // @__NO_SIDE_EFFECTS__
      function hash(alg, params) {
        const enc = params?.enc ?? "hex";
        const format = `${alg}_${enc}`;
        const regex = core.regexes[format];
        if (!regex)
          throw new Error(`Unrecognized hash format: ${format}`);
        return core._stringFormat(ZodMiniCustomStringFormat, format, regex, params);
      }
      const ZodMiniNumber = /* @__PURE__ */ core_core.xI("ZodMiniNumber", (inst, def) => {
        $ZodNumber.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function schemas_number(params) {
        return api.F7(ZodMiniNumber, params);
      }
      const ZodMiniNumberFormat = /* @__PURE__ */ core_core.xI("ZodMiniNumberFormat", (inst, def) => {
        $ZodNumberFormat.init(inst, def);
        ZodMiniNumber.init(inst, def);
      });
      function schemas_int(params) {
        return api.LK(ZodMiniNumberFormat, params);
      }
      function float32(params) {
        return core._float32(ZodMiniNumberFormat, params);
      }
      function float64(params) {
        return core._float64(ZodMiniNumberFormat, params);
      }
      function int32(params) {
        return core._int32(ZodMiniNumberFormat, params);
      }
      function uint32(params) {
        return core._uint32(ZodMiniNumberFormat, params);
      }
      const ZodMiniBoolean = /* @__PURE__ */ core_core.xI("ZodMiniBoolean", (inst, def) => {
        $ZodBoolean.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function schemas_boolean(params) {
        return api._L(ZodMiniBoolean, params);
      }
      const ZodMiniBigInt = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_bigint(params) {
        return core._bigint(ZodMiniBigInt, params);
      }
      const ZodMiniBigIntFormat = (
        /* unused pure expression or super */
        null
      );
      function int64(params) {
        return core._int64(ZodMiniBigIntFormat, params);
      }
      function uint64(params) {
        return core._uint64(ZodMiniBigIntFormat, params);
      }
      const ZodMiniSymbol = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function symbol(params) {
        return core._symbol(ZodMiniSymbol, params);
      }
      const ZodMiniUndefined = /* @__PURE__ */ core_core.xI("ZodMiniUndefined", (inst, def) => {
        $ZodUndefined.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function schemas_undefined(params) {
        return api.E4(ZodMiniUndefined, params);
      }
      const ZodMiniNull = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_null(params) {
        return core._null(ZodMiniNull, params);
      }
      const ZodMiniAny = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function any() {
        return core._any(ZodMiniAny);
      }
      const ZodMiniUnknown = /* @__PURE__ */ core_core.xI("ZodMiniUnknown", (inst, def) => {
        $ZodUnknown.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function unknown() {
        return api.em(ZodMiniUnknown);
      }
      const ZodMiniNever = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function never(params) {
        return core._never(ZodMiniNever, params);
      }
      const ZodMiniVoid = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function _void(params) {
        return core._void(ZodMiniVoid, params);
      }
      const ZodMiniDate = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_date(params) {
        return core._date(ZodMiniDate, params);
      }
      const ZodMiniArray = /* @__PURE__ */ core_core.xI("ZodMiniArray", (inst, def) => {
        $ZodArray.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function array(element, params) {
        return new ZodMiniArray({
          type: "array",
          element,
          ...core_util.A2(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function keyof(schema) {
        const shape = schema._zod.def.shape;
        return /* @__PURE__ */ _enum(Object.keys(shape));
      }
      const ZodMiniObject = /* @__PURE__ */ core_core.xI("ZodMiniObject", (inst, def) => {
        $ZodObject.init(inst, def);
        ZodMiniType.init(inst, def);
        core_util.X(inst, "shape", (self) => self._zod.def.shape, false);
      });
      // @__NO_SIDE_EFFECTS__
      function object(shape, params) {
        const def = {
          type: "object",
          shape: shape ?? {},
          ...core_util.A2(params)
        };
        return new ZodMiniObject(def);
      }
      // @__NO_SIDE_EFFECTS__
      function strictObject(shape, params) {
        return new ZodMiniObject({
          type: "object",
          shape,
          catchall: /* @__PURE__ */ never(),
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function looseObject(shape, params) {
        return new ZodMiniObject({
          type: "object",
          shape,
          catchall: /* @__PURE__ */ unknown(),
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function extend(schema, shape) {
        return util.extend(schema, shape);
      }
      // @__NO_SIDE_EFFECTS__
      function safeExtend(schema, shape) {
        return util.safeExtend(schema, shape);
      }
      // @__NO_SIDE_EFFECTS__
      function merge(a, b) {
        return util.merge(a, b);
      }
      // @__NO_SIDE_EFFECTS__
      function pick(schema, mask) {
        return util.pick(schema, mask);
      }
      // @__NO_SIDE_EFFECTS__
      function omit(schema, mask) {
        return util.omit(schema, mask);
      }
      // @__NO_SIDE_EFFECTS__
      function partial(schema, mask) {
        const def = schema._zod.def;
        if (def.type !== "tuple")
          return util.partial(ZodMiniOptional, schema, mask);
        if (def.checks?.length)
          throw new Error(".partial() cannot be used on tuple schemas containing refinements");
        return util.clone(schema, {
          ...def,
          items: def.items.map((item) => new ZodMiniOptional({ type: "optional", innerType: item }))
        });
      }
      // @__NO_SIDE_EFFECTS__
      function exactPartial(schema, mask) {
        return util.partial(ZodMiniExactOptional, schema, mask, "exactPartial");
      }
      // @__NO_SIDE_EFFECTS__
      function required(schema, mask) {
        return util.required(ZodMiniNonOptional, schema, mask);
      }
      // @__NO_SIDE_EFFECTS__
      function catchall(inst, catchall2) {
        return inst.clone(util.mergeDefs(inst._zod.def, { catchall: catchall2 }));
      }
      const ZodMiniUnion = /* @__PURE__ */ core_core.xI("ZodMiniUnion", (inst, def) => {
        $ZodUnion.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function union(options, params) {
        return new ZodMiniUnion({
          type: "union",
          options,
          ...core_util.A2(params)
        });
      }
      const ZodMiniXor = (
        /* unused pure expression or super */
        null
      );
      function xor(options, params) {
        return new ZodMiniXor({
          type: "union",
          options,
          inclusive: false,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniDiscriminatedUnion = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function discriminatedUnion(discriminator, options, params) {
        return new ZodMiniDiscriminatedUnion({
          type: "union",
          options,
          discriminator,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniIntersection = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function intersection(left, right) {
        return new ZodMiniIntersection({
          type: "intersection",
          left,
          right
        });
      }
      const ZodMiniTuple = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function tuple(items, _paramsOrRest, _params) {
        const hasRest = _paramsOrRest instanceof core.$ZodType;
        const params = hasRest ? _params : _paramsOrRest;
        const rest = hasRest ? _paramsOrRest : null;
        return new ZodMiniTuple({
          type: "tuple",
          items,
          rest,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniRecord = /* @__PURE__ */ core_core.xI("ZodMiniRecord", (inst, def) => {
        $ZodRecord.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function record(keyType, valueType, params) {
        if (!valueType || !valueType._zod) {
          return new ZodMiniRecord({
            type: "record",
            keyType: /* @__PURE__ */ schemas_string(),
            valueType: keyType,
            ...core_util.A2(valueType)
          });
        }
        return new ZodMiniRecord({
          type: "record",
          keyType,
          valueType,
          ...core_util.A2(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function partialRecord(keyType, valueType, params) {
        return new ZodMiniRecord({
          type: "record",
          keyType,
          valueType,
          ...util.normalizeParams(params),
          partial: true
        });
      }
      function looseRecord(keyType, valueType, params) {
        return new ZodMiniRecord({
          type: "record",
          keyType,
          valueType,
          mode: "loose",
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniMap = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function map(keyType, valueType, params) {
        return new ZodMiniMap({
          type: "map",
          keyType,
          valueType,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniSet = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function set(valueType, params) {
        return new ZodMiniSet({
          type: "set",
          valueType,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniEnum = /* @__PURE__ */ core_core.xI("ZodMiniEnum", (inst, def) => {
        $ZodEnum.init(inst, def);
        ZodMiniType.init(inst, def);
        inst.options = [...inst._zod.values];
      });
      // @__NO_SIDE_EFFECTS__
      function _enum(values, params) {
        const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
        return new ZodMiniEnum({
          type: "enum",
          entries,
          ...core_util.A2(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function nativeEnum(entries, params) {
        return new ZodMiniEnum({
          type: "enum",
          entries,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniLiteral = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function literal(value, params) {
        return new ZodMiniLiteral({
          type: "literal",
          values: Array.isArray(value) ? value : [value],
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniFile = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function file(params) {
        return core._file(ZodMiniFile, params);
      }
      const ZodMiniTransform = /* @__PURE__ */ core_core.xI("ZodMiniTransform", (inst, def) => {
        $ZodTransform.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function transform(fn) {
        return new ZodMiniTransform({
          type: "transform",
          transform: fn
        });
      }
      const ZodMiniOptional = /* @__PURE__ */ core_core.xI("ZodMiniOptional", (inst, def) => {
        $ZodOptional.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function optional(innerType) {
        return new ZodMiniOptional({
          type: "optional",
          innerType
        });
      }
      const ZodMiniExactOptional = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function exactOptional(innerType) {
        return new ZodMiniExactOptional({
          type: "optional",
          innerType
        });
      }
      const ZodMiniNullable = /* @__PURE__ */ core_core.xI("ZodMiniNullable", (inst, def) => {
        $ZodNullable.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function nullable(innerType) {
        return new ZodMiniNullable({
          type: "nullable",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function nullish(innerType) {
        return /* @__PURE__ */ optional(/* @__PURE__ */ nullable(innerType));
      }
      const ZodMiniDefault = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function _default(innerType, defaultValue) {
        return new ZodMiniDefault({
          type: "default",
          innerType,
          get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
          }
        });
      }
      const ZodMiniPrefault = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function prefault(innerType, defaultValue) {
        return new ZodMiniPrefault({
          type: "prefault",
          innerType,
          get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
          }
        });
      }
      const ZodMiniNonOptional = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function nonoptional(innerType, params) {
        return new ZodMiniNonOptional({
          type: "nonoptional",
          innerType,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniSuccess = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function success(innerType) {
        return new ZodMiniSuccess({
          type: "success",
          innerType
        });
      }
      const ZodMiniCatch = /* @__PURE__ */ core_core.xI("ZodMiniCatch", (inst, def) => {
        $ZodCatch.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function _catch(innerType, catchValue) {
        return new ZodMiniCatch({
          type: "catch",
          innerType,
          catchValue: typeof catchValue === "function" ? catchValue : core_util.SS(catchValue)
        });
      }
      const ZodMiniNaN = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function nan(params) {
        return core._nan(ZodMiniNaN, params);
      }
      const ZodMiniPipe = /* @__PURE__ */ core_core.xI("ZodMiniPipe", (inst, def) => {
        $ZodPipe.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function pipe(in_, out) {
        return new ZodMiniPipe({
          type: "pipe",
          in: in_,
          out
        });
      }
      const ZodMiniCodec = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function codec(in_, out, params) {
        return new ZodMiniCodec({
          type: "pipe",
          in: in_,
          out,
          transform: params.decode,
          reverseTransform: params.encode
        });
      }
      // @__NO_SIDE_EFFECTS__
      function invertCodec(codec2) {
        const def = codec2._zod.def;
        return new ZodMiniCodec({
          type: "pipe",
          in: def.out,
          out: def.in,
          transform: def.reverseTransform,
          reverseTransform: def.transform
        });
      }
      const ZodMiniReadonly = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function readonly(innerType) {
        return new ZodMiniReadonly({
          type: "readonly",
          innerType
        });
      }
      const ZodMiniTemplateLiteral = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function templateLiteral(parts, params) {
        return new ZodMiniTemplateLiteral({
          type: "template_literal",
          parts,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniLazy = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function _lazy(getter) {
        return new ZodMiniLazy({
          type: "lazy",
          getter
        });
      }
      const ZodMiniPromise = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function promise(innerType) {
        return new ZodMiniPromise({
          type: "promise",
          innerType
        });
      }
      const ZodMiniCustom = /* @__PURE__ */ core_core.xI("ZodMiniCustom", (inst, def) => {
        $ZodCustom.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function check(fn, params) {
        const ch = new core.$ZodCheck({
          check: "custom",
          ...util.normalizeParams(params)
        });
        ch._zod.check = fn;
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function custom(fn, _params) {
        return api.FO(ZodMiniCustom, fn ?? (() => true), _params);
      }
      // @__NO_SIDE_EFFECTS__
      function refine(fn, _params = {}) {
        return api.fU(ZodMiniCustom, fn, _params);
      }
      // @__NO_SIDE_EFFECTS__
      function superRefine(fn, params) {
        return core._superRefine(fn, params);
      }
      const describe = api.q0;
      const meta = api.mI;
      class Class {
        constructor(..._args) {
        }
      }
      // @__NO_SIDE_EFFECTS__
      function _instanceof(cls, params = {}) {
        const inst = /* @__PURE__ */ custom((data) => data instanceof cls, params);
        inst._zod.bag.Class = cls;
        inst._zod.check = (payload) => {
          if (!(payload.value instanceof cls)) {
            payload.issues.push({
              code: "invalid_type",
              expected: cls.name,
              input: payload.value,
              inst,
              path: [...inst._zod.def.path ?? []]
            });
          }
        };
        return inst;
      }
      const stringbool = (...args) => core._stringbool({
        Codec: ZodMiniCodec,
        Boolean: ZodMiniBoolean,
        String: ZodMiniString
      }, ...args);
      // @__NO_SIDE_EFFECTS__
      function json() {
        const jsonSchema = /* @__PURE__ */ _lazy(() => {
          return /* @__PURE__ */ union([/* @__PURE__ */ schemas_string(), /* @__PURE__ */ schemas_number(), /* @__PURE__ */ schemas_boolean(), /* @__PURE__ */ schemas_null(), /* @__PURE__ */ array(jsonSchema), /* @__PURE__ */ record(/* @__PURE__ */ schemas_string(), jsonSchema)]);
        });
        return jsonSchema;
      }
      const ZodMiniFunction = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function _function(params) {
        return new ZodMiniFunction({
          type: "function",
          input: Array.isArray(params?.input) ? /* @__PURE__ */ tuple(params?.input) : params?.input ?? /* @__PURE__ */ array(/* @__PURE__ */ unknown()),
          output: params?.output ?? /* @__PURE__ */ unknown()
        });
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
