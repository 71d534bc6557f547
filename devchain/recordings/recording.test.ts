import { expect, test } from 'vitest'
import { localNetworks } from '#devchain/nodes/networks.ts'
import { readContracts, readManifest, readNames } from './recording.ts'

test.each(localNetworks)(
  'the recording of chain $chainId contains its contracts with code',
  ({ chainId, firstBlock }) => {
    const manifest = readManifest(chainId)
    const contracts = readContracts(chainId)
    expect(manifest).toMatchObject({ chainId, firstBlock })
    expect([...contracts.keys()]).toEqual(Object.values({ ...manifest.contracts, ...manifest.names?.contracts }))
    for (const { code } of contracts.values()) expect(code).toMatch(/^0x[0-9a-f]{100,}$/)
    expect(Object.keys(contracts.get(manifest.contracts.token)?.storage ?? {}).length).toBeGreaterThan(10)
  }
)

test('the fixtures have the same addresses on every chain', () => {
  const [first, ...others] = localNetworks.map(({ chainId }) => readManifest(chainId).contracts)
  for (const contracts of others) expect(contracts).toEqual(first)
})

test('only chain 1 has names', () => {
  expect(readNames(1).names.length).toBeGreaterThan(10)
  expect(() => readNames(84531)).toThrow('The recording of chain 84531 has no names.')
})
