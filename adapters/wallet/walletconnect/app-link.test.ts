// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { forgetPackageLink, openAppLink, requestLink } from './app-link.ts'

afterEach(() => void vi.restoreAllMocks())

test.each([
  ['rainbow://', 'rainbow://wc?requestId=7&sessionTopic=ab'],
  ['https://wallet.example/app', 'https://wallet.example/app/wc?requestId=7&sessionTopic=ab'],
  ['https://wallet.example/', 'https://wallet.example/wc?requestId=7&sessionTopic=ab']
])('the link to a request begins with the app’s own: %s', (href, link) => {
  expect(requestLink(href, { requestId: 7, topic: 'ab' })).toBe(link)
})

test.each([
  ['a scheme leaves the page where it is', 'rainbow://wc', '_self'],
  ['a web address does not replace it', 'https://wallet.example/wc', '_blank']
])('%s', (_what, link, target) => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  openAppLink(link)
  expect(open).toHaveBeenCalledExactlyOnceWith(link, target, 'noreferrer noopener')
})

test('a page without the focus opens nothing', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  openAppLink('rainbow://wc')
  expect(open).not.toHaveBeenCalled()
})

test('the link that the package would open automatically is removed, if there is storage', () => {
  localStorage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', '{"href":"other://","name":"Other"}')
  localStorage.setItem('theme', 'dark')
  forgetPackageLink()
  expect({ ...localStorage }).toEqual({ theme: 'dark' })
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(forgetPackageLink).not.toThrow()
})
