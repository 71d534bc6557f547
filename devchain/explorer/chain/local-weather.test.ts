import { expect, test } from 'vitest'
import { Weather } from '#devchain/weather/weather.ts'
import { LocalWeather } from './local-weather.ts'

function start() {
  const weather = new Weather()
  const local = new LocalWeather(weather, [1, 2])
  return { weather, presets: () => [local.presetOf(1), local.presetOf(2)], local }
}

test('each chain has its own preset', () => {
  const { local, presets } = start()
  local.use(1, 'slow')
  local.use(2, 'down')
  expect(presets()).toEqual(['slow', 'down'])
  local.use(1, 'clear')
  expect(presets()).toEqual(['clear', 'down'])
})

test('changing one chain keeps a global preset on the others', () => {
  const { weather, local, presets } = start()
  weather.usePreset('stormy')
  expect(presets()).toEqual(['stormy', 'stormy'])
  local.use(1, 'clear')
  expect(presets()).toEqual(['clear', 'stormy'])
})

test('weather cleared elsewhere shows as clear, and rules set elsewhere have no preset', () => {
  const { weather, local, presets } = start()
  local.use(1, 'slow')
  weather.clear()
  expect(presets()).toEqual(['clear', 'clear'])
  weather.set({ fault: { kind: 'drop' }, chainId: 2 })
  expect(presets()).toEqual(['clear', undefined])
})
