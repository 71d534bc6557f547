import type { Theme } from './theme.ts'

/** The colours of one appearance. Every text pair has a contrast of 4.5 : 1 or more, control borders 3 : 1 or more. */
export interface Palette {
  readonly scheme: 'light' | 'dark'
  readonly canvas: string
  readonly surface: string
  readonly sunken: string
  readonly text: string
  readonly secondary: string
  readonly tertiary: string
  readonly control: string
  /** Only divides and never carries meaning, so it may be faint. */
  readonly line: string
  readonly accent: string
  readonly accentHover: string
  readonly onAccent: string
  readonly success: string
  readonly warning: string
  readonly danger: string
  readonly info: string
  readonly backdrop: string
  /** The canvas as seen through the backdrop, for the scrollbar gutter, which the backdrop does not cover. */
  readonly dimmed: string
  readonly shadow: string
}

const light: Palette = {
  scheme: 'light',
  canvas: '#F5F7FA',
  surface: '#FFFFFF',
  sunken: '#ECF0F5',
  text: '#0D1626',
  secondary: '#465266',
  tertiary: '#5D6980',
  control: '#7C889C',
  line: '#DBE1EA',
  accent: '#0A6E7C',
  accentHover: '#085863',
  onAccent: '#FFFFFF',
  success: '#14713A',
  warning: '#8F5200',
  danger: '#BE231C',
  info: '#1D5BB8',
  backdrop: 'rgb(13 22 38/.44)',
  dimmed: '#8F949D',
  shadow: '0 2px 6px rgb(13 22 38/.06),0 16px 48px rgb(13 22 38/.16)'
}

const dark: Palette = {
  scheme: 'dark',
  canvas: '#0B1220',
  surface: '#121B2B',
  sunken: '#0E1625',
  text: '#EDF2F9',
  secondary: '#B0BCCE',
  tertiary: '#8E9BB1',
  control: '#66748C',
  line: '#243044',
  accent: '#45C7D4',
  accentHover: '#6BD6E0',
  onAccent: '#04222A',
  success: '#52CB85',
  warning: '#E9A945',
  danger: '#FF8078',
  info: '#7FB1FF',
  backdrop: 'rgb(3 6 12/.64)',
  dimmed: '#060A13',
  shadow: '0 2px 6px rgb(0 0 0/.3),0 16px 48px rgb(0 0 0/.5)'
}

const midnight: Palette = {
  ...dark,
  canvas: '#000000',
  surface: '#0C0E12',
  sunken: '#060709',
  text: '#F3F5F8',
  secondary: '#B4BBC7',
  tertiary: '#8B93A1',
  control: '#666E7C',
  line: '#23272F',
  backdrop: 'rgb(0 0 0/.76)',
  dimmed: '#000000'
}

/** The palettes of `system`, by the visitor's own setting. */
export const systemPalettes = { light, dark } as const

/** The palettes of the other themes. */
export const palettes: Readonly<Record<Exclude<Theme, 'system'>, Palette>> = { light, dark, midnight }
