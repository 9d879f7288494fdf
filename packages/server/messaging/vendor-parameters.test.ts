import { expect, test } from "vitest";
import { startProvider } from "#tests/outside/provider.ts";
import { openSms } from "./sms.ts";
import { receivedOf, reportOf, twilioSignature } from "./sms-webhooks.ts";

// The official package of Twilio weighs 21 MB, so its lists and its published example are copied instead.

/** https://46elks.com/docs/send-sms */
const elksParameters = ["from", "to", "message", "dryrun", "whendelivered", "flashsms", "dontlog"];
/** https://www.twilio.com/docs/messaging/api/message-resource#create-a-message */
const twilioParameters = [
  ["To", "StatusCallback", "ApplicationSid", "ProvideFeedback", "Attempt", "ValidityPeriod", "ForceDelivery"],
  ["ContentRetention", "AddressRetention", "SmartEncoded", "PersistentAction", "TrafficType", "ShortenUrls"],
  ["ScheduleType", "SendAt", "SendAsMms", "ContentVariables", "MessageIntent", "RiskCheck", "From", "FallbackFrom"],
  ["MessagingServiceSid", "Body", "MediaUrl", "ContentSid"],
].flat();

const provider = await startProvider();
const credentials = { username: "user", password: "secret", sender: "Stammis" };
const reportTo = "https://stammis.example/api/sms/reports";

test.each([
  ["46elks", elksParameters, ["from", "to", "message", "whendelivered"]],
  ["twilio", twilioParameters, ["From", "To", "Body", "StatusCallback"]],
] as const)("sends %s only parameters of its published list", async (name, published, expected) => {
  const sms = openSms({ provider: name, ...credentials }, provider.url, reportTo);
  await sms.send({ from: "Kafe", to: "+46701234567", text: "Hej" });
  const parameters = [...new URLSearchParams(provider.requests.at(-1)?.body).keys()];
  expect(parameters).toEqual(expected);
  expect(parameters.filter((parameter) => !published.includes(parameter))).toEqual([]);
});

/** https://www.twilio.com/docs/usage/security#validating-requests */
const example = {
  token: "12345",
  url: "https://mycompany.com/myapp.php?foo=1&bar=2",
  fields: {
    To: "+18005551212",
    From: "+14158675309",
    Digits: "1234",
    Caller: "+14158675309",
    CallSid: "CA1234567890ABCDE",
  },
  signature: "RSOYDt4T1cUTdK1PDd93/VVr8B8=",
};

test("computes the signature of Twilio's published example, and another for each changed part", () => {
  const { token, url, fields, signature } = example;
  expect(twilioSignature(token, url, new URLSearchParams(fields))).toBe(signature);
  const changed = [
    twilioSignature("12346", url, new URLSearchParams(fields)),
    twilioSignature(token, `${url}&more=1`, new URLSearchParams(fields)),
    twilioSignature(token, url, new URLSearchParams({ ...fields, Digits: "1235" })),
    twilioSignature(token, url, new URLSearchParams({ ...fields, More: "" })),
  ];
  expect(changed).not.toContain(signature);
});

test("reads the published fields of both providers' delivery reports", () => {
  // https://46elks.com/docs/sms-delivery-reports
  const elks = {
    id: "s70df59406a1b4643b96f3f91e0bfb7b0",
    status: "delivered",
    delivered: "2018-07-13T13:57:23.741000",
  };
  expect(reportOf(new URLSearchParams(elks))).toEqual({ providerId: elks.id, status: "delivered", reason: "" });
  // https://www.twilio.com/docs/messaging/guides/track-outbound-message-status
  const twilio = {
    AccountSid: "AC00000000000000000000000000000000",
    ApiVersion: "2010-04-01",
    ErrorCode: "30005",
    From: "+15017122661",
    MessageSid: "SM00000000000000000000000000000001",
    MessageStatus: "undelivered",
    RawDlrDoneDate: "2611201000",
    SmsSid: "SM00000000000000000000000000000001",
    SmsStatus: "undelivered",
    To: "+15558675310",
  };
  expect(reportOf(new URLSearchParams(twilio))).toEqual({
    providerId: twilio.MessageSid,
    status: "undelivered",
    reason: "30005",
  });
});

test("reads the published fields of both providers' received SMS", () => {
  // https://46elks.com/docs/receive-sms
  const elks =
    "direction=incoming&id=sf8425555e5d8db61dda7a7b3f1b91bdb&from=%2B46706861004&to=%2B46706860000&created=2018-07-13T13%3A57%3A23.741000&message=Hello%20how%20are%20you%3F";
  expect(receivedOf(new URLSearchParams(elks))).toMatchObject({
    providerId: "sf8425555e5d8db61dda7a7b3f1b91bdb",
    from: "+46706861004",
    text: "Hello how are you?",
    isStopThere: false,
  });
  // https://www.twilio.com/docs/messaging/guides/webhook-request
  const twilio = { MessageSid: "SM1", SmsSid: "SM1", From: "+14017122661", To: "+15558675310", Body: "Ahoy" };
  expect(receivedOf(new URLSearchParams({ ...twilio, NumMedia: "0", NumSegments: "1" }))).toMatchObject({
    providerId: "SM1",
    from: "+14017122661",
    text: "Ahoy",
    isAnsweredElsewhere: false,
  });
});
