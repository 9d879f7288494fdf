import { expect, test } from "vitest";
import { installHint } from "./install-hint.ts";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15";
const samsung =
  "Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36";
const chromeOnIphone = iphone.replace("Version/18.1", "CriOS/130.0.6723.90");

test.each([
  ["Safari on an iPhone", iphone, 5, "safari"],
  ["Safari on an iPad that calls itself a Mac", mac, 5, "safari"],
  ["Safari on a Mac", mac, 0, null],
  ["Chrome on an iPhone", chromeOnIphone, 5, null],
  ["Samsung Internet", samsung, 5, "samsung"],
  ["Chrome on Android", samsung.replace("SamsungBrowser/27.0 ", ""), 5, null],
])("the install hint fits the browser: %s", (_name, userAgent, touchPoints, hint) => {
  expect(installHint({ userAgent, touchPoints, standalone: false })).toBe(hint);
});

test("the install hint is hidden when the app is opened from the home screen", () => {
  expect(installHint({ userAgent: iphone, touchPoints: 5, standalone: true })).toBeNull();
});
