import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const of = (userAgent: string, maxTouchPoints = 0) => Object.values(deviceOf({ userAgent, maxTouchPoints })).join(' ')

test('phones are recognised by their operating system', () => {
  expect(of(`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI}`, 5)).toBe('ios safari')
  expect(of(`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, 5)).toBe('android chrome')
})

test('on a phone, browsers are recognised by their mobile names', () => {
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  expect(of(`${iPhone} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 5)).toBe('ios chrome')
  expect(of(`${iPhone} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`, 5)).toBe('ios firefox')
  expect(of(`${iPhone} Version/18.0 EdgiOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 5)).toBe('ios edge')
  expect(of(`${iPhone} OPiOS/14.0.0.104835 Mobile/15E148 Safari/9537.53`, 5)).toBe('ios opera')
  expect(of(`${iPhone} Version/18.0 Mobile/15E148 Safari/604.1 OPT/5.0.0`, 5)).toBe('ios opera')
  expect(of('Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', 5)).toBe('android firefox')
})

test('the browser inside a wallet’s app is recognised by its operating system', () => {
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  expect(of(`${iPhone} Mobile/15E148 MetaMaskMobile`, 5)).toBe('ios other')
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
