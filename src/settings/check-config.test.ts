import { expect, test } from 'vitest'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli, defaultChains, knownChains } from '#domain/chain/known-chains.ts'
import { palettes } from '#ui/theme/palettes.ts'
import { type Config, config } from '../config.ts'
import { checkConfig } from './check-config.ts'

const check = (more: Partial<Config>) => () => checkConfig({ ...config, ...more })

test('an accent is a colour that is readable on every background of its themes', () => {
  const withAccent = (light: string) => check({ accent: { light, dark: '#8FD3FF' } })
  expect(withAccent('#5B21B6')).not.toThrow()
  expect(withAccent('purple')).toThrow('accent.light must be a colour as #rrggbb, got "purple".')
  expect(withAccent('#C4B5FD')).toThrow(
    'accent.light #C4B5FD on canvas #F5F7FA of theme "light" has a contrast of 1.72 : 1, and 4.5 : 1 is needed.'
  )
})

test('a chain that is there twice is named with the file that holds the list', () => {
  const twice = [baseGoerli, baseGoerli]
  expect(check({ chains: twice })).toThrow('chains in src/config.ts names chain 84531 twice.')
  const [defaults, known] = [defaultChains, knownChains] as unknown as Chain[][]
  for (const [list, name] of [
    [defaults, 'defaultChains'],
    [known, 'knownChains']
  ] as const) {
    list?.push(baseGoerli)
    try {
      expect(check({ chains: defaultChains, knownChains })).toThrow(
        `${name} in domain/chain/known-chains.ts names chain 84531 twice.`
      )
    } finally {
      list?.pop()
    }
  }
})

test('what the connect dialog says about the site is text with links', () => {
  const disclaimer = ['By connecting, you accept our ', { text: 'terms', url: '/terms' }, '.']
  expect(check({ appInfo: { learnMoreUrl: 'https://learn.example/wallets', disclaimer } })).not.toThrow()
})

test.each<[Partial<Config>, string]>([
  [
    { radius: 'huge' as 'large' },
    'radius in src/config.ts must be "none" or "small" or "medium" or "large", got "huge".'
  ],
  [
    { font: { text: 'Verdana;}body{display:none' } },
    'font.text in src/config.ts must be font families, separated by commas, got Verdana;}body{display:none.'
  ],
  [{ font: { mono: '' } }, 'font.mono in src/config.ts must be font families, separated by commas, got .'],
  [
    { overlay: { light: '#0D1626', dark: '#000000CC' } },
    'overlay.light must be a colour with opacity, as #rrggbbaa, got "#0D1626".'
  ],
  [{ overlay: { light: '#0D162680', dark: '#000000CC', blur: -1 } }, 'overlay.blur must be from 0 to 40 px, got -1.'],
  [
    { appInfo: { learnMoreUrl: 'learn.example' } },
    'appInfo.learnMoreUrl must be an http(s) URL or a path that starts with "/", got "learn.example".'
  ],
  [
    { appInfo: { disclaimer: [{ text: 'terms', url: 'javascript:alert(1)' }] } },
    'the url of "terms" in appInfo.disclaimer must be an http(s) URL or a path that starts with "/", got "javascript:alert(1)".'
  ],
  [{ appInfo: { disclaimer: ['\u202egnp'] } }, 'appInfo.disclaimer must be visible text, got "\u202egnp".'],
  [{ appInfo: { disclaimer: [] } }, 'appInfo.disclaimer is empty: leave it out for none.'],
  [{ walletGroups: [] }, 'walletGroups in src/config.ts is empty: leave it out for the default.'],
  [
    { walletGroups: [{ name: ' ', wallets: ['rainbow'] }] },
    'walletGroups in src/config.ts: a name must be one line of visible text, got " ".'
  ],
  [
    { walletGroups: [{ name: 'Installed', wallets: ['rainbow'] }] },
    'walletGroups in src/config.ts: "Installed" is the group of wallets that announce themselves.'
  ],
  [{ walletGroups: [{ name: 'Ours', wallets: [] }] }, 'walletGroups in src/config.ts: "Ours" has no wallets.'],
  [
    {
      walletGroups: [
        { name: 'Ours', wallets: ['rainbow'] },
        { name: 'Ours', wallets: ['safe'] }
      ]
    },
    'walletGroups in src/config.ts has two groups "Ours".'
  ],
  [
    {
      walletGroups: [
        { name: 'Ours', wallets: ['rainbow'] },
        { name: 'Others', wallets: ['safe', 'rainbow'] }
      ]
    },
    'walletGroups in src/config.ts names the wallet "rainbow" twice.'
  ],
  [{ signIn: 'maybe' as 'optional' }, 'signIn in src/config.ts must be "required" or "optional", got "maybe".'],
  [{ modalSize: 'huge' as 'wide' }, 'modalSize in src/config.ts must be "compact" or "wide", got "huge".'],
  [
    { display: { ...config.display, chainStatus: { smallScreen: 'icon', largeScreen: 'all' as 'full' } } },
    'display.chainStatus in src/config.ts must be "full" or "icon" or "name" or "none", got "all".'
  ]
])('%j stops with one sentence', (more, sentence) => {
  expect(check(more)).toThrow(new Error(sentence))
})

test('a theme that cannot be read is named as such, with an accent too', () => {
  const { dark } = palettes
  const dusk = { ...dark, sunken: '#8B8397' }
  const accent = { light: '#0050B0', dark: '#8AB4FF' }
  expect(() => checkConfig({ ...config, accent })).not.toThrow()
  expect(() => checkConfig({ ...config, accent }, { ...palettes, dusk })).toThrow(
    /^Theme "dusk": \w+ #\w{6} on sunken #8B8397/
  )
})
