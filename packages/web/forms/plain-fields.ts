/**
 * Returns the fields whose shape is the same in form and API. `plain` names the fields, with the values of a new form.
 */
export function plainFields<Plain extends object>(thing: Plain, plain: Plain): Plain {
  const names = Object.keys(plain) as (keyof Plain)[];
  return Object.fromEntries(names.map((name) => [name, thing[name]])) as Plain;
}
