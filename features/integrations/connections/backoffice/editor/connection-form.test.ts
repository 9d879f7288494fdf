import { expect, test } from "vitest";
import { checkConnection, fieldsOf, formOf } from "./connection-form.ts";

const valid = { ...formOf(null, [{ id: 7 }]), name: "Webbutiken", secret: "shpss_0123456789abcdef" };
const wrongFields = (form: typeof valid, isNew = true) =>
  Object.fromEntries(Object.entries(checkConnection(form, isNew)).filter(([, code]) => code));

test("formOf chooses the only point of sale of a club", () => {
  expect(formOf(null, [{ id: 7 }]).place).toBe("7");
  expect(formOf(null, [{ id: 7 }, { id: 8 }]).place).toBe("");
});

test("checkConnection requires name, point of sale and Shopify’s secret", () => {
  expect(wrongFields(valid)).toEqual({});
  expect(wrongFields({ ...valid, name: "", place: "", secret: "" })).toEqual({
    name: "REQUIRED",
    place: "REQUIRED",
    secret: "REQUIRED",
  });
  expect(wrongFields({ ...valid, secret: "" }, false)).toEqual({});
  expect(wrongFields({ ...valid, kind: "WOOCOMMERCE", secret: "" })).toEqual({});
});

test("checkConnection checks the paths of another program only", () => {
  const wrongPaths = { amount: "", currency: "a b", email: "" };
  expect(wrongFields({ ...valid, ...wrongPaths })).toEqual({});
  expect(wrongFields({ ...valid, ...wrongPaths, kind: "GENERIC" })).toEqual({
    amount: "REQUIRED",
    currency: "PATH_WRONG",
    email: "CONTACT_PATH_REQUIRED",
  });
});

test("fieldsOf sends a mapping for another program only, with null for empty paths", () => {
  expect(fieldsOf(valid).mapping).toBeNull();
  expect(fieldsOf({ ...valid, kind: "GENERIC" }).mapping).toMatchObject({ orderNumber: "order.number", time: null });
});
