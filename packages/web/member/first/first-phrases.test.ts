import { expect, test } from "vitest";
import { first } from "#packages/i18n/member/first.sv.ts";
import { spokenFrom } from "../../spoken-phrases.fixture.ts";

test("home, a visitor’s first page and the frame use no phrases of other screens", () => {
  const entries = [
    "apps/member/screens/HomeScreen.tsx",
    "apps/member/screens/GuestScreen.tsx",
    "apps/member/frame/AppRoot.tsx",
    "apps/member/frame/GuestFrame.tsx",
    "apps/member/frame/Drawer.tsx",
  ];
  const extraFiles = ["apps/member/frame/SandboxStrip.tsx", "features/loyalty/home/member/InstallTip.tsx"];
  const spoken = spokenFrom("member", [...entries, ...extraFiles]);
  expect(spoken.size).toBeGreaterThan(8);
  expect([...spoken].filter(([part]) => !(part in first))).toEqual([]);
});
