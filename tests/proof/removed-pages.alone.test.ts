import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { createScratchCopy, removeScratchCopy } from '../recipes/scratch-copy.ts'
import { Shell } from '../recipes/shell.ts'
import { limit } from '../run/limits.mjs'

/** For one that hangs. */
const COMMAND_LIMIT_MS = limit(600_000)

/** Each example that the guide says how to remove, until that is done. */
const examples = [
  ...readFileSync(path.join(root, 'docs/guides/contracts.md'), 'utf8').matchAll(/`(git rm -r contracts\/([\w-]+))`/g)
]
  .map(([, command = '', name = '']) => ({ command, name }))
  .filter(({ name }) => existsSync(path.join(root, 'contracts', name)))

let folder: string

beforeAll(() => {
  folder = createScratchCopy()
})

afterAll(() => removeScratchCopy(folder))

async function typed(command: string): Promise<string> {
  const { status, output } = await new Shell(folder, command).untilEnd()
  expect(status, `${command}\n${output}`).toBe(0)
  return output
}

// Types, format and a build without pages are those of a created project, in create.alone.test.ts.
test(
  'without its example pages, as the guide removes them, the project passes its own tests, and only documents name them',
  async () => {
    await typed('git init -q && git add -A && git -c user.name=Team -c user.email=team@example.com commit -qm All')
    for (const { command, name } of examples) {
      const isNamed = `git grep -Eil '${name.replaceAll('-', '[-_ ]?')}' -- ':!*.md'`
      expect(await typed(isNamed)).toContain(`contracts/${name}/page.ts`)
      await typed(command)
      expect(existsSync(path.join(folder, 'contracts', name))).toBe(false)
      expect(await typed(`${isNamed} || true`)).toBe('')
    }
    await typed('npx vitest run --project unit tests/structure src/settings contracts')
  },
  COMMAND_LIMIT_MS
)
