import { type TypedDataDefinition, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { openPageSession, type PageSession } from '#adapters/wallet/walletconnect/session/page-session.ts'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { MemoryStorage } from '#devchain/phone/memory-storage.ts'
import { Phone } from '#devchain/phone/phone.ts'
import type { PhoneBehaviour } from '#devchain/phone/phone-answers.ts'
import { RelayServer } from '#devchain/relay/relay-server.ts'
import { busy, unsupported } from '#devchain/scripted-wallet/wallet-error.ts'
import type { Address } from '#domain/address.ts'
import type { Token } from '#domain/chain/chain.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Connector, ConnectorEvent } from '#domain/ports/connector.ts'
import { describeAdapter } from '../ports/conformance.ts'
import { describeConnector } from '../ports/connector.ts'
import type { ControlledWallet, Prompt, PromptEnd } from '../ports/controlled-wallet.ts'
import { pendingFees, pendingTransaction } from './pending-transaction.ts'
import { patientLimits } from './walletconnect-limits.ts'

const chains = [baseGoerli, lineaGoerli]
const [first, second] = testAccounts as readonly [Address, Address]

const methods: Readonly<Record<Prompt, string>> = {
  connect: 'session_proposal',
  switch: 'wallet_switchEthereumChain',
  sign: 'personal_sign',
  'sign-data': 'eth_signTypedData_v4',
  send: 'eth_sendTransaction',
  'send-calls': 'wallet_sendCalls',
  choose: 'wallet_requestPermissions',
  watch: 'wallet_watchAsset'
}
const refusals: Readonly<Record<PromptEnd, PhoneBehaviour>> = {
  rejected: 'reject',
  pending: busy,
  unsupported,
  // The packages replace the messages of codes reserved by JSON-RPC.
  breaks: { code: 4999, message: 'Out of ink' }
}

describeAdapter('Connector', 'walletconnect', (timed) => {
  let devchain: Devchain
  let nodeUrls: Record<number, string>
  let relay: RelayServer
  let phone: Phone
  let visits: Visit[]

  beforeAll(async () => {
    vi.stubEnv('DISABLE_GLOBAL_CORE', 'true')
    devchain = await startDevchain({ chainIds: chains.map(({ id }) => id) })
    const [base, linea] = await Promise.all([devchain.url(baseGoerli.id), devchain.url(lineaGoerli.id)])
    nodeUrls = { [baseGoerli.id]: base, [lineaGoerli.id]: linea }
    // Transactions stay pending, so that a test that waits for a block fails.
    await callNode(base, 'evm_setAutomine', [false])
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await devchain?.stop()
  })
  afterEach(async () => {
    await Promise.all(visits.map((visit) => visit.end()))
    await phone.stop()
    await relay.stop()
  })

  describeConnector('a WalletConnect wallet', async (): Promise<ControlledWallet> => {
    const nodeUrl = nodeUrls[baseGoerli.id] ?? ''
    const storage = new MemoryStorage()
    visits = []
    relay = await RelayServer.start()
    phone = await Phone.start({
      relayUrl: relay.url,
      nodeUrls: { [baseGoerli.id]: nodeUrl },
      addableNodeUrls: nodeUrls
    })
    const visit = () => {
      const opened = new Visit(phone, () =>
        openPageSession({
          projectId: 'test',
          relayUrl: relay.url,
          storage,
          chains,
          appName: 'Portside',
          origin: 'https://app.example',
          limits: { ...patientLimits, disconnectWithinMs: 50 }
        })
      )
      visits.push(opened)
      return opened
    }
    /** Does something in the wallet that connected pages are notified of. */
    const notified = async (type: ConnectorEvent['type'], act: () => Promise<void>) => {
      if (phone.sessions().length === 0) return act()
      const told = Promise.all(visits.map((each) => each.nextEvent(type)))
      await act()
      await told
    }
    return {
      accounts: [first, second],
      peer: { peerName: 'Test Phone' },
      connector: () => timed(visit()),
      prompts: () => {
        const shown = phone.transcript.entries().filter(({ kind }) => kind === 'prompt')
        return shown.filter(({ method }) => Object.values(methods).includes(method ?? '')).length
      },
      next: (prompt, end) => phone.next(methods[prompt], refusals[end]),
      // A session's accounts are chosen without a prompt.
      willChange: () => undefined,
      changeAccount: () => notified('accountsChanged', () => phone.selectAccounts(1)),
      changeChain: (chainId) =>
        notified('chainChanged', () =>
          phone.sessions().length > 0 ? phone.switchChain(chainId) : phone.grant({ chainIds: [chainId] })
        ),
      lock: () => notified('accountsChanged', () => phone.grant({ accounts: [] })),
      leave: () => notified('disconnected', () => phone.disconnect()),
      refuseRevocation: () => {
        relay.relay.faults.isMute = true
      },
      isSignedBy: (address, message, signature) => verifyMessage({ address, message, signature }),
      isTypedDataSignedBy: (address, typedData, signature) =>
        verifyTypedData({ ...(typedData as TypedDataDefinition), address, signature }),
      cannotBatch: () => phone.grant({ methods: ['personal_sign'] }),
      mine: () => callNode(nodeUrl, 'evm_mine'),
      sent: (hash) => pendingTransaction(nodeUrl, hash),
      sentFees: (hash) => pendingFees(nodeUrl, hash),
      watched: () => phone.watchedAssets.map((asset) => (asset as { readonly options: Token }).options)
    }
  })
})

/** A visit, whose code loads on first use; its pairings go straight to the phone. */
class Visit implements Connector {
  readonly #phone: Phone
  readonly #open: () => Promise<PageSession>
  #opening: Promise<PageSession> | undefined
  #opened: Connector | undefined

  constructor(phone: Phone, open: () => Promise<PageSession>) {
    this.#phone = phone
    this.#open = open
  }

  get canSwitchChain(): boolean {
    return this.#opened?.canSwitchChain ?? true
  }

  get canChooseAccount(): boolean {
    return this.#opened?.canChooseAccount ?? true
  }

  connect: Connector['connect'] = async (chain) =>
    (await this.#connector()).connect(chain, { onPairing: ({ uri }) => void this.#phone.pair(uri) })
  resume: Connector['resume'] = async () => (await this.#connector()).resume()
  disconnect: Connector['disconnect'] = async () => (await this.#connector()).disconnect()
  switchChain: Connector['switchChain'] = async (chain) => (await this.#connector()).switchChain(chain)
  signMessage: Connector['signMessage'] = async (...asked) => (await this.#connector()).signMessage(...asked)
  sendTransaction: Connector['sendTransaction'] = async (request) => (await this.#connector()).sendTransaction(request)
  signTypedData: Connector['signTypedData'] = async (...asked) => (await this.#connector()).signTypedData(...asked)
  getCallCapabilities: Connector['getCallCapabilities'] = async (...asked) =>
    (await this.#connector()).getCallCapabilities(...asked)
  sendCalls: Connector['sendCalls'] = async (batch) => (await this.#connector()).sendCalls(batch)
  getCallsStatus: Connector['getCallsStatus'] = async (id) => (await this.#connector()).getCallsStatus(id)
  transactionHash: Connector['transactionHash'] = async (sent) => (await this.#connector()).transactionHash(sent)
  chooseAccount: Connector['chooseAccount'] = async () => (await this.#connector()).chooseAccount()
  watchAsset: Connector['watchAsset'] = async (...asked) => (await this.#connector()).watchAsset(...asked)

  subscribe(listener: (event: ConnectorEvent) => void): () => void {
    return this.#opened?.subscribe(listener) ?? (() => undefined)
  }

  async nextEvent(type: ConnectorEvent['type']): Promise<void> {
    if (!this.#opened) return
    await new Promise<void>((told) => {
      this.#opened?.subscribe((event) => {
        if (event.type === type) told()
      })
    })
  }

  async end(): Promise<void> {
    await (await this.#opening)?.close()
  }

  async #connector(): Promise<Connector> {
    this.#opening ??= this.#open()
    const session = await this.#opening
    this.#opened ??= session.connectorFor()
    return this.#opened
  }
}
