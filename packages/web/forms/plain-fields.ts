/**
 * Returns the fields that a form has in the same shape as the API: `plain` names them, with the values of a new form.
 */
export function plainFields<Plain extends object>(thing: Plain, plain: Plain): Plain {
  const names = Object.keys(plain) as (keyof Plain)[];
  return Object.fromEntries(names.map((name) => [name, thing[name]])) as Plain;
}
