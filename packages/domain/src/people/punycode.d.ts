declare module "punycode.js" {
  /** Throws RangeError for what is no punycode. */
  const punycode: { decode(label: string): string };
  export = punycode;
}
