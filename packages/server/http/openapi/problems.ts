import { STATUS_CODES } from "node:http";
import type { ErrorCode, ErrorStatuses } from "#packages/contract/error-codes.ts";
import { everywhere } from "#packages/contract/refusals.ts";
import { errorPhrases } from "#packages/i18n/errors.ts";
import type { JsonSchema } from "./json-schema.ts";

const text = { type: "string" };

/** The RFC 9457 body of every refusal: `Problem` in packages/contract. */
export const problemSchema: JsonSchema = {
  type: "object",
  required: ["type", "title", "status", "code", "message", "requestId"],
  properties: {
    type: text,
    title: text,
    status: { type: "integer" },
    code: { ...text, description: "Names the refusal. Further codes may be added at any time." },
    message: { ...text, description: "The refusal in the language of `Accept-Language`." },
    errors: { type: "object", additionalProperties: text, description: "The messages of fields." },
    fieldCodes: { type: "object", additionalProperties: text, description: "The codes of fields." },
    atMost: { type: "number", description: "The largest acceptable number, if a number was too large." },
    retryAfter: { type: "integer", description: "Seconds until a rate-limited caller may try again." },
    scope: { ...text, description: "The scope that the key lacks: with `SCOPE_MISSING`." },
    requestId: { ...text, description: "Quote it in questions to us." },
  },
};

/** The author and time of a concurrent save, and the answer that the call would have given before. */
const changed = {
  type: "object",
  required: ["by", "at", "present"],
  properties: { by: { type: ["string", "null"] }, at: { type: ["string", "null"] }, present: {} },
};

/** The second step of a sign-in whose password was right. */
const secondStep = {
  type: "object",
  required: ["token", "methods"],
  properties: {
    token: text,
    methods: { type: "array", items: { ...text, enum: ["APP", "PASSKEY", "RECOVERY_CODE"] } },
  },
};

const example = (status: number, code: ErrorCode) => ({
  type: "about:blank",
  title: STATUS_CODES[status],
  status,
  code,
  message: errorPhrases.en[code],
  requestId: "6f1d8f3e-0a57-4a8e-9d3b-4b8a4f8b7c21",
});

const answer = (schema: JsonSchema, status: number, code: ErrorCode) => ({
  description: STATUS_CODES[status],
  content: { "application/problem+json": { schema, example: example(status, code) } },
});

const problem = { $ref: "#/components/schemas/Problem" };
const nameOf = (status: number) => (STATUS_CODES[status] ?? "").replaceAll(/[^A-Za-z]/g, "");

function byStatus(codes: readonly ErrorCode[], statuses: ErrorStatuses): [number, ErrorCode[]][] {
  const groups = Object.entries(Object.groupBy(codes, (code) => statuses[code]));
  return groups.map(([status, group]) => [Number(status), group ?? []]);
}

const coded = (codes: readonly ErrorCode[], fields: readonly ErrorCode[]): JsonSchema => ({
  allOf: [
    problem,
    {
      type: "object",
      properties: {
        code: { ...text, enum: [...codes] },
        ...(fields.length > 0 && {
          fieldCodes: { type: "object", additionalProperties: { ...text, enum: [...fields] } },
        }),
        ...(codes.includes("CHANGED_MEANWHILE") && { changed }),
        ...((codes.includes("SECOND_FACTOR_DUE") || codes.includes("SECOND_FACTOR_SETUP_DUE")) && { secondStep }),
      },
    },
  ],
});

/** Refusals that every endpoint shares, by the name of their status. */
export function sharedProblems(statuses: ErrorStatuses): Record<string, object> {
  const shared = byStatus(everywhere, statuses).map(([status, codes]) => [
    nameOf(status),
    answer(coded(codes, []), status, codes[0] as ErrorCode),
  ]);
  const other = { description: "A refusal", content: { "application/problem+json": { schema: problem } } };
  return { ...Object.fromEntries(shared), Problem: other };
}

/** The refusals of one endpoint by status, each with its codes and the codes of its fields. */
export function problemsOf(codes: readonly ErrorCode[], statuses: ErrorStatuses): Record<string, object> {
  const own = codes.filter((code) => !(everywhere as readonly ErrorCode[]).includes(code));
  const fields = [...own, "INVALID_INPUT", "NOT_FOUND"] as const;
  const answers = byStatus(codes, statuses).map(([status, group]) => {
    const specific = group.filter((code) => own.includes(code));
    if (specific.length === 0) return [status, { $ref: `#/components/responses/${nameOf(status)}` }];
    return [
      status,
      answer(coded(group, status === 400 || status === 409 ? fields : []), status, specific[0] as ErrorCode),
    ];
  });
  return { ...Object.fromEntries(answers), default: { $ref: "#/components/responses/Problem" } };
}
