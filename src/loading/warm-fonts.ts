import { font } from '#ui/theme/tokens.ts'

/** Has the browser look for the fonts of an address and of an emoji, which takes longer than to draw them. */
export function warmFonts(): void {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return
  for (const family of [font.mono, font.text]) {
    context.font = `14px ${family}`
    context.measureText('0x🦊')
  }
}
