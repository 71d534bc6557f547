/** A brand colour as `#rrggbb` for light and for dark backgrounds; the text colour on it is computed. */
export interface Accent {
  readonly light: string
  readonly dark: string
}

/** What is over the page while a dialog is open. */
export interface Overlay {
  /** Colours with opacity, as `#rrggbbaa`, in light and in dark themes. */
  readonly light: string
  readonly dark: string
  /** How much the page under it is blurred, in px. */
  readonly blur?: number
}

/** What a team can change about every theme. */
export interface Look {
  /** A brand colour for light and one for dark themes, as `#rrggbb`, instead of the palettes' own. */
  readonly accent?: Accent
  /** How round corners are; by default `medium`. */
  readonly radius?: keyof typeof roundnesses
  /** Lists of font families as in CSS, of fonts that visitors have: the page fetches none. */
  readonly font?: { readonly text?: string; readonly mono?: string }
  /** What is over the page while a dialog is open, instead of the palettes' own. */
  readonly overlay?: Overlay
}

/** In px, of controls, tiles and dialogs. */
export const roundnesses = {
  none: { control: 0, tile: 0, dialog: 0 },
  small: { control: 4, tile: 8, dialog: 12 },
  medium: { control: 8, tile: 14, dialog: 20 },
  large: { control: 14, tile: 20, dialog: 28 }
} as const

/** The system's own fonts, which cost no bytes and tell nobody about a visit. */
export const systemFonts = {
  text: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif',
  mono: 'ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace'
} as const
