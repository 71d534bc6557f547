// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { accountText } from '#domain/text/account.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { guestBookText } from './guest-book-text.ts'
import { guestBookPages, removeGuestBook } from './testing/open-guest-book.tsx'

const tabs = openTabs()
const open = guestBookPages(tabs)
const beat = () => act(() => vi.advanceTimersByTimeAsync(4_000))
const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const entries = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

afterEach(() => {
  cleanup()
  removeGuestBook()
})

describe('in a language whose texts', () => {
  const langOf = (text: string) => screen.getByText(text).closest('div[lang]')?.getAttribute('lang')

  test('are there, it is drawn in that language', async () => {
    await open([])
    expect(langOf(guestBookText.lead)).toBeUndefined()
  })

  test('are still loading, nothing is drawn', async () => {
    await open([], { language: 'de', loadTexts: () => new Promise(() => undefined) })
    expect(screen.queryByText(guestBookText.lead)).toBeNull()
  })

  test('are lost, it is in English, and says so', async () => {
    await open([], { loadTexts: async () => false })
    expect(langOf(guestBookText.lead)).toBe('en')
    expect(screen.getByText(guestBookText.lead).closest('[dir]')?.getAttribute('dir')).toBe('ltr')
  })
})

describe('a visitor without a wallet', () => {
  test('reads the newest entries, how many there are, and the fee', async () => {
    await open(['First!', 'Second.'])
    expect(entries()).toEqual([
      expect.stringMatching(/0x70…79C8.*No\. 2Nov 1\d, 2023.*Second\.$/),
      expect.stringMatching(/No\. 1.*First!$/)
    ])
    expect(screen.getByText('Fee for each entry').nextSibling?.textContent).toBe('0.001 ETH')
    expect(screen.getByText('Entries').nextSibling?.textContent).toBe('2')
  })

  test('is told that there are no entries yet', async () => {
    await open([])
    expect(screen.getByText(guestBookText.list.empty)).toBeTruthy()
  })

  test('connects from the form', async () => {
    const { models } = await open([])
    await click('Connect wallet')
    expect(models.dialogs.open).toBe('connect')
  })
})

test('older entries are read in pages, and the focus goes to the list with the last one', async () => {
  await open(Array.from({ length: 12 }, (_, i) => `Message ${i + 1}.`))
  expect(entries()).toHaveLength(10)
  await click(guestBookText.list.older)
  await act(tabs.settled)
  expect(entries()).toHaveLength(12)
  expect(entries().at(-1)).toContain('Message 1.')
  expect(screen.queryByRole('button', { name: guestBookText.list.older })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('list'))
})

test('an entry that somebody else signs appears by itself, and is announced', async () => {
  const { sign } = await open(['First!'])
  await sign('Second.')
  await beat()
  expect(entries()).toEqual([expect.stringContaining('Second.'), expect.stringContaining('First!')])
  expect(screen.getByText(guestBookText.list.newer(1, '1')).getAttribute('role')).toBe('status')
})

describe('a page that slept for days', () => {
  test('reads what it missed in pages, and the newest as it came', async () => {
    const { sign, reader } = await open(['First!'])
    await sign('Second.')
    reader.head += 100_000n
    await sign('Third.')
    await beat()
    await act(tabs.settled)
    expect(entries()).toEqual(['Third.', 'Second.', 'First!'].map((text) => expect.stringContaining(text)))
  })

  test('offers what it missed where nothing is new', async () => {
    const { sign, reader } = await open(['First!'])
    await sign('Second.')
    reader.head += 100_000n
    await beat()
    await click(guestBookText.list.showNewer(1, '1'))
    await act(tabs.settled)
    expect(entries()).toEqual(['Second.', 'First!'].map((text) => expect.stringContaining(text)))
  })
})

test('a network that starts over has an empty guest book', async () => {
  const { contracts, reader } = await open(['First!', 'Second.'])
  contracts.answers.set('count', 0n)
  reader.head += 1n
  await beat()
  expect(entries()).toEqual([])
  expect(screen.getByText(guestBookText.list.empty)).toBeTruthy()
})

test.each([
  ['\u202Efdp.exe\u202C <b>bold</b>', 'fdp.exe <b>bold</b>'],
  ['\u200B\u200B', guestBookText.list.unreadable]
])('the message %j is shown as %j', async (message, shown) => {
  await open([message])
  expect(within(screen.getByRole('listitem')).getByText(shown)).toBeTruthy()
})

describe('where it cannot be read', () => {
  test('a failed node is named as the reason, and a click reads again', async () => {
    const contracts = new FakeContractGateway()
    for (const name of ['fee', 'maxBytes', 'count'])
      contracts.answers.set(name, new ChainReadError('unreachable', 84531, 'down'))
    await open([], { contracts })
    expect(screen.getByRole('alert').textContent).toContain('No node of this network answers.')
    contracts.answers.set('fee', 1n).set('maxBytes', 200n).set('count', 0n)
    await click(guestBookText.retry)
    await act(tabs.settled)
    expect(screen.getByText(guestBookText.list.empty)).toBeTruthy()
  })

  test('what was read stays, and is said to be out of date', async () => {
    const { contracts, reader } = await open(['First!'])
    contracts.answers.set('count', new ChainReadError('timeout', 84531, 'slow'))
    reader.head += 1n
    await beat()
    expect(entries()).toEqual([expect.stringContaining('First!')])
    expect(screen.getByText(guestBookText.stale('The node did not answer in time.'))).toBeTruthy()
  })

  test('entries that the node does not announce can be shown by hand', async () => {
    const { contracts, sign } = await open(['First!'])
    contracts.events = () => Promise.reject(new ChainReadError('refused', 84531, 'too many blocks'))
    await sign('Second.')
    await beat()
    expect(entries()).toHaveLength(1)
    await click(guestBookText.list.showNewer(1, '1'))
    await act(tabs.settled)
    expect(entries()).toHaveLength(2)
  })
})

describe('a network without a guest book', () => {
  test('on none, visitors learn that, and whoever runs the page how to deploy one', async () => {
    await open([], { isOn: [] })
    expect(screen.getByText(guestBookText.places.nowhere)).toBeTruthy()
    expect(screen.getByText(guestBookText.places.howToDeploy)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('a wallet on one reads the book of another network, and switches there in one click', async () => {
    const { models } = await open(['First!'], { isOn: [59140] })
    await act(() => models.connection.connect('wallet'))
    await act(tabs.settled)
    expect(screen.getByText(guestBookText.places.elsewhere('Base Goerli', 'Linea Goerli'))).toBeTruthy()
    expect(entries()).toHaveLength(1)
    await click(accountText.chains.switchTo('Linea Goerli'))
    expect(models.connection.chainId).toBe(59140)
    expect(screen.getByRole('button', { name: 'Review' })).toBeTruthy()
  })
})
