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

test("shellOfFirst adds a first page's style and beginning, and leaves the app's files to the script", () => {
  const script = '<script type="module" crossorigin src="/assets/index.js" nonce="%CSP_NONCE%"></script>';
  const style = '<link rel="stylesheet" crossorigin href="/assets/style.css" nonce="%CSP_NONCE%">';
  const shell = `${script}${style}<div id="root"></div>`;
  const parts = {
    style: "p{margin:0}",
    files: ["/assets/first.js"],
    shapes: { "/login": "<h1>Logga in</h1>" },
    script: "show()",
  };
  expect(shellOfFirst(shell, "/login", parts, ":root{--red:red}")).toBe(
    '<style nonce="%CSP_NONCE%">:root{--red:red}p{margin:0}</style>' +
      '<link rel="stylesheet" data-app disabled crossorigin href="/assets/style.css" nonce="%CSP_NONCE%">' +
      '<div id="first-paint" aria-hidden="true" inert></div><template data-first><h1>Logga in</h1></template>' +
      `<template data-app-files>${script}<link rel="modulepreload" crossorigin href="/assets/first.js"></template>` +
      '<script nonce="%SCRIPT_NONCE%">show()</script><div id="root"></div>',
  );
  expect(shellOfFirst(shell, "/login", { style: "", files: [], shapes: {}, script: "" }, "")).toBe(shell);
});
