import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { runBuildCommand } from './build-page.ts'

const BUILD_LIMIT_MS = 120_000
const SOURCES = ['adapters', 'domain', 'src', 'ui', 'package.json', 'tsconfig.json', 'vite.config.ts']

const project = mkdtempSync(path.join(tmpdir(), 'portside-setup-'))
const pathOf = (file: string) => path.join(project, file)

/** A copy of the product that a test may spoil. */
beforeAll(() => {
  for (const source of SOURCES) cpSync(path.join(root, source), pathOf(source), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), pathOf('node_modules'))
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

async function buildWith(file: string, spoil: (text: string) => string) {
  const sound = readFileSync(pathOf(file), 'utf8')
  writeFileSync(pathOf(file), spoil(sound))
  const ended = await runBuildCommand(pathOf('dist'), {}, project)
  writeFileSync(pathOf(file), sound)
  return ended
}

test(
  'a wallet whose icon accent is no hex colour stops the build with the sentence of the specification',
  async () => {
    const { status, output } = await buildWith('adapters/wallet/catalog/browser-wallet.ts', (text) =>
      text.replace("iconBackground: '#ffffff'", "iconBackground: '#ffffff', iconAccent: 'red'")
    )
    expect(status).not.toBe(0)
    expect(output).toContain('Property `iconAccent` is not a hex value for wallet: Browser wallet')
  },
  BUILD_LIMIT_MS
)

test(
  'a theme id with other than letters, digits and underscores stops the build',
  async () => {
    const { status, output } = await buildWith('domain/theme.ts', (text) => text.replace("'midnight'", "'mid-night'"))
    expect(status).not.toBe(0)
    expect(output).toContain('Theme id "mid-night" may hold letters, digits and underscores only.')
  },
  BUILD_LIMIT_MS
)

test(
  'the copy builds as it is',
  async () => {
    expect((await buildWith('domain/theme.ts', (text) => text)).status).toBe(0)
  },
  BUILD_LIMIT_MS
)
