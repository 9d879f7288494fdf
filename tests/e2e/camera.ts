import { writeFileSync } from "node:fs";
import { encode } from "uqr";

const width = 640;
const height = 480;
const frames = 4;
const side = 300;
const dark = 40;
const light = 235;
const backdrop = 120;

/** Shows a QR code of `text` to the camera: writes the film in Y4M that plays when it opens next. */
export function showCode(film: string, text: string) {
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), brightness(text), colours]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(film, Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]));
}

/** Returns one byte per pixel: the code with its white border, on a grey ground. */
function brightness(text: string): Buffer {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const picture = Buffer.alloc(width * height, backdrop);
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const isDark = data[Math.floor((y * size) / side)]?.[Math.floor((x * size) / side)];
      picture[(top + y) * width + left + x] = isDark ? dark : light;
    }
  }
  return picture;
}

/** Returns Chromium's options that use a film as the camera and grant access to it. */
export const seeing = (film: string): string[] => [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  `--use-file-for-fake-video-capture=${film}`,
];
