import { foregroundOn, seenThrough } from './contrast.ts'
import { type Look, roundnesses, systemFonts } from './look.ts'
import { type Palette, palettes, systemPalettes } from './palettes.ts'
import { ENGLISH_AFTER_MS, font } from './tokens.ts'

/** The page's global stylesheet: theme variables and base styles. Inlined into the page. */
export function globalStyles(look: Look = {}): string {
  const { light, dark } = systemPalettes
  const chosen = Object.entries(palettes).map(
    ([theme, palette]) => `[data-theme="${theme}"]{${properties(palette, look)}}`
  )
  return [
    `:root{${shapes(look)};${properties(light, look)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${properties(dark, look)}}}`,
    ...chosen,
    base,
    blurred(look)
  ].join('')
}

function shapes({ radius = 'medium', font: own }: Look): string {
  const { control, tile, dialog } = roundnesses[radius]
  const { text, mono } = { ...systemFonts, ...own }
  const radii = `--radiusControl:${control}px;--radiusTile:${tile}px;--radiusDialog:${dialog}px`
  return `${radii};--fontText:${text};--fontMono:${mono}`
}

function properties({ scheme, ...colours }: Palette, { accent, overlay }: Look): string {
  const brand = accent?.[scheme]
  const backdrop = overlay?.[scheme]
  const own = {
    ...(brand !== undefined && { accent: brand, accentHover: brand, onAccent: foregroundOn(brand) }),
    ...(backdrop !== undefined && { backdrop, dimmed: seenThrough(backdrop, colours.canvas) })
  }
  const variables = Object.entries({ ...colours, ...own }).map(([name, value]) => `--${name}:${value}`)
  return [`color-scheme:${scheme}`, ...variables].join(';')
}

function blurred({ overlay: { blur = 0 } = { light: '', dark: '' } }: Look): string {
  if (blur === 0) return ''
  return `::backdrop{-webkit-backdrop-filter:blur(${blur}px);backdrop-filter:blur(${blur}px)}`
}

const base = [
  '*,::before,::after{box-sizing:border-box}',
  'html{scrollbar-gutter:stable;-webkit-text-size-adjust:100%;text-size-adjust:100%;overflow-wrap:break-word}',
  'html:has(dialog:modal){overflow:hidden;background:var(--dimmed)}',
  `body{margin:0;min-inline-size:300px;background:var(--canvas);color:var(--text);font:400 1rem/1.5rem ${font.text};-webkit-font-smoothing:antialiased}`,
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
  // WebKit's tab order includes the dialog itself, where there is nothing to operate.
  '[tabindex="-1"]:focus,dialog:focus{outline:none}',
  '::selection{background:var(--accent);color:var(--onAccent)}',
  '[hidden]{display:none!important}',
  `[data-untranslated] #root{visibility:hidden;animation:english 1ms ${ENGLISH_AFTER_MS}ms forwards}@keyframes english{to{visibility:visible}}`,
  // Letters of such scripts are joined.
  '[dir=rtl] *{letter-spacing:normal!important}',
  '@media (prefers-contrast:more){:root:root{--line:var(--control);--secondary:var(--text);--tertiary:var(--text)}}',
  '@media (prefers-reduced-motion:reduce){*,::before,::after,::backdrop{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}'
].join('')
