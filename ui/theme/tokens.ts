import type { Palette } from './palettes.ts'

/** The smallest width in px with room for the whole nav bar and for wide dialogs. */
export const COMPACT_BREAKPOINT = 768

export const largeScreen = `@media (min-width: ${COMPACT_BREAKPOINT}px)`
export const smallScreen = `@media (max-width: ${COMPACT_BREAKPOINT - 0.02}px)`

/** In px. */
export const size = {
  dialogMaxHeight: 504,
  compactDialogMaxHeight: 468,
  dialogBar: 60,
  dialogAside: 288,
  column: 1120,
  header: 64,
  touch: 44
} as const

/** The margins that a notch, rounded corners or the home indicator cover; the page extends under them. */
export const safeArea = {
  top: 'env(safe-area-inset-top)',
  bottom: 'env(safe-area-inset-bottom)',
  /** The wider of both sides, so that content stays centred in either text direction. */
  side: 'max(env(safe-area-inset-left),env(safe-area-inset-right))'
} as const

/** Corners; `look.ts` has their values. */
export const radius = {
  control: 'var(--radiusControl)',
  tile: 'var(--radiusTile)',
  dialog: 'var(--radiusDialog)',
  full: 9999
} as const

/** Font families; `look.ts` has their values. */
export const font = { text: 'var(--fontText)', mono: 'var(--fontMono)' } as const

/** Font sizes 12, 14, 16, 20, 28 and 40 px with line heights on a 4 px grid; in rem, so that they follow the browser's font size. */
export const type = {
  tiny: { fontSize: '.75rem', lineHeight: '1rem' },
  small: { fontSize: '.875rem', lineHeight: '1.25rem' },
  body: { fontSize: '1rem', lineHeight: '1.5rem' },
  title: { fontSize: '1.25rem', lineHeight: '1.75rem', letterSpacing: '-.01em' },
  large: { fontSize: '1.75rem', lineHeight: '2.25rem', letterSpacing: '-.018em' },
  display: { fontSize: '2.5rem', lineHeight: '3rem', letterSpacing: '-.025em' }
} as const

export const weight = { medium: 500, strong: 600, heavy: 680 } as const

/** How long prerendered English is hidden from a visitor of another language, whose texts may not arrive. */
export const ENGLISH_AFTER_MS = 5_000

export const motion = { quick: '120ms ease-out', calm: '200ms ease-out' } as const

/** Colours by meaning; the theme sets their values. */
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
  dimmed: 'var(--dimmed)',
  shadow: 'var(--shadow)'
} as const satisfies Record<Exclude<keyof Palette, 'scheme'>, `var(--${string})`>
