// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fallbackAvatar } from '#domain/name/fallback-avatar.ts'
import { openTab } from '#src/testing/open-tab.ts'
import type { LoadAvatar, OwnAvatarProps } from '#ui/avatar.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { alice } from '#ui/testing/fake-values.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { Avatar } from './avatar.tsx'

const stops: (() => void)[] = []

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) stop()
})

const emoji = fallbackAvatar(alice).emoji

function Flag({ address, name, pictureUrl, size }: OwnAvatarProps): ReactNode {
  return [address, name, pictureUrl, size].join(' ')
}

async function draw(load: LoadAvatar, more: { readonly name?: string; readonly isPending?: boolean } = {}) {
  const { models, stop } = openTab()
  stops.push(stop)
  const settings = { ...models.settings, avatar: load }
  const avatar = <Avatar address={alice} url="https://pictures.example/a.png" size={56} {...more} />
  return act(async () =>
    render(
      <FakePage models={models} shell={{ settings }}>
        {avatar}
      </FakePage>
    )
  )
}

test('a team’s own avatar is given the account and the size, in place of emoji and picture', async () => {
  const { container } = await draw(async () => Flag, { name: 'alice.eth' })
  expect(container.textContent).toBe(`${alice} alice.eth https://pictures.example/a.png 56`)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(container.textContent)
})

test('within the ring of a pending transaction it is smaller', async () => {
  const { container } = await draw(async () => Flag, { isPending: true })
  expect(container.textContent).toMatch(/ 46$/)
  expect(container.querySelector('svg')).toBeInstanceOf(SVGElement)
})

test('its place is kept free until it is fetched, and from then on it is drawn at once', async () => {
  const code = deferred<typeof Flag>()
  const load = () => code.promise
  const { container } = await draw(load)
  expect(container.textContent).toBe('')
  await act(async () => code.resolve(Flag))
  expect(container.textContent).toContain(alice)
  cleanup()
  const { models, stop } = openTab()
  stops.push(stop)
  const settings = { ...models.settings, avatar: load }
  const again = render(
    <FakePage models={models} shell={{ settings }}>
      <Avatar address={alice} url={undefined} size={24} />
    </FakePage>
  )
  expect(again.container.textContent).toContain(alice)
})

test.each<[string, LoadAvatar]>([
  [
    'throws',
    async () => () => {
      throw new Error('no flag')
    }
  ],
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))]
])('one that %s is replaced by the page’s own', async (_what, load) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container } = await draw(load)
  expect(container.textContent).toBe(emoji)
  expect(container.querySelector('img')?.src).toBe('https://pictures.example/a.png')
})
