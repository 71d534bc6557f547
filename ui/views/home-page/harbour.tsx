import { css } from '@emotion/react'
import { color } from '#ui/theme/tokens.ts'

const scene = css({
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .line': { stroke: color.control, strokeWidth: 1.5 },
  '& .faint': { stroke: color.line, strokeWidth: 1.5 },
  '& .ink': { stroke: color.text, strokeWidth: 2 },
  '& .hull': { fill: color.text },
  '& .sail': { fill: color.accent },
  '& .jib': { fill: color.surface, stroke: color.text, strokeWidth: 2 },
  '& .land': { fill: color.sunken, stroke: color.line, strokeWidth: 1.5 },
  '& .sun': { fill: color.surface, stroke: color.line, strokeWidth: 1.5 },
  '& .lamp': { fill: color.warning },
  '& .port': { fill: color.danger },
  '& .glow': { stroke: color.warning, strokeWidth: 2 },
  '& .red': { stroke: color.danger, strokeWidth: 2 },
  '& .teal': { stroke: color.accent, strokeWidth: 2 }
})

/** A boat at its mooring, its port light lit. Decorative. */
export function Harbour() {
  return (
    <svg css={scene} viewBox="0 0 460 400" aria-hidden="true">
      <path className="sun" d="M120 250a92 92 0 0 1 184 0z" />
      <path className="land" d="M0 250c28-6 44-26 78-27 30-1 44 20 74 20 18 0 30-5 44 7z" />
      <path className="land" d="M330 250l8-10h122v10z" />
      <path className="line" d="M0 250h460" />
      <path className="ink" d="M388 240l5-72h18l5 72M391 204h22" />
      <path className="ink" d="M389 168h26M394 168v-14h16v14M393 154l9-9 9 9z" />
      <circle className="lamp" cx="402" cy="161" r="4" />
      <path className="glow" d="M384 158l-20-5M384 164l-20 5M420 158l20-5M420 164l20 5" />
      <path className="ink" d="M212 282V96" />
      <path className="sail" d="M218 108c40 44 62 92 68 152h-68z" />
      <path className="jib" d="M206 124c-12 52-34 96-66 132h66z" />
      <path className="hull" d="M120 276h188c-8 26-26 40-52 40h-80c-28 0-46-14-56-40z" />
      <path className="ink" d="M150 276v-14" />
      <circle className="port" cx="150" cy="258" r="5" />
      <path className="red" d="M138 330h24M144 344h12M148 358h4" />
      <path className="teal" d="M196 330h76M210 344h46M224 358h22M232 372h8" />
      <path className="glow" d="M392 268h20M396 282h12M400 296h4" />
      <path
        className="faint"
        d="M20 286h66M40 312h44M8 338h58M60 364h48M330 312h56M318 338h92M352 364h70M300 386h60M150 388h70"
      />
    </svg>
  )
}
