import { expect, test } from "vitest";
import { maskMessage } from "./mask-message.ts";

const message = {
  medium: "EMAIL" as const,
  recipient: "ottilia@example.com",
  subject: "Byt till otto@example.com",
  text_body: "Hej! Öppna https://kafe.example/user/contact/Zm9vYmFy-_k2?x=1, kod 123 456, telefon +46701234567.",
  html_body:
    '<a href="https://kafe.example/user/contact/Zm9vYmFy-_k2" style="margin:0;color:#112233">Öppna</a><img src="https://kafe.example/files/logo.webp"><p>kod 123456, 1 200 kr</p>',
  failure: "550 <ottilia@example.com> unknown",
};

test("a masked message hides the recipient, addresses, long numbers and the path of each link", () => {
  expect(maskMessage(message)).toEqual({
    medium: "EMAIL",
    recipient: "o•••@example.com",
    subject: "Byt till •••",
    text_body: "Hej! Öppna https://kafe.example/[…] kod •••, telefon •••.",
    html_body:
      '<a href="https://kafe.example/[…]" style="margin:0;color:#112233">Öppna</a><img src="https://kafe.example/files/logo.webp"><p>kod •••, 1 200 kr</p>',
    failure: "550 <•••> unknown",
  });
});

test("a masked message hides all but two digits of a phone number", () => {
  expect(maskMessage({ medium: "SMS", recipient: "+46701234567" }).recipient).toBe("••• 67");
});
