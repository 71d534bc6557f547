import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runBuildCommand, runVite } from '../build/build-page.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'

const BUILD_LIMIT_MS = limit(120_000)
vi.setConfig({ testTimeout: BUILD_LIMIT_MS })
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

/** The networks' public nodes are gone, of which a build warns. */
const NODES = { RPC_URL_84531: 'https://base.example', RPC_URL_59140: 'https://linea.example' }

/** With these wallets in its only group, and a page whose contract has these addresses. */
async function buildForVisit(wallets: readonly string[], addresses: Readonly<Record<number, string>>) {
  for (const [file, text] of Object.entries(contractPage(addresses))) {
    const target = pathOf(path.join('contracts/log-book', file))
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  const group = `{ name: 'Harbour Hands', wallets: ${JSON.stringify(wallets)} }`
  const ended = await buildWith(
    'src/config.ts',
    (text) => text.replace('display: defaultDisplay', `display: defaultDisplay, walletGroups: [${group}]`),
    (outDir, variables, copy) => runBuildCommand(outDir, { ...variables, ...NODES }, copy, ['--logLevel', 'warn'])
  )
  rmSync(pathOf('contracts/log-book'), { recursive: true })
  const read = (file: string) => readFileSync(path.join(pathOf('dist'), file), 'utf8')
  const texts = Object.keys(contentOf(pathOf('dist'))).map((file) => ({ file, text: read(file) }))
  const has = (words: string) => texts.filter(({ text }) => text.includes(words)).map(({ file }) => file)
  return { ended, files: texts.map(({ file }) => file), has }
}

const ADDRESS = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

/** A path of a wallet's icon, as the code has it. */
function pictureIn(wallet: string): string {
  const [, drawn = ''] =
    / d="([^"]+)"/.exec(readFileSync(path.join(root, `src/public/wallets/${wallet}.svg`), 'utf8')) ?? []
  return drawn.replaceAll(' ', '%20')
}

describe('a build for two wallets, with a page whose contract is on one of its networks', () => {
  let built: Awaited<ReturnType<typeof buildForVisit>>
  beforeAll(async () => {
    built = await buildForVisit(['metaMask', 'walletConnect'], { 59140: ADDRESS })
  }, BUILD_LIMIT_MS)

  test('says nothing', () => {
    expect(built.ended).toEqual({ status: 0, output: '' })
  })

  test('has nothing of a wallet that the groups leave out: no code, picture or text of any language', () => {
    const { files, has } = built
    expect(files.filter((file) => file.startsWith('wallets/'))).toEqual([
      'wallets/browser.svg',
      'wallets/metamask.svg',
      'wallets/walletconnect.svg'
    ])
    const inCode = (words: string) => has(words).some((file) => /\.(?:js|html)$/.test(file))
    const offered = ['isMetaMask', pictureIn('metamask'), 'Harbour Hands', 'MetaMask extension', 'MetaMask-Erweiterung']
    expect(offered.filter((words) => !inCode(words))).toEqual([])
    const hidden = [
      'isRainbow',
      'rainbow.download',
      'braveEthereum',
      'isCoinbaseWallet',
      'share/safe-app',
      'getSafeInfo'
    ]
    const pictures = ['rainbow', 'coinbase', 'brave', 'safe']
    expect([...hidden, ...pictures.map(pictureIn), ...pictures.map((name) => `${name}.svg`)].filter(inCode)).toEqual([])
    expect(['Rainbow', 'Coinbase Wallet', 'Brave Wallet', 'custom apps'].filter(inCode)).toEqual([])
  })

  test('has WalletConnect, since a wallet of the groups is paired with it', () => {
    expect(built.files.filter((file) => /\/wallet-connect-/.test(file))).toHaveLength(1)
  })

  test('has the page, with its ABI beside its view', () => {
    const { files, has } = built
    expect(files).toContain('log-book/index.html')
    expect(has('Log book')).toEqual(expect.arrayContaining(['index.html']))
    for (const words of ['Fahrtenbuch', 'Fahrtenschreiber']) expect(has(words), words).toHaveLength(1)
    expect(has('NoSuchEntry')).toEqual([expect.stringMatching(/^assets\/log-book-page-/)])
  })
})

