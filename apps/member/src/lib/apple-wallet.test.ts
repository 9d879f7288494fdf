import { expect, test } from "vitest";
import { hasAppleWallet } from "./apple-wallet.ts";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1", 5, true],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/140 Mobile Safari/604.1", 5, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15", 5, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15", 0, false],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36", 5, false],
])("%s with %i fingers: %s", (userAgent, touchPoints, has) => {
  expect(hasAppleWallet({ userAgent, touchPoints })).toBe(has);
});
