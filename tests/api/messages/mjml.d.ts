declare module "mjml-core" {
  type Draw = (document: string, options: object) => Promise<{ html: string; errors: { formattedMessage: string }[] }>;
  /** Node imports the module, which contains the function; tests import the function itself. */
  const core: Draw | { default: Draw };
  export = core;
}
declare module "mjml-preset-core" {
  const preset: object;
  export = preset;
}
