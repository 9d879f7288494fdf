import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Camera",
  asking: "Starting the camera. Say yes if the browser asks.",
  torch: "Light",
  next: "Other camera",
  close: "Close",
  again: "Try again",
  without: "Search instead",
  problems: {
    denied: {
      title: "The camera is not allowed",
      text: "Press the lock or the camera in the address bar, allow the camera and try again.",
    },
    missing: { title: "No camera found", text: "This device has no camera, or it is unplugged." },
    busy: { title: "Something else is using the camera", text: "Close other programs that use it and try again." },
    insecure: {
      title: "The camera needs a secure connection",
      text: "Open the till at an address that begins with https.",
    },
    failed: { title: "The camera did not start", text: "Try again, or search by number, phone or email." },
  },
};
