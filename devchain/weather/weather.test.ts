import { expect, test } from 'vitest'
import type { ExchangeFault, Transport } from './fault.ts'
import { isPresetName, type PresetName, presetNames, presets } from './presets.ts'
import { Weather } from './weather.ts'

const drop: ExchangeFault = { kind: 'drop' }
const hang: ExchangeFault = { kind: 'hang' }

function ask(weather: Weather, methods: readonly string[] = ['eth_call'], chainId = 1, via: Transport = 'http') {
  return weather.applyToExchange({ chainId, methods, via })?.fault.kind
}

/** The faults of this many requests in a row. */
function askTimes(weather: Weather, times: number) {
  return Array.from({ length: times }, () => ask(weather))
}

test('the newest rule has precedence until it is spent', () => {
  const weather = new Weather()
  weather.set({ fault: drop })
  weather.set({ fault: hang, times: 2 })
  expect(askTimes(weather, 3)).toEqual(['hang', 'hang', 'drop'])
})

test('a rule applies only to its chain, methods and transport', () => {
  const weather = new Weather()
  weather.set({ fault: drop, chainId: 1, methods: ['eth_getLogs'], via: 'ws' })
  expect(ask(weather, ['eth_call', 'eth_getLogs'], 1, 'ws')).toBe('drop')
  expect(ask(weather, ['eth_call'], 1, 'ws')).toBeUndefined()
  expect(ask(weather, ['eth_getLogs'], 2, 'ws')).toBeUndefined()
  expect(ask(weather, ['eth_getLogs'], 1, 'http')).toBeUndefined()
})

test('every third means the third, the sixth and so on, of the matching requests', () => {
  const weather = new Weather()
  weather.set({ fault: drop, every: 3, methods: ['eth_call'] })
  ask(weather, ['eth_chainId'])
  expect(askTimes(weather, 6)).toEqual([undefined, undefined, 'drop', undefined, undefined, 'drop'])
})

test('call faults do not apply to exchanges, nor socket faults to calls', () => {
  const weather = new Weather()
  weather.set({ fault: { kind: 'null-result' } })
  weather.set({ fault: { kind: 'refused' } })
  expect(ask(weather)).toBeUndefined()
  expect(weather.applyToCall(1, 'eth_call', 'http')?.fault.kind).toBe('null-result')
  expect(weather.applyToUpgrade(1)?.fault.kind).toBe('refused')
  expect(weather.applyToOpenSocket(1)).toBeUndefined()
})

test('an HTTP status does not apply to WebSocket messages, and is not spent on them', () => {
  const weather = new Weather()
  weather.set({ fault: { kind: 'status', status: 503 }, times: 1 })
  expect(ask(weather, ['eth_call'], 1, 'ws')).toBeUndefined()
  expect(ask(weather, ['eth_call'], 1, 'http')).toBe('status')
})

test('small batches are for HTTP batches of more calls', () => {
  const weather = new Weather()
  weather.usePreset('small-batches')
  const four = ['eth_call', 'eth_call', 'eth_call', 'eth_call']
  expect(ask(weather, four)).toBe('small-batches')
  expect(ask(weather, four.slice(1))).toBeUndefined()
  expect(ask(weather, four, 1, 'ws')).toBeUndefined()
})

test('a hanging request resumes when the rule is lifted, even if the rule is spent', async () => {
  const weather = new Weather()
  const lift = weather.set({ fault: hang, times: 1 })
  const applied = weather.applyToExchange({ chainId: 1, methods: [], via: 'http' })
  expect(weather.rules).toEqual([])
  expect(applied?.isLifted()).toBe(false)
  lift()
  await applied?.lifted
  expect(applied?.isLifted()).toBe(true)
})

test('clearing lifts every rule', async () => {
  const weather = new Weather()
  weather.set({ fault: hang })
  const applied = weather.applyToExchange({ chainId: 1, methods: [], via: 'http' })
  weather.clear()
  await applied?.lifted
  expect(ask(weather)).toBeUndefined()
})

test('a preset replaces all rules, and is named until a rule is added or lifted', () => {
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

test('lifting a rule after a clear does not affect newer rules', () => {
  const weather = new Weather()
  const lift = weather.set({ fault: hang })
  weather.usePreset('down')
  lift()
  expect(weather.presetName).toBe('down')
})

test('flaky produces the same faults each time', () => {
  const run = () => {
    const weather = new Weather()
    weather.usePreset('flaky')
    return askTimes(weather, 12)
  }
  expect(run()).toEqual(run())
  expect(
    run()
      .map((fault) => fault ?? '·')
      .join(' ')
  ).toMatchInlineSnapshot(`"· · drop · status drop · · drop status · drop"`)
})

test('every preset has a unique description that fits a list', () => {
  const descriptions = presetNames.map((name) => presets[name].description)
  expect(new Set(descriptions).size).toBe(presetNames.length)
  for (const description of descriptions) expect(description).toMatch(/^[a-z].{5,110}[^.]$/)
})

test('preset names are recognised', () => {
  expect(['stormy', 'sunny', 'toString'].filter(isPresetName)).toEqual(['stormy'] satisfies PresetName[])
})
