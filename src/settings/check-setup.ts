import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CatalogueEntry } from '#adapters/wallet/catalogue-wallet.ts'
import { Eip6963Discovery } from '#adapters/wallet/injected/eip6963-discovery.ts'
import { walletFiles } from '#adapters/wallet/wallet-files.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { plainText } from '#domain/plain-text.ts'
import { assertIconAccent, type Wallet } from '#domain/wallet/wallet.ts'
import { assertCatalogueId } from '#domain/wallet/wallet-identity.ts'
import { pageFiles } from '#src/pages.ts'
import { languages } from '#ui/text/languages.ts'
import { assertThemeId, themes } from '#ui/theme/theme.ts'
import type { Page } from '#ui/views/page.ts'
import { config } from '../config.ts'
import { checkLanguages } from './check-languages.ts'
import { copiedLanguage, type SourceFiles } from './copied-language.ts'

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url))
const TEXTS = fileURLToPath(new URL('../../ui/text', import.meta.url))

/** Lower-case words, so that a path is the same folder on every host. */
const PATH = /^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/
/** What a build writes itself. */
const TAKEN = ['404', 'assets']

/** Runs when a build or the development server starts. @throws Error that names the wallet, theme, page, icon or language. */
export function checkSetup(): void {
  checkWallets(walletsByFile())
  for (const theme of themes) assertThemeId(theme)
  checkPages(pageFiles)
  checkIcons([...config.chains, ...config.knownChains])
  checkLanguages({ tags: Object.keys(languages), folders: textsByFolder() })
}

/** What is worth a word while a team works on it, and no release. @returns sentences */
export function setupWarnings(): readonly string[] {
  const copied = copiedLanguage(textsByFolder())
  return copied === undefined ? [] : [copied]
}

/** @throws Error with one sentence for the icon of a chain that is no file of the page. */
export function checkIcons(chains: readonly Pick<Chain, 'id' | 'iconUrl'>[], folder = PUBLIC): void {
  for (const { id, iconUrl } of chains) {
    if (!iconUrl?.startsWith('/') || isPublic(iconUrl, folder)) continue
    throw new Error(`Chain ${id}: iconUrl names "${iconUrl}", but there is no file src/public${iconUrl}.`)
  }
}

/** Whether a path of the page's own is a file of this folder. */
function isPublic(url: string, folder: string): boolean {
  return existsSync(path.join(folder, url.replace(/[?#].*/, '')))
}

/** The source of the texts in each folder, by file: reading them all as modules would take seconds. */
function textsByFolder(): Readonly<Record<string, SourceFiles>> {
  const entries = readdirSync(TEXTS, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const folders = entries.map(({ name: tag }) => {
    const folder = path.join(TEXTS, tag)
    const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
    return [
      tag,
      Object.fromEntries(files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]))
    ] as const
  })
  return Object.fromEntries(folders)
}

interface CheckedAgainst {
  /** The files of the page. */
  readonly folder?: string
  readonly groups?: typeof config.walletGroups
}

type CheckedWallet = Pick<Wallet, 'id' | 'name' | 'iconUrl' | 'iconAccent'>

/** As the page has them, in the order of their positions; by file from the project's root. */
function walletsByFile(): Readonly<Record<string, CheckedWallet>> {
  const page = {
    discovery: new Eip6963Discovery(),
    device: { os: 'desktop', browser: 'other' },
    walletIdOf: () => undefined
  } as const
  const entries = Object.entries(walletFiles).map(([name, create]): [string, CatalogueEntry] => {
    const file = name.replace('./', 'adapters/wallet/')
    // A module need not keep to its type.
    if (typeof create !== 'function') throw new Error(`${file} must export its wallet as "wallet".`)
    return [file, create(page)]
  })
  return Object.fromEntries(entries.sort(([, a], [, b]) => (a.order ?? Infinity) - (b.order ?? Infinity)))
}

/** @throws Error with one sentence that names the file of a wallet that cannot be offered, or a wallet of no file. */
export function checkWallets(
  wallets: Readonly<Record<string, CheckedWallet>>,
  { folder = PUBLIC, groups = config.walletGroups }: CheckedAgainst = {}
): void {
  const owners = new Map<string, string>()
  for (const [file, wallet] of Object.entries(wallets)) {
    assertOf(file, () => assertCatalogueId(wallet))
    assertIconAccent(wallet)
    const { id, iconUrl } = wallet
    const owner = owners.get(id)
    if (owner !== undefined) throw new Error(`${file}: the id "${id}" is also that of ${owner}.`)
    owners.set(id, file)
    if (iconUrl.startsWith('data:image/')) continue
    if (!iconUrl.startsWith('/'))
      throw new Error(`${file}: iconUrl must be a file of this page, such as "/wallets/${id}.svg", got "${iconUrl}".`)
    if (!isPublic(iconUrl, folder))
      throw new Error(`${file}: iconUrl names "${iconUrl}", but there is no file src/public${iconUrl}.`)
  }
  const known = [...owners.keys()]
  const unknown = groups?.flatMap((group) => group.wallets).find((id) => !known.includes(id))
  if (unknown === undefined) return
  throw new Error(`walletGroups in src/config.ts names "${unknown}", which is none of the wallets ${known.join(', ')}.`)
}

/** Says whose file it is that an assertion is about. */
function assertOf(file: string, assert: () => void): void {
  try {
    assert()
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** @throws Error with one sentence that names the file of a page that cannot be served, from the project's root. */
export function checkPages(files: Readonly<Record<string, Page | undefined>>): void {
  const owners = new Map<string, string>()
  // Portside's own first: of two with one path, a team's is the one to change.
  const isOfTeam = ([name]: readonly [string, unknown]) => Number(name.startsWith('../contracts/'))
  for (const [name, page] of Object.entries(files).sort((one, other) => isOfTeam(one) - isOfTeam(other))) {
    const file = name.replace('../', '')
    if (!page) throw new Error(`${file} must export its page as "page".`)
    const { path: address, link } = page
    const owner = owners.get(address)
    if (owner !== undefined) throw new Error(`${file}: the path "${address}" is also that of ${owner}.`)
    if (address !== '/' && !(typeof address === 'string' && PATH.test(address)))
      throw new Error(`${file}: a path is "/" and lower-case words, like "/log-book", got "${address}".`)
    if (TAKEN.includes(address.split('/')[1] ?? ''))
      throw new Error(`${file}: the path "${address}" is taken by a file of the build.`)
    if (link !== undefined && (typeof link !== 'string' || plainText(link) !== link || link === ''))
      throw new Error(`${file}: a link is one line of visible text, got ${JSON.stringify(link)}.`)
    owners.set(address, file)
  }
}
