import { expect, test } from 'vitest'
import type { WeatherRule } from '#devchain/weather/fault.ts'
import { presets } from '#devchain/weather/presets.ts'
import { remainsOf, rulesIn } from './weather-scope.ts'

const CHAINS = [1, 2, 3]
const everywhere: WeatherRule = { fault: { kind: 'drop' } }
const onOne: WeatherRule = { ...everywhere, chainId: 1 }
const ofCalls: WeatherRule = { ...onOne, methods: ['eth_call'] }

test('the weather of one chain takes the place of that of all chains there, and leaves it to the others', () => {
  expect(remainsOf(everywhere, { chainId: 1 }, CHAINS)).toEqual([
    { ...everywhere, chainId: 2 },
    { ...everywhere, chainId: 3 }
  ])
  expect(remainsOf(onOne, { chainId: 1 }, CHAINS)).toEqual([])
  expect(remainsOf(onOne, { chainId: 2 }, CHAINS)).toEqual([onOne])
})

test('the weather of some methods takes the place of theirs only', () => {
  const scope = { chainId: 1, methods: ['eth_call', 'eth_getLogs'] }
  expect(remainsOf(ofCalls, scope, CHAINS)).toEqual([])
  expect(remainsOf(onOne, scope, CHAINS)).toEqual([onOne])
  expect(remainsOf({ ...ofCalls, methods: ['eth_call', 'eth_gasPrice'] }, scope, CHAINS)).toHaveLength(1)
})

test('the weather of a whole chain takes the place of that of its methods', () => {
  expect(remainsOf(ofCalls, { chainId: 1 }, CHAINS)).toEqual([])
})

test('limited to methods, a preset has no rules of sockets', () => {
  expect(rulesIn({ methods: ['eth_call'] }, presets.down.rules, 'down')).toEqual([
    { fault: { kind: 'drop' }, methods: ['eth_call'], preset: 'down' }
  ])
})
