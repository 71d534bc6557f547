import { expect, test } from 'vitest'
import { runForeign } from '../devchain/foreign-program.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'

test(
  'npm run release packs the three packages, finds nothing wrong with them, and publishes none',
  async () => {
    const { code, output, errors } = await runForeign('npm', ['run', 'release'], root)
    expect({ code, errors }).toMatchObject({ code: 0 })
    const said = output.split('\n')
    for (const name of ['@portside/devchain', '@portside/session-verifier', 'create-portside'])
      expect(said).toContainEqual(expect.stringMatching(new RegExp(`^\\+ ${name}@\\d+\\.\\d+\\.\\d+$`)))
    expect(errors).not.toMatch(/default access/)
    expect(said).toContain('Nothing was published: npm run release -- --publish does it.')
  },
  limit(150_000)
)
