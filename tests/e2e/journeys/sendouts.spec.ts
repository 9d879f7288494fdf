import { fileURLToPath } from "node:url";
import { seeAccessible } from "../accessibility/accessible.ts";
import { seeOpen } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { joinClub, logInMerchant, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { desktop } from "../devices.ts";
import { field } from "../fields.ts";
import { expect, test } from "../test.ts";

const photo = fileURLToPath(new URL("../people/logo.png", import.meta.url));

test("a sendout is written, shows its recipients beforehand, is scheduled and cancelled, and the club’s rules are set", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "utskick");
  await joinClub(club, "Ellen", { emailNotification: true });
  const page = await newPerson();
  await enter(page, await logInMerchant(club));
  await page.goto("/sendouts");
  await page.getByRole("link", { name: t("sendouts.createNew") }).click();

  // Saving requires only a name; other missing parts are required when it is sent.
  await expect(page.getByRole("checkbox", { name: t("sendouts.media.SMS") })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: t("sendouts.media.EMAIL") })).toBeChecked();
  await page.getByRole("button", { name: t("sendouts.saveDraft") }).click();
  await expect(field(page, t("sendouts.name"))).toBeFocused();
  await field(page, t("sendouts.name")).fill("Höst");
  await page.getByRole("button", { name: t("sendouts.saveDraft") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Höst" })).toBeVisible();
  await page.getByRole("button", { name: t("sendouts.send"), exact: true }).click();
  await expect(page.getByText(t("errors.REQUIRED")).first()).toBeVisible();

  await field(page, t("sendouts.subject")).fill("Hej {firstName|du}");
  const adding = page.getByRole("group", { name: t("sendouts.addBlock") });
  await adding.getByRole("button", { name: t("sendouts.blocks.TEXT") }).click();
  await page.keyboard.type("**Välkommen** in.");
  await adding.getByRole("button", { name: t("sendouts.blocks.BUTTON") }).click();
  await page.keyboard.type("Till klubben");
  const button = t("sendouts.blocks.BUTTON");
  await page.getByRole("button", { name: t("sendouts.moveUp", { name: button }) }).click();
  const blocks = page.getByRole("list", { name: t("sendouts.blocksTitle") }).getByRole("region");
  await expect(blocks.first()).toHaveAccessibleName(button);
  // The user can also drag the block by its handle.
  await blocks.nth(1).scrollIntoViewIfNeeded();
  const handle = await blocks.nth(1).getByTitle(t("sendouts.dragBlock")).boundingBox();
  const goal = await blocks.first().boundingBox();
  if (!handle || !goal) throw new Error("The drag handle or the target is missing.");
  await page.mouse.move(handle.x + 9, handle.y + 22);
  await page.mouse.down();
  await page.mouse.move(handle.x + 9, goal.y + 20, { steps: 4 });
  await expect(blocks.first()).toHaveAccessibleName(t("sendouts.blocks.TEXT"));
  await page.mouse.up();
  await adding.getByRole("button", { name: t("sendouts.blocks.BANNER") }).click();
  await page.getByLabel(t("sendouts.picture"), { exact: true }).setInputFiles(photo);
  await field(page, t("sendouts.alt")).fill("En bulle");
  await page.getByRole("radio", { name: t("sendouts.later") }).check();
  await field(page, t("sendouts.sendAt")).fill("2099-05-01T10:00");
  // The preview next to the form is rendered by the code that sends the e-mail, as the recipient gets it.
  const side = page.getByRole("complementary", { name: t("sendouts.side") });
  const mail = side.frameLocator("iframe:not([inert])");
  await expect(mail.getByText("Välkommen")).toHaveCSS("font-weight", "700");
  await expect(mail.getByRole("link", { name: "Till klubben" })).toBeVisible();
  await expect(mail.getByRole("img", { name: "En bulle" })).toBeVisible();
  const inbox = side.getByRole("region", { name: t("sendouts.preview.inbox") });
  await expect(inbox.getByText(`Hej ${t("sendouts.readerFirst")}`, { exact: true })).toBeVisible();
  await side.getByLabel(t("sendouts.preview.reader")).selectOption("nameless");
  await expect(inbox.getByText("Hej du", { exact: true })).toBeVisible();
  await field(page, t("sendouts.subject")).fill("Hej {firstName}");
  await expect(page.getByText(t("errors.FALLBACK_REQUIRED"))).toBeVisible();
  await field(page, t("sendouts.subject")).fill("Hej {firstName|du}");
  await expect(page.getByText(t("errors.FALLBACK_REQUIRED"))).toHaveCount(0);
  await look(page, "an e-mail of blocks");
  // The recipients are shown before the sendout is saved.
  await side.getByText(t("sendouts.recipients"), { exact: true }).click();
  await expect(side.getByText(t("sendouts.gets.EMAIL"))).toBeVisible();
  await page.getByRole("button", { name: t("words.save"), exact: true }).click();
  await expect(page.getByRole("button", { name: t("words.save"), exact: true })).toBeDisabled();
  await page.getByRole("button", { name: t("sendouts.testMe"), exact: true }).click();
  await expect(page.getByRole("status").getByText(/\S+@\S+/)).toBeVisible();

  await page.getByRole("button", { name: t("sendouts.schedule"), exact: true }).click();
  await seeOpen(page, "starting a sendout");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("sendouts.schedule") })
    .click();
  await expect(page.getByText(t("sendouts.states.SCHEDULED"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("sendouts.doing.CANCEL") }).click();
  await seeOpen(page, "cancelling a sendout");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("sendouts.doing.CANCEL") })
    .click();
  await expect(page.getByText(t("sendouts.states.CANCELLED"), { exact: true })).toBeVisible();

  await page.goto("/sendouts");
  await page.getByRole("button", { name: t("sendoutRules.title") }).click();
  await page.getByRole("switch", { name: t("sendoutRules.capped") }).check();
  await field(page, t("sendoutRules.messages")).fill("3");
  await page.getByRole("button", { name: t("words.save"), exact: true }).click();
  await expect(page.getByText(t("sendoutRules.saved"))).toBeVisible();
  expect((await ask(club.merchant, "getSendoutRules", {})).cap?.messages).toBe(3);
});

