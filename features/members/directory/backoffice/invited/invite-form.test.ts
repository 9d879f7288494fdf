import { expect, it } from "vitest";
import { checkInvitation, emptyInvitation, invitationOf } from "./invite-form.ts";

const empty = emptyInvitation("sv");

it("an invitation needs e-mail or phone, and needs e-mail if the club has no SMS credits", () => {
  expect(checkInvitation(empty, true)).toEqual({ email: "EMAIL_OR_PHONE_REQUIRED" });
  expect(checkInvitation({ ...empty, phone: "0701234567" }, false)).toEqual({ email: "REQUIRED" });
  expect(checkInvitation({ ...empty, phone: "0701234567" }, true)).toEqual({ email: null, phone: null });
});

it("an invitation’s e-mail and phone must be valid", () => {
  expect(checkInvitation({ ...empty, email: "anna@" }, true).email).toBe("INVALID_EMAIL");
  expect(checkInvitation({ ...empty, phone: "07012345" }, true).phone).toBe("INVALID_PHONE");
  expect(checkInvitation({ ...empty, phone: "12 34 56 78", phonePrefix: "45" }, true).phone).toBe("INVALID_PHONE");
  expect(checkInvitation({ ...empty, phone: "08-123 45 67" }, true).phone).toBe("NOT_MOBILE");
  expect(checkInvitation({ ...empty, phone: "46701740609" }, true).phone).toBeNull();
  expect(checkInvitation({ ...empty, phone: "20 12 34 56", phonePrefix: "45" }, true).phone).toBeNull();
});

it("an invitation sends only the completed fields", () => {
  expect(invitationOf({ ...empty, email: " anna@example.se " }, true)).toEqual({
    language: "sv",
    email: "anna@example.se",
  });
  expect(invitationOf({ ...empty, phone: "0701234567", pointOfSaleId: "4" }, true)).toEqual({
    language: "sv",
    phone: "0701234567",
    phonePrefix: "+46",
    pointOfSaleId: 4,
  });
  expect(invitationOf({ ...empty, email: "a@b.se", phone: "0701234567" }, false)).toEqual({
    language: "sv",
    email: "a@b.se",
  });
});
