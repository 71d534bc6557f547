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

test('a placeholder only warns, once, though it has to be opened twice', async () => {
  opened.mockRejectedValueOnce(new Error('No database'))
  const load = loader('YOUR_PROJECT_ID')
  await expect(load()).rejects.toThrow('No database')
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

test('a wallet whose app is on this device is reached through the same one', async () => {
  const inApp = vi.fn(() => ({ name: 'in the app' }))
  opened.mockImplementation(async () => ({ inApp }))
  const load = loader('ours')
  const app = { name: 'Rainbow', href: 'rainbow://' }
  expect(await load(app)).toEqual({ name: 'in the app' })
  expect(inApp).toHaveBeenCalledWith(app)
  await load()
  expect(opened).toHaveBeenCalledTimes(1)
})

test('what failed to open is opened again on the next try', async () => {
  opened.mockRejectedValueOnce(new Error('No database'))
  const load = loader('ours')
  await expect(load()).rejects.toThrow('No database')
  expect(await load()).toEqual({})
})
