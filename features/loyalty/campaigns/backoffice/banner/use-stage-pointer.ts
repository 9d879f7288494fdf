import { type PointerEvent, type RefObject, useRef, useState } from "react";
import { bannerWidth } from "#packages/domain/limits.ts";
import { changePicture, changeText } from "../banner-rules/banner-acts.ts";
import { type Box, movedTo } from "../banner-rules/boxes.ts";
import { movedBy, zoomedTo } from "../banner-rules/framing.ts";
import { type Guide, snapped } from "../banner-rules/snapping.ts";
import type { BannerWork } from "./use-banner-work.ts";

type Point = { x: number; y: number };
type Drag = { of: number | "picture"; from: Point; box: Box | null };

/** The snap distance in screen pixels. */
const reach = 7;
const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Drags texts, which snap unless Alt is held, and the picture; two fingers zoom it. */
export function useStagePointer(stage: RefObject<SVGSVGElement | null>, editor: BannerWork) {
  const { work, laid, select, change, settle } = editor;
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const drag = useRef<Drag | null>(null);
  const fingers = useRef(new Map<number, Point>());

  const scale = () => bannerWidth / (stage.current?.getBoundingClientRect().width || bannerWidth);
  const pointOf = (event: PointerEvent): Point => {
    const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
    return { x: (event.clientX - left) * scale(), y: (event.clientY - top) * scale() };
  };

  const onDown = (event: PointerEvent, of: number | "picture") => {
    if (event.button !== 0) return;
    event.stopPropagation();
    stage.current?.setPointerCapture(event.pointerId);
    const from = pointOf(event);
    fingers.current.set(event.pointerId, from);
    select(of === "picture" && !work.source ? null : of);
    drag.current = { of, from, box: typeof of === "number" ? (laid[of]?.box ?? null) : null };
  };

  const pinch = (event: PointerEvent, to: Point) => {
    const [id, other] = [...fingers.current].find(([finger]) => finger !== event.pointerId) ?? [];
    const before = fingers.current.get(event.pointerId);
    const size = work.source?.size;
    if (id === undefined || !other || !before || !size) return;
    const [was, is] = [middle(before, other), middle(to, other)];
    const grown = apart(to, other) / Math.max(1, apart(before, other));
    const by = { x: is.x - was.x, y: is.y - was.y };
    change(
      (banner) =>
        changePicture(banner, (picture) => movedBy(zoomedTo(picture, size, picture.zoom * grown, was), size, by)),
      "pinch",
    );
  };

  const dragText = (event: PointerEvent, index: number, { box, from }: Drag, to: Point) => {
    if (!box) return;
    const wished = { ...box, x: box.x + to.x - from.x, y: box.y + to.y - from.y };
    const others = laid.filter((_, at) => at !== index).map((each) => each.box);
    const snap = snapped(wished, others, event.altKey ? 0 : reach * scale());
    setGuides(snap.guides);
    change((banner) => changeText(banner, index, (text) => movedTo(text, snap.box)), `drag ${index}`);
  };

  const onMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before || !drag.current) return;
    const to = pointOf(event);
    if (fingers.current.size > 1) pinch(event, to);
    else if (typeof drag.current.of === "number") dragText(event, drag.current.of, drag.current, to);
    else if (work.source) {
      const { size } = work.source;
      const by = { x: to.x - before.x, y: to.y - before.y };
      change((banner) => changePicture(banner, (picture) => movedBy(picture, size, by)), "drag picture");
    }
    fingers.current.set(event.pointerId, to);
  };

  const onUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return;
    // The end of the pinch stops the drag: the remaining finger would make the picture jump.
    drag.current = null;
    if (fingers.current.size > 0) return;
    setGuides([]);
    settle();
  };
  return { guides, onDown, onMove, onUp };
}
