import { expect, it } from "vitest";
import { holidayOffers } from "./holiday-offers.ts";

const today = Temporal.PlainDate.from("2026-12-01");
const closed = { timeFrom: null, timeTo: null };

it("holidayOffers lists the coming year’s missing holidays as closed, in the club’s language", () => {
  const christmas = { name: "Jul", dateFrom: "2026-12-24", dateTo: "2026-12-24", ...closed };
  const offers = holidayOffers([christmas], today, "sv");
  expect(offers).toHaveLength(16);
  expect(offers[0]).toEqual({
    day: { name: "Juldagen", dateFrom: "2026-12-25", dateTo: "2026-12-25", ...closed },
    likeLastTime: false,
  });
  expect(holidayOffers([], today, "fr")[0]?.day.name).toBe("Veille de Noël");
});

it("holidayOffers copies the latest hours of the same name and ignores a range over the holiday", () => {
  const eve = (year: number, timeFrom: string) => ({
    name: "Julafton",
    dateFrom: `${year}-12-24`,
    dateTo: `${year}-12-24`,
    timeFrom,
    timeTo: "13:00",
  });
  const span = { name: "Jullov", dateFrom: "2026-12-21", dateTo: "2027-01-06", ...closed };
  expect(holidayOffers([eve(2025, "10:00"), eve(2024, "09:00"), span], today, "sv")[0]).toEqual({
    day: eve(2026, "10:00"),
    likeLastTime: true,
  });
});
