import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultTimeouts } from '#adapters/wallet/safe/safe-connector.ts'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { LocalSafe } from '#devchain/safe-host/local-safe.ts'
import type { Address, Hex } from '#domain/address.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { ProposalEndedError } from '#domain/wallet/proposal-ended-error.ts'
import { isSignedByContract } from '#server/signature/is-signed-by-contract.ts'
import { describeAdapter } from '../ports/conformance.ts'
import { batchOf } from '../ports/connector-calls.ts'
import { payment } from '../ports/connector-signatures.ts'
import { describeCallsOfSafe } from './safe-calls.ts'
import { SafeFrame } from './safe-frame.ts'
import { describeTypedDataOfSafe } from './safe-typed-data.ts'

const [, recipient] = testAccounts as readonly [Address, Address]
const PROMPTS = ['sendTransactions', 'signMessage', 'signTypedMessage']

describeAdapter('Connector', 'safe', (timed) => {
  let devchain: Devchain
  let nodeUrl: string
  let safe: LocalSafe
  let frame: SafeFrame
  let connector: Connector
  const prompts = () => safe.received.filter(({ method }) => PROMPTS.includes(method)).length
  const transfer = () => ({ from: safe.address, to: recipient, value: 255n, chainId: baseGoerli.id })
  const mine = () => callNode(nodeUrl, 'evm_mine')
  const balance = async () => BigInt(await callNode<Hex>(nodeUrl, 'eth_getBalance', [recipient, 'latest']))

  beforeAll(async () => {
    devchain = await startDevchain({ chainIds: [baseGoerli.id] })
    nodeUrl = await devchain.url(baseGoerli.id)
    // The test decides when a transaction is mined.
    await callNode(nodeUrl, 'evm_setAutomine', [false])
  })
  afterAll(() => devchain?.stop())

  beforeEach(async () => {
    safe = await LocalSafe.open({ nodeUrl, chainId: baseGoerli.id })
    frame = new SafeFrame(safe)
    connector = timed(frame.open())
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('connecting grants the checksummed Safe on its own chain without a prompt, whichever chain is requested', async () => {
    const grant = { account: safe.address, chainId: baseGoerli.id }
    expect(await connector.connect()).toEqual(grant)
    expect(await connector.connect(lineaGoerli)).toEqual(grant)
    expect(prompts()).toBe(0)
  })

  test('every visit has the grant while the Safe shows the page', async () => {
    const grant = await connector.connect()
    expect(await connector.resume()).toEqual(grant)
    await connector.disconnect()
    expect(await frame.open().resume()).toEqual(grant)
  })

  describe('a Safe that is slow to identify itself', () => {
    const { answerMs } = defaultTimeouts

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      connector = timed(frame.open({ answerMs }))
    })
    afterEach(() => void vi.useRealTimers())

    test('grants its account if it takes seconds, as on a slow phone', async () => {
      const answer = safe.answer.bind(safe)
      safe.answer = (request) => new Promise((resolve) => setTimeout(() => resolve(answer(request)), 4_000))
      const connecting = connector.connect()
      await vi.advanceTimersByTimeAsync(4_000)
      expect(await connecting).toEqual({ account: safe.address, chainId: baseGoerli.id })
    })

    test('is given up after ten', async () => {
      safe.always = 'silence'
      const failed = vi.fn()
      const connecting = connector.connect().catch(failed)
      await vi.advanceTimersByTimeAsync(9_999)
      expect(failed).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await connecting
      expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }))
    })
  })

  test('it cannot switch chain or account and finds tokens automatically, without prompts', async () => {
    expect([connector.canSwitchChain, connector.canChooseAccount, connector.sendsProposals]).toEqual([
      false,
      false,
      true
    ])
    const token = { address: recipient, symbol: 'USDX', decimals: 6 }
    for (const asked of [
      () => connector.switchChain(lineaGoerli),
      () => connector.chooseAccount(),
      () => connector.watchAsset(token, baseGoerli.id)
    ]) {
      await expect(asked()).rejects.toMatchObject({ kind: 'unsupported' })
    }
    expect(prompts()).toBe(0)
  })

  describe('a message', () => {
    const { signal } = new AbortController()

    test.each(['hi', 'first\nsecond', 'häfen ⚓', '0x1234', ''])('%j is signed unchanged', async (message) => {
      const signature = await connector.signMessage(safe.address, message)
      const signed = { address: safe.address, chainId: baseGoerli.id, message, signature }
      expect(await isSignedByContract(signed, nodeUrl, signal)).toBe(true)
      expect(await isSignedByContract({ ...signed, message: `${message}!` }, nodeUrl, signal)).toBe(false)
    })

    test('is requested without a fee', async () => {
      await connector.signMessage(safe.address, 'hi')
      const settings = { call: 'safe_setSettings', params: [{ offChainSigning: true }] }
      expect(safe.received).toContainEqual({ method: 'rpcCall', params: settings })
    })

    test('that other owners must sign too is awaited', async () => {
      safe.hasOtherOwners = true
      const signing = connector.signMessage(safe.address, 'hi')
      await expect.poll(() => safe.received.map(({ method }) => method)).toContain('getOffChainSignature')
      await safe.approveWaiting()
      const signed = { address: safe.address, chainId: baseGoerli.id, message: 'hi', signature: await signing }
      expect(await isSignedByContract(signed, nodeUrl, signal)).toBe(true)
    })

    test('that not all owners sign in time is given up, as is one after disconnecting', async () => {
      safe.hasOtherOwners = true
      const impatient = frame.open({ signedWithinMs: 20 })
      await expect(impatient.signMessage(safe.address, 'hi')).rejects.toMatchObject({ kind: 'timeout' })
      const signing = connector.signMessage(safe.address, 'hello')
      await expect.poll(prompts).toBe(2)
      await connector.disconnect()
      await expect(signing).rejects.toMatchObject({ kind: 'timeout' })
    })
  })

  describeTypedDataOfSafe(() => ({ safe, connector, nodeUrl }))
  describeCallsOfSafe(() => ({ safe, frame, connector, nodeUrl }))

  describe('a transfer', () => {
    test('may carry the call of a contract', async () => {
      const call = { ...transfer(), data: '0xd0e30db0' } as const
      const fees = { maxFeePerGas: 7n, maxPriorityFeePerGas: 1n }
      await connector.sendTransaction({ ...call, fees })
      const { params } = safe.received.findLast(({ method }) => method === 'sendTransactions') ?? {}
      expect(params).toMatchObject({ txs: [{ to: recipient, value: '255', data: call.data }] })
      // Whoever executes a proposal chooses its fee.
      expect(JSON.stringify(params)).not.toMatch(/fee/i)
      await mine()
    })

    test('is proposed as requested, and has the chain’s hash once it is mined', async () => {
      const before = await balance()
      const sent = await connector.sendTransaction(transfer())
      expect(sent).toMatch(/^0x[0-9a-f]{64}$/)
      expect(await connector.transactionHash(sent)).toBeUndefined()
      await mine()
      const hash = await connector.transactionHash(sent)
      expect(hash).not.toBe(sent)
      expect(await callNode(nodeUrl, 'eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
      expect(await balance()).toBe(before + 255n)
      expect(prompts()).toBe(1)
    })

    test('that other owners must approve has no chain hash until they do', async () => {
      safe.hasOtherOwners = true
      const sent = await connector.sendTransaction(transfer())
      expect(await connector.transactionHash(sent)).toBeUndefined()
      await safe.approveWaiting()
      await mine()
      expect(await connector.transactionHash(sent)).toMatch(/^0x[0-9a-f]{64}$/)
    })

    test('that the owners reject is over', async () => {
      safe.hasOtherOwners = true
      const sent = await connector.sendTransaction(transfer())
      safe.rejectWaiting()
      const ended: unknown = await connector.transactionHash(sent).catch((cause: unknown) => cause)
      expect(ended).toBeInstanceOf(ProposalEndedError)
      expect(ended).toHaveProperty('hash', undefined)
    })

    test('that fails on execution is over, with the chain’s hash', async () => {
      const before = await callNode<Hex>(nodeUrl, 'eth_getCode', [recipient, 'latest'])
      await callNode(nodeUrl, 'anvil_setCode', [recipient, '0x60006000fd'])
      const sent = await connector.sendTransaction(transfer())
      await mine()
      const ended: unknown = await connector.transactionHash(sent).catch((cause: unknown) => cause)
      await callNode(nodeUrl, 'anvil_setCode', [recipient, before])
      expect(ended).toBeInstanceOf(ProposalEndedError)
      expect(ended).toHaveProperty('hash', expect.stringMatching(/^0x[0-9a-f]{64}$/))
    })

    test('that is deleted from the queue is over once the Safe has reported it missing several times in a row', async () => {
      safe.hasOtherOwners = true
      const sent = await connector.sendTransaction(transfer())
      safe.deleteWaiting()
      const poll = () => connector.transactionHash(sent)
      expect([await poll(), await poll()]).toEqual([undefined, undefined])
      await expect(poll()).rejects.toBeInstanceOf(ProposalEndedError)
    })

    test('that the Safe does not know, or cannot look up, is not on the chain yet', async () => {
      const unknown: Hex = `0x${'12'.repeat(32)}`
      expect(await connector.transactionHash(unknown)).toBeUndefined()
      safe.next('getTxBySafeTxHash', { message: 'Too Many Requests' })
      expect(await connector.transactionHash(unknown)).toBeUndefined()
      safe.next('getTxBySafeTxHash', 'silence')
      expect(await frame.open({ answerMs: 20 }).transactionHash(unknown)).toBeUndefined()
    })

    test('for a chain other than the Safe’s is not requested', async () => {
      const elsewhere = { ...transfer(), chainId: lineaGoerli.id }
      await expect(connector.sendTransaction(elsewhere)).rejects.toMatchObject({ kind: 'switch' })
      expect(prompts()).toBe(0)
    })
  })

  test('an account other than the Safe is not used', async () => {
    await expect(connector.signMessage(recipient, 'hi')).rejects.toMatchObject({ kind: 'unauthorized' })
    await expect(connector.signTypedData(recipient, payment)).rejects.toMatchObject({ kind: 'unauthorized' })
    await expect(connector.sendCalls(batchOf(recipient, recipient))).rejects.toMatchObject({ kind: 'unauthorized' })
    await expect(connector.sendTransaction({ ...transfer(), from: recipient })).rejects.toMatchObject({
      kind: 'unauthorized'
    })
    expect(prompts()).toBe(0)
  })

  describe.each([
    ['sign', 'signMessage', () => connector.signMessage(safe.address, 'hi')],
    ['sign data', 'signTypedMessage', () => connector.signTypedData(safe.address, payment)],
    ['send', 'sendTransactions', () => connector.sendTransaction(transfer())],
    ['send calls', 'sendTransactions', () => connector.sendCalls(batchOf(safe.address, recipient))]
  ])('when it is asked to %s', (_what, method, ask) => {
    test('a rejection is reported as such', async () => {
      safe.next(method, 'reject')
      await expect(ask()).rejects.toMatchObject({ kind: 'rejected' })
    })

    test('a Safe’s failure is reported with its own message', async () => {
      safe.next(method, { message: 'Out of ink' })
      const error: unknown = await ask().catch((cause: unknown) => cause)
      expect(error).toMatchObject({ kind: 'other' })
      expect(error).toHaveProperty('message', 'Out of ink')
    })
  })
})
