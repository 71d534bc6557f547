import { weight } from '#ui/theme/tokens.ts'

/**
 * Has the browser look for the fonts of an address and of an emoji, which takes longer than to draw them. As the buttons
 * of an account draw them: a browser looks for a font by its weight and size too.
 */
export function warmFonts(): void {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return
  const styles = getComputedStyle(document.documentElement)
  const fonts = [`14px ${styles.getPropertyValue('--fontMono')}`, `12px ${styles.getPropertyValue('--fontText')}`]
  for (const each of fonts) {
    context.font = `${weight.strong} ${each}`
    context.measureText('0x🦊')
  }
}
