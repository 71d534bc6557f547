// @vitest-environment happy-dom
import { match } from '@formatjs/intl-localematcher'
import { beforeEach, expect, test, vi } from 'vitest'
import { navLabel } from '#domain/address.ts'
import {
  CONNECTION_KEY,
  DISCONNECTED_KEY,
  LANGUAGE_KEY,
  serialiseConnection,
  THEME_KEY
} from '#ui/models/stored-settings.ts'
import { languages } from '#ui/text/languages.ts'
import { beforePaintScript } from './before-paint-script.ts'

const { dataset } = document.documentElement
const grant = { account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: 84531 } as const
const wallet = { id: 'wallet', isPaired: false }

const script = await beforePaintScript(Object.keys(languages), '/')

function paint(stored: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  new Function(script)()
  return { theme: dataset.theme, wallet: dataset.wallet }
}

beforeEach(() => {
  localStorage.clear()
  delete dataset.theme
  delete dataset.wallet
  delete dataset.account
  delete dataset.untranslated
  document.documentElement.lang = 'en'
  document.documentElement.dir = ''
})

test('a chosen theme applies from the first paint; an invalid one does not', () => {
  expect(paint({ [THEME_KEY]: 'midnight' }).theme).toBe('midnight')
  delete dataset.theme
  expect(paint({ [THEME_KEY]: 'system' }).theme).toBeUndefined()
  expect(paint({ [THEME_KEY]: '"><script>' }).theme).toBeUndefined()
})

test('the invitation to connect does not flash if an account is about to be shown', () => {
  expect(paint({ [CONNECTION_KEY]: serialiseConnection({ wallet, grant }) }).wallet).toBe('remembered')
})

test('the place for a remembered account is filled as soon as it is parsed', async () => {
  paint({ [CONNECTION_KEY]: serialiseConnection({ wallet, grant }) })
  document.body.innerHTML = '<button><span data-remembered></span></button>'
  await expect.poll(() => document.querySelector('span')?.textContent).toBe(navLabel(grant.account))
  expect(dataset.account).toBe(navLabel(grant.account))
})

test('the files of an account are fetched beside the first scripts, and for a remembered one only', () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="account" href="/assets/account.js">')
  const relation = () => document.head.querySelector('link')?.rel
  paint({})
  expect(relation()).toBe('account')
  paint({ [CONNECTION_KEY]: serialiseConnection({ wallet, grant }) })
  expect(relation()).toMatch(/preload$/)
})

test.each([
  ['not an address', serialiseConnection({ wallet, grant }).replace('0xf39F', '<b>')],
  ['the last account, which may not be shared again', serialiseConnection({ wallet, lastAccount: grant.account })],
  [
    'the account of a Safe, which is shown within it only',
    serialiseConnection({ wallet: { ...wallet, id: 'safe' }, grant })
  ]
])('%s is not shown as remembered', (_what, stored) => {
  paint({ [CONNECTION_KEY]: stored })
  expect(dataset.account).toBeUndefined()
})

test('within another page, the account is the host’s, not the remembered one', () => {
  vi.stubGlobal('top', null)
  paint({ [CONNECTION_KEY]: serialiseConnection({ wallet, grant }) })
  expect(dataset.account).toBeUndefined()
  vi.unstubAllGlobals()
})

test('it is shown without an account, and after a disconnect', () => {
  expect(paint({ [CONNECTION_KEY]: serialiseConnection({ wallet }) }).wallet).toBeUndefined()
  const stored = serialiseConnection({ wallet, grant })
  expect(paint({ [CONNECTION_KEY]: stored, [DISCONNECTED_KEY]: 'true' }).wallet).toBeUndefined()
})

test.each([
  ['de', [], 'de'],
  ['en', ['de'], 'en'],
  ['"><script>', ['de-AT', 'en'], 'de'],
  ['klingon', [], 'en'],
  [undefined, ['en-GB', 'de'], 'en'],
  [undefined, ['de-CH'], 'de'],
  [undefined, ['DE'], 'de'],
  [undefined, ['tlh', 'not a tag', 'de'], 'de'],
  [undefined, ['de-Cyrl', 'en'], 'en'],
  [undefined, ['tlh'], 'en']
])('%s kept and %j asked for: the page is in %s from the first paint', (kept, asked, expected) => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(asked)
  paint(kept === undefined ? {} : { [LANGUAGE_KEY]: kept })
  expect(document.documentElement.lang).toBe(expected)
  expect('untranslated' in dataset).toBe(expected !== 'en')
  languages.mockRestore()
})

const several = await beforePaintScript(['en', 'ar', 'de', 'es', 'pt-BR', 'zh-CN', 'zh-HK', 'zh-TW'], '/')

