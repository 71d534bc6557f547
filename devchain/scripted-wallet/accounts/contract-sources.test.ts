import { expect, test } from 'vitest'
import { sourceDigest } from './contract-sources.ts'
import contracts from './contracts.json' with { type: 'json' }

test('the recorded code matches the sources; if not, run `npm run devchain:record`', () => {
  expect(contracts.sources).toBe(sourceDigest())
})
