// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { navigate } from '#ui/router.tsx'
import { FakePage } from '#ui/views/fake-page.tsx'
import type { Page } from '#ui/views/page.ts'
import type { Shell } from '#ui/views/shell-context.ts'
import { PageLinks } from './page-links.tsx'

const view: Page['view'] = { View: () => undefined, load: async () => undefined }
const about: Page = { path: '/about', link: 'About us', view }
const book: Page = { path: '/log-book', link: 'Log book', needs: 'account', view }

afterEach(() => {
  cleanup()
  history.replaceState(undefined, '', '/')
})

function draw(pages: readonly Page[], shell: Partial<Shell> = {}) {
  render(
    <FakePage models={openTab().models} shell={{ pages, ...shell }}>
      <PageLinks />
    </FakePage>
  )
}

test('pages with the text of a link have one, in their order, without a connected account', () => {
  draw([about, { path: '/hidden', view }, book], { views: undefined })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About us', '/about'],
    ['Log book', '/log-book']
  ])
})

test('the link of the page on screen is the current one', () => {
  draw([about, book])
  const current = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))
  expect(current()).toEqual([null, null])
  act(() => navigate('/log-book'))
  expect(current()).toEqual([null, 'page'])
})
