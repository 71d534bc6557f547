import { afterEach, expect, test } from 'vitest'
import { createExplorer } from '#devchain/explorer/explorer.ts'
import { createPhoneControl } from '#devchain/phone/phone-control.ts'
import { SafeControl } from '#devchain/safe-host/safe-control.ts'
import { WeatherControl } from '#devchain/weather/control/weather-control.ts'
import { Weather } from '#devchain/weather/weather.ts'

const HEADERS = { host: '127.0.0.1' }
const never = () => new Promise<never>(() => undefined)

let control: SafeControl | undefined
afterEach(async () => {
  await control?.stop()
  control = undefined
})

const weather = new WeatherControl({ weather: new Weather(), chainIds: [], nodeUrl: never })
const pages: Readonly<Record<string, () => Response | Promise<Response>>> = {
  'the explorer': () =>
    createExplorer({ chainIds: [], url: never, weather }).request('/__dev/explorer/', {
      headers: HEADERS
    }),
  'the test phone': () => createPhoneControl(never).request('/__dev/phone/', { headers: HEADERS }),
  'the test Safe': async () => {
    control = await SafeControl.start({ chains: [{ id: 1, name: 'Ethereum' }], open: never })
    return fetch(control.origin)
  }
}

test.each(Object.entries(pages))(
  '%s has an icon that its own policy allows, since browsers would otherwise request /favicon.ico',
  async (_, open) => {
    const response = await open()
    expect(response.status).toBe(200)
    const [, icon = 'none'] = /<link rel="icon" href="([^"]+)">/.exec(await response.text()) ?? []
    const [, images = ''] = /img-src ([^;]+)/.exec(response.headers.get('content-security-policy') ?? '') ?? []
    expect(images.split(' ')).toContain(icon.startsWith('data:') ? 'data:' : "'self'")
    expect(icon).toMatch(/^(?:data:|\/)/)
  }
)
