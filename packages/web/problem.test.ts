import { expect, test } from "vitest";
import { ApiError } from "#packages/contract/client.ts";
import { applyProblem } from "./problem.ts";

const values = { name: "", translations: { fr: { name: "" } } };

/** Returns the errors set at fields, and whether any were set. */
function applied(errors: Record<string, string>, names = {}) {
  const set: [string, string | undefined][] = [];
  const form = {
    getValues: () => values,
    setError: (name: string, error: { message?: string }) => set.push([name, error.message]),
  } as unknown as Parameters<typeof applyProblem<typeof values>>[0];
  const problem = { code: "INVALID_INPUT", message: "", errors };
  const landed = applyProblem(form, new ApiError(400, problem as never), names);
  return { set, landed };
}

test("the server’s error texts are set at the form’s fields, at any depth", () => {
  const errors = { name: "Skriv något", "translations.fr.name": "Trop long" };
  expect(applied(errors)).toEqual({ set: Object.entries(errors), landed: true });
  expect(applied({ title: "För lång" }, { title: "name" })).toEqual({ set: [["name", "För lång"]], landed: true });
});

test("an error for a field that the form lacks is not set, and must be shown elsewhere", () => {
  expect(applied({ bannerPath: "För stor" })).toEqual({ set: [], landed: false });
});
