/** What `scripts/bundle.ts` uses of ncc, which has no types of its own. */
declare module '@vercel/ncc' {
  interface Options {
    /** ECMAScript version of the code that ncc itself writes into the bundle. */
    readonly target: string;
    /** Name of the file that gets the licenses of all that is bundled. */
    readonly license: string;
    /** Modules to leave out, each with the path that the bundle imports in its place. */
    readonly externals: Readonly<Record<string, string>>;
    /** ncc's own cache is one folder for all builds on a machine. */
    readonly cache: false;
    readonly quiet: boolean;
  }

  interface Bundle {
    readonly code: string;
    /** The other files, by their names. */
    readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>;
  }

  export default function ncc(entry: string, options: Options): Promise<Bundle>;
}
