import { runBuildCommand } from '../../build/build-page.ts'
import { root } from '../../ready.mjs'
import { sameOriginPage } from '../../tested-page.mjs'

/** The product with 500 chains, and 200 tokens on each that a local node serves. */
export async function buildCrowdedPage(folder: string): Promise<void> {
  const config = ['--config', 'tests/e2e/crowded-page.config.ts']
  const { status, output } = await runBuildCommand(folder, { ...sameOriginPage, AUTH_URL: '' }, root, config)
  if (status !== 0) throw new Error(`The page could not be built:\n${output}`)
}
