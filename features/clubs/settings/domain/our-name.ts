/** Letters and signs that look like those of our name; accents are removed with decomposition. */
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

/** Reduces a word to its appearance: one letter for all look-alikes, and no letter twice in a row. */
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
 * Whether a name imitates the platform: a word or the name's beginning is our name, in any spelling. *Stammisar* within
 * a name is allowed: it is the ordinary Swedish word for regulars.
 */
export function passesForUs(name: string): boolean {
  return seen(name).startsWith(ours) || name.split(/[\s\p{Z}\p{P}\u200b-\u200d]+/u).some((word) => seen(word) === ours);
}

/** Whether a subdomain imitates the platform: its words are joined, so our name must not occur anywhere in it. */
export function addressPassesForUs(subdomain: string): boolean {
  return seen(subdomain).includes(ours);
}
