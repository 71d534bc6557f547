import { contrastRatio, DISCERNIBLE, READABLE } from './contrast.ts'
import type { Palette } from './palettes.ts'

type Colour = Exclude<keyof Palette, 'scheme' | 'backdrop' | 'shadow'>

interface Pair {
  readonly colour: Colour
  readonly ground: Colour
  readonly least: number
}

const GROUNDS: readonly Colour[] = ['canvas', 'surface', 'sunken']
const TEXTS: readonly Colour[] = [
  'text',
  'secondary',
  'tertiary',
  'accent',
  'accentHover',
  'success',
  'warning',
  'danger',
  'info'
]

const pairs: readonly Pair[] = [
  ...GROUNDS.flatMap((ground) => TEXTS.map((colour) => ({ colour, ground, least: READABLE }))),
  ...GROUNDS.map((ground) => ({ colour: 'control' as const, ground, least: DISCERNIBLE })),
  { colour: 'onAccent', ground: 'accent', least: READABLE },
  { colour: 'onAccent', ground: 'accentHover', least: READABLE }
]

/** What keeps a theme from being read (WCAG 2.2 AA), as one sentence. */
export function paletteProblem(theme: string, palette: Palette): string | undefined {
  const used = new Set(pairs.flatMap(({ colour, ground }) => [colour, ground]))
  const odd = [...used].find((name) => !/^#[0-9a-f]{6}$/i.test(palette[name]))
  if (odd) return `Theme "${theme}": ${odd} must be a colour as #rrggbb, got "${palette[odd]}".`
  const weak = pairs.find(({ colour, ground, least }) => contrastRatio(palette[colour], palette[ground]) < least)
  if (!weak) return undefined
  const { colour, ground, least } = weak
  const ratio = Math.floor(contrastRatio(palette[colour], palette[ground]) * 100) / 100
  return (
    `Theme "${theme}": ${colour} ${palette[colour]} on ${ground} ${palette[ground]} has a contrast of ` +
    `${ratio} : 1, and ${least} : 1 is needed.`
  )
}
