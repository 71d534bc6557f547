import { beforeEach, describe, expect, test } from 'vitest'
import type { Address, Hex } from '#domain/address.ts'
import { baseGoerli, lineaGoerli } from '#domain/chains.ts'
import {
  RequestPendingError,
  SwitchChainError,
  UnauthorizedError,
  UnsupportedMethodError,
  UserRejectedError,
  WalletError
} from '#domain/errors.ts'
import type { Connector, ConnectorEvent, TransferRequest } from '#domain/ports/connector.ts'

/** What a wallet may ask its person. */
export type Prompt = 'connect' | 'switch' | 'sign' | 'send'

/** How a prompt ends that is not approved; `breaks` with the words "Out of ink". */
export type PromptEnd = 'rejected' | 'pending' | 'unsupported' | 'breaks'

/** A wallet with the person in front of it, who approves everything that nothing else is said about. */
export interface WalletInHand {
  /** The one that is shared at first, and the one that the person changes to. */
  readonly accounts: readonly [Address, Address]
  /** A connector as one more visit of the page has it. */
  connector(): Connector
  /** How often the person was asked anything. */
  prompts(): number
  /** What becomes of the next prompt of a kind. */
  next(prompt: Prompt, end: PromptEnd): void
  changeAccount(): Promise<void>
  changeChain(chainId: number): Promise<void>
  /** Hides its accounts from the page. */
  lock(): Promise<void>
  /** Goes away with its accounts. */
  leave(): Promise<void>
  /** The wallet cannot take a permission back. */
  keepPermissions(): void
  isSignedBy(account: Address, message: string, signature: Hex): Promise<boolean>
  /** What a node holds of a transfer; nothing is mined. */
  sent(hash: Hex): Promise<TransferRequest | undefined>
}

const UNCONFIGURED = 31_337

/** Each way in which a prompt can end, and what the page is told of it. */
const ends = [
  ['a rejection', 'rejected', UserRejectedError],
  ['a prompt that is open already', 'pending', RequestPendingError],
  ['a wallet that cannot', 'unsupported', UnsupportedMethodError],
  ['a broken wallet', 'breaks', WalletError]
] as const

