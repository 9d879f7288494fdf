import scalar from "@scalar/fastify-api-reference";
import Fastify from "fastify";

/**
 * Settings of the reader. Its proxy, telemetry, assistant and fonts are off, because they are at other hosts.
 */
const settings = {
  url: "/api/openapi.json?calls=key",
  layout: "modern",
  hideModels: true,
  theme: "none",
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  documentDownloadType: "direct",
  defaultOpenFirstTag: false,
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
  metaData: { title: "Stammis API" },
};

/** Starts the reader, and gives it the colours of the product by the variables that it declares. */
export const startScript = `Scalar.createApiReference("#reference", ${JSON.stringify(settings)});\n`;

export const styleSheet = `:root { color-scheme: light dark; }
body { margin: 0; }
.light-mode, .dark-mode { --scalar-font: system-ui, sans-serif; --scalar-font-code: ui-monospace, monospace; }
.light-mode { --scalar-color-accent: #6b2452; }
.dark-mode { --scalar-color-accent: #e3a3cc; }
`;

/** The page, whose reader adds style elements with this nonce. */
export const referencePage = (nonce: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta property="csp-nonce" nonce="${nonce}" content="${nonce}">
    <title>Stammis API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/api/docs/style.css">
  </head>
  <body>
    <div id="reference"></div>
    <script src="/api/docs/reader.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** Returns the script of the reader, which its package contains only within a plugin. */
export async function readerScript(): Promise<string> {
  const app = Fastify();
  await app.register(scalar, { routePrefix: "/docs", configuration: { url: "/" } });
  const { body } = await app.inject("/docs/js/scalar.js");
  await app.close();
  return body.replace(/\n\/\/# sourceMappingURL=.*$/, "");
}
