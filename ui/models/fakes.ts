import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain.ts'
import { baseGoerli, lineaGoerli } from '#domain/chains.ts'
import { defaultDisplay } from '#domain/display.ts'
import type { AuthenticationAdapter, AuthenticationSession } from '#domain/ports/authentication-adapter.ts'
import type { ChainReader, KnownTransaction, Receipt } from '#domain/ports/chain-reader.ts'
import type { Connector, ConnectorEvent, Grant } from '#domain/ports/connector.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import type { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'
import type { Wallet } from '#domain/wallet.ts'
import { BalancesModel } from './balances-model.ts'
import { ChainSwitchModel } from './chain-switch-model.ts'
import { ConnectDialogModel } from './connect-dialog-model.ts'
import { ConnectionModel } from './connection-model.ts'
import { DialogsModel } from './dialogs-model.ts'
import type { Models } from './models.ts'
import { Pulse } from './pulse.ts'
import { SendModel } from './send-model.ts'
import { SessionModel } from './session-model.ts'
import { SignInModel } from './sign-in-model.ts'
import { stopAll } from './stop-all.ts'
import { TransactionStore } from './transaction-store.ts'
import { TransactionsModel } from './transactions-model.ts'
import { WalletsModel } from './wallets-model.ts'

export const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const chains: readonly Chain[] = [baseGoerli, lineaGoerli]

/** A wallet for tests: every answer is a field that a test may replace, `emit` speaks as the wallet. */
export class FakeConnector implements Connector {
  canSwitchChain = true
  granted: Grant | undefined = undefined
  connect: Connector['connect'] = async () => this.#grant({ account: alice, chainId: baseGoerli.id })
  resume: Connector['resume'] = async () => this.granted
  signMessage: Connector['signMessage'] = async () => '0xab'
  sendTransfer: Connector['sendTransfer'] = async () => hashOf(1)
  switchChain: Connector['switchChain'] = async ({ id }) => this.emit({ type: 'chainChanged', chainId: id })
  disconnect: Connector['disconnect'] = async () => {
    this.granted = undefined
    this.revoked++
  }
  revoked = 0
  readonly listeners = new Set<(event: ConnectorEvent) => void>()

  subscribe(listener: (event: ConnectorEvent) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  emit(event: ConnectorEvent): void {
    for (const listener of this.listeners) listener(event)
  }

  #grant(grant: Grant): Grant {
    this.granted = grant
    return grant
  }
}

export class FakeDiscovery implements WalletDiscovery {
  #wallets: readonly Wallet[] = []
  readonly #listeners = new Set<() => void>()

