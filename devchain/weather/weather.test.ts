import { expect, test } from 'vitest'
import type { ExchangeFault, Transport } from './fault.ts'
import { isPresetName, type PresetName, presetNames, presets } from './presets.ts'
import { Weather } from './weather.ts'

const drop: ExchangeFault = { kind: 'drop' }
const hang: ExchangeFault = { kind: 'hang' }

function ask(weather: Weather, methods: readonly string[] = ['eth_call'], chainId = 1, via: Transport = 'http') {
  return weather.strikeExchange({ chainId, methods, via })?.fault.kind
}

/** What becomes of so many requests in a row. */
function asked(weather: Weather, times: number) {
  return Array.from({ length: times }, () => ask(weather))
}

test('the newest rule goes first, and the one before it once that one is spent', () => {
  const weather = new Weather()
  weather.set({ fault: drop })
  weather.set({ fault: hang, times: 2 })
  expect(asked(weather, 3)).toEqual(['hang', 'hang', 'drop'])
})

test('a rule is about its chain, its methods and its transport only', () => {
  const weather = new Weather()
  weather.set({ fault: drop, chainId: 1, methods: ['eth_getLogs'], via: 'ws' })
  expect(ask(weather, ['eth_call', 'eth_getLogs'], 1, 'ws')).toBe('drop')
  expect(ask(weather, ['eth_call'], 1, 'ws')).toBeUndefined()
  expect(ask(weather, ['eth_getLogs'], 2, 'ws')).toBeUndefined()
  expect(ask(weather, ['eth_getLogs'], 1, 'http')).toBeUndefined()
})

test('every third means the third, the sixth and so on, of those that the rule is about', () => {
  const weather = new Weather()
  weather.set({ fault: drop, every: 3, methods: ['eth_call'] })
  ask(weather, ['eth_chainId'])
  expect(asked(weather, 6)).toEqual([undefined, undefined, 'drop', undefined, undefined, 'drop'])
})

test('a fault of calls does not strike an exchange, nor one of sockets a call', () => {
  const weather = new Weather()
  weather.set({ fault: { kind: 'null-result' } })
  weather.set({ fault: { kind: 'refused' } })
  expect(ask(weather)).toBeUndefined()
  expect(weather.strikeCall(1, 'eth_call', 'http')?.fault.kind).toBe('null-result')
  expect(weather.strikeUpgrade(1)?.fault.kind).toBe('refused')
  expect(weather.strikeOpenSocket(1)).toBeUndefined()
})

test('an HTTP status does not strike a message over WebSocket, and is not spent on one', () => {
  const weather = new Weather()
  weather.set({ fault: { kind: 'status', status: 503 }, times: 1 })
  expect(ask(weather, ['eth_call'], 1, 'ws')).toBeUndefined()
  expect(ask(weather, ['eth_call'], 1, 'http')).toBe('status')
})

test('whoever is held goes on when the rule is lifted, though it is spent', async () => {
  const weather = new Weather()
  const lift = weather.set({ fault: hang, times: 1 })
  const strike = weather.strikeExchange({ chainId: 1, methods: [], via: 'http' })
  expect(weather.rules).toEqual([])
  expect(strike?.isLifted()).toBe(false)
  lift()
  await strike?.lifted
  expect(strike?.isLifted()).toBe(true)
})

test('clearing lifts every rule', async () => {
  const weather = new Weather()
  weather.set({ fault: hang })
  const strike = weather.strikeExchange({ chainId: 1, methods: [], via: 'http' })
  weather.clear()
  await strike?.lifted
  expect(ask(weather)).toBeUndefined()
})

test('a preset takes the place of all rules, and is named until a rule is added or lifted', () => {
  const weather = new Weather()
  weather.set({ fault: hang })
  weather.usePreset('garbled')
  expect(weather.rules).toEqual(presets.garbled.rules)
  expect(weather.presetName).toBe('garbled')
  const lift = weather.set({ fault: drop })
  expect(weather.presetName).toBeUndefined()
  lift()
  expect(weather.presetName).toBeUndefined()
  weather.clear()
  expect(weather.presetName).toBe('clear')
})

test('a rule that is lifted after a clear does not touch what came since', () => {
  const weather = new Weather()
  const lift = weather.set({ fault: hang })
  weather.usePreset('down')
  lift()
  expect(weather.presetName).toBe('down')
})

test('flaky is flaky in the same way each time', () => {
  const run = () => {
    const weather = new Weather()
    weather.usePreset('flaky')
    return asked(weather, 12)
  }
  expect(run()).toEqual(run())
  expect(
    run()
      .map((fault) => fault ?? '·')
      .join(' ')
  ).toMatchInlineSnapshot(`"· · drop · status drop · · drop status · drop"`)
})

test('every preset has a phrase of its own that fits a list', () => {
  const phrases = presetNames.map((name) => presets[name].says)
  expect(new Set(phrases).size).toBe(presetNames.length)
  for (const phrase of phrases) expect(phrase).toMatch(/^[a-z].{5,110}[^.]$/)
})

test('preset names are told from other words', () => {
  expect(['stormy', 'sunny', 'toString'].filter(isPresetName)).toEqual(['stormy'] satisfies PresetName[])
})
