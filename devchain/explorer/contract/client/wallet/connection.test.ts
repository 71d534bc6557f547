// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { AnnouncedWallet } from './announced-wallet.ts'
import { Connection } from './connection.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ignore = () => undefined

beforeEach(() => localStorage.clear())

/** A wallet whose `chainId` answers when a test says so, once it is `slow`. */
function pelican(rdns = 'test.pelican') {
  const listeners = new Map<string, (value: unknown) => void>()
  const answers: ((chainId: string) => void)[] = []
  const speed = { isSlow: false }
  const chainId = () => {
    if (!speed.isSlow) return '0x1'
    return new Promise<string>((resolve) => answers.push(resolve))
  }
  const accounts = ['eth_requestAccounts', 'eth_accounts']
  const provider = {
    request: async ({ method }: { readonly method: string }) => (accounts.includes(method) ? [alice] : chainId()),
    on: (event: string, listener: (value: unknown) => void) => listeners.set(event, listener)
  }
  const wallet: AnnouncedWallet = { rdns, name: 'Pelican', icon: undefined, provider }
  const emit = (event: string, value: unknown) => listeners.get(event)?.(value)
  const answered = async (id: string) => {
    await settled()
    for (const answer of answers.splice(0)) answer(id)
    await settled()
  }
  return { wallet, emit, speed, answered }
}

async function settled() {
  for (let i = 0; i < 10; i++) await Promise.resolve()
}

async function connected() {
  const connection = new Connection(ignore)
  const { speed, ...more } = pelican()
  await connection.connect(more.wallet)
  speed.isSlow = true
  return { connection, ...more }
}

test('an account that changes while the chain is read stays changed', async () => {
  const { connection, emit, answered } = await connected()
  const read = connection.refreshChain()
  emit('accountsChanged', [bob])
  await answered('0x5')
  await read
  expect(connection.state).toMatchObject({ account: bob, chainId: 5 })
})

test('a chain that the wallet reports meanwhile is newer than the one that was read', async () => {
  const { connection, emit, answered } = await connected()
  const read = connection.refreshChain()
  emit('chainChanged', '0x7')
  await answered('0x1')
  await read
  expect(connection.state).toMatchObject({ chainId: 7 })
})

test('a wallet that is left while its chain is read stays left', async () => {
  const { connection, answered } = await connected()
  const read = connection.refreshChain()
  connection.disconnect()
  await answered('0x1')
  await read
  expect(connection.state).toEqual({ status: 'disconnected' })
})

test('waiting can be stopped while the chain is read, too', async () => {
  const { wallet, speed, answered } = pelican()
  speed.isSlow = true
  const connection = new Connection(ignore)
  const connecting = connection.connect(wallet)
  await settled()
  if (connection.state.status === 'connecting') connection.state.stop()
  await answered('0x1')
  await connecting
  expect(connection.state).toEqual({
    status: 'disconnected',
    failure: 'No longer waiting for Pelican. To connect it after all, choose it once more.'
  })
})

test('a wallet that is chosen while the last one is restored is the one that is connected', async () => {
  const [last, chosen] = [pelican('test.last'), pelican('test.chosen')]
  await new Connection(ignore).connect(last.wallet)
  last.speed.isSlow = true
  const connection = new Connection(ignore)
  const restoring = connection.restore(last.wallet)
  await settled()
  await connection.connect(chosen.wallet)
  await last.answered('0x1')
  await restoring
  expect(connection.state).toMatchObject({ status: 'connected', wallet: { rdns: 'test.chosen' } })
})
