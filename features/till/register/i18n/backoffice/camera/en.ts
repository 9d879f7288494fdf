import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Camera",
  asking: "Starting the camera. Choose Allow if the browser asks.",
  torch: "Light",
  next: "Switch camera",
  close: "Close",
  again: "Try again",
  without: "Search instead",
  problems: {
    denied: {
      title: "The camera isn’t allowed",
      text: "Tap the lock or camera icon in the address bar, allow the camera and try again.",
    },
    missing: { title: "No camera found", text: "This device has no camera, or it is unplugged." },
    busy: { title: "Something else is using the camera", text: "Close other apps that use it and try again." },
    insecure: {
      title: "The camera needs a secure connection",
      text: "Open the till at an address that begins with https.",
    },
    failed: { title: "The camera didn’t start", text: "Try again, or search by number, phone or email." },
  },
};
