import { startDevchain } from '#devchain/nodes/forks.ts'
import { runBuildCommand } from '../build/build-page.ts'
import { root } from '../ready.mjs'
import { sameOriginPage, sameOriginPageWithSignIn } from '../tested-page.mjs'
import { ownPage, pageWithNames, pageWithoutSignIn, pageWithSignIn } from './built-pages.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { deployTeamContracts } from './harness/team-contracts.ts'

const NAMES_PAGE = ['--config', 'tests/e2e/names-page.config.ts']
const CONTRACTS_PAGE = ['--config', 'tests/e2e/contracts-page.config.ts']

/** What browser tests open, unless `npm test` has built it. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default async function buildPages(): Promise<void> {
  if (process.env['E2E_DIST'] === undefined) await buildSharedPages()
}

/** Before a run's first test, because a build slows down what runs beside it. */
export async function buildEveryPage(): Promise<void> {
  await buildSharedPages()
  await buildPageWithNames(pageWithNames)
}

export async function buildPageWithSignIn(): Promise<void> {
  await build(pageWithSignIn, sameOriginPageWithSignIn)
}

/** The page that reads names from a local Ethereum, begins on Base Goerli, and has a placeholder for its WalletConnect project. */
export async function buildPageWithNames(folder: string): Promise<void> {
  const variables = {
    ...sameOriginPage,
    AUTH_URL: '',
    RPC_URL_1: '/rpc/1',
    WALLETCONNECT_PROJECT_ID: 'YOUR_PROJECT_ID'
  }
  await build(folder, variables, NAMES_PAGE)
}

async function buildSharedPages(): Promise<void> {
  const withoutSignIn = { ...sameOriginPage, AUTH_URL: '' }
  await Promise.all([
    buildWithContracts(ownPage, { ...withoutSignIn, CONFIG_DIR: '' }),
    build(pageWithoutSignIn, withoutSignIn),
    buildPageWithSignIn()
  ])
}

type Variables = Readonly<Record<string, string>>

/** With the addresses that the contracts of `contracts/` have on every worker's chains. */
async function buildWithContracts(outDir: string, variables: Variables): Promise<void> {
  const devchain = await startDevchain({ chainIds: [BASE_GOERLI] })
  const addresses = await deployTeamContracts(devchain.url).finally(devchain.stop)
  await build(outDir, { ...variables, CONTRACT_ADDRESSES: JSON.stringify(addresses) }, CONTRACTS_PAGE)
}

async function build(outDir: string, variables: Variables, args: readonly string[] = []): Promise<void> {
  const { status, output } = await runBuildCommand(outDir, variables, root, args)
  if (status !== 0) throw new Error(`The page could not be built:\n${output}`)
}
