import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PackedCreate } from '../create/packed-create.ts'
import { applyBlock } from '../recipes/apply-block.ts'
import { followRecipes } from '../recipes/follow-recipes.ts'
import { blocksUnder } from '../recipes/readme.ts'
import { linkInstalled } from '../recipes/scratch-copy.ts'
import { Shell } from '../recipes/shell.ts'
import { limit } from '../run/limits.mjs'

/** For one that hangs. */
const COMMAND_LIMIT_MS = limit(900_000)

const PAGE_TEST = `import { test } from '../../tests/e2e/harness/contracts-test.ts'
import { expect } from '../../tests/e2e/test.ts'

test('the notice board asks a visitor to connect', async ({ page }) => {
  await page.goto('/notice-board')
  await expect(page.getByText('Nobody is connected.')).toBeVisible()
})
`

let create: PackedCreate

beforeAll(() => {
  create = new PackedCreate()
}, COMMAND_LIMIT_MS)

afterAll(() => create?.close())

test(
  'a project in which every recipe was followed passes its own .ci/run: checks, its own pages, and what its configuration changes',
  async () => {
    const { code, errors } = await create.run(['my-app', '--yes'])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    const project = path.join(create.folder, 'my-app')
    linkInstalled(project)
    followRecipes(project)
    writeFileSync(path.join(project, 'contracts/notice-board/notice-board.spec.ts'), PAGE_TEST)
    followTipJar(project)
    const contracts = await new Shell(project, 'npm run contracts && npm run format').untilEnd()
    expect(contracts.status, contracts.output).toBe(0)
    const { status, output } = await new Shell(project, '.ci/run').untilEnd()
    expect(status, output).toBe(0)
    expect(output).toContain('the notice board asks a visitor to connect')
    expect(output).toContain('a tip is in the jar once the wallet has sent it')
    expect(output).toContain('lists wallets in the groups of the configuration')
  },
  COMMAND_LIMIT_MS
)

/** The page of the guide, with the browser test that contracts/README.md shows. */
function followTipJar(project: string): void {
  for (const block of blocksUnder('README.md', 'Your contract in fifteen minutes').slice(0, 3))
    applyBlock(project, block)
  for (const block of blocksUnder('contracts/README.md', 'Tests of a page')) applyBlock(project, block)
}
