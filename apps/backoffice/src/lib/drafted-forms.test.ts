import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { draftedForms } from "./drafted-forms.ts";

const root = join(import.meta.dirname, "..");

/** Forms that are not kept on the device, and why. A form in neither list is one that nobody has decided about. */
const undrafted: Record<string, string> = {
  "features/billing/InvoiceSettings.tsx": "an address of a person's",
  "features/platform-invoices/BookMoney.tsx": "an amount, for this once",
  "features/platform-invoices/BooksDialog.tsx": "two days",
  "features/platform-invoices/ReasonForm.tsx": "a reason, for this once",
  "features/platform-documents/PublishDialog.tsx": "two days and a choice",
  "features/company-detail/StandingForm.tsx": "a day, a choice and a reason, given once",
  "features/integrations/KeyLimits.tsx": "five numbers, given once",
  "features/companies/InviteMerchant.tsx": "an address of a person's",
  "features/club/NewClubForm.tsx": "a moment's form, in a company's name",
  "features/incidents/StepDialog.tsx": "a moment and a reason, given once",
  "features/impersonation/StartImpersonation.tsx": "a reason, for this once",
  "features/member-notes/NoteForm.tsx": "about a member",
  "features/members/several/NoteForSeveral.tsx": "about members",
  "features/profile/ProfileForm.tsx": "a person's own data",
  "features/profile/PasswordChangeForm.tsx": "a password",
  "features/second-factor/PasskeySetUp.tsx": "a way to sign in",
  "features/second-factor/ConfirmForm.tsx": "a password",
  "features/second-factor/CodeForm.tsx": "a code",
  "features/points-account/CorrectPoints.tsx": "about a member",
  "features/contacts/ContactDialog.tsx": "an address of a person's, and a password",
  "features/staff/StaffEditor.tsx": "choices, nothing typed",
  "features/staff/InviteForm.tsx": "an address of a person's",
  "features/login/PasswordRequestForm.tsx": "an address of a person's",
  "features/login/LoginForm.tsx": "a password",
  "features/login/RenewSession.tsx": "a password",
  "features/login/PasswordResetForm.tsx": "a password",
  "features/members/InviteMember.tsx": "an address of a member-to-be",
  "features/members/MemberEditor.tsx": "a member's own data",
  "features/onboarding/SignUpForm.tsx": "a person's own data",
  "features/onboarding/ConfirmationForm.tsx": "a password",
  "features/invitations/OpenCompany.tsx": "agreements, given once",
  "features/till-devices/RenameDevice.tsx": "one word",
  "features/till-devices/PinDialog.tsx": "a code and a password",
  "features/till-devices/ApproveDevice.tsx": "a way into the till",
  "features/integrations/CreateKey.tsx": "one word and choices, for this once",
  "features/webhooks/WebhookEditor.tsx": "an address that may bear its receiver's secret",
  "features/what-if/AskWhatIf.tsx": "a question, kept by its own address",
  "features/sendouts/RulesForm.tsx": "a few figures",
  "features/sms-prices/PricesForm.tsx": "a few figures",
  "features/sms-account/TopUp.tsx": "one figure and a choice",
  "features/sms-account/MonthLimit.tsx": "one figure",
  "features/sms-account/SenderName.tsx": "one word",
  "shell/ViewDialog.tsx": "one word",
};

const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const forms = sources.filter((file) => /\buseForm</.test(textOf(file)));
const whatOf = (file: string) => /draft: \{ what: "([a-z-]+)"/.exec(textOf(file))?.[1];

test("every form is kept on the device, or has its reason not to be", () => {
  const kept = forms.filter((file) => whatOf(file) !== undefined);
  expect([...kept, ...Object.keys(undrafted)].sort()).toEqual([...forms].sort());
  expect(kept.map(whatOf).sort()).toEqual([...draftedForms].sort());
});
