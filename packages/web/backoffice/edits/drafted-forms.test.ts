import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles, root } from "../../../../scripts/files.ts";
import { draftedForms } from "./drafted-forms.ts";

/** Forms that are not kept on the device, and why. A form in neither list is one that nobody has decided about. */
const undrafted: Record<string, string> = {
  "features/billing/subscriptions/backoffice/InvoiceSettings.tsx": "an address of a person's",
  "features/billing/invoices/backoffice/BookMoney.tsx": "an amount, for this once",
  "features/billing/invoices/backoffice/BooksDialog.tsx": "two days",
  "features/billing/invoices/backoffice/ReasonForm.tsx": "a reason, for this once",
  "features/platform/documents/backoffice/platform-documents/PublishDialog.tsx": "two days and a choice",
  "features/platform/companies/backoffice/company-detail/StandingForm.tsx": "a day, a choice and a reason, given once",
  "features/integrations/api-keys/backoffice/KeyLimits.tsx": "five numbers, given once",
  "features/platform/companies/backoffice/InviteMerchant.tsx": "an address of a person's",
  "features/clubs/settings/backoffice/NewClubForm.tsx": "a moment's form, in a company's name",
  "features/platform/incidents/backoffice/StepDialog.tsx": "a moment and a reason, given once",
  "features/access/impersonation/backoffice/StartImpersonation.tsx": "a reason, for this once",
  "features/members/notes/backoffice/NoteForm.tsx": "about a member",
  "features/members/directory/backoffice/several/NoteForSeveral.tsx": "about members",
  "features/access/profile/backoffice/ProfileForm.tsx": "a person's own data",
  "features/access/profile/backoffice/PasswordChangeForm.tsx": "a password",
  "features/access/second-factor/backoffice/PasskeySetUp.tsx": "a way to sign in",
  "features/access/second-factor/backoffice/ConfirmForm.tsx": "a password",
  "features/access/second-factor/backoffice/CodeForm.tsx": "a code",
  "features/loyalty/points/backoffice/points-account/CorrectPoints.tsx": "about a member",
  "features/access/contacts/backoffice/ContactDialog.tsx": "an address of a person's, and a password",
  "features/access/staff/backoffice/StaffEditor.tsx": "choices, nothing typed",
  "features/access/staff/backoffice/InviteForm.tsx": "an address of a person's",
  "features/access/sessions/backoffice/PasswordRequestForm.tsx": "an address of a person's",
  "features/access/sessions/backoffice/LoginForm.tsx": "a password",
  "features/access/sessions/backoffice/RenewSession.tsx": "a password",
  "features/access/sessions/backoffice/PasswordResetForm.tsx": "a password",
  "features/members/directory/backoffice/invited/InviteMember.tsx": "an address of a member-to-be",
  "features/members/directory/backoffice/MemberEditor.tsx": "a member's own data",
  "features/platform/companies/backoffice/onboarding/SignUpForm.tsx": "a person's own data",
  "features/platform/companies/backoffice/onboarding/ConfirmationForm.tsx": "a password",
  "features/access/staff/backoffice/invitations/OpenCompany.tsx": "agreements, given once",
  "features/till/devices/backoffice/RenameDevice.tsx": "one word",
  "features/till/devices/backoffice/PinDialog.tsx": "a code and a password",
  "features/till/devices/backoffice/ApproveDevice.tsx": "a way into the till",
  "features/integrations/api-keys/backoffice/CreateKey.tsx": "one word and choices, for this once",
  "features/integrations/webhooks/backoffice/WebhookEditor.tsx": "an address that may bear its receiver's secret",
  "features/insight/what-if/backoffice/AskWhatIf.tsx": "a question, kept by its own address",
  "features/messages/sendouts/backoffice/rules/RulesForm.tsx": "a few figures",
  "features/messages/sms/backoffice/sms-prices/PricesForm.tsx": "a few figures",
  "features/messages/sms/backoffice/TopUp.tsx": "one figure and a choice",
  "features/messages/sms/backoffice/MonthLimit.tsx": "one figure",
  "features/messages/sms/backoffice/SenderName.tsx": "one word",
  "packages/web/backoffice/lists/ViewDialog.tsx": "one word",
};

const sources = projectFiles().filter((file) =>
  /^(apps\/backoffice|features\/[^/]+\/[^/]+\/backoffice|packages\/web\/backoffice)\/.*\.tsx?$/.test(file),
);
const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const forms = sources.filter((file) => /\buseForm</.test(textOf(file)));
const whatOf = (file: string) => /draft: \{ what: "([a-z-]+)"/.exec(textOf(file))?.[1];

test("every form is kept on the device, or has its reason not to be", () => {
  const kept = forms.filter((file) => whatOf(file) !== undefined);
  expect([...kept, ...Object.keys(undrafted)].sort()).toEqual([...forms].sort());
  expect(kept.map(whatOf).sort()).toEqual([...draftedForms].sort());
});
