import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Build } from "#packages/server/db/build.ts";
import { nameOrder } from "#packages/server/db/sorted.ts";
import { versionOf } from "#packages/server/request/versions.ts";
import { locationsSchemas } from "../contract/schemas.ts";
import type { PointOfSaleShape } from "../contract/shapes.ts";
import { sentSpecialDays } from "../domain/special-days.ts";

/** Selects open points of sale with their opening hours from Monday on, in one statement. */
export function selectLocations(db: Build) {
  return db
    .selectFrom("location")
    .select(["id", "name", "commercial_name", "subpage", "street", "zip_code", "city"])
    .select(["phone", "email", "website", "logo_path"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("opening_hours as hours")
          .select(["hours.id", "hours.day_from as dayFrom", "hours.day_to as dayTo"])
          .select(["hours.time_from as timeFrom", "hours.time_to as timeTo"])
          .whereRef("hours.chain_id", "=", "location.chain_id")
          .whereRef("hours.location_id", "=", "location.id")
          .orderBy(sql`(hours.day_from + 6) % 7`)
          .orderBy("hours.time_from"),
      ).as("opening_hours"),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("special_day as day")
          .select(["day.id", "day.name", "day.date_from as dateFrom", "day.date_to as dateTo"])
          .select(["day.time_from as timeFrom", "day.time_to as timeTo"])
          .whereRef("day.chain_id", "=", "location.chain_id")
          .whereRef("day.location_id", "=", "location.id")
          .orderBy("day.date_from")
          .orderBy("day.date_to"),
      ).as("special_days"),
    )
    .where("closed_at", "is", null)
    .orderBy(nameOrder("commercial_name"))
    .orderBy("location.id");
}

export type LocationRow = Awaited<ReturnType<ReturnType<typeof selectLocations>["execute"]>>[number];

/** Selects points of sale by internal name, limited to those of a local merchant or cashier; null means all. */
export function selectOwnLocations(db: Build, locationIds: readonly number[] | null) {
  const all = selectLocations(db).clearOrderBy().orderBy(nameOrder("name")).orderBy("location.id");
  return locationIds === null ? all : all.where(sql<boolean>`location.id = any(${[...locationIds]}::bigint[])`);
}

/**
 * Returns a point of sale for its editor. Each save replaces hours and special days, so their ids are left out of the
 * version.
 */
export function ownLocationOf(row: LocationRow) {
  const shape = pointOfSaleOf(row);
  const openingHours = row.opening_hours.map(({ id: _, ...hours }) => hours);
  const specialDays = shape.specialDays.map(({ id: _, ...day }) => day);
  return {
    ...shape,
    version: versionOf(locationsSchemas.updateLocation.body, { ...shape, ...shape.address, openingHours, specialDays }),
  };
}

export function pointOfSaleOf(row: LocationRow): PointOfSaleShape {
  return {
    id: row.id,
    name: row.name,
    commercialName: row.commercial_name,
    subpage: row.subpage,
    address: { street: row.street, zipCode: row.zip_code, city: row.city },
    phone: row.phone,
    email: row.email,
    website: row.website,
    logoPath: row.logo_path,
    openingHours: row.opening_hours,
    specialDays: row.special_days.map((day) => ({
      ...day,
      dateFrom: String(day.dateFrom),
      dateTo: String(day.dateTo),
    })),
  };
}

/**
 * Returns a point of sale for members and visitors: with its public name only, and with the special days that matter
 * now or are announced.
 */
export function shownPointOfSaleOf(row: LocationRow, today: Temporal.PlainDate): PointOfSaleShape {
  const location = pointOfSaleOf(row);
  return { ...location, name: location.commercialName, specialDays: sentSpecialDays(location.specialDays, today) };
}
