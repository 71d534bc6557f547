import { expect, test } from 'vitest'
import { NAMES_CHAIN_ID } from '#devchain/nodes/networks.ts'
import { readEnsContracts } from './ens-contracts.ts'
import { readContracts, readNames } from './recording.ts'

test('the recorded names chain runs the ENS contracts stored beside it', () => {
  const recorded = readContracts(NAMES_CHAIN_ID)
  const { registry, reverseRegistrar, publicResolver } = readNames(NAMES_CHAIN_ID).contracts
  const codeAt = (address: typeof registry) => recorded.get(address)?.code ?? '0x'
  const expected = readEnsContracts()
  expect(codeAt(registry)).toBe(expected.registry.runtimeCode)
  for (const [address, { bytecode }] of [
    [reverseRegistrar, expected.reverseRegistrar],
    [publicResolver, expected.publicResolver]
  ] as const) {
    const code = codeAt(address).slice(2)
    expect(code.length).toBeGreaterThan(1_000)
    expect(bytecode.endsWith(code)).toBe(true)
  }
})
