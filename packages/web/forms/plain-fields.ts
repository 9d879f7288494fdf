/** The fields that a form has as the wire has them: `plain` names them, with the values that a new form begins with. */
export function plainFields<Plain extends object>(thing: Plain, plain: Plain): Plain {
  const names = Object.keys(plain) as (keyof Plain)[];
  return Object.fromEntries(names.map((name) => [name, thing[name]])) as Plain;
}
