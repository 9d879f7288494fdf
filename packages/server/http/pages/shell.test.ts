import { expect, test } from "vitest";
import { shellOfFirst, withMetaContent } from "./shell.ts";

test.each(['<meta property="csp-nonce" nonce="%CSP_NONCE%">', '<meta property="csp-nonce" nonce="%CSP_NONCE%" />'])(
  "withMetaContent adds a content attribute to %s and keeps its nonce",
  (meta) => {
    expect(withMetaContent(`<head>${meta}<meta charset="utf-8" /></head>`)).toBe(
      '<head><meta property="csp-nonce" content="" nonce="%CSP_NONCE%"><meta charset="utf-8" /></head>',
    );
  },
);

test("shellOfFirst adds the first style and files to the page, and disables the complete style until the app needs it", () => {
  const shell = '<head><link rel="stylesheet" crossorigin href="/assets/style.css" nonce="%CSP_NONCE%"></head>';
  expect(shellOfFirst(shell, { style: "p{margin:0}", files: ["/assets/first.js"] })).toBe(
    '<head><style nonce="%CSP_NONCE%">p{margin:0}</style>' +
      '<link rel="modulepreload" crossorigin href="/assets/first.js">' +
      '<link rel="stylesheet" data-app disabled crossorigin href="/assets/style.css" nonce="%CSP_NONCE%"></head>',
  );
  expect(shellOfFirst(shell, { style: "", files: [] })).toBe(shell);
});
