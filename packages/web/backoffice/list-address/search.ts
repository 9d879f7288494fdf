import * as z from "zod/mini";

/** Reads the search parameters of an address; drops the unreadable ones. */
export type ReadSearch<Search extends object> = (search: Record<string, unknown>) => Search;

/** Makes a reader of the fields that an address may have. Each field is optional. */
export function searchReader<const Fields extends Record<string, z.core.$ZodType>>(
  fields: Fields,
): ReadSearch<{ [Name in keyof Fields]?: z.output<Fields[Name]> }> {
  return (search) => {
    const read: { [Name in keyof Fields]?: z.output<Fields[Name]> } = {};
    for (const name of Object.keys(fields) as (keyof Fields & string)[]) {
      const { success, data } = z.safeParse(fields[name] as Fields[typeof name], search[name]);
      if (success && data !== undefined && data !== "") read[name] = data;
    }
    return read;
  };
}