  wallets(): readonly Wallet[] {
    return [...this.#wallets]
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  announce(...wallets: readonly Wallet[]): void {
    this.#wallets = [...this.#wallets, ...wallets]
    for (const listener of this.#listeners) listener()
  }
}

/** One browser's storage; each `tab()` is a store that hears what the other tabs write. */
export class FakeBrowserStorage {
  readonly values = new Map<string, string>()
  readonly #listeners = new Set<{ tab: object; key: string; listener: () => void }>()

  tab(): KeyValueStore {
    const tab = {}
    const change = (key: string, value: string | undefined) => {
      if (value === undefined) this.values.delete(key)
      else this.values.set(key, value)
      for (const heard of [...this.#listeners]) if (heard.tab !== tab && heard.key === key) heard.listener()
    }
    return {
      read: (key) => this.values.get(key),
      write: change,
      remove: (key) => change(key, undefined),
      subscribe: (key, listener) => {
        const entry = { tab, key, listener }
        this.#listeners.add(entry)
        return () => this.#listeners.delete(entry)
      }
    }
  }
}

/** A chain for tests: 1 ETH for everybody, and receipts as told. */
export class FakeReader implements ChainReader {
  head = 100n
  readonly receipts = new Map<Hex, Receipt>()
  reads = 0
  getBalance: ChainReader['getBalance'] = async () => {
    this.reads++
    return 10n ** 18n
  }
  getBlockNumber: ChainReader['getBlockNumber'] = async () => this.head
  getReceipt: ChainReader['getReceipt'] = async (_chainId, hash) => this.receipts.get(hash)
  getTransaction: ChainReader['getTransaction'] = async (): Promise<KnownTransaction> => ({
    from: alice,
    to: bob,
    nonce: 7,
    value: 1n,
    blockNumber: undefined
  })
  estimateTransferFee: ChainReader['estimateTransferFee'] = async () => 21_000n
}

/** A sign-in service for tests that accepts every signature. */
export class FakeAuthentication implements AuthenticationAdapter {
  session: AuthenticationSession | undefined = undefined
  nonces = 0
  signOuts = 0
  getSession: AuthenticationAdapter['getSession'] = async () => this.session
  getNonce: AuthenticationAdapter['getNonce'] = async () => `nonce${++this.nonces}`
  createMessage: AuthenticationAdapter['createMessage'] = async ({ nonce }) => `Sign in with ${nonce}`
  verify: AuthenticationAdapter['verify'] = async () => {
    this.session = sessionOf(alice)
    return this.session
  }
  signOut: AuthenticationAdapter['signOut'] = async () => {
    this.session = undefined
    this.signOuts++
  }
}

/** A promise that a test settles when it likes. */
export function deferred<Value>(): { readonly promise: Promise<Value>; readonly resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

export function sessionOf(address: Address): AuthenticationSession {
  return { address, chainId: baseGoerli.id, issuedAt: Date.now(), expiresAt: Date.now() + 86_400_000 }
}

export function hashOf(n: number): Hex {
  return `0x${n.toString(16).padStart(64, '0')}`
}

export function walletOf(id: string, connector: Connector, more: Partial<Wallet> = {}): Wallet {
  return {
    id,
    name: id,
    iconUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    iconBackground: '#ffffff',
    groupName: 'Installed',
    groupIndex: 0,
    isReady: () => true,
    loadConnector: async () => connector,
    ...more
  }
}

interface FakeWorld {
  readonly models: Models
  readonly connector: FakeConnector
  readonly discovery: FakeDiscovery
  readonly reader: FakeReader
  readonly authentication: FakeAuthentication
  readonly stop: () => void
}

/** Every model over fakes, started, with one announced wallet named `wallet`. */
export function fakeWorld({
  storage = new FakeBrowserStorage(),
  connector = new FakeConnector(),
  reader = new FakeReader(),
  authentication = new FakeAuthentication(),
  signIn = false,
  announced = true
} = {}): FakeWorld {
  const store = storage.tab()
  const discovery = new FakeDiscovery()
  if (announced) discovery.announce(walletOf('wallet', connector))
  const adapter = signIn ? authentication : undefined
  const wallets = new WalletsModel([], discovery, store)
  const connection = new ConnectionModel(store, wallets, chains)
  const session = new SessionModel(connection, store, adapter)
  const dialogs = new DialogsModel(connection, session)
  const pulse = new Pulse()
  const balances = new BalancesModel(connection, reader, pulse)
  const transactions = new TransactionsModel(
    connection,
    reader,
    new TransactionStore(store),
    pulse,
    (id) => void balances.refresh(id)
  )
  const models: Models = {
    settings: {
      appName: 'Portside',
      organisation: 'The Portside Community',
      chains,
      modalSize: 'compact',
      display: defaultDisplay,
      isLocal: true
    },
    wallets,
    connection,
    session,
    signIn: new SignInModel(connection, session, dialogs, adapter),
    dialogs,
    connectDialog: new ConnectDialogModel(connection, wallets, dialogs),
    chainSwitch: new ChainSwitchModel(connection, dialogs),
    balances,
    transactions,
    send: new SendModel(connection, balances, reader, transactions)
  }
  const { signIn: signInModel, connectDialog, chainSwitch, send } = models
  const started = [wallets, connection, session, dialogs, connectDialog, signInModel, chainSwitch, send]
  const stops = [...started, pulse, balances, transactions].map((model) => model.start())
  return { models, connector, discovery, reader, authentication, stop: stopAll(stops) }
}
