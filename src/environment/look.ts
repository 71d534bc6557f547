import { contrastRatio, READABLE } from '#ui/theme/contrast.ts'
import { type Accent, type Look, type Overlay, roundnesses } from '#ui/theme/look.ts'
import { palettes } from '#ui/theme/palettes.ts'

const MOST_BLUR = 40

/** What `config.ts` changes about every theme. @throws Error with one sentence. */
export function checkedLook({ accent, radius, font, overlay }: Look): Look {
  if (radius !== undefined) checkRadius(radius)
  for (const [family, list] of Object.entries(font ?? {})) checkFont(`font.${family}`, list)
  return {
    ...(accent && { accent: checkedAccent(accent) }),
    ...(radius !== undefined && { radius }),
    ...(font && { font }),
    ...(overlay && { overlay: checkedOverlay(overlay) })
  }
}

/** An accent is the colour of links too, so it must be readable on every background of its themes. */
function checkedAccent(accent: Accent): Accent {
  for (const scheme of ['light', 'dark'] as const) {
    const colour = accent[scheme]
    if (!/^#[0-9a-f]{6}$/i.test(colour)) {
      throw new Error(`accent.${scheme} must be a colour as #rrggbb, got "${colour}".`)
    }
    const unreadable = backgroundsOf(scheme).find((background) => contrastRatio(colour, background) < READABLE)
    if (unreadable)
      throw new Error(`accent.${scheme} "${colour}" cannot be read on "${unreadable}": 4.5 : 1 is needed.`)
  }
  return accent
}

function backgroundsOf(scheme: keyof Accent): readonly string[] {
  return Object.values(palettes)
    .filter((palette) => palette.scheme === scheme)
    .flatMap(({ canvas, surface, sunken }) => [canvas, surface, sunken])
}

function checkRadius(radius: string): void {
  const known = Object.keys(roundnesses)
  if (known.includes(radius)) return
  const allowed = known.map((name) => `"${name}"`).join(' or ')
  throw new Error(`radius in src/config.ts must be ${allowed}, got "${radius}".`)
}

/** It becomes part of a style sheet. */
function checkFont(property: string, list: string): void {
  if (/^(?:[\w -]+|"[\w -]+")(?:, ?(?:[\w -]+|"[\w -]+"))*$/.test(list)) return
  throw new Error(`${property} in src/config.ts must be font families, separated by commas, got ${list}.`)
}

function checkedOverlay(overlay: Overlay): Overlay {
  for (const scheme of ['light', 'dark'] as const) {
    if (/^#[0-9a-f]{8}$/i.test(overlay[scheme])) continue
    throw new Error(`overlay.${scheme} must be a colour with opacity, as #rrggbbaa, got "${overlay[scheme]}".`)
  }
  const { blur = 0 } = overlay
  if (blur >= 0 && blur <= MOST_BLUR) return overlay
  throw new Error(`overlay.blur must be from 0 to ${MOST_BLUR} px, got ${blur}.`)
}
