import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inlinedIcons } from './inlined-icons-plugin.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff4ee" d="M8 8l11 7"/></svg>'

const folder = mkdtempSync(path.join(tmpdir(), 'portside-icons-'))
mkdirSync(path.join(folder, 'wallets'))
writeFileSync(path.join(folder, 'wallets/fox.svg'), `${SVG}\n`)
writeFileSync(path.join(folder, 'wallets/wide.svg'), `${SVG}${'<g/>'.repeat(300)}`)
afterAll(() => rmSync(folder, { recursive: true }))

function inlined(code: string): string {
  const { renderChunk } = inlinedIcons(folder)
  if (typeof renderChunk !== 'function') throw new Error('The plugin changes no chunk.')
  return Reflect.apply(renderChunk, undefined, [code])
}

test.each(['"', "'", '`'])('an icon in %s is the picture itself, as the code reads it', (quote) => {
  const code = inlined(`({ iconUrl: ${quote}/wallets/fox.svg${quote} })`)
  const { iconUrl } = new Function(`return ${code}`)() as { readonly iconUrl: string }
  expect(decodeURIComponent(iconUrl)).toBe(`data:image/svg+xml,${SVG}`)
  expect(iconUrl).not.toMatch(/[<>"'\s#]/)
})

test.each([
  '/wallets/wide.svg',
  '/wallets/none.svg',
  '/wallets/fox.png',
  '/harbour.svg',
  'https://a.example/wallets/fox.svg'
])('%s stays an address', (url) => {
  expect(inlined(`'${url}'`)).toBe(`'${url}'`)
})