test("a merchant writes an e-mail with the tools, without a mark in sight", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "verktyg");
  const page = await newPerson(desktop);
  await enter(page, await logInMerchant(club));
  await page.goto("/sendouts");
  await page.getByRole("link", { name: t("sendouts.createNew") }).click();
  const side = page.getByRole("complementary", { name: t("sendouts.side") });
  await expect(side.getByRole("radio", { name: t("sendouts.media.EMAIL") })).toBeChecked();
  await field(page, t("sendouts.name")).fill("Höst");
  await look(page, "a new sendout");
  await page
    .getByRole("group", { name: t("sendouts.emailBegin") })
    .getByText(t("sendouts.emailStarters.WELCOME"))
    .click();
  await page.getByRole("button", { name: t("sendouts.emailStyles.WARM") }).click();
  const subject = field(page, t("sendouts.subject"));
  await expect(subject).toContainText(t("sendouts.personalFields.firstName"));
  const text = field(page, t("sendouts.blocks.TEXT"));
  await expect(text.locator("strong").first()).toBeVisible();
  for (const place of [subject, text]) await expect(place).not.toContainText(/[{}*|]/);

  await text.fill("");
  const tools = page.getByRole("toolbar", { name: t("sendouts.toolsOf", { label: t("sendouts.blocks.TEXT") }) });
  const block = page.getByRole("region", { name: t("sendouts.blocks.TEXT"), exact: true });
  const tool = (name: string) => tools.getByRole("button", { name, exact: true });
  await tool(t("sendouts.tools.heading")).click();
  await page.keyboard.type("Nytt hos oss");
  await page.keyboard.press("Enter");
  await expect(tool(t("sendouts.tools.heading"))).toHaveAttribute("aria-pressed", "false");
  await tool(t("sendouts.tools.bold")).click();
  await page.keyboard.type("Hej ");
  await tool(t("sendouts.tools.bold")).click();
  await tool(t("sendouts.personalFields.firstName")).click();
  await page.keyboard.press("Enter");
  await tool(t("sendouts.tools.list")).click();
  await page.keyboard.type("Bullar");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Kaffe");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Se ");
  await tool(t("sendouts.tools.link")).click();
  await field(block, t("sendouts.link")).fill("javascript:alert");
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("errors.INVALID_URL"))).toBeVisible();
  await field(block, t("sendouts.link")).fill("kaffe.example/meny");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("link", { name: "kaffe.example/meny" })).toHaveAttribute(
    "href",
    "https://kaffe.example/meny",
  );
  await text.getByText(t("sendouts.personalFields.firstName")).click();
  const fallback = field(page, t("sendouts.fallbackOf", { field: t("sendouts.personalFields.firstName") }));
  await fallback.fill("kära gäst");
  await look(page, "tools");
  await seeAccessible(page, "the tools of an e-mail");
  await look(page, "tools-phone");
  await tool(t("sendouts.addAfter", { name: t("sendouts.blocks.COUPON") })).click();
  await expect(page.getByRole("region", { name: t("sendouts.blocks.COUPON") })).toBeVisible();

  await page.getByRole("button", { name: t("sendouts.saveDraft") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Höst" })).toBeVisible();
  const id = Number(/\/sendouts\/(\d+)/.exec(page.url())?.[1]);
  const stored = await ask(club.merchant, "getSendout", { params: { id } });
  expect(stored.email?.blocks.map(({ kind }) => kind)).toEqual(["TEXT", "COUPON", "BUTTON"]);
  expect(stored.email?.blocks[0]).toMatchObject({
    text: "# Nytt hos oss\n\n**Hej** {firstName|kära gäst}\n\n• Bullar\n• Kaffe\n\nSe [kaffe.example/meny](https://kaffe.example/meny)",
  });
  await page.reload();
  await expect(text.getByRole("listitem")).toHaveText(["Bullar", "Kaffe"]);
  await look(page, "tools-saved");
});
