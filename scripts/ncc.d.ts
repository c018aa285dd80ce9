/** The types of ncc that `scripts/bundle.ts` needs. ncc itself has none. */
declare module '@vercel/ncc' {
  interface Options {
    /** ECMAScript version of the code that ncc adds to the bundle. */
    readonly target: string;
    /** Name of the file for the licenses of all bundled packages. */
    readonly license: string;
    /** Modules to leave out, each with the path that the bundle imports instead. */
    readonly externals: Readonly<Record<string, string>>;
    /** ncc's cache is one folder for all builds on a machine. */
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
