import { goOn, settle } from "../accessibility/accessible.ts";
import { smallFields } from "../accessibility/small-fields.ts";
import { becomeOf } from "../demo.ts";
import { phone } from "../devices.ts";
import { expect, test } from "../test.ts";

const tablet = { ...phone, viewport: { width: 820, height: 1180 } };
const screens = ["/members", "/coupons/1", "/locations/1", "/purchases", "/sendouts/new", "/club"];

for (const [name, device] of Object.entries({ phone, tablet })) {
  test(`every field of the back office has text of 16 px or more on a ${name} with touch`, async ({ newPerson }) => {
    const page = await newPerson(device);
    await page.goto("/login");
    await settle(page, "light");
    expect(await page.evaluate(smallFields, "main")).toEqual([]);
    await becomeOf(page, "merchant");
    await page.goto("/");
    for (const screen of screens) {
      await goOn(page, screen);
      await settle(page, "light");
      await expect(page.getByRole("textbox").or(page.getByRole("searchbox")).first()).toBeVisible();
      expect(await page.evaluate(smallFields, "main"), screen).toEqual([]);
    }
  });
}
