import { beforeEach, describe, expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import type { Token } from '#domain/chain/chain.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Connector, ConnectorEvent, TransactionRequest } from '#domain/ports/connector.ts'
import { batchOf, describeCallBatches } from './connector-calls.ts'
import { describeSignatures, payment } from './connector-signatures.ts'
import type { ControlledWallet, Prompt } from './controlled-wallet.ts'

const UNCONFIGURED = 31_337

const token: Token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'USDX', decimals: 6 }

/** How a prompt can end without approval, and the kind of error that results. */
const ends = [
  ['a rejection', 'rejected', 'rejected'],
  ['a prompt that is open already', 'pending', 'pending'],
  ['a wallet that cannot', 'unsupported', 'unsupported'],
  ['a broken wallet', 'breaks', 'other']
] as const

/** What every `Connector` must do; `openWallet` returns a wallet on Base Goerli that knows no other configured chain. */
export function describeConnector(name: string, openWallet: () => Promise<ControlledWallet>): void {
  describe(`${name} and its user`, () => {
    let wallet: ControlledWallet
    let connector: Connector
    let account: Address
    let other: Address
    const transfer = (): TransactionRequest => ({ from: account, to: other, value: 255n, chainId: baseGoerli.id })
    const follow = (events: ConnectorEvent[] = []) => ({
      events,
      stop: connector.subscribe((event) => events.push(event))
    })
    const asking: Readonly<Record<Prompt, () => Promise<unknown>>> = {
      connect: () => connector.connect(),
      switch: () => connector.switchChain(lineaGoerli),
      sign: () => connector.signMessage(account, 'hi'),
      'sign-data': () => connector.signTypedData(account, payment),
      send: () => connector.sendTransaction(transfer()),
      'send-calls': () => connector.sendCalls(batchOf(account, other)),
      choose: () => connector.chooseAccount(),
      watch: () => connector.watchAsset(token, baseGoerli.id)
    }

    beforeEach(async () => {
      wallet = await openWallet()
      connector = wallet.connector()
      ;[account, other] = wallet.accounts
    })

    test('connecting prompts the user and grants a checksummed account on the wallet’s chain', async () => {
      expect(await connector.connect()).toEqual({ account, chainId: baseGoerli.id, ...wallet.peer })
      expect(wallet.prompts()).toBe(1)
    })

    test('a wallet on an unconfigured chain is connected on that chain', async () => {
      await wallet.changeChain(UNCONFIGURED)
      expect(await connector.connect()).toEqual({ account, chainId: UNCONFIGURED, ...wallet.peer })
    })

    test('connecting with a chain switches to it, and prompts for nothing more if the wallet is already there', async () => {
      expect(await connector.connect(baseGoerli)).toEqual({ account, chainId: baseGoerli.id, ...wallet.peer })
      expect(wallet.prompts()).toBe(1)
      expect(await connector.connect(lineaGoerli)).toEqual({ account, chainId: lineaGoerli.id, ...wallet.peer })
    })

    test('a later visit resumes a grant without a prompt, and without a grant there is nothing to resume', async () => {
      expect(await connector.resume()).toBeUndefined()
      expect(wallet.prompts()).toBe(0)
      const grant = await connector.connect(lineaGoerli)
      const prompts = wallet.prompts()
      expect(await connector.resume()).toEqual(grant)
      expect(await wallet.connector().resume()).toEqual(grant)
      expect(wallet.prompts()).toBe(prompts)
    })

    test('a rejected connection grants nothing', async () => {
      wallet.next('connect', 'rejected')
      await expect(connector.connect()).rejects.toThrow()
      expect(await connector.resume()).toBeUndefined()
    })

    test('disconnecting revokes the permission', async () => {
      await connector.connect()
      await connector.disconnect()
      expect(await connector.resume()).toBeUndefined()
      expect(await wallet.connector().resume()).toBeUndefined()
    })

    test('disconnecting never throws, even if the wallet keeps the permission or never granted one', async () => {
      await expect(connector.disconnect()).resolves.toBeUndefined()
      await connector.connect()
      wallet.refuseRevocation()
      await expect(connector.disconnect()).resolves.toBeUndefined()
    })

    test('a connector that can switch switches to any configured chain, known to the wallet or not', async () => {
      await connector.connect()
      expect(connector.canSwitchChain).toBe(true)
      await connector.switchChain(lineaGoerli)
      expect(await connector.resume()).toEqual({ account, chainId: lineaGoerli.id, ...wallet.peer })
      await connector.switchChain(baseGoerli)
      expect(await connector.resume()).toEqual({ account, chainId: baseGoerli.id, ...wallet.peer })
    })

    test('a rejected switch leaves the wallet on its chain', async () => {
      await connector.connect()
      wallet.next('switch', 'rejected')
      await expect(connector.switchChain(lineaGoerli)).rejects.toThrow()
      expect(await connector.resume()).toEqual({ account, chainId: baseGoerli.id, ...wallet.peer })
    })

    describeSignatures(() => ({ wallet, connector }))
    describeCallBatches(() => ({ wallet, connector }))

    test('a transfer is on a node once its hash is known, as requested', async () => {
      await connector.connect()
      const hash = await connector.sendTransaction(transfer())
      expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
      expect(await wallet.sent(hash)).toEqual(transfer())
    })

    test('a call of a contract is on a node with its data', async () => {
      await connector.connect()
      const call = { ...transfer(), value: 0n, data: `0xa9059cbb${'00'.repeat(64)}` } as const
      const hash = await connector.sendTransaction(call)
      expect(await wallet.sent(hash)).toEqual(call)
    })

    test('the fees that the page suggests are those of the transaction, unless the user changes them', async () => {
      await connector.connect()
      const fees = { maxFeePerGas: 40_000_000_001n, maxPriorityFeePerGas: 3_000_000_001n }
      const hash = await connector.sendTransaction({ ...transfer(), fees })
      expect(await wallet.sentFees(hash)).toEqual(fees)
    })

    test('a transfer on a chain other than the wallet’s is not requested', async () => {
      await connector.connect()
      await wallet.changeChain(UNCONFIGURED)
      const prompts = wallet.prompts()
      await expect(connector.sendTransaction(transfer())).rejects.toMatchObject({ kind: 'switch' })
      expect(wallet.prompts()).toBe(prompts)
    })

    test('an account that was not granted is not used', async () => {
      await connector.connect()
      await expect(connector.signMessage(other, 'hi')).rejects.toMatchObject({ kind: 'unauthorized' })
      await expect(connector.signTypedData(other, payment)).rejects.toMatchObject({ kind: 'unauthorized' })
      await expect(connector.sendCalls({ ...batchOf(account, other), from: other })).rejects.toMatchObject({
        kind: 'unauthorized'
      })
      await expect(connector.sendTransaction({ ...transfer(), from: other })).rejects.toMatchObject({
        kind: 'unauthorized'
      })
    })

    test('the hash of a transfer is the chain’s own from the start, and nothing is polled for it', async () => {
      await connector.connect()
      const hash = await connector.sendTransaction(transfer())
      const prompts = wallet.prompts()
      expect(await connector.transactionHash(hash)).toBe(hash)
      expect(wallet.prompts()).toBe(prompts)
    })

    test('the user can choose another account, which is then granted; a wallet that cannot ask is not prompted', async () => {
      await connector.connect()
      const prompts = wallet.prompts()
      wallet.willChange()
      if (!connector.canChooseAccount) {
        await expect(connector.chooseAccount()).rejects.toMatchObject({ kind: 'unsupported' })
        expect(await connector.resume()).toEqual({ account, chainId: baseGoerli.id, ...wallet.peer })
        expect(wallet.prompts()).toBe(prompts)
        return
      }
      expect(await connector.chooseAccount()).toEqual({ account: other, chainId: baseGoerli.id, ...wallet.peer })
      expect(wallet.prompts()).toBe(prompts + 1)
      expect(await connector.resume()).toEqual({ account: other, chainId: baseGoerli.id, ...wallet.peer })
    })

    test('a rejected choice keeps the granted account', async () => {
      await connector.connect()
      wallet.willChange()
      wallet.next('choose', 'rejected')
      await expect(connector.chooseAccount()).rejects.toThrow()
      expect(await connector.resume()).toEqual({ account, chainId: baseGoerli.id, ...wallet.peer })
    })

    test('an approved token is on the wallet’s list, a rejected one is not', async () => {
      await connector.connect()
      wallet.next('watch', 'rejected')
      await expect(connector.watchAsset(token, baseGoerli.id)).rejects.toMatchObject({ kind: 'rejected' })
      expect(wallet.watched()).toEqual([])
      await connector.watchAsset(token, baseGoerli.id)
      expect(wallet.watched()).toEqual([token])
    })

    test('a token on a chain other than the wallet’s is not offered', async () => {
      await connector.connect()
      await wallet.changeChain(UNCONFIGURED)
      const prompts = wallet.prompts()
      await expect(connector.watchAsset(token, baseGoerli.id)).rejects.toMatchObject({ kind: 'switch' })
      expect([wallet.prompts(), wallet.watched()]).toEqual([prompts, []])
    })

    describe.each(Object.keys(asking) as Prompt[])('when it is asked to %s', (prompt) => {
      test.each(ends)('%s is reported as such', async (_what, end, kind) => {
        if (prompt !== 'connect') await connector.connect()
        const isUnable = prompt === 'choose' && !connector.canChooseAccount
        const expected = isUnable ? 'unsupported' : kind
        wallet.next(prompt, end)
        const error: unknown = await asking[prompt]().catch((cause: unknown) => cause)
        // A wallet that breaks when it is asked to switch may still get there by adding the chain.
        if (prompt === 'switch' && end === 'breaks' && error === undefined) {
          expect(await connector.resume()).toMatchObject({ chainId: lineaGoerli.id })
          return
        }
        expect(error).toMatchObject({ kind: expected })
        if (end === 'breaks' && !isUnable) expect(error).toHaveProperty('message', 'Out of ink')
      })
    })

    test('changes in the wallet are reported, with checksummed accounts, on unconfigured chains too', async () => {
      await connector.connect()
      const { events } = follow()
      await wallet.changeAccount()
      await wallet.changeChain(UNCONFIGURED)
      expect(events).toEqual([
        { type: 'accountsChanged', accounts: [other], ...wallet.peer },
        { type: 'chainChanged', chainId: UNCONFIGURED }
      ])
    })

    test('a wallet that hides its accounts reports none', async () => {
      await connector.connect()
      const { events } = follow()
      await wallet.lock()
      expect(events).toEqual([{ type: 'accountsChanged', accounts: [], ...wallet.peer }])
    })

    test('a wallet that disconnects reports it', async () => {
      await connector.connect()
      const { events } = follow()
      await wallet.leave()
      await expect.poll(() => events.at(-1), { interval: 1 }).toEqual({ type: 'disconnected' })
    })

    test('after unsubscribing, only the other subscribers are notified', async () => {
      await connector.connect()
      const stopped = follow()
      const listening = follow()
      stopped.stop()
      stopped.stop()
      await wallet.changeChain(UNCONFIGURED)
      expect([stopped.events, listening.events]).toEqual([[], [{ type: 'chainChanged', chainId: UNCONFIGURED }]])
    })
  })
}
