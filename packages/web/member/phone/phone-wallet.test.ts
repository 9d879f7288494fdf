import { expect, test } from "vitest";
import { phoneWallet } from "./phone-wallet.ts";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1", 5, "apple"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/140 Mobile Safari/604.1", 5, "apple"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15", 5, "apple"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15", 0, null],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36", 5, "google"],
  ["Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/28.0 Chrome/130 Mobile Safari/537.36", 5, "google"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Safari/537.36", 10, null],
])("the wallet of %s with %i touch points is %s", (userAgent, touchPoints, wallet) => {
  expect(phoneWallet({ userAgent, touchPoints })).toBe(wallet);
});
