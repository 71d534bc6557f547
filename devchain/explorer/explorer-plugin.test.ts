import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { WeatherControl } from '#devchain/weather/control/weather-control.ts'
import { Weather } from '#devchain/weather/weather.ts'
import { explorerPlugin } from './explorer-plugin.ts'

test('the explorer is part of the dev server but of no build', async () => {
  const weather = new WeatherControl({ weather: new Weather(), chainIds: [], nodeUrl: async () => '' })
  const plugin = explorerPlugin({ chainIds: [], url: async () => '', weather })
  const namesFor = async (command: 'build' | 'serve') => {
    const { plugins } = await resolveConfig({ configFile: false, plugins: [plugin] }, command)
    return plugins.map(({ name }) => name)
  }
  expect(await namesFor('serve')).toContain(plugin.name)
  expect(await namesFor('build')).not.toContain(plugin.name)
})
