declare module "mjml-core" {
  type Draw = (document: string, options: object) => Promise<{ html: string; errors: { formattedMessage: string }[] }>;
  /** By Node itself the module, of which the function is a part; in tests the function. */
  const core: Draw | { default: Draw };
  export = core;
}
declare module "mjml-preset-core" {
  const preset: object;
  export = preset;
}
