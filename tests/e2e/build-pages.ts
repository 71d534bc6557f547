import { startDevchain } from '#devchain/nodes/forks.ts'
import { runBuildCommand } from '../build/build-page.ts'
import { root } from '../ready.mjs'
import { sameOriginPage, sameOriginPageWithSignIn } from '../tested-page.mjs'
import { ownPage, pageWithoutSignIn, pageWithSignIn } from './built-pages.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { deployTeamContracts } from './harness/team-contracts.ts'

const CONTRACTS_PAGE = ['--config', 'tests/e2e/contracts-page.config.ts']

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default async function buildPages(): Promise<void> {
  const withoutSignIn = { ...sameOriginPage, AUTH_URL: '' }
  await Promise.all([
    buildWithContracts(ownPage, { ...withoutSignIn, CONFIG_DIR: '' }),
    build(pageWithoutSignIn, withoutSignIn),
    buildPageWithSignIn()
  ])
}

/** Unless it is there. */
export async function buildPageWithSignIn(): Promise<void> {
  if (process.env['E2E_DIST'] === undefined) await build(pageWithSignIn, sameOriginPageWithSignIn)
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
