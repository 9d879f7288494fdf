import { clubAddress } from "../addresses.ts";
import { becomeOf, demoClub } from "../demo.ts";
import { guestScreens, memberScreens } from "../screens.ts";
import { test } from "../test.ts";
import { camera, speak } from "./camera.ts";
import { writeContents } from "./contents.ts";

test.afterAll(writeContents);

const club = clubAddress(demoClub);

test("a club as a visitor sees it", async ({ newPerson, language }, info) => {
  const page = await newPerson();
  await speak(page, language);
  await camera(page, "guest", info).screens(club, guestScreens);
});

test("a member's app", async ({ newPerson, language }, info) => {
  const page = await newPerson();
  await speak(page, language);
  await becomeOf(page, "member");
  await camera(page, "member", info).screens(club, memberScreens);
});
