declare module "punycode.js" {
  /** Throws RangeError for invalid punycode. */
  const punycode: { decode(label: string): string };
  export = punycode;
}
