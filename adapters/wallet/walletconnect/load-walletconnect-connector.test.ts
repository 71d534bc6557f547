import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { walletConnectLoader } from './load-walletconnect-connector.ts'

const opened = vi.hoisted(() => vi.fn())
vi.mock('./session/page-session.ts', () => ({ openPageSession: opened }))

const warned: string[] = []
const loader = (projectId: string) =>
  walletConnectLoader({
    projectId,
    relayUrl: 'ws://relay',
    chains: [],
    appName: 'Portside',
    warn: (text) => warned.push(text)
  })

const rainbow = { name: 'Rainbow', href: 'rainbow://' }
/** Of a page: every wallet's connector is made of it. */
const ofPage = () => ({ connectorFor: ({ name }: { readonly name: string }) => ({ name }) })

beforeEach(() => {
  opened.mockReset().mockImplementation(async () => ofPage())
  warned.splice(0)
  vi.stubGlobal('window', { location: { origin: 'https://app.example' } })
})
afterEach(() => void vi.unstubAllGlobals())

test('without a project id there is no connector, and nothing is opened', async () => {
  await expect(loader('')(rainbow)).rejects.toThrow('No projectId found')
  expect(opened).not.toHaveBeenCalled()
})

test('a placeholder only warns, once, though it has to be opened twice', async () => {
  opened.mockRejectedValueOnce(new Error('No database'))
  const load = loader('YOUR_PROJECT_ID')
  await expect(load(rainbow)).rejects.toThrow('No database')
  await load(rainbow)
  expect(warned).toHaveLength(1)
})

test('a page has one connector', async () => {
  const load = loader('ours')
  const [first, second] = await Promise.all([load(rainbow), load(rainbow)])
  expect(first).toBe(second)
  expect(await load(rainbow)).toBe(first)
  expect(opened).toHaveBeenCalledTimes(1)
})

test('each wallet has a connector of its own over the one that the page has', async () => {
  const load = loader('ours')
  const paired = await load(rainbow)
  const other = await load({ name: 'MetaMask' })
  expect([paired, other]).toEqual([{ name: 'Rainbow' }, { name: 'MetaMask' }])
  expect(await load(rainbow)).toBe(paired)
  expect(opened).toHaveBeenCalledTimes(1)
})

test('a failed opening is retried on the next attempt', async () => {
  opened.mockRejectedValueOnce(new Error('No database'))
  const load = loader('ours')
  await expect(load(rainbow)).rejects.toThrow('No database')
  expect(await load(rainbow)).toEqual({ name: 'Rainbow' })
})
