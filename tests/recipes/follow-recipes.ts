import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { applyBlock } from './apply-block.ts'
import { installHarbour } from './harbour-package.ts'
import { writeNoticeBoard } from './notice-board-page.ts'
import { blocksUnder } from './readme.ts'

/** Follows every recipe in the same project, so that they must work together. */
export function followRecipes(folder: string): void {
  installHarbour(folder)
  writeNoticeBoard(folder)
  const blocks = [
    ...blocksUnder('README.md', 'Add a wallet'),
    ...blocksUnder('README.md', 'Add a chain'),
    ...blocksUnder('README.md', 'Use it from your own components'),
    ...blocksUnder('README.md', 'Show your own transaction in the list'),
    ...blocksUnder('README.md', 'Change how it looks'),
    ...blocksUnder('tests/ports/README.md', 'A third RPC library')
  ]
  for (const block of blocks) applyBlock(folder, block)
  addChainOfAnvil(folder)
  addLanguage(folder)
  addFoundryProject(folder)
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

/** A copy of one nearby, as it is before anybody translates it. */
function addLanguage(folder: string): void {
  cpSync(path.join(folder, 'ui/text/de'), path.join(folder, 'ui/text/nl'), { recursive: true })
  change(folder, 'ui/text/languages.ts', "  'pt-BR':", (found) => `  nl: 'Nederlands',\n${found}`)
}

/** With the libraries of others, whose style is their own, and an artifact that the page uses. */
function addFoundryProject(folder: string): void {
  const artifacts = 'tests/contracts/projects/foundry'
  cpSync(path.join(folder, artifacts, 'out'), path.join(folder, 'foundry/out'), { recursive: true })
  cpSync(path.join(folder, artifacts, 'contracts'), path.join(folder, 'contracts'), { recursive: true })
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
