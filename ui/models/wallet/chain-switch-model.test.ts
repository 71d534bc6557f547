// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { deferred } from '#ui/testing/deferred.ts'

async function connected() {
  const tab = openTab()
  await tab.models.connection.connect('wallet')
  tab.models.dialogs.openChain()
  return tab
}

test('a switch is pending until the wallet confirms, then the dialog closes', async () => {
  const { models, connector } = await connected()
  const confirm = deferred<void>()
  connector.switchChain = () => confirm.promise
  const switching = models.chainSwitch.switchTo(lineaGoerli.id)
  expect(models.chainSwitch.mark(lineaGoerli.id)).toBe('pending')
  expect(models.chainSwitch.mark(baseGoerli.id)).toBe('connected')
  confirm.resolve()
  await switching
  expect(models.dialogs.open).toBeUndefined()
  expect(models.chainSwitch.chainSwitch.status).toBe('idle')
})

test('a failed switch keeps the dialog open, with the reason', async () => {
  const { models, connector } = await connected()
  connector.switchChain = async () => {
    throw new WalletError('rejected')
  }
  await models.chainSwitch.switchTo(lineaGoerli.id)
  expect(models.dialogs.open).toBe('chain')
  expect(models.chainSwitch.chainSwitch).toMatchObject({
    status: 'failed',
    problem: { kind: 'wallet', problem: 'rejected' }
  })
  connector.switchChain = async () => {
    throw new WalletError('switch')
  }
  await models.chainSwitch.switchTo(lineaGoerli.id)
  expect(models.chainSwitch.chainSwitch).toMatchObject({ problem: { kind: 'wallet', problem: 'stayed' } })
})

test('after a failed switch, the dialog closes once the wallet is on a supported network by itself', async () => {
  const { models, connector } = await connected()
  connector.switchChain = () => Promise.reject(new WalletError('unsupported'))
  await models.chainSwitch.switchTo(lineaGoerli.id)
  connector.emit({ type: 'chainChanged', chainId: 5 })
  expect(models.dialogs.open).toBe('chain')
  connector.emit({ type: 'chainChanged', chainId: lineaGoerli.id })
  expect(models.dialogs.open).toBeUndefined()
})

test('a wallet that never answers can be cancelled, and its late answer closes nothing', async () => {
  const { models, connector } = await connected()
  const confirm = deferred<void>()
  connector.switchChain = () => confirm.promise
  const switching = models.chainSwitch.switchTo(lineaGoerli.id)
  models.chainSwitch.cancel()
  confirm.resolve()
  await switching
  expect(models.dialogs.open).toBe('chain')
})

test('an unconfigured chain is a specified error, and the wallet is not asked', async () => {
  const { models, connector } = await connected()
  connector.switchChain = () => Promise.reject(new Error('asked'))
  await models.chainSwitch.switchTo(5)
  expect(models.chainSwitch.chainSwitch).toEqual({
    status: 'failed',
    chainId: 5,
    isRejection: false,
    problem: { kind: 'chain-not-configured', chainId: 5, connector: 'wallet' }
  })
})

test('the account dialog does not open on an unsupported chain; the chain dialog does', async () => {
  const { models, connector } = await connected()
  models.dialogs.close()
  connector.emit({ type: 'chainChanged', chainId: 5 })
  models.dialogs.openIfAllowed('account')
  expect(models.dialogs.open).toBeUndefined()
  models.dialogs.openAccount()
  expect(models.dialogs.open).toBe('chain')
})

test('the page follows a wallet that switches without an event', async () => {
  const { models, connector } = await connected()
  connector.switchChain = async () => undefined
  await models.chainSwitch.switchTo(lineaGoerli.id)
  expect(models.connection.chainId).toBe(lineaGoerli.id)
})

test('a wallet without the method cannot switch, and is not asked again', async () => {
  const { models, connector } = await connected()
  connector.switchChain = async () => {
    throw new WalletError('unsupported', { message: 'The method does not exist.' })
  }
  expect(models.chainSwitch.canSwitch).toBe(true)
  await models.chainSwitch.switchTo(lineaGoerli.id)
  expect(models.chainSwitch.canSwitch).toBe(false)
})

test('a missing method is not attributed to the next wallet paired through the same connector', async () => {
  const { models, connector } = await connected()
  connector.switchChain = () => Promise.reject(new WalletError('unsupported', { message: 'Not approved.' }))
  for (const end of [() => connector.emit({ type: 'disconnected' }), () => models.connection.disconnect()]) {
    await models.chainSwitch.switchTo(lineaGoerli.id)
    expect(models.chainSwitch.canSwitch).toBe(false)
    await end()
    await models.connection.connect('wallet')
    expect([models.connection.connector, models.chainSwitch.canSwitch]).toEqual([connector, true])
  }
})

test('a failure on one network is not shown for the next', async () => {
  const { models, connector } = await connected()
  connector.switchChain = async () => {
    throw new WalletError('rejected')
  }
  await models.chainSwitch.switchTo(lineaGoerli.id)
  connector.emit({ type: 'chainChanged', chainId: 5 })
  expect(models.chainSwitch.chainSwitch.status).toBe('idle')
})

test('an account dialog closed by a wrong network does not reopen automatically', async () => {
  const { models, connector } = await connected()
  models.dialogs.close()
  models.dialogs.openAccount()
  connector.emit({ type: 'chainChanged', chainId: 5 })
  connector.emit({ type: 'chainChanged', chainId: baseGoerli.id })
  expect(models.dialogs.open).toBeUndefined()
})
