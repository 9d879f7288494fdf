import { applyStyle } from "./app-style.ts";

/** Returns a loader of code whose style the first pages do not contain. */
export const withStyle =
  <Code>(load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    const [code] = await Promise.all([load(), applyStyle()]);
    return code;
  };
