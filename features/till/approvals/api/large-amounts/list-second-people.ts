import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectSecondPeople } from "./second-person.ts";

/** Lists the people who may confirm a large amount at a point of sale. */
export async function listSecondPeople({ db }: Services, { chain, actor, query }: Call<"listSecondPeople">) {
  const { pointOfSaleId } = query;
  if (actor.locationIds && !actor.locationIds.includes(pointOfSaleId)) return refuse("OTHER_LOCATION");
  const [people] = await db.read(chain.id, (q) => [selectSecondPeople(q, chain, pointOfSaleId)]);
  return people.map(({ id, name, code_of }) => ({ accountId: id, name, hasPin: code_of !== null }));
}
