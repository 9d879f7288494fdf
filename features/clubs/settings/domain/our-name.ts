/** Letters of other alphabets, and signs, that look like those of our name; accents go with their letters. */
const looksLike: Record<string, string> = {
  "5": "s",
  $: "s",
  "§": "s",
  ß: "s",
  ѕ: "s",
  σ: "s",
  ς: "s",
  ꜱ: "s",
  ʂ: "s",
  ƨ: "s",
  "7": "t",
  "+": "t",
  т: "t",
  τ: "t",
  ᴛ: "t",
  ŧ: "t",
  "4": "a",
  "@": "a",
  а: "a",
  α: "a",
  ᴀ: "a",
  ɑ: "a",
  æ: "a",
  м: "m",
  μ: "m",
  ᴍ: "m",
  "1": "i",
  "!": "i",
  "|": "i",
  l: "i",
  ı: "i",
  і: "i",
  ι: "i",
  ɪ: "i",
  ӏ: "i",
  ɩ: "i",
  ł: "i",
  j: "i",
};

/** A word as the eye takes it in: one letter for all its look-alikes, and no letter twice in a row. */
function seen(word: string): string {
  const letters = word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/./gu, (sign) => looksLike[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]/gu, "");
  return letters
    .replaceAll("rn", "m")
    .replaceAll("nn", "m")
    .replace(/(.)\1+/gu, "$1");
}

const ours = /* @__PURE__ */ seen("stammis");

/**
 * Whether a club or company that bears this name would pass for the platform itself: a word of it, or its beginning, is
 * our name, however it is written. *Stammisar* in the middle of a name are anybody's regulars.
 */
export function passesForUs(name: string): boolean {
  return seen(name).startsWith(ours) || name.split(/[\s\p{Z}\p{P}\u200b-\u200d]+/u).some((word) => seen(word) === ours);
}

/** The same for an address, where words stand close together: our name nowhere in it. */
export function addressPassesForUs(subdomain: string): boolean {
  return seen(subdomain).includes(ours);
}
