/**
 * The outlines of the product's name, with a baseline at 36 and an x-height of 24. They are placed 52 to the right and
 * 2 higher than drawn.
 */
export const letterPaths = [
  "M13 17.6C11.8 15.6 9.6 14.5 7.2 14.5c-3.2 0-5.4 1.7-5.4 4.4 0 3 2.6 4 5.6 4.8 3.2.8 5.9 2 5.9 5.2 0 2.9-2.6 4.7-6.1 4.7-2.9 0-5.2-1.2-6.5-3.4",
  "M24.5 6.5v21.3c0 3.8 1.7 5.7 5.3 5.7M19.6 14.5h10",
  "M54 24a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0M54 14.5v19",
  "M63 14.5v19M63 22c0-4.6 2.7-7.5 6.3-7.5s5.7 2.5 5.7 6.6v12.4M75 22c0-4.6 2.7-7.5 6.3-7.5s5.7 2.5 5.7 6.6v12.4",
  "M96 14.5v19M96 22c0-4.6 2.7-7.5 6.3-7.5s5.7 2.5 5.7 6.6v12.4M108 22c0-4.6 2.7-7.5 6.3-7.5s5.7 2.5 5.7 6.6v12.4",
  "M129 14.5v19M129 6.6v.1",
  "M149 17.6C147.8 15.6 145.6 14.5 143.2 14.5c-3.2 0-5.4 1.7-5.4 4.4 0 3 2.6 4 5.6 4.8 3.2.8 5.9 2 5.9 5.2 0 2.9-2.6 4.7-6.1 4.7-2.9 0-5.2-1.2-6.5-3.4",
];

/** The outlines of the tally: four lines and one stroke across, for five visits, on a tile of 40 with corners of 11. */
export const tallyPath = "M11 12v16M17 12v16M23 12v16M29 12v16M7.5 26.5l25-13";
