// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { offeredAccount } from '#domain/connection/unconfirmed-wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { granting, lostText, visitAsAlice, watchAccounts } from '#src/testing/visits.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { walletOf } from '#ui/testing/fake-wallet.ts'
import { CONNECTION_KEY, serialiseConnection } from '../stored-settings.ts'

const { openTab, settled } = openTabs()

const carol = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const UNCERTAIN_WALLET =
  'This page is not connected, because it cannot tell for certain which wallet you used last. Connect the one you trust.'
const OTHER_ACCOUNT =
  'Your wallet is offering a different account from the one you used last time. Use it only if you switched accounts yourself.'

describe('a wallet that offers a different account than at the last visit', () => {
  const visitWithBob = async () => {
    const storage = new FakeBrowserStorage()
    await visitAsAlice(openTab, storage)
    const connector = granting(bob)
    const opened = openTab({ storage, connector })
    const shown = watchAccounts(opened.models)
    await settled()
    return { ...opened, storage, shown }
  }

  test('is connected only after a click that shows the account', async () => {
    const { models, connector, shown } = await visitWithBob()
    expect([models.connection.connection.status, lostText(models)]).toEqual(['disconnected', OTHER_ACCOUNT])
    expect([offeredAccount(models.connection.lost), shown]).toEqual([bob, [alice, undefined]])
    await models.connection.acceptAccount()
    expect([models.connection.account, models.connection.lost, connector.prompts]).toEqual([bob, undefined, 0])
  })

  test('is still expected to share the first account on the visit after that', async () => {
    const { storage, stop } = await visitWithBob()
    stop()
    const { models } = openTab({ storage, connector: granting(alice) })
    await settled()
    expect(models.connection.account).toBe(alice)
  })

  test('is connected automatically once the visitor switches back', async () => {
    const { models, connector, shown } = await visitWithBob()
    connector.emit({ type: 'accountsChanged', accounts: [carol] })
    await settled()
    expect(lostText(models)).toBe(OTHER_ACCOUNT)
    connector.emit({ type: 'accountsChanged', accounts: [alice] })
    await settled()
    expect([models.connection.account, models.connection.lost]).toEqual([alice, undefined])
    expect(new Set(shown)).toEqual(new Set([alice, undefined]))
  })

  test('is reported as sharing no account if it is locked by the time of the click', async () => {
    const { models, connector } = await visitWithBob()
    connector.granted = undefined
    await models.connection.acceptAccount()
    expect(lostText(models)).toBe('Your wallet no longer shares this account with the page.')
    expect(offeredAccount(models.connection.lost)).toBeUndefined()
  })

  test('needs another click if it offers yet another account by the time of the first', async () => {
    const { models, connector } = await visitWithBob()
    connector.granted = { account: carol, chainId: 84531 }
    await models.connection.acceptAccount()
    expect([models.connection.account, offeredAccount(models.connection.lost)]).toEqual([undefined, carol])
    await models.connection.acceptAccount()
    expect(models.connection.account).toBe(carol)
  })

  test('is still expected to share the first account after a click for one that is no longer offered', async () => {
    const { models, connector } = await visitWithBob()
    connector.granted = { account: carol, chainId: 84531 }
    await models.connection.acceptAccount()
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    await settled()
    expect([models.connection.account, offeredAccount(models.connection.lost)]).toEqual([undefined, bob])
    connector.emit({ type: 'accountsChanged', accounts: [alice] })
    await settled()
    expect(models.connection.account).toBe(alice)
  })

  test('stays connected after the click if it is announced again', async () => {
    const { models, discovery } = await visitWithBob()
    await models.connection.acceptAccount()
    discovery.announce(walletOf('wallet', granting(alice)))
    expect(models.connection.account).toBe(bob)
  })

  test('is not connected if it is announced twice by the time of the click', async () => {
    const { models, discovery } = await visitWithBob()
    discovery.announce(walletOf('wallet', granting(alice)))
    await models.connection.acceptAccount()
    expect([models.connection.account, lostText(models)]).toEqual([undefined, UNCERTAIN_WALLET])
  })

  test('is connected in every tab once accepted in one', async () => {
    const { models, storage, connector } = await visitWithBob()
    const other = openTab({ storage, connector })
    await settled()
    expect(lostText(other.models)).toBe(OTHER_ACCOUNT)
    await models.connection.acceptAccount()
    await settled()
    expect([other.models.connection.account, other.models.connection.lost]).toEqual([bob, undefined])
  })

  test('is forgotten, and no longer waited for, once another tab has disconnected', async () => {
    const { models, storage, connector } = await visitWithBob()
    const other = openTab({ storage, connector: granting(alice) })
    await settled()
    await other.models.connection.disconnect()
    expect([models.connection.account, models.connection.lost]).toEqual([undefined, undefined])
    connector.emit({ type: 'accountsChanged', accounts: [alice] })
    await settled()
    expect(models.connection.account).toBeUndefined()
  })

  test('is forgotten once another tab has connected another wallet', async () => {
    const { models, storage } = await visitWithBob()
    const other = openTab({ storage, connector: granting(alice) })
    other.discovery.announce(walletOf('second', granting(carol)))
    await other.models.connection.connect('second')
    expect(models.connection.lost).toBeUndefined()
  })

  test.each([
    ['nothing', undefined],
    ['another wallet', serialiseConnection({ wallet: { id: 'second', isPaired: false }, lastAccount: carol })]
  ])('is not connected if something else is stored by the time of the click: %s', async (_what, stored) => {
    const { models, discovery, storage } = await visitWithBob()
    discovery.announce(walletOf('second', granting(bob)))
    if (stored) storage.values.set(CONNECTION_KEY, stored)
    else storage.values.delete(CONNECTION_KEY)
    await models.connection.acceptAccount()
    await settled()
    expect(models.connection.account).toBeUndefined()
    expect(lostText(models)).toBe(stored && OTHER_ACCOUNT)
  })

  test('is not connected automatically even if the wallet was locked at the end of the last visit', async () => {
    const storage = new FakeBrowserStorage()
    const before = openTab({ storage, connector: granting(alice) })
    await before.models.connection.connect('wallet')
    before.connector.emit({ type: 'accountsChanged', accounts: [] })
    before.stop()
    const { models, stop } = openTab({ storage, connector: granting(bob) })
    const shown = watchAccounts(models)
    await settled()
    expect([lostText(models), shown]).toEqual([OTHER_ACCOUNT, [undefined]])
    stop()
    const next = openTab({ storage, connector: granting(alice) })
    await settled()
    expect(next.models.connection.account).toBe(alice)
  })

  test('is not asked if no account is expected', async () => {
    const storage = new FakeBrowserStorage()
    storage.values.set(CONNECTION_KEY, '{"walletId":"wallet"}')
    const { models } = openTab({ storage, connector: granting(bob) })
    await settled()
    expect([models.connection.account, models.connection.lost]).toEqual([undefined, undefined])
  })

  test('is connected if only the spelling of the address differs', async () => {
    const storage = new FakeBrowserStorage()
    await visitAsAlice(openTab, storage)
    const { models } = openTab({ storage, connector: granting(alice.toLowerCase() as Address) })
    await settled()
    expect(models.connection.connection.status).toBe('connected')
  })
})
