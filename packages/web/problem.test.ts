import { expect, test } from "vitest";
import { ApiError } from "#packages/contract/client.ts";
import { applyProblem } from "./problem.ts";

const values = { name: "", translations: { fr: { name: "" } } };

/** What landed where, and whether anything did. */
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

test("the server's words stand at the fields the form has, however deep", () => {
  const errors = { name: "Skriv något", "translations.fr.name": "Trop long" };
  expect(applied(errors)).toEqual({ set: Object.entries(errors), landed: true });
  expect(applied({ title: "För lång" }, { title: "name" })).toEqual({ set: [["name", "För lång"]], landed: true });
});

test("words for a field that is not in the form have not landed: they are said otherwise", () => {
  expect(applied({ bannerPath: "För stor" })).toEqual({ set: [], landed: false });
});
