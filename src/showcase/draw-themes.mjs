// Draws docs/themes.png: node src/showcase/draw-themes.mjs. CHROMIUM_PATH chooses the browser.
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const load = async (path) => (await runnerImport(here(path), { configFile: false, logLevel: 'error' })).module

const { globalStyles } = await load('../../ui/theme/global-styles.ts')
const { palettes } = await load('../../ui/theme/palettes.ts')
const { type, weight } = await load('../../ui/theme/tokens.ts')

/** Shown as words on the surface; the others fill a box. */
const WORDS = ['text', 'secondary', 'tertiary', 'accent', 'accentHover', 'success', 'warning', 'danger', 'info']

const box = (name, style) => `<li><i style="${style}"></i>${name}</li>`
const boxOf = (name) => {
  if (name === 'shadow') return box(name, 'background:var(--surface);border:0;box-shadow:var(--shadow)')
  if (name === 'onAccent') return `<li><b>onAccent</b></li>`
  return box(name, `background:var(--${name})`)
}
const themes = Object.entries(palettes).map(([theme, { scheme, ...colours }]) => {
  const names = Object.keys(colours)
  const words = names
    .filter((name) => WORDS.includes(name))
    .map((name) => `<li style="color:var(--${name})">${name}</li>`)
  const boxes = names.filter((name) => !WORDS.includes(name)).map(boxOf)
  return `<section data-theme="${theme}"><h2>${theme}</h2><ul>${boxes.join('')}</ul><ul class="words">${words.join('')}</ul></section>`
})
const radii = ['control', 'tile', 'dialog'].map((name) =>
  box(name, `border-radius:var(--radius${name[0].toUpperCase()}${name.slice(1)});background:var(--sunken)`)
)
radii.push(box('full', 'border-radius:9999px;background:var(--sunken)'))
const weights = Object.entries(weight).map(([name, value]) => `<p style="font-weight:${value}">${name}</p>`)
const lines = Object.entries(type).map(
  ([name, { fontSize, lineHeight }]) => `<p style="font-size:${fontSize};line-height:${lineHeight}">${name}</p>`
)

const styles = `
  main{display:grid;grid-template-columns:repeat(3,1fr);inline-size:960px}
  section{padding:20px 24px;background:var(--surface);color:var(--text);font-size:13px;line-height:20px}
  section.shapes{grid-column:1/-1;display:flex;flex-wrap:wrap;align-items:center;gap:16px 48px;border-block-start:1px solid var(--line)}
  h2{font-weight:600;margin-block-end:12px}
  ul{display:grid;grid-template-columns:1fr 1fr;gap:8px 12px}
  .words{margin-block-start:16px;font-weight:500}
  .shapes ul{grid-template-columns:repeat(4,auto);gap:20px}
  li{display:flex;align-items:center;gap:8px}
  i{inline-size:36px;block-size:28px;border:1px solid var(--control);border-radius:6px}
  .shapes i{inline-size:56px;block-size:48px}
  b{padding:4px 8px;border-radius:6px;background:var(--accent);color:var(--onAccent);font-weight:600}
  .type{display:flex;align-items:baseline;gap:16px}
  code{font-family:var(--fontMono);white-space:nowrap}`
const shapes = `<section class="shapes" data-theme="light"><ul>${radii.join('')}</ul><div class="type">${lines.join('')}</div><div class="type">${weights.join('')}</div><code>mono 0x1a2b</code></section>`

const { CHROMIUM_PATH } = process.env
const browser = await chromium.launch(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {})
const page = await browser.newPage({ viewport: { width: 960, height: 400 } })
await page.setContent(`<style>${globalStyles()}${styles}</style><main>${themes.join('')}${shapes}</main>`)
await page.locator('main').screenshot({ path: here('../../docs/themes.png') })
await browser.close()
