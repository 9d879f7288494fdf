import { expect, test } from "vitest";
import { withMetaContent } from "./shell.ts";

test.each(['<meta property="csp-nonce" nonce="%CSP_NONCE%">', '<meta property="csp-nonce" nonce="%CSP_NONCE%" />'])(
  "withMetaContent adds a content attribute to %s and keeps its nonce",
  (meta) => {
    expect(withMetaContent(`<head>${meta}<meta charset="utf-8" /></head>`)).toBe(
      '<head><meta property="csp-nonce" content="" nonce="%CSP_NONCE%"><meta charset="utf-8" /></head>',
    );
  },
);
