import { expect, test } from 'vitest'
import { Weather } from '#devchain/weather/weather.ts'
import { LocalWeather } from './local-weather.ts'

function start() {
  const weather = new Weather()
  const local = new LocalWeather(weather, [1, 2])
  return { weather, presets: () => [local.presetOf(1), local.presetOf(2)], local }
}

test('each chain has a preset of its own', () => {
  const { local, presets } = start()
  local.use(1, 'slow')
  local.use(2, 'down')
  expect(presets()).toEqual(['slow', 'down'])
  local.use(1, 'clear')
  expect(presets()).toEqual(['clear', 'down'])
})

test('a preset for all chains stays that of the others', () => {
  const { weather, local, presets } = start()
  weather.usePreset('stormy')
  expect(presets()).toEqual(['stormy', 'stormy'])
  local.use(1, 'clear')
  expect(presets()).toEqual(['clear', 'stormy'])
})

test('what somebody else cleared is clear, and rules of somebody else’s have no name', () => {
  const { weather, local, presets } = start()
  local.use(1, 'slow')
  weather.clear()
  expect(presets()).toEqual(['clear', 'clear'])
  weather.set({ fault: { kind: 'drop' }, chainId: 2 })
  expect(presets()).toEqual(['clear', undefined])
})