test.each([
  ['ar-EG', 'ar'],
  ['es-419', 'es'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['zh-Hant-HK', 'zh-HK'],
  ['zh-Hant-US', 'zh-TW'],
  ['zh-AU', 'zh-TW'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh-HK', 'zh-HK'],
  ['zh-MO', 'zh-HK'],
  ['zh-TW', 'zh-TW']
])('of several languages, a browser that asks for %s gets %s, in its direction', (asked, expected) => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue([asked, 'en'])
  new Function(several)()
  expect(document.documentElement.lang).toBe(expected)
  expect(document.documentElement.dir).toBe(expected === 'ar' ? 'rtl' : '')
  languages.mockRestore()
})

test.each([
  ...Object.keys(languages).map((tag) => [tag]),
  ['es-ES', 'en'],
  ['es-419', 'es', 'en'],
  ['pt-PT', 'pt', 'en'],
  ['zh-SG', 'en'],
  ['zh-Hant-HK', 'yue-Hant-HK', 'en'],
  ['nb', 'no', 'de', 'en'],
  ['ca', 'es', 'en'],
  ['ca', 'fr'],
  ['be', 'ru', 'en'],
  ['en-GB', 'de'],
  ['in-ID', 'en'],
  ['ms-SG', 'en']
])('a browser gets what a library makes of all that it asks for: %s, %s', (...asked) => {
  const spy = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(asked)
  paint({})
  expect(document.documentElement.lang).toBe(match(asked, Object.keys(languages), 'en'))
  spy.mockRestore()
})

const regions = 'US IN PK IR TR CN RU KZ MD DE AT BR PT MX MY SG ID BN TH VN JP KR 419 001'.split(' ')
const plain = Object.keys(languages).map((tag) => new Intl.Locale(tag).language)

test.each([...new Set(plain)])('in whatever region, %s is what a library makes of it', (language) => {
  const spy = vi.spyOn(navigator, 'languages', 'get')
  for (const asked of regions.map((region) => `${language}-${region}`)) {
    spy.mockReturnValue([asked])
    paint({})
    expect(document.documentElement.lang, asked).toBe(match([asked], Object.keys(languages), 'en'))
  }
  spy.mockRestore()
})

test('a language in another script than its usual one is for visitors who ask for that script', async () => {
  const hindi = await beforePaintScript(['en', 'hi', 'hi-Latn'], '/')
  const latin = await beforePaintScript(['en', 'hi-Latn'], '/')
  const spy = vi.spyOn(navigator, 'languages', 'get')
  const shown = (script: string, asked: string) => {
    spy.mockReturnValue([asked])
    document.documentElement.lang = 'en'
    new Function(script)()
    return document.documentElement.lang
  }
  expect(['hi', 'hi-IN', 'hi-Latn', 'hi-Latn-IN'].map((asked) => shown(hindi, asked))).toEqual([
    'hi',
    'hi',
    'hi-Latn',
    'hi-Latn'
  ])
  expect(['hi-IN', 'hi-Latn'].map((asked) => shown(latin, asked))).toEqual(['en', 'hi-Latn'])
  spy.mockRestore()
})

test('the data of all languages is loaded only for a language that is written in several ways, or not known', () => {
  const languages = vi.spyOn(navigator, 'languages', 'get')
  const completed = vi.spyOn(Intl.Locale.prototype, 'maximize')
  const asksFor = (asked: string) => {
    completed.mockClear()
    languages.mockReturnValue([asked])
    paint({})
    return completed.mock.calls.length > 0
  }
  expect(['en', 'en-US', 'es-419', 'pt-PT', 'ar-EG'].filter(asksFor)).toEqual([])
  expect(['zh-CN', 'ms-MY', 'en-Shaw', 'nl', 'in-ID'].map(asksFor)).not.toContain(false)
  completed.mockRestore()
  languages.mockRestore()
})

test('a browser that denies storage still paints', () => {
  const denied = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  expect(() => new Function(script)()).not.toThrow()
  if (denied) Object.defineProperty(globalThis, 'localStorage', denied)
})

test('a click on Connect before the page has started is kept, with the focus, which Safari gives no button', () => {
  paint({})
  document.body.innerHTML = '<button data-opens="connect"><b>Connect</b></button>'
  document.querySelector('b')?.click()
  expect(dataset.clicked).toBe('connect')
  expect(document.activeElement).toBe(document.querySelector('button'))

  delete dataset.clicked
  dataset.started = ''
  document.querySelector('b')?.click()
  expect(dataset.clicked).toBeUndefined()
  document.body.innerHTML = ''
  delete dataset.started
})
