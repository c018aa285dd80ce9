export const id = 387;

export const ids = [ 387 ];

export const modules = {
  387: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Matcher: () => Matcher
    });
    //! CONCATENATED MODULE: ./node_modules/@isaacs/nonrecursive-glob-match/dist/esm/numeric-range.js
        const digit = (a, b) => a === b ? {
      t: "lit",
      ch: String(a)
    } : {
      t: "class",
      re: new RegExp(`^[${a}-${b}]$`)
    };
    const prefix = (d, alts) => alts.map(s => [ digit(d, d), ...s ]);
    const fixed = (a, b) => {
      if (!a) return [ [] ];
      let lo = +a[0];
      let hi = +b[0];
      const ra = a.slice(1);
      const rb = b.slice(1);
      if (lo === hi) return prefix(lo, fixed(ra, rb));
      const zeros = "0".repeat(ra.length);
      const nines = "9".repeat(ra.length);
      const out = [];
      if (ra !== zeros) out.push(...prefix(lo++, fixed(ra, nines)));
      const last = rb === nines ? [] : prefix(hi--, fixed(zeros, rb));
      if (lo <= hi) out.push([ digit(lo, hi), ...Array.from(ra, () => digit(0, 9)) ]);
      out.push(...last);
      return out;
    };
    const nonneg = (a, b, width) => {
      if (width) return fixed(String(a).padStart(width, "0"), String(b).padStart(width, "0"));
      const out = [];
      for (let len = String(a).length; len <= String(b).length; len++) {
        const lo = Math.max(a, len === 1 ? 0 : 10 ** (len - 1));
        const hi = Math.min(b, 10 ** len - 1);
        out.push(...fixed(String(lo), String(hi)));
      }
      return out;
    };
    const numericRange = (loStr, hiStr) => {
      let lo = Number(loStr);
      let hi = Number(hiStr);
      if (!Number.isSafeInteger(lo) || !Number.isSafeInteger(hi)) return;
      if (lo > hi) [lo, hi] = [ hi, lo ];
      const padded = /^-?0\d/.test(loStr) || /^-?0\d/.test(hiStr);
      const width = padded ? Math.max(loStr.length, hiStr.length) : 0;
      const out = [];
      if (lo < 0) {
        const neg = nonneg(Math.max(-hi, 1), -lo, width && width - 1);
        out.push(...neg.map(s => [ {
          t: "lit",
          ch: "-"
        }, ...s ]));
      }
      if (hi >= 0) out.push(...nonneg(Math.max(lo, 0), hi, width));
      return out;
    };
    //! CONCATENATED MODULE: ./node_modules/@isaacs/nonrecursive-glob-match/dist/esm/parse-class.js
        const posixClasses = {
      "[:alnum:]": [ "\\p{L}\\p{Nl}\\p{Nd}" ],
      "[:alpha:]": [ "\\p{L}\\p{Nl}" ],
      "[:ascii:]": [ "\\x00-\\x7f" ],
      "[:blank:]": [ "\\p{Zs}\\t" ],
      "[:cntrl:]": [ "\\p{Cc}" ],
      "[:digit:]": [ "\\p{Nd}" ],
      "[:graph:]": [ "\\p{Z}\\p{C}", true ],
      "[:lower:]": [ "\\p{Ll}" ],
      "[:print:]": [ "\\p{C}", true ],
      "[:punct:]": [ "\\p{P}\\p{S}" ],
      "[:space:]": [ "\\p{Z}\\t\\r\\n\\v\\f" ],
      "[:upper:]": [ "\\p{Lu}" ],
      "[:word:]": [ "\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}" ],
      "[:xdigit:]": [ "A-Fa-f0-9" ]
    };
    const braceEscape = s => s.replace(/[[\]\\-]/g, "\\$&");
    const noMatch = /$./;
    const parseClass = (glob, position, nocase = false, form) => {
      const norm = c => {
        const n = form ? c.normalize(form) : c;
        return [ ...n ].length === 1 ? n : c;
      };
      const pos = position;
      if (glob.charAt(pos) !== "[") throw new Error("not in a brace expression");
      const ranges = [];
      const negs = [];
      let i = pos + 1;
      let sawStart = false;
      let escaping = false;
      let negate = false;
      let endPos = pos;
      let rangeStart = "";
      WHILE: while (i < glob.length) {
        const c = String.fromCodePoint(glob.codePointAt(i));
        if ((c === "!" || c === "^") && i === pos + 1) {
          negate = true;
          i++;
          continue;
        }
        if (c === "]" && sawStart && !escaping) {
          endPos = i + 1;
          break;
        }
        sawStart = true;
        if (c === "\\") if (!escaping) {
          escaping = true;
          i++;
          continue;
        }
        if (c === "[" && !escaping) for (const [cls, [unip, neg]] of Object.entries(posixClasses)) if (glob.startsWith(cls, i)) {
          if (rangeStart) return [ noMatch, glob.length - pos ];
          i += cls.length;
          if (neg) negs.push(unip); else ranges.push(unip);
          continue WHILE;
        }
        escaping = false;
        const n = norm(c);
        if (rangeStart) {
          if (n.codePointAt(0) > rangeStart.codePointAt(0)) ranges.push(braceEscape(rangeStart) + "-" + braceEscape(n)); else if (n === rangeStart) ranges.push(braceEscape(n));
          rangeStart = "";
          i += c.length;
          continue;
        }
        if (glob.startsWith("-]", i + c.length)) {
          ranges.push(braceEscape(n + "-"));
          i += c.length + 1;
          continue;
        }
        if (glob.startsWith("-", i + c.length)) {
          rangeStart = n;
          i += c.length + 1;
          continue;
        }
        ranges.push(braceEscape(n));
        i += c.length;
      }
      if (endPos < i) return [ noMatch, 0 ];
      if (!ranges.length && !negs.length) return [ noMatch, glob.length - pos ];
      const sranges = "[" + (negate ? "^" : "") + ranges.join("") + "]";
      const snegs = "[" + (negate ? "" : "^") + negs.join("") + "]";
      const comb = "^" + (ranges.length && negs.length ? "(" + sranges + "|" + snegs + ")" : ranges.length ? sranges : snegs);
      return [ new RegExp(comb, nocase ? "iu" : "u"), endPos - pos ];
    };
    //! CONCATENATED MODULE: ./node_modules/@isaacs/nonrecursive-glob-match/dist/esm/index.js
        const MATCH = {
      t: "match",
      id: 0
    };
    const extTypes = "!?+*@";
    const lit = ch => ({
      t: "lit",
      ch
    });
    const reEscape = s => s.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
    const newFoldRe = s => new RegExp(`^${reEscape(s)}$`, "iu");
    const foldCache = new Map;
    const foldRe = ch => {
      let re = foldCache.get(ch);
      if (!re) {
        re = newFoldRe(ch);
        if (foldCache.size >= 1000) foldCache.clear();
        foldCache.set(ch, re);
      }
      return re;
    };
    const litMatch = (l, c) => {
      if (c === l.ch) return true;
      if (!l.re) return false;
      const code = c.charCodeAt(0);
      if (code >= 128) return l.re.test(c);
      const ascii = l.ascii ??= new Uint8Array(128);
      ascii[code] ||= l.re.test(c) ? 1 : 2;
      return ascii[code] === 1;
    };
    const tokenize = (p, nocase, noext, form, mark) => {
      const toks = [];
      for (let i = 0; i < p.length; ) {
        const c = String.fromCodePoint(p.codePointAt(i));
        if (mark) {
          const m = c === "\\" && p.startsWith(mark, i + 1) ? 1 : 0;
          if (m || c === mark) {
            const start = i + m + mark.length;
            const end = p.indexOf(mark, start);
            const r = /^(-?\d+)\.\.(-?\d+)$/.exec(p.slice(start, end));
            const alts = end !== -1 && r && numericRange(r[1], r[2]);
            if (alts) {
              toks.push({
                t: "ext",
                type: "@",
                alts
              });
              i = end + mark.length;
              continue;
            }
          }
        }
        if (c === "\\") {
          const e = p.codePointAt(i + 1);
          const ch = e === void 0 ? c : String.fromCodePoint(e);
          toks.push(lit(ch));
          i += 1 + ch.length;
          continue;
        }
        if (c === "[") {
          const [re, consumed] = parseClass(p, i, nocase, form);
          if (consumed) {
            toks.push({
              t: "class",
              re
            });
            i += consumed;
            continue;
          }
        }
        if (!noext && extTypes.includes(c) && p[i + 1] === "(") {
          toks.push({
            t: "open",
            type: c
          });
          i += 2;
          continue;
        }
        toks.push(!noext && c === "|" ? {
          t: "bar"
        } : !noext && c === ")" ? {
          t: "close"
        } : c === "*" ? {
          t: "star"
        } : c === "?" ? {
          t: "any"
        } : lit(c));
        i += c.length;
      }
      return toks;
    };
    const pair = toks => {
      const pairs = new Map;
      const stack = [];
      toks.forEach((tok, i) => {
        if (tok.t === "open") stack.push(i); else if (tok.t === "close" && stack.length) pairs.set(stack.pop(), i);
      });
      return pairs;
    };
    const build = (toks, pairs, start, end, top) => {
      let seq = [];
      const alts = [ seq ];
      for (let i = start; i < end; i++) {
        const tok = toks[i];
        const close = pairs.get(i);
        if (tok.t === "open" && close !== void 0) {
          const sub = build(toks, pairs, i + 1, close, false);
          seq.push({
            t: "ext",
            type: tok.type,
            alts: sub
          });
          i = close;
        } else if (tok.t === "bar" && !top) alts.push(seq = []); else if (tok.t === "open") seq.push(lit(tok.type), lit("(")); else if (tok.t === "bar") seq.push(lit("|")); else if (tok.t === "close") seq.push(lit(")")); else seq.push(tok);
      }
      return alts;
    };
    const normalize = (items, form) => {
      const out = [];
      let run = "";
      const flush = () => {
        for (const ch of run.normalize(form)) out.push(lit(ch));
        run = "";
      };
      for (const it of items) {
        if (it.t === "lit") {
          run += it.ch;
          continue;
        }
        flush();
        out.push(it.t === "ext" ? {
          ...it,
          alts: it.alts.map(a => normalize(a, form))
        } : it);
      }
      flush();
      return out;
    };
    const compile = (items, nocase) => {
      let id = 1;
      const split = out => ({
        t: "split",
        id: id++,
        out
      });
      const seq = (items, next) => items.reduceRight((next, it) => item(it, next), next);
      const item = (it, next) => {
        switch (it.t) {
         case "lit":
          const re = nocase ? foldRe(it.ch) : void 0;
          return {
            t: "lit",
            id: id++,
            ch: it.ch,
            re,
            next
          };

         case "any":
         case "star":
          return {
            t: it.t,
            id: id++,
            next
          };

         case "class":
          return {
            t: "class",
            id: id++,
            re: it.re,
            next
          };
        }
        const alts = next => it.alts.map(a => seq(a, next));
        switch (it.type) {
         case "@":
          return split(alts(next));

         case "?":
          return split([ next, ...alts(next) ]);

         case "!":
          return {
            t: "neg",
            id: id++,
            sub: split(alts(MATCH)),
            next
          };
        }
        const after = split([]);
        const entry = split(alts(after));
        after.out.push(next, entry);
        return it.type === "*" ? after : entry;
      };
      const start = seq(items, MATCH);
      return [ start, id ];
    };
    const show = start => {
      const lines = [];
      const seen = new Set;
      const ref = n => n.t === "match" ? "match" : String(n.id);
      const walk = (n, indent) => {
        if (n.t === "match" || seen.has(n)) return;
        seen.add(n);
        const line = desc => lines.push(`${indent}${n.id}: ${desc}`);
        switch (n.t) {
         case "split":
          line(`split -> ${n.out.map(ref).join(", ")}`);
          for (const o of n.out) walk(o, indent);
          return;

         case "neg":
          line(`!(${ref(n.sub)}) -> ${ref(n.next)}`);
          walk(n.sub, indent + "  ");
          return walk(n.next, indent);

         case "lit":
          line(`${JSON.stringify(n.ch)} -> ${ref(n.next)}`);
          break;

         case "class":
          line(`${n.re} -> ${ref(n.next)}`);
          break;

         default:
          line(`${n.t === "any" ? "?" : "*"} -> ${ref(n.next)}`);
        }
        walk(n.next, indent);
      };
      walk(start, "");
      return [ `start -> ${ref(start)}`, ...lines ].join("\n");
    };
    class State {
      gen;
      threads=[];
      match=false;
      runs=[];
      ids=[];
      constructor(gen) {
        this.gen = gen;
      }
      get dead() {
        return !this.threads.length && !this.match && !this.runs.length;
      }
    }
    const sameState = (a, b) => {
      if (a.ids.length !== b.ids.length) return false;
      if (a.runs.length !== b.runs.length) return false;
      if (a.ids.some((id, i) => id !== b.ids[i])) return false;
      return a.runs.every(r => b.runs.some(o => o.neg === r.neg && sameState(o.state, r.state)));
    };
    const marks = size => ({
      has: new Float64Array(size),
      seen: new Float64Array(size),
      gen: 0
    });
    class Sim {
      dots;
      dotStart;
      #marks;
      constructor(dots, dotStart, marks) {
        this.dots = dots;
        this.dotStart = dotStart;
        this.#marks = marks;
      }
      state() {
        return new State(++this.#marks.gen);
      }
      done(state) {
        state.ids = state.threads.map(n => n.id).sort((a, b) => a - b);
        if (state.match) state.ids.unshift(MATCH.id);
        return state;
      }
      #visit(state, node) {
        const {seen} = this.#marks;
        if (seen[node.id] === state.gen) return false;
        seen[node.id] = state.gen;
        return true;
      }
      #addThread(state, node) {
        const {has} = this.#marks;
        if (has[node.id] === state.gen) return false;
        has[node.id] = state.gen;
        state.threads.push(node);
        return true;
      }
      restricted(i, top) {
        return top && (this.dots || this.dotStart && i === 0);
      }
      add(state, node, i, top) {
        switch (node.t) {
         case "split":
          if (!this.#visit(state, node)) return;
          for (const o of node.out) this.add(state, o, i, top);
          return;

         case "neg":
          if (!this.#visit(state, node)) return;
          const sub = this.state();
          this.add(sub, node.sub, i, false);
          this.done(sub);
          return this.addRun(state, {
            t: "run",
            neg: node,
            state: sub
          }, i, top);

         case "star":
          if (this.restricted(i, top)) return;
          if (this.#addThread(state, node)) this.add(state, node.next, i, top);
          return;

         case "match":
          state.match = true;
          return;

         default:
          this.#addThread(state, node);
        }
      }
      addRun(state, run, i, top) {
        for (const r of state.runs) if (r.neg === run.neg && sameState(r.state, run.state)) return;
        state.runs.push(run);
        if (!run.state.match) this.add(state, run.neg.next, i, top);
      }
      step(state, c, i, top) {
        const next = this.state();
        for (const th of state.threads) switch (th.t) {
         case "lit":
          if (litMatch(th, c)) this.add(next, th.next, i + 1, top);
          break;

         case "any":
          if (!this.restricted(i, top)) this.add(next, th.next, i + 1, top);
          break;

         case "class":
          if (!this.restricted(i, top) && th.re.test(c)) this.add(next, th.next, i + 1, top);
          break;

         case "star":
          if (!this.restricted(i, top)) this.add(next, th, i + 1, top);
        }
        if (!this.restricted(i, top)) for (const run of state.runs) {
          if (run.state.dead) {
            this.addRun(next, run, i + 1, top);
            continue;
          }
          const sub = this.step(run.state, c, i, false);
          this.addRun(next, {
            t: "run",
            neg: run.neg,
            state: sub
          }, i + 1, top);
        }
        return this.done(next);
      }
    }
    const stateKey = state => {
      const ids = state.ids.join();
      if (!state.runs.length) return ids;
      const runs = state.runs.map(r => `${r.neg.id}(${stateKey(r.state)})`);
      return `${ids}|${runs.sort().join("|")}`;
    };
    const DFA_BUDGET = 1 << 18;
    class Dfa {
      #start;
      #states=new Map;
      #size=0;
      #plain;
      #dotStart;
      #sim;
      #dotSim;
      constructor(start, marks) {
        this.#start = start;
        this.#sim = new Sim(false, false, marks);
        this.#dotSim = new Sim(false, true, marks);
      }
      #make(state) {
        return {
          state,
          match: state.match,
          dead: state.dead,
          next: new Map
        };
      }
      #intern(state) {
        const key = stateKey(state);
        const found = this.#states.get(key);
        if (found) return found;
        if (this.#size > DFA_BUDGET) this.#clear();
        const d = this.#make(state);
        this.#states.set(key, d);
        this.#size += key.length + 1;
        return d;
      }
      #clear() {
        this.#states.clear();
        this.#size = 0;
        this.#plain = void 0;
        this.#dotStart = void 0;
      }
      start(dotStart) {
        if (dotStart) {
          if (this.#dotStart) return this.#dotStart;
          const state = this.#dotSim.state();
          this.#dotSim.add(state, this.#start, 0, true);
          return this.#dotStart = this.#make(this.#dotSim.done(state));
        }
        if (this.#plain) return this.#plain;
        const state = this.#sim.state();
        this.#sim.add(state, this.#start, 0, true);
        return this.#plain = this.#intern(this.#sim.done(state));
      }
      next(d, c) {
        const code = c.charCodeAt(0);
        const found = code < 128 ? void 0 : d.next.get(c);
        if (found) return found;
        const n = d === this.#dotStart ? this.#intern(this.#dotSim.step(d.state, c, 0, true)) : this.#intern(this.#sim.step(d.state, c, 1, true));
        if (code < 128) {
          if (!d.ascii) {
            d.ascii = new Array(128);
            this.#size += 128;
          }
          d.ascii[code] = n;
        } else d.next.set(c, n);
        this.#size++;
        return n;
      }
    }
    const linear = start => {
      const nodes = [];
      for (let n = start; n.t !== "match"; n = n.next) {
        if (n.t === "split" || n.t === "neg") return;
        nodes.push(n);
      }
      return nodes;
    };
    const testLinear = (nodes, chars, start, end) => {
      let ni = 0;
      let ci = start;
      let starNi = -1;
      let starCi = 0;
      while (ci < end) {
        const n = nodes[ni];
        if (n?.t === "star") {
          starNi = ni++;
          starCi = ci;
          continue;
        }
        const c = chars[ci];
        if (n && (n.t === "any" || n.t === "lit" && litMatch(n, c) || n.t === "class" && n.re.test(c))) {
          ni++;
          ci++;
          continue;
        }
        if (starNi === -1) return false;
        ni = starNi + 1;
        ci = ++starCi;
      }
      while (nodes[ni]?.t === "star") ni++;
      return ni === nodes.length;
    };
    const lengths = items => {
      let min = 0;
      let max = 0;
      for (const it of items) {
        const [lo, hi] = itemLengths(it);
        min += lo;
        max += hi;
      }
      return [ min, max ];
    };
    const itemLengths = it => {
      if (it.t === "star") return [ 0, 1 / 0 ];
      if (it.t !== "ext") return [ 1, 1 ];
      if (it.type === "!") return [ 0, 1 / 0 ];
      const alts = it.alts.map(lengths);
      const min = Math.min(...alts.map(a => a[0]));
      const max = Math.max(...alts.map(a => a[1]));
      const loop = max === 0 ? 0 : 1 / 0;
      return it.type === "@" ? [ min, max ] : it.type === "?" ? [ 0, max ] : it.type === "*" ? [ 0, loop ] : [ min, loop ];
    };
    const hasAffix = (lits, chars, start) => {
      for (let j = 0; j < lits.length; j++) if (!litMatch(lits[j], chars[start + j])) return false;
      return true;
    };
    const slashOrSurrogate = /[/\ud800-\udfff]/;
    const surrogate = /[\ud800-\udfff]/;
    const codePoints = s => surrogate.test(s) ? [ ...s ] : s;
    const noSlash = s => {
      if (s.includes("/")) throw new Error("can only match a single path portion, got: " + s);
    };
    class Matcher {
      pattern;
      options;
      #start;
      #size;
      #marks;
      #dotsSim;
      #literal;
      #literalFold=false;
      #literalRe;
      #linear;
      #wild=false;
      #min=0;
      #max=1 / 0;
      #prefix=[];
      #suffix=[];
      #prefixStr;
      #suffixStr;
      #affix=false;
      #dfa;
      #form;
      constructor(pattern, options = {}) {
        if (pattern.includes("/")) throw new Error("can only match a single path portion, got pattern: " + pattern);
        this.pattern = pattern;
        this.options = options;
        const {nocase = false, noext = false, normalize: n} = options;
        this.#form = n === true ? "NFC" : n || void 0;
        const literal = /^[?*+@]\(\)$/.test(pattern);
        const toks = tokenize(pattern, nocase, noext || literal, this.#form, options.rangeMark);
        let [items] = build(toks, pair(toks), 0, toks.length, true);
        if (this.#form) items = normalize(items, this.#form);
        const [start, size] = compile(items, nocase);
        this.#start = start;
        this.#size = size;
        if (items.every(it => it.t === "lit")) {
          this.#literal = items.map(it => it.ch).join("");
          this.#literalFold = nocase;
        } else {
          const lit = it => it.t !== "lit" ? void 0 : nocase ? {
            ch: it.ch,
            re: foldRe(it.ch)
          } : {
            ch: it.ch
          };
          for (const it of items) {
            const l = lit(it);
            if (!l) break;
            this.#prefix.push(l);
          }
          for (let j = items.length - 1; j >= 0; j--) {
            const l = lit(items[j]);
            if (!l) break;
            this.#suffix.unshift(l);
          }
          this.#affix = !!(this.#prefix.length || this.#suffix.length);
          if (!nocase) {
            this.#prefixStr = this.#prefix.map(l => l.ch).join("");
            this.#suffixStr = this.#suffix.map(l => l.ch).join("");
          }
          this.#linear = linear(this.#start)?.slice(this.#prefix.length, -this.#suffix.length || void 0);
          this.#wild = !!this.#linear?.every(n => n.t === "star" || n.t === "any");
          const [min, max] = lengths(items);
          this.#min = min;
          this.#max = max;
        }
      }
      test(s) {
        if (this.#form) {
          noSlash(s);
          return this.#test(s.normalize(this.#form));
        }
        if (slashOrSurrogate.test(s)) {
          noSlash(s);
          return this.#test(s, [ ...s ]);
        }
        return this.#test(s, s);
      }
      testUnchecked(s) {
        return this.#test(this.#form ? s.normalize(this.#form) : s);
      }
      #test(s, chars) {
        if (this.#literal !== void 0) return this.#literalFold ? (this.#literalRe ??= newFoldRe(this.#literal)).test(s) : s === this.#literal;
        const min = this.#min;
        const max = this.#max;
        if (chars === void 0) {
          const most = s.length;
          const least = most + 1 >> 1;
          if (most < min || least > max) return false;
          if (least < min || most > max) chars = codePoints(s);
        }
        if (chars !== void 0 && (chars.length < min || chars.length > max)) return false;
        const prefix = this.#prefix.length;
        if (this.#affix) if (this.#prefixStr !== void 0 && this.#suffixStr !== void 0) {
          if (!s.startsWith(this.#prefixStr) || !s.endsWith(this.#suffixStr)) return false;
        } else {
          chars ??= codePoints(s);
          const end = chars.length - this.#suffix.length;
          if (!hasAffix(this.#prefix, chars, 0) || !hasAffix(this.#suffix, chars, end)) return false;
        }
        const dotStart = !this.options.dot && s.startsWith(".");
        if (this.#linear) {
          if (s === "." || s === "..") return false;
          if (dotStart && !prefix) return false;
          if (this.#wild) return true;
          chars ??= codePoints(s);
          const end = chars.length - this.#suffix.length;
          return testLinear(this.#linear, chars, prefix, end);
        }
        chars ??= codePoints(s);
        if (s === "." || s === "..") {
          this.#marks ??= marks(this.#size);
          const sim = this.#dotsSim ??= new Sim(true, false, this.#marks);
          const start = sim.state();
          sim.add(start, this.#start, 0, true);
          let state = sim.done(start);
          for (let i = 0; i < chars.length; i++) state = sim.step(state, chars[i], i, true);
          return state.match;
        }
        this.#marks ??= marks(this.#size);
        const dfa = this.#dfa ??= new Dfa(this.#start, this.#marks);
        let d = dfa.start(dotStart);
        const str = chars === s;
        for (let i = 0; i < chars.length; i++) {
          if (d.dead) return false;
          const code = str ? s.charCodeAt(i) : chars[i].charCodeAt(0);
          d = d.ascii?.[code] ?? dfa.next(d, chars[i]);
        }
        return d.match;
      }
      toString() {
        return show(this.#start);
      }
    }
  })
};