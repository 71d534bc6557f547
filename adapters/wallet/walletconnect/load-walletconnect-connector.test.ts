import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { walletConnectLoader } from './load-walletconnect-connector.ts'

const opened = vi.hoisted(() => vi.fn())
vi.mock('./open-connector.ts', () => ({ openConnector: opened }))

const warned: string[] = []
const loader = (projectId: string) =>
  walletConnectLoader({
    projectId,
    relayUrl: 'ws://relay',
    chains: [],
    appName: 'Portside',
    warn: (text) => warned.push(text)
  })

beforeEach(() => {
  opened.mockReset().mockImplementation(async () => ({}))
  warned.splice(0)
  vi.stubGlobal('window', { location: { origin: 'https://app.example' } })
})
afterEach(() => void vi.unstubAllGlobals())

test('without a project id there is no connector, and nothing is opened', async () => {
  await expect(loader('')()).rejects.toThrow('No projectId found')
  expect(opened).not.toHaveBeenCalled()
})

test('a placeholder only warns, once', async () => {
  const load = loader('YOUR_PROJECT_ID')
  await load()
  await load()
  expect(warned).toHaveLength(1)
})

test('a page has one connector', async () => {
  const load = loader('ours')
  const [first, second] = await Promise.all([load(), load()])
  expect(first).toBe(second)
  expect(await load()).toBe(first)
  expect(opened).toHaveBeenCalledTimes(1)
})

test('what failed to open is opened again on the next try', async () => {
  opened.mockRejectedValueOnce(new Error('No database'))
  const load = loader('ours')
  await expect(load()).rejects.toThrow('No database')
  expect(await load()).toEqual({})
})
