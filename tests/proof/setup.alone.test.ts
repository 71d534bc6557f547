import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runBuildCommand, runVite } from '../build/build-page.ts'
import { root } from '../ready.mjs'

vi.setConfig({ testTimeout: 120_000 })
const SOURCES = [
  'adapters',
  'contracts/contract-on.ts',
  'contracts/local-addresses.ts',
  'domain',
  'src',
  'ui',
  'package.json',
  'tsconfig.json',
  'vite.config.ts'
]

const project = mkdtempSync(path.join(tmpdir(), 'portside-setup-'))
const pathOf = (file: string) => path.join(project, file)

/** A copy of the product for tests to break. */
beforeAll(() => {
  for (const source of SOURCES) cpSync(path.join(root, source), pathOf(source), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), pathOf('node_modules'))
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

async function buildWith(file: string, change: (text: string) => string, build = runBuildCommand) {
  const original = readFileSync(pathOf(file), 'utf8')
  const changed = change(original)
  expect(changed, `there is nothing to change in ${file}`).not.toBe(original)
  writeFileSync(pathOf(file), changed)
  const ended = await build(pathOf('dist'), { CHAINS: '' }, project)
  writeFileSync(pathOf(file), original)
  return ended
}

/** Loaded by a build before anything else. */
const NEXT_YEAR = `
  const { Date: Present } = globalThis
  const later = () => Present.now() + 366 * 86_400_000
  globalThis.Date = class extends Present {
    constructor(...given) {
      super(...(given.length > 0 ? given : [later()]))
    }
    static now = later
  }
`

const INVALID_DECIMALS = [
  "'Goerli Ether', symbol: 'ETH', decimals: 18",
  "'Goerli Ether', symbol: 'ETH', decimals: -1"
] as const
const TOO_SMALL = 'Chain 84531: nativeCurrency.decimals must be a whole number from 0 to 255, got -1.'

test.each([
  [
    'a wallet with an invalid icon accent',
    'adapters/wallet/catalogue/browser-wallet.ts',
    ["iconBackground: '#ffffff'", "iconBackground: '#ffffff', iconAccent: 'red'"],
    'Property `iconAccent` is not a hex value for wallet: injected'
  ],
  [
    'a theme id with an invalid character',
    'ui/theme/theme.ts',
    ["'midnight'", "'mid-night'"],
    'Theme id "mid-night" may hold letters, digits and underscores only.'
  ],
  [
    'a theme that cannot be read',
    'ui/theme/palettes.ts',
    ["tertiary: '#5D6980'", "tertiary: '#8E9BB1'"],
    'Theme "light": tertiary #8E9BB1 on canvas #F5F7FA has a contrast of 2.61 : 1, and 4.5 : 1 is needed.'
  ],
  [
    'a page at a path with a slash at its end',
    'ui/views/paths.ts',
    ["'/dashboard'", "'/dashboard/'"],
    'ui/views/dashboard-page/page.ts: a path is "/" and lower-case words, like "/log-book", got "/dashboard/".'
  ],
  ['a preset with an invalid value', 'domain/chain/known-chains.ts', INVALID_DECIMALS, TOO_SMALL],
  [
    'a configuration without chains',
    'src/config.ts',
    ['chains: defaultChains', 'chains: []'],
    'chains in src/config.ts is empty: the page needs at least one chain.'
  ],
  [
    'a group with a wallet that is not in the catalogue',
    'src/config.ts',
    ['display: defaultDisplay', "display: defaultDisplay, walletGroups: [{ name: 'Ours', wallets: ['metamask'] }]"],
    'walletGroups in src/config.ts names "metamask", which is none of the wallets injected, safe, rainbow, coinbase, metaMask, walletConnect, brave.'
  ],
  [
    'an explorer with a javascript: URL',
    'src/config.ts',
    [
      'chains: defaultChains',
      "chains: [{ ...defaultChains[0], blockExplorers: [{ name: 'X', url: 'javascript:x' }] }]"
    ],
    'Chain 84531: blockExplorers[0].url must be an http(s) URL, or a path that starts with "/", without a trailing slash, got "javascript:x".'
  ]
] as const)(
  '%s stops the build with one sentence and nothing else',
  async (_what, file, [original, changed], sentence) => {
    const ended = await buildWith(file, (text) => text.replace(original, changed))
    expect(ended).toEqual({ status: 1, output: `${sentence}\n` })
  }
)

const buildWithWallets = (...wallets: readonly string[]) =>
  buildWith('src/config.ts', (text) =>
    text.replace(
      'display: defaultDisplay',
      `display: defaultDisplay, walletGroups: [{ name: 'Harbour Hands', wallets: ${JSON.stringify(wallets)} }]`
    )
  )

test('WalletConnect is in the build while one of the wallets that the groups name is paired with it', async () => {
  const packages = () => Object.keys(contentOf(pathOf('dist'))).filter((file) => /\/wallet-connect-/.test(file))
  expect(await buildWithWallets('injected', 'rainbow')).toEqual({ status: 0, output: '' })
  expect(packages()).toHaveLength(1)
  expect(await buildWithWallets('injected', 'safe')).toEqual({ status: 0, output: '' })
  const [rest = ''] = packages()
  expect(rest && readFileSync(path.join(pathOf('dist'), rest), 'utf8')).not.toContain('irn_')
  expect(Object.keys(contentOf(pathOf('dist'))).join()).not.toContain('walletconnect')
})

test('a wallet that the groups leave out is not in the build: no code, picture or text of any language', async () => {
  const ended = await buildWithWallets('metaMask', 'walletConnect')
  expect(ended).toEqual({ status: 0, output: '' })
  const files = Object.keys(contentOf(pathOf('dist')))
  expect(files.filter((file) => file.startsWith('wallets/'))).toEqual([
    'wallets/browser.svg',
    'wallets/metamask.svg',
    'wallets/walletconnect.svg'
  ])
  const code = files
    .filter((file) => /\.(?:js|html)$/.test(file))
    .map((file) => readFileSync(path.join(pathOf('dist'), file), 'utf8'))
    .join('')
  const isThere = (words: string) => code.includes(words)
  const offered = ['isMetaMask', 'wallets/metamask.svg', 'Harbour Hands', 'MetaMask extension', 'MetaMask-Erweiterung']
  expect(offered.filter((words) => !isThere(words))).toEqual([])
  const hidden = ['isRainbow', 'rainbow.download', 'braveEthereum', 'isCoinbaseWallet', 'share/safe-app', 'getSafeInfo']
  expect([...hidden, 'rainbow.svg', 'coinbase.svg', 'brave.svg', 'safe.svg'].filter(isThere)).toEqual([])
  expect(['Rainbow', 'Coinbase Wallet', 'Brave Wallet', 'custom apps'].filter(isThere)).toEqual([])
})

/** A page of one contract, in a folder of its own. */
const contractPage = (addresses: Readonly<Record<number, string>>): Readonly<Record<string, string>> => ({
  'generated/log-book.ts': `export const logBookAbi = [{ type: 'error', name: 'NoSuchEntry', inputs: [] }] as const
export const logBook = { name: 'LogBook', abi: logBookAbi, addresses: ${JSON.stringify(addresses)} } as const
`,
  'log-book-page.tsx': `import { logBook } from './generated/log-book.ts'
export const LogBookPage = () => <p>{JSON.stringify(logBook.abi)}</p>
`,
  'page.ts': `import type { TeamContract } from '#contracts/contract-on.ts'
import type { Page } from '#ui/views/page.ts'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { logBook } from './generated/log-book.ts'

export const page: Page = {
  path: '/log-book',
  link: 'Log book',
  view: lazyView(() => import('./log-book-page.tsx').then(({ LogBookPage }) => LogBookPage))
}
export const contracts: readonly TeamContract[] = [logBook]
`,
  'link-texts.ts': "export const linkTexts = { de: 'Fahrtenbuch' }\n",
  'text/de.ts': "export const texts = { logBook: { title: 'Fahrtenschreiber' } }\n"
})

async function buildWithPage(addresses: Readonly<Record<number, string>>) {
  for (const [file, text] of Object.entries(contractPage(addresses))) {
    const target = pathOf(path.join('contracts/log-book', file))
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  const ended = await runBuildCommand(pathOf('dist'), { CHAINS: '' }, project, ['--logLevel', 'warn'])
  rmSync(pathOf('contracts/log-book'), { recursive: true })
  const files = Object.keys(contentOf(pathOf('dist')))
  const has = (words: string) =>
    files.filter((file) => readFileSync(path.join(pathOf('dist'), file), 'utf8').includes(words))
  return { ...ended, files, has }
}

test('a page whose contract is on no network of the build is left out, and the build says so', async () => {
  const { status, output, files, has } = await buildWithPage({ 1: '0x5FbDB2315678afecb367f032d93F642f64180aa3' })
  expect({ status, output: output.trim() }).toEqual({
    status: 0,
    output:
      'contracts/log-book is not in this build: there is no LogBook on Base Goerli or Linea Goerli. List its address in contracts/contracts.config.ts and run "npm run contracts".'
  })
  expect(files.filter((file) => file.includes('log-book'))).toEqual([])
  for (const words of ['Log book', 'NoSuchEntry', 'Fahrtenbuch', 'Fahrtenschreiber'])
    expect(has(words), words).toEqual([])
})

test('a page whose contract is on one of its networks is in the build, with its ABI beside its view', async () => {
  const { status, output, files, has } = await buildWithPage({ 59140: '0x5FbDB2315678afecb367f032d93F642f64180aa3' })
  expect({ status, output }).toEqual({ status: 0, output: '' })
  expect(files).toContain('log-book/index.html')
  expect(has('Log book')).toEqual(expect.arrayContaining(['index.html']))
  for (const words of ['Fahrtenbuch', 'Fahrtenschreiber']) expect(has(words), words).toHaveLength(1)
  expect(has('NoSuchEntry')).toEqual([expect.stringMatching(/^assets\/log-book-page-/)])
})

test('the environment of a custom mode is checked too', async () => {
  writeFileSync(pathOf('.env.staging'), 'RPC_LIBRARY=web3\n')
  const ended = await runBuildCommand(pathOf('dist'), { ENV_DIR: project }, project, ['--mode', 'staging'])
  rmSync(pathOf('.env.staging'))
  expect(ended).toEqual({ status: 1, output: 'RPC_LIBRARY must be "viem" or "ethers", got "web3".\n' })
})

test('Vite’s own command stops too', async () => {
  const { status, output } = await buildWith(
    'domain/chain/known-chains.ts',
    (text) => text.replace(...INVALID_DECIMALS),
    runVite
  )
  expect(status).not.toBe(0)
  expect(output).toContain(TOO_SMALL)
})

describe('the unchanged copy', () => {
  const [now, byVite, nextYear] = [pathOf('now'), pathOf('by-vite'), pathOf('next-year')] as const

  test('builds without output', async () => {
    expect(await runBuildCommand(now, {}, project)).toEqual({ status: 0, output: '' })
  })

  test('builds only what visitors fetch', () => {
    expect(Object.keys(contentOf(now)).filter((file) => /(?:^|\/)\.|\.map$/.test(file))).toEqual([])
  })

  test('builds the same files with Vite’s own command', async () => {
    await runVite(byVite, {}, project)
    expect(contentOf(byVite)).toEqual(contentOf(now))
  })

  test('builds the same files next year', async () => {
    const clock = `--import=data:text/javascript,${encodeURIComponent(NEXT_YEAR)}`
    await runBuildCommand(nextYear, { NODE_OPTIONS: clock }, project)
    expect(contentOf(nextYear)).toEqual(contentOf(now))
  })
})

/** Every file of a build with the hash of its content. */
function contentOf(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map(({ parentPath, name }) => path.join(parentPath, name))
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  return Object.fromEntries(files.sort().map((file) => [path.relative(folder, file), hashOf(file)]))
}
