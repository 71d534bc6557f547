import { font, weight } from '#ui/theme/tokens.ts'

/** As the buttons of an account draw its address and avatar: a browser looks for a font by its weight and size too. */
const fonts = [`${weight.strong} 14px ${font.mono}`, `${weight.strong} 12px ${font.text}`]

/** Has the browser look for the fonts of an address and of an emoji, which takes longer than to draw them. */
export function warmFonts(): void {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return
  for (const each of fonts) {
    context.font = each
    context.measureText('0x🦊')
  }
}
