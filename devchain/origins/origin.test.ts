import { expect, test } from 'vitest'
import { localChainIds } from '../networks.ts'
import { readContracts, readManifest } from './origin.ts'

test.each(localChainIds)('the recording of chain %i holds its contracts with code and storage', (chainId) => {
  const manifest = readManifest(chainId)
  const contracts = readContracts(chainId)
  expect(manifest.chainId).toBe(chainId)
  expect([...contracts.keys()]).toEqual(Object.values(manifest.contracts))
  for (const { code } of contracts.values()) expect(code).toMatch(/^0x[0-9a-f]{100,}$/)
  expect(Object.keys(contracts.get(manifest.contracts.token)?.storage ?? {}).length).toBeGreaterThan(10)
})
