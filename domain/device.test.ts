import { describe, expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const of = (userAgent: string, maxTouchPoints = 0) => {
  const { os, browser } = deviceOf({ userAgent, maxTouchPoints })
  return `${os} ${browser}`
}

test('phones are recognised by their operating system', () => {
  expect(of(`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI}`, 5)).toBe('ios safari')
  expect(of(`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, 5)).toBe('android chrome')
})

test('on a phone, browsers are recognised by their mobile names', () => {
  expect(of(`${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 5)).toBe('ios chrome')
  expect(of(`${IPHONE} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`, 5)).toBe('ios firefox')
  expect(of(`${IPHONE} Version/18.0 EdgiOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 5)).toBe('ios edge')
  expect(of(`${IPHONE} OPiOS/14.0.0.104835 Mobile/15E148 Safari/9537.53`, 5)).toBe('ios opera')
  expect(of(`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1 OPT/5.0.0`, 5)).toBe('ios opera')
  expect(of('Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', 5)).toBe('android firefox')
})

test('the browser inside a wallet’s app is recognised by its operating system', () => {
  expect(of(`${IPHONE} Mobile/15E148 MetaMaskMobile`, 5)).toBe('ios other')
  expect(of('Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/142.0.0.0', 5)).toBe(
    'android chrome'
  )
})

test('an iPad that claims to be a Mac is recognised by its touch screen', () => {
  expect(of(`${MAC} ${SAFARI}`, 5)).toBe('ios safari')
  expect(of(`${MAC} ${SAFARI}`)).toBe('desktop safari')
})

test('browsers that claim to be others are recognised by their own name', () => {
  expect(of(`${MAC} ${CHROME} Safari/537.36`)).toBe('desktop chrome')
  expect(of(`${MAC} ${CHROME} Safari/537.36 Edg/142.0.0.0`)).toBe('desktop edge')
  expect(of(`${MAC} ${CHROME} Safari/537.36 OPR/120.0.0.0`)).toBe('desktop opera')
  expect(of('Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0')).toBe('desktop firefox')
  expect(of(`${MAC} ${CHROME.replace('Chrome', 'HeadlessChrome')} Safari/537.36`)).toBe('desktop chrome')
  expect(of('')).toBe('desktop other')
})

describe('an app that shows the page in its own browser', () => {
  const isInApp = (userAgent: string, more: object = {}, page: object = {}) =>
    deviceOf({ userAgent, maxTouchPoints: 5, ...more }, page).isInApp === true
  const android = (version: string) =>
    `Mozilla/5.0 (Linux; Android 15; Pixel 9${version}) ${CHROME} Mobile Safari/537.36`

  test.each([
    ['Instagram', `${IPHONE} Mobile/15E148 Instagram 350.0.0.29.95 (iPhone15,2; iOS 18_5; en_US)`],
    ['Facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.38.109;FBBV/1;FBDV/iPhone15,2]`],
    ['X', `${IPHONE} Mobile/15E148 Twitter for iPhone/10.60`],
    ['X that claims to be Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1 Twitter for iPhone/10.60`],
    ['a wallet', `${IPHONE} Mobile/15E148 MetaMaskMobile`],
    ['any app on Android', android('; wv')],
    ['Facebook on Android', `${android('; wv')} [FB_IAB/FB4A;FBAV/480.0.0.0.1;]`],
    ['a mini app of Telegram', `${android('')} Telegram-Android/11.3.3 (Google Pixel 9; Android 15; SDK 35; HIGH)`]
  ])('is recognised by its user agent: %s', (_app, userAgent) => {
    expect(isInApp(userAgent)).toBe(true)
  })

  test('is recognised by its objects in the page where its user agent is the browser’s: Telegram', () => {
    expect(isInApp(android(''), {}, { TelegramWebviewProxy: {} })).toBe(true)
    expect(isInApp(`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, {}, { TelegramWebviewProxy: {} })).toBe(true)
  })

  test.each([
    ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', `${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`],
    ['Firefox on an iPhone', `${IPHONE} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`],
    ['Chrome on Android', android('')],
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0']
  ])('is not a browser: %s', (_browser, userAgent) => {
    expect(isInApp(userAgent)).toBe(false)
  })

  test('is not a page on the home screen of an iPhone, which does not say that it is Safari', () => {
    expect(isInApp(`${IPHONE} Mobile/15E148`, { standalone: true })).toBe(false)
  })

  test('is of no concern on a computer, where no wallet is an app beside the page', () => {
    expect(
      deviceOf({ userAgent: `${MAC} AppleWebKit/605.1.15`, maxTouchPoints: 0 }, { TelegramWebviewProxy: {} })
    ).toEqual({ os: 'desktop', browser: 'other' })
  })
})
