import { expect, test } from 'vitest'
import { type SubscriptionMessage, Subscriptions } from './subscriptions.ts'

/** A node whose filters a test fills, and may forget. */
function startNode() {
  const filters = new Map<string, { readonly asked: unknown; changes: unknown[] }>()
  const add = (asked: unknown): string => {
    const id = `0x${filters.size + 1}`
    filters.set(id, { asked, changes: [] })
    return id
  }
  const askNode = async (method: string, [first]: readonly unknown[]): Promise<unknown> => {
    if (method === 'eth_newBlockFilter') return add('blocks')
    if (method === 'eth_newFilter') return add(first)
    if (method === 'eth_getBlockByHash') return { hash: first, number: '0x1', transactions: [] }
    const filter = filters.get(String(first))
    if (!filter) throw new Error('filter not found')
    if (method === 'eth_uninstallFilter') return filters.delete(String(first))
    return filter.changes.splice(0)
  }
  const happen = (change: unknown) => {
    for (const { changes } of filters.values()) changes.push(change)
  }
  return { filters, askNode, happen }
}

function start() {
  const sent: SubscriptionMessage['data'][] = []
  const subscriptions = new Subscriptions(async ({ data }) => void sent.push(data))
  return { sent, subscriptions, ...startNode() }
}

test('new blocks are sent as headers, and logs as they are, each for its subscription', async () => {
  const { sent, subscriptions, askNode, filters, happen } = start()
  const heads = await subscriptions.subscribe(['newHeads'], askNode)
  const logs = await subscriptions.subscribe(['logs', { address: '0x1' }], askNode)
  expect([...filters.values()].map(({ asked }) => asked)).toEqual(['blocks', { address: '0x1' }])
  happen('0xab')
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent).toContainEqual({ subscription: heads, result: { hash: '0xab', number: '0x1' } })
  expect(sent).toContainEqual({ subscription: logs, result: '0xab' })
  await subscriptions.end()
})

test('a node that has forgotten its filters gets them again', async () => {
  const { sent, subscriptions, askNode, filters, happen } = start()
  await subscriptions.subscribe(['logs'], askNode)
  filters.clear()
  await expect.poll(() => filters.size).toBe(1)
  happen('0xab')
  await expect.poll(() => sent).toMatchObject([{ result: '0xab' }])
  await subscriptions.end()
})

test('nothing is sent after the end, and the filters are uninstalled', async () => {
  const { sent, subscriptions, askNode, filters, happen } = start()
  const one = await subscriptions.subscribe(['newHeads'], askNode)
  await subscriptions.subscribe(['logs'], askNode)
  expect(subscriptions.unsubscribe([one])).toBe(true)
  expect(subscriptions.unsubscribe([one])).toBe(false)
  expect(subscriptions.unsubscribe([])).toBe(false)
  await expect.poll(() => filters.size).toBe(1)
  await subscriptions.end()
  happen('0xab')
  expect([filters.size, sent]).toEqual([0, []])
})

test.each([['newPendingTransactions'], ['syncing'], [undefined], [{}]])(
  'a subscription to %j is refused',
  async (kind) => {
    const { subscriptions, askNode } = start()
    await expect(subscriptions.subscribe([kind], askNode)).rejects.toMatchObject({ code: -32602 })
  }
)
