import * as viemChains from 'viem/chains'
import { expect, test } from 'vitest'
import { chainNames } from '#domain/chain/chain-names.ts'
import { knownChains } from '#domain/chain/known-chains.ts'

test('every well-known name of a network is that of its preset, or else the one that viem has for its id', () => {
  for (const [id, name] of Object.entries(chainNames)) {
    const preset = knownChains.find((chain) => chain.id === Number(id))
    const known = Object.values(viemChains).filter((chain) => chain.id === Number(id))
    expect(preset ? [preset.name] : known.map((chain) => chain.name)).toContain(name)
  }
})
