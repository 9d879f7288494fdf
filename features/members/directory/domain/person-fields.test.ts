import { expect, test } from "vitest";
import { erasedPerson } from "./person-fields.ts";

test("erasure empties every personal field except the language", () => {
  expect(erasedPerson).toEqual({
    first_name: "",
    last_name: "",
    email: null,
    phone: null,
    street: "",
    zip_code: "",
    city: "",
    birthday: null,
    gender: null,
  });
});
