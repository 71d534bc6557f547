import { foregroundOn } from './contrast.ts'
import { dark, light, midnight, type Palette } from './palettes.ts'

/** From this width on there is room for the whole nav bar and for wide dialogs, in px. */
export const COMPACT_BREAKPOINT = 768

export const largeScreen = `@media (min-width: ${COMPACT_BREAKPOINT}px)`
export const smallScreen = `@media (max-width: ${COMPACT_BREAKPOINT - 0.02}px)`

/** In px. */
export const size = {
  dialogMaxHeight: 504,
  compactDialogMaxHeight: 468,
  column: 1120,
  header: 64,
  touch: 44
} as const

export const radius = { control: 8, tile: 14, dialog: 20, full: 9999 } as const

export const font = {
  text: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif',
  mono: 'ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace'
} as const

/** Font sizes 12, 14, 16, 20, 28 and 40 px with line heights on a 4 px grid; rem, so that they follow the visitor. */
export const type = {
  tiny: { fontSize: '.75rem', lineHeight: '1rem' },
  small: { fontSize: '.875rem', lineHeight: '1.25rem' },
  body: { fontSize: '1rem', lineHeight: '1.5rem' },
  title: { fontSize: '1.25rem', lineHeight: '1.75rem', letterSpacing: '-.01em' },
  large: { fontSize: '1.75rem', lineHeight: '2.25rem', letterSpacing: '-.018em' },
  display: { fontSize: '2.5rem', lineHeight: '3rem', letterSpacing: '-.025em' }
} as const

export const weight = { medium: 500, strong: 600, heavy: 680 } as const

export const motion = { quick: '120ms ease-out', calm: '200ms ease-out' } as const

/** Colours by meaning; their values come with the appearance. */
export const color = {
  canvas: 'var(--canvas)',
  surface: 'var(--surface)',
  sunken: 'var(--sunken)',
  text: 'var(--text)',
  secondary: 'var(--secondary)',
  tertiary: 'var(--tertiary)',
  control: 'var(--control)',
  line: 'var(--line)',
  accent: 'var(--accent)',
  accentHover: 'var(--accentHover)',
  onAccent: 'var(--onAccent)',
  success: 'var(--success)',
  warning: 'var(--warning)',
  danger: 'var(--danger)',
  info: 'var(--info)',
  backdrop: 'var(--backdrop)',
  shadow: 'var(--shadow)'
} as const satisfies Record<keyof Palette, `var(--${string})`>

/** A brand colour as `#rrggbb` for light and for dark grounds; text on it is computed. */
export interface Accent {
  readonly light: string
  readonly dark: string
}

/** The page's global stylesheet: what everything stands on before a view has styles of its own. */
export function themeCss(accent?: Accent): string {
  return [
    `:root{color-scheme:light;${properties(light, accent?.light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${properties(dark, accent?.dark)}}}`,
    `[data-theme=dark]{color-scheme:dark;${properties(dark, accent?.dark)}}`,
    `[data-theme=midnight]{color-scheme:dark;${properties(midnight, accent?.dark)}}`,
    base
  ].join('')
}

function properties(palette: Palette, accent: string | undefined): string {
  const own = accent === undefined ? {} : { accent, accentHover: accent, onAccent: foregroundOn(accent) }
  return Object.entries({ ...palette, ...own })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

const base = [
  '*,::before,::after{box-sizing:border-box}',
  'html{scrollbar-gutter:stable;-webkit-text-size-adjust:100%;text-size-adjust:100%;overflow-wrap:break-word}',
  // The root's background shows in the place of the scrollbar, where the backdrop does not reach.
  'html:has(dialog:modal){overflow:hidden;background:linear-gradient(var(--backdrop),var(--backdrop)) var(--canvas)}',
  `body{margin:0;min-inline-size:320px;background:var(--canvas);color:var(--text);font:400 1rem/1.5rem ${font.text};-webkit-font-smoothing:antialiased}`,
  'h1,h2,h3,h4,p,ul,ol,dl,dd,fieldset{margin:0;padding:0;border:0;min-inline-size:0}',
  'h1,h2,h3,h4{font-size:inherit;line-height:inherit;text-wrap:balance}',
  'ul,ol{list-style:none}',
  'button,input,select{font:inherit;letter-spacing:inherit;color:inherit;margin:0}',
  'button{background:none;border:0;padding:0;cursor:pointer;text-align:inherit;touch-action:manipulation}',
  'button:disabled{cursor:default}',
  'a{color:inherit}',
  'svg,img{display:block;flex-shrink:0}',
  'dialog{color:inherit}',
  ':focus-visible{outline:2px solid var(--accent);outline-offset:2px}',
  '[tabindex="-1"]:focus{outline:none}',
  '::selection{background:var(--accent);color:var(--onAccent)}',
  '[hidden]{display:none!important}',
  '@media (prefers-contrast:more){:root:root{--line:var(--control);--secondary:var(--text);--tertiary:var(--text)}}',
  '@media (prefers-reduced-motion:reduce){*,::before,::after,::backdrop{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important;scroll-behavior:auto!important}}'
].join('')
