import { Drawing } from "./Drawing.tsx";

const CUP = "M0 0h34v20a13 13 0 0 1-13 13h-8A13 13 0 0 1 0 20z";
const EAR = "M34 5h3a7.500 7.500 0 0 1 0 15h-3";

/** The regulars' own cups on their shelf, each over its name. */
export function MembersDrawing() {
  return (
    <Drawing
      colour={
        <>
          <path d={CUP} transform="translate(32 51)" />
          <path d={CUP} transform="translate(82 51)" data-strong />
          <path d={CUP} transform="translate(132 51)" />
          <path d="M18 86h164v9H18z" />
        </>
      }
      line={
        <>
          {[32, 82, 132].map((x) => (
            <g key={x} transform={`translate(${x} 51)`}>
              <path d={CUP} />
              <path d={EAR} />
              <path d="M5 51h26v12H5zM11 57h10" />
            </g>
          ))}
          <path d="M18 86h164v9H18zM30 95v8M170 95v8" />
          <path d="M91 42c-4-5 4-8 0-14M106 42c-4-5 4-8 0-14" />
          <path d="M43 65c3.500 4 8.500 4 12 0M143 62v10M149 62v10M155 62v10" />
        </>
      }
    />
  );
}
