import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../ready.mjs'
import { applyBlock } from './apply-block.ts'
import { installHarbour } from './harbour-package.ts'
import { writeNoticeBoard } from './notice-board-page.ts'
import { blocksUnder, type Readme } from './readme.ts'

/** By document and section. */
export const followed: readonly (readonly [Readme, string])[] = [
  ['README.md', 'A component of your own'],
  ['docs/guides/wallets.md', 'Add a wallet'],
  ['docs/guides/wallets.md', 'Choose wallets and their order'],
  ['docs/guides/chains.md', 'Add a network'],
  ['docs/guides/components.md', 'Read a contract in a component'],
  ['docs/guides/components.md', 'Place a connect button'],
  ['docs/guides/contracts.md', 'Several calls at once'],
  ['docs/guides/transactions.md', 'Add a transaction'],
  ['docs/guides/sign-in.md', 'Ask for a session where it counts'],
  ['docs/guides/your-own-server.md', 'Call it from a component'],
  ['docs/guides/themes.md', 'Set a brand colour'],
  ['docs/guides/themes.md', 'Add a theme'],
  ['docs/guides/themes.md', 'Terms and help in the connect dialog'],
  ['docs/guides/themes.md', 'Draw your own avatars']
]

/** Follows every recipe of a team in the same project, so that they must work together. */
export function followRecipes(folder: string): void {
  writeNoticeBoard(folder)
  for (const [document, section] of followed)
    for (const block of blocksUnder(document, section)) applyBlock(folder, block)
  addChainOfAnvil(folder)
  addLanguage(folder)
  addFoundryProject(folder)
}

/** Where the suites of the ports are, which a team's own project has not. */
export function followLibraryRecipe(folder: string): void {
  installHarbour(folder)
  for (const block of blocksUnder('tests/ports/README.md', 'A third RPC library')) applyBlock(folder, block)
}

/** A network with the id of every anvil and Hardhat node, among the page's own. */
function addChainOfAnvil(folder: string): void {
  change(
    folder,
    'domain/chain/known-chains.ts',
    '/** Every preset that `CHAINS` may name',
    (found) => `${ANVIL}\n${found}`
  )
  change(folder, 'domain/chain/known-chains.ts', '  harbourNetwork,\n', (found) => `${found}  daoDevnet,\n`)
  change(folder, 'src/config.ts', 'import { defaultChains,', () => 'import { daoDevnet, defaultChains,')
  change(folder, 'src/config.ts', 'chains: defaultChains', () => 'chains: [daoDevnet, ...defaultChains]')
}

const ANVIL = `export const daoDevnet: Chain = {
  id: 31337,
  name: 'DAO Devnet',
  network: 'dao',
  nativeCurrency: ether,
  rpcUrls: ['http://127.0.0.1:8545'],
  blockExplorers: [],
  testnet: true,
  iconUrl: '/chains/ethereum.svg',
  iconBackground: '#0a6e7c'
}
`

/** A text in quotes, to the end of its line. */
const QUOTED = /(['"`])(.*\p{L}.*)\1,?$/gmu
const COMMON_WORD =
  /(?<=^|\s)(?:der|die|das|den|dem|ein|eine|einer|einen|dein|deine|deiner|deinen|deinem|du|dir|dich|ist|sind|nicht|und|oder|auf|von|mit|für|im|in|zu|wird|wurde|hat|es|wenn|kein|keine|nach|nur|als|sich)(?=\s)/gu

/** A copy of one nearby, most of whose texts are changed, as a translator does. */
function addLanguage(folder: string): void {
  const copy = path.join(folder, 'ui/text/nl')
  cpSync(path.join(folder, 'ui/text/de'), copy, { recursive: true })
  for (const file of readdirSync(copy)) {
    const source = readFileSync(path.join(copy, file), 'utf8').replaceAll("pluralIn('de')", "pluralIn('nl')")
    // As long as it was, so that its lines are broken where they were.
    const translated = source.replace(QUOTED, (text) => text.replace(COMMON_WORD, (word) => `${word.slice(0, -1)}j`))
    writeFileSync(path.join(copy, file), translated)
  }
  change(folder, 'ui/text/languages.ts', "  'pt-BR':", (found) => `  nl: 'Nederlands',\n${found}`)
}

/** With the libraries of others, whose style is their own, and an artifact that the page uses. */
function addFoundryProject(folder: string): void {
  const artifacts = path.join(root, 'tests/contracts/projects/foundry')
  cpSync(path.join(artifacts, 'out'), path.join(folder, 'foundry/out'), { recursive: true })
  cpSync(path.join(artifacts, 'contracts'), path.join(folder, 'contracts'), { recursive: true })
  change(folder, 'contracts/contracts.config.ts', "'../out'", () => "'../foundry/out'")
  const library = path.join(folder, 'foundry/lib/forge-std')
  mkdirSync(library, { recursive: true })
  writeFileSync(path.join(library, 'vm.js'), 'var vm = 1;;\nmodule.exports = vm == "1"\n')
  writeFileSync(path.join(library, 'vm.test.ts'), 'const vm: string = 1;;\n')
}

function change(folder: string, file: string, found: string, replacement: (found: string) => string): void {
  const target = path.join(folder, file)
  const text = readFileSync(target, 'utf8')
  if (text.split(found).length !== 2) throw new Error(`${file} does not have this once: ${found}`)
  writeFileSync(target, text.replace(found, replacement))
}