describe('a build for wallets without a pairing, with a page whose contract is on no network of it', () => {
  let built: Awaited<ReturnType<typeof buildForVisit>>
  beforeAll(async () => {
    built = await buildForVisit(['injected', 'safe'], { 1: ADDRESS })
  }, BUILD_LIMIT_MS)

  test('says that the page is left out, and nothing else', () => {
    const { status, output } = built.ended
    expect({ status, output: output.trim() }).toEqual({
      status: 0,
      output:
        'contracts/log-book is not in this build: there is no LogBook on Base Goerli or Linea Goerli. List its address in contracts/contracts.config.ts and run "npm run contracts".'
    })
  })

  test('has nothing of the page', () => {
    expect(built.files.filter((file) => file.includes('log-book'))).toEqual([])
    for (const words of ['Log book', 'NoSuchEntry', 'Fahrtenbuch', 'Fahrtenschreiber'])
      expect(built.has(words), words).toEqual([])
  })

  test('has no WalletConnect', () => {
    const [rest = '', ...more] = built.files.filter((file) => /\/wallet-connect-/.test(file))
    expect(more).toEqual([])
    expect(built.has('irn_')).not.toContain(rest)
    expect(built.files.join()).not.toContain('walletconnect')
  })
})

test('the environment of a custom mode is checked too', async () => {
  writeFileSync(pathOf('.env.staging'), 'RPC_LIBRARY=web3\n')
  const ended = await runBuildCommand(pathOf('dist'), { ENV_DIR: project }, project, ['--mode', 'staging'])
  rmSync(pathOf('.env.staging'))
  expect(ended).toEqual({ status: 1, output: 'RPC_LIBRARY must be "viem" or "ethers", got "web3".\n' })
})

test('npm run check, start and build read the .env of the project’s root', () => {
  const { ENV_DIR: _, CHAINS: __, CONFIG_DIR: ___, ...env } = process.env
  const check = () => {
    const { status, stderr } = spawnSync(process.execPath, [pathOf('src/settings/check.mjs')], { cwd: tmpdir(), env })
    return { status, output: `${stderr}` }
  }
  writeFileSync(pathOf('.env'), 'CHAINS=84532,1\nRPC_LIBRARY=web3\n')
  expect(check()).toEqual({ status: 1, output: 'RPC_LIBRARY must be "viem" or "ethers", got "web3".\n' })
  // An endpoint of a chain that only that file chooses.
  writeFileSync(pathOf('.env'), 'CHAINS=59141\n')
  env['RPC_URL_59141'] = 'https://rpc.harbour.example'
  expect(check()).toEqual({ status: 0, output: '' })
  rmSync(pathOf('.env'))
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
  const [now, later] = [pathOf('now'), pathOf('later')] as const

  test('builds without output', async () => {
    expect(await runBuildCommand(now, {}, project)).toEqual({ status: 0, output: '' })
  })

  test('builds only what visitors fetch', () => {
    expect(Object.keys(contentOf(now)).filter((file) => /(?:^|\/)\.|\.map$/.test(file))).toEqual([])
  })

  test('builds the same files next year, and with Vite’s own command', async () => {
    const clock = `--import=data:text/javascript,${encodeURIComponent(NEXT_YEAR)}`
    await runVite(later, { NODE_OPTIONS: clock }, project)
    expect(contentOf(later)).toEqual(contentOf(now))
  })
})

/** Every file of a build with the hash of its content. */
function contentOf(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map(({ parentPath, name }) => path.join(parentPath, name))
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  return Object.fromEntries(files.sort().map((file) => [path.relative(folder, file), hashOf(file)]))
}