/** What every `Connector` must do; `openWallet` gives a wallet on Base Goerli that knows no other configured chain. */
export function describeConnector(name: string, openWallet: () => Promise<WalletInHand>): void {
  describe(`${name} in a person's hands`, () => {
    let wallet: WalletInHand
    let connector: Connector
    let account: Address
    let other: Address
    const transfer = (): TransferRequest => ({ from: account, to: other, value: 255n, chainId: baseGoerli.id })
    const follow = (events: ConnectorEvent[] = []) => ({
      events,
      stop: connector.subscribe((event) => events.push(event))
    })
    const asking: Readonly<Record<Prompt, () => Promise<unknown>>> = {
      connect: () => connector.connect(),
      switch: () => connector.switchChain(lineaGoerli),
      sign: () => connector.signMessage(account, 'hi'),
      send: () => connector.sendTransfer(transfer())
    }

    beforeEach(async () => {
      wallet = await openWallet()
      connector = wallet.connector()
      ;[account, other] = wallet.accounts
    })

    test('connecting asks the person and grants an account, checksummed, on the chain of the wallet', async () => {
      expect(await connector.connect()).toEqual({ account, chainId: baseGoerli.id })
      expect(wallet.prompts()).toBe(1)
    })

    test('a wallet on a chain that is not configured is connected there', async () => {
      await wallet.changeChain(UNCONFIGURED)
      expect(await connector.connect()).toEqual({ account, chainId: UNCONFIGURED })
    })

    test('connecting with a chain goes there, and asks for nothing more when the wallet is there already', async () => {
      expect(await connector.connect(baseGoerli)).toEqual({ account, chainId: baseGoerli.id })
      expect(wallet.prompts()).toBe(1)
      expect(await connector.connect(lineaGoerli)).toEqual({ account, chainId: lineaGoerli.id })
    })

    test('without a grant there is nothing to resume, and with one any later visit has it; nobody is asked', async () => {
      expect(await connector.resume()).toBeUndefined()
      expect(wallet.prompts()).toBe(0)
      const grant = await connector.connect(lineaGoerli)
      const prompts = wallet.prompts()
      expect(await connector.resume()).toEqual(grant)
      expect(await wallet.connector().resume()).toEqual(grant)
      expect(wallet.prompts()).toBe(prompts)
    })

    test('a refused connection grants nothing', async () => {
      wallet.next('connect', 'rejected')
      await expect(connector.connect()).rejects.toThrow()
      expect(await connector.resume()).toBeUndefined()
    })

    test('disconnecting gives the permission back', async () => {
      await connector.connect()
      await connector.disconnect()
      expect(await connector.resume()).toBeUndefined()
      expect(await wallet.connector().resume()).toBeUndefined()
    })

    test('disconnecting never throws, though the wallet keeps the permission or never gave one', async () => {
      await expect(connector.disconnect()).resolves.toBeUndefined()
      await connector.connect()
      wallet.keepPermissions()
      await expect(connector.disconnect()).resolves.toBeUndefined()
    })

    test('a connector that says it can switch is on the chain once it has, known to the wallet before or not', async () => {
      await connector.connect()
      expect(connector.canSwitchChain).toBe(true)
      await connector.switchChain(lineaGoerli)
      expect(await connector.resume()).toEqual({ account, chainId: lineaGoerli.id })
      await connector.switchChain(baseGoerli)
      expect(await connector.resume()).toEqual({ account, chainId: baseGoerli.id })
    })

    test('a refused switch leaves the wallet where it is', async () => {
      await connector.connect()
      wallet.next('switch', 'rejected')
      await expect(connector.switchChain(lineaGoerli)).rejects.toThrow()
      expect(await connector.resume()).toEqual({ account, chainId: baseGoerli.id })
    })

    test.each(['hi', 'first\nsecond', 'häfen ⚓', '0x1234', ''])(
      'the message %j is signed as it is',
      async (message) => {
        await connector.connect()
        const signature = await connector.signMessage(account, message)
        expect(signature).toMatch(/^0x(?:[0-9a-f]{2})+$/i)
        expect(await wallet.isSignedBy(account, message, signature)).toBe(true)
      }
    )

    test('a transfer is with a node as soon as its hash is known, as it was asked for', async () => {
      await connector.connect()
      const hash = await connector.sendTransfer(transfer())
      expect(hash).toMatch(/^0x[0-9a-f]{64}$/i)
      expect(await wallet.sent(hash)).toEqual(transfer())
    })

    test('a transfer for another chain than the wallet is on is not asked for', async () => {
      await connector.connect()
      await wallet.changeChain(UNCONFIGURED)
      const prompts = wallet.prompts()
      await expect(connector.sendTransfer(transfer())).rejects.toBeInstanceOf(SwitchChainError)
      expect(wallet.prompts()).toBe(prompts)
    })

    test('an account that was not granted is not used', async () => {
      await connector.connect()
      await expect(connector.signMessage(other, 'hi')).rejects.toBeInstanceOf(UnauthorizedError)
      await expect(connector.sendTransfer({ ...transfer(), from: other })).rejects.toBeInstanceOf(UnauthorizedError)
    })

    describe.each(Object.keys(asking) as Prompt[])('when it is asked to %s', (prompt) => {
      test.each(ends)('%s is told as such', async (_what, end, expected) => {
        if (prompt !== 'connect') await connector.connect()
        wallet.next(prompt, end)
        const error: unknown = await asking[prompt]().catch((cause: unknown) => cause)
        expect(error).toBeInstanceOf(expected)
        if (end === 'breaks') expect(error).toHaveProperty('message', 'Out of ink')
      })
    })

    test('what the person changes in the wallet is heard, accounts checksummed, unconfigured chains too', async () => {
      await connector.connect()
      const { events } = follow()
      await wallet.changeAccount()
      await wallet.changeChain(UNCONFIGURED)
      expect(events).toEqual([
        { type: 'accountsChanged', accounts: [other] },
        { type: 'chainChanged', chainId: UNCONFIGURED }
      ])
    })

    test('a wallet that hides its accounts says that there are none', async () => {
      await connector.connect()
      const { events } = follow()
      await wallet.lock()
      expect(events).toEqual([{ type: 'accountsChanged', accounts: [] }])
    })

    test('a wallet that goes away says so', async () => {
      await connector.connect()
      const { events } = follow()
      await wallet.leave()
      await expect.poll(() => events.at(-1), { interval: 1 }).toEqual({ type: 'disconnected' })
    })

    test('nothing is heard after stopping, and whoever else listens still hears', async () => {
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
