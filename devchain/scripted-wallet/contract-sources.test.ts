import { expect, test } from 'vitest'
import { sourceDigest } from './contract-sources.ts'
import contracts from './contracts.json' with { type: 'json' }

test('the recorded code is of the sources as they are: otherwise run `npm run devchain:record`', () => {
  expect(contracts.sources).toBe(sourceDigest())
})
