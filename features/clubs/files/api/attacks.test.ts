import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { drawing } from "#tests/api/pictures.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const send = (bytes: Buffer, type = "image/png", language = "sv") =>
  api.ask(
    "setChainLogo",
    {},
    { as: club.merchant.token, chain: club.chain.subdomain, language, file: { bytes, type } },
  );

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum >>> 0;
});
const crc = (bytes: Buffer) => {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (crcTable[(sum ^ byte) & 0xff] as number) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
};

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const head = Buffer.alloc(4);
  const tail = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc(named));
  return Buffer.concat([head, named, tail]);
}

const signature = Buffer.from("89504e470d0a1a0a", "hex");

/** Builds a PNG that claims a size, whatever its content. */
function png(width: number, height: number, pixels: Buffer, more: Buffer[] = []): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([1, 0], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", size),
    ...more,
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Varies the pixels, so that equal frames are not merged. */
async function moving(format: "webp" | "gif"): Promise<Buffer> {
  const raw = Buffer.alloc(64 * 64 * 40 * 3);
  for (let place = 0; place < raw.length; place++) raw[place] = (place * 7 + Math.floor(place / 12_288) * 31) % 256;
  const image = sharp(raw, { raw: { width: 64, height: 64 * 40, channels: 3, pageHeight: 64 } });
  return (format === "webp" ? image.webp({ loop: 0 }) : image.gif()).toBuffer();
}

const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>`,
);

/** The first bytes of an iPhone's picture. */
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(64)]);

const refusedWithReason: [string, string, () => Promise<Buffer> | Buffer][] = [
  ["IMAGE_HEIC", "a HEIC", () => heic],
  ["IMAGE_SVG", "an SVG with a script", () => svg],
  ["IMAGE_SVG", "an SVG that says it is XML", () => Buffer.concat([Buffer.from(`<?xml version="1.0"?>`), svg])],
  ["IMAGE_ANIMATED", "an animated WebP", () => moving("webp")],
  [
    "IMAGE_TOO_MANY_PIXELS",
    "a PNG of 50 000 by 50 000 pixels in a kilobyte",
    () => png(50_000, 50_000, deflateSync(Buffer.alloc(1_000))),
  ],
  ...(["png", "jpeg", "webp"] as const).map((format): [string, string, () => Promise<Buffer>] => [
    "IMAGE_TOO_MANY_PIXELS",
    `a ${format} of 5 001 by 5 000 pixels`,
    () =>
      sharp({ create: { width: 5_001, height: 5_000, channels: 3, background: "#fff" } })
        .toFormat(format)
        .toBuffer(),
  ]),
];

const refused: [string, () => Promise<Buffer> | Buffer][] = [
  ["a GIF that moves", () => moving("gif")],
  ["a PNG cut off in the middle", async () => (await drawing(900, 900)).subarray(0, 700)],
  [
    "a JPEG cut off in the middle",
    async () =>
      (
        await sharp(await drawing(900, 900))
          .jpeg()
          .toBuffer()
      ).subarray(0, 3_000),
  ],
  [
    "a WebP cut off in the middle",
    async () =>
      (
        await sharp(await drawing(900, 900))
          .webp()
          .toBuffer()
      ).subarray(0, 200),
  ],
  [
    "the first bytes of a PNG, and a page behind them",
    () => Buffer.concat([signature, Buffer.from("<script>alert(1)</script>")]),
  ],
  ["a page that says it is a picture", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj")],
  [
    "a TIFF",
    async () =>
      sharp(await drawing(20, 20))
        .tiff()
        .toBuffer(),
  ],
  ["nothing", () => Buffer.alloc(0)],
];

/** Checks that no decoding is in progress and that its memory was freed. */
async function isWell(): Promise<void> {
  expect((await api.app.inject({ url: "/readyz", headers: { host: "localhost" } })).statusCode).toBe(200);
  expect(sharp.counters()).toEqual({ queue: 0, process: 0 });
  // A thread frees its memory only after its answer.
  await expect.poll(() => sharp.cache().memory.current).toBeLessThan(1);
}

describe("an unacceptable picture upload", () => {
  test.each(refused)(
    "of %s is refused at the field with a message, and the server stays healthy",
    async (_name, make) => {
      const bytes = await make();
      const { status, body } = await send(bytes);
      expect({ status, body }).toMatchObject({
        status: 400,
        body: {
          code: "IMAGE_NOT_READABLE",
          errors: { file: "Bilden går inte att läsa. Använd PNG, JPEG eller WebP." },
        },
      });
      await isWell();
    },
  );

  test.each(refusedWithReason)("gives the code %s for %s", async (code, _name, make) => {
    const { status, body } = await send(await make());
    expect({ status, body }).toMatchObject({ status: 400, body: { code, fieldCodes: { file: code } } });
    await isWell();
  });

  test("of one byte more than 4 MiB is refused before it is read", async () => {
    expect(await send(Buffer.alloc(4_194_305))).toMatchObject({ status: 413, body: { code: "TOO_LARGE" } });
    await isWell();
  });
});

describe("hidden data in a picture", () => {
  /** Uploads a picture and returns the stored files of all sizes. */
  async function fetchVariants(bytes: Buffer, type?: string): Promise<Buffer[]> {
    const { status, body } = await send(bytes, type);
    expect(status).toBe(200);
    const { logoPath } = body as { logoPath: string };
    await api.services.files.writeSizes(logoPath);
    const requests = ["image/avif", "image/webp", "*/*"].map((accept) =>
      api.app.inject({ url: logoPath, headers: { host: "localhost", accept } }),
    );
    return (await Promise.all(requests)).map(({ rawPayload }) => rawPayload);
  }

  test("after the picture’s end or in its text chunks is not stored", async () => {
    const page = "<script>alert(document.cookie)</script>";
    const words = chunk("tEXt", Buffer.from(`Comment\0${page}`));
    const plain = await drawing(60, 60);
    const ihdr = plain.subarray(0, 33);
    const hiding = Buffer.concat([ihdr, words, plain.subarray(33), Buffer.from(page)]);
    for (const bytes of await fetchVariants(hiding)) expect(bytes.includes("script")).toBe(false);
  });

  test("about place, device and colours is not stored", async () => {
    const taggedPhoto = await sharp(await drawing(60, 60))
      .withExif({ IFD0: { Make: "SECRETPHONE", Copyright: "SECRETNAME" }, IFD3: { GPSLatitude: "59/1 19/1 0/1" } })
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    expect(taggedPhoto.includes("SECRETPHONE")).toBe(true);
    for (const bytes of await fetchVariants(taggedPhoto, "image/jpeg")) {
      expect(bytes.includes("SECRET")).toBe(false);
      const { exif, icc, xmp } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp }).toEqual({});
    }
  });

  test("in a profile or text that inflates to 200 MB does not exhaust memory", async () => {
    const vast = deflateSync(Buffer.alloc(200_000_000));
    const before = process.memoryUsage().rss;
    const pixels = deflateSync(Buffer.alloc(9 * 2));
    for (const [kind, head] of [
      ["iCCP", "p\0\0"],
      ["zTXt", "t\0\0"],
    ] as const) {
      const { status } = await send(png(8, 8, pixels, [chunk(kind, Buffer.concat([Buffer.from(head), vast]))]));
      expect([200, 400]).toContain(status);
      await isWell();
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  test("is not enabled by a wrong type: the bytes decide, and the served type is correct", async () => {
    const [, webp] = await fetchVariants(await drawing(61, 61), "text/html");
    expect((await sharp(webp).metadata()).format).toBe("webp");
  });

  test("in its file name has no effect", async () => {
    const bytes = await drawing(62, 62);
    for (const name of ["../../../etc/cron.d/x", "..%2f..%2fx", "a\0b.png", "C:\\x.png", `${"å".repeat(5_000)}.png`]) {
      const form = Buffer.concat([
        Buffer.from(
          `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
        ),
        bytes,
        Buffer.from("\r\n--b--\r\n"),
      ]);
      const { statusCode, body } = await api.app.inject({
        method: "PUT",
        url: "/api/merchant/chain/logo",
        headers: {
          host: "localhost",
          authorization: `Bearer ${club.merchant.token}`,
          "stammis-chain": club.chain.subdomain,
          "content-type": "multipart/form-data; boundary=b",
        },
        payload: form,
      });
      expect([200, 400]).toContain(statusCode);
      if (statusCode === 200) expect(JSON.parse(body).logoPath).toMatch(/^\/files\/\d+\/[0-9a-f]{32}\.webp$/);
    }
    for (const key of await Array.fromAsync(api.services.files.list())) expect(key).toMatch(/^\d+\/[0-9a-f]{32}[./]/);
  });
});

test("twenty concurrent large pictures do not delay a purchase", async () => {
  const { memberId } = await makeMember(api, club);
  const large = await sharp({ create: { width: 4_900, height: 5_000, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();
  let answered = 0;
  const uploads = Promise.all(
    Array.from({ length: 20 }, () =>
      send(large, "image/jpeg").then(({ status }) => {
        answered++;
        return status;
      }),
    ),
  );
  await buy(api, club, memberId, 100);
  // The purchase was answered before all uploads were.
  expect(answered).toBeLessThan(20);
  for (const status of await uploads) expect([200, 503]).toContain(status);
  await isWell();
});

test("a stalled upload times out on the server", () => {
  expect(api.app.server.requestTimeout).toBe(30_000);
});
