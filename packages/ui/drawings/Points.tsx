import { Drawing } from "./Drawing.tsx";

/** A jar that fills with tokens, one just dropping in. */
export function PointsDrawing() {
  return (
    <Drawing
      colour={
        <>
          <path d="M68 88h64v28a10 10 0 0 1-10 10H78a10 10 0 0 1-10-10z" />
          <circle cx="103" cy="22" r="11" data-strong />
        </>
      }
      line={
        <>
          <path d="M74 50h52M76 50v6c0 5-8 7-8 15v45a10 10 0 0 0 10 10h44a10 10 0 0 0 10-10V71c0-8-8-10-8-15v-6" />
          <circle cx="103" cy="22" r="11" />
          <path d="M100 17l4-2v14M84 30l-5-4M122 30l5-4M103 40v3" />
          <circle cx="83" cy="112" r="9" />
          <circle cx="103" cy="114" r="9" />
          <circle cx="119" cy="104" r="9" />
          <circle cx="94" cy="97" r="9" />
          <path d="M40 126h120M38 116v.1M166 112v.1" />
        </>
      }
    />
  );
}
