/** WCAG 2.2 AA for text. */
export const READABLE = 4.5

/** WCAG 2.2 AA for what identifies a control. */
export const DISCERNIBLE = 3

/** In order of preference; either white or black is readable on any colour. */
const FOREGROUNDS = ['#FFFFFF', '#04222A', '#000000'] as const

/** The WCAG contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The first text colour that is readable on an accent, so that no brand colour makes buttons unreadable. */
export function foregroundOn(accent: string): string {
  return FOREGROUNDS.find((foreground) => contrastRatio(accent, foreground) >= READABLE) ?? '#000000'
}

/** An opaque `#rrggbb` colour as it looks through one with opacity, `#rrggbbaa`. */
export function seenThrough(veil: string, ground: string): string {
  const opacity = Number.parseInt(veil.slice(7), 16) / 255
  const mixed = [1, 3, 5].map((at) => {
    const [over = 0, under = 0] = [veil, ground].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    const channel = Math.round(over * opacity + under * (1 - opacity))
    return channel.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
