import { ContainerModule } from 'inversify'
import { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import { ChainReader } from '#domain/ports/chain-reader.ts'
import { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { NameService } from '#domain/ports/name-service.ts'
import { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { defaultDisplay } from '#ui/display.ts'
import { accountModels, accountParts } from '#ui/models/account-models.ts'
import { connectModels } from '#ui/models/connect-models.ts'
import type { ConnectModels, Models } from '#ui/models/models.ts'
import { AddressChecksum, Catalogue, Chains, VisitorDevice } from '#ui/models/tokens.ts'
import { FakeAuthentication } from '#ui/testing/fake-authentication.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { configuredChains, desktop, fakeChecksum } from '#ui/testing/fake-values.ts'
import { FakeConnector, FakeDiscovery, walletOf } from '#ui/testing/fake-wallet.ts'
import { createContainer, startModels } from '../container/start-models.ts'

/**
 * One tab of a browser before the account stage has loaded: the product's models for connecting, started, over fakes of
 * the ports; one wallet named `wallet` is announced.
 */
export function openTabInStages({
  storage = new FakeBrowserStorage(),
  connector = new FakeConnector(),
  reader = new FakeReader(),
  contracts = new FakeContractGateway(),
  authentication = new FakeAuthentication(),
  signIn = false,
  announced = true,
  names = undefined as NameService | undefined,
  chains = configuredChains,
  catalogue = [] as readonly Wallet[],
  device = desktop
} = {}) {
  const discovery = new FakeDiscovery()
  if (announced) discovery.announce(walletOf('wallet', connector))
  const fakes = new ContainerModule(({ bind }) => {
    bind(Chains).toConstantValue(chains)
    bind(VisitorDevice).toConstantValue(device)
    bind(KeyValueStore).toConstantValue(storage.tab())
    bind(WalletDiscovery).toConstantValue(discovery)
    bind(Catalogue).toConstantValue(catalogue)
    bind(ChainReader).toConstantValue(reader)
    bind(ContractGateway).toConstantValue(contracts)
    bind(AddressChecksum).toConstantValue(fakeChecksum)
    if (names) bind(NameService).toConstantValue(names)
    if (signIn) bind(AuthenticationAdapter).toConstantValue(authentication)
  })
  const container = createContainer(fakes)
  const connect = startModels(container, connectModels)
  const settings = {
    appName: 'Portside',
    organisation: 'The Portside Community',
    chains,
    modalSize: 'compact',
    display: defaultDisplay
  } as const
  const models: ConnectModels = { settings, ...connect.models }
  let stopAccount: () => void = () => undefined
  const loadAccount = () => {
    const { models: account, stop } = startModels(container, { ...accountParts, ...accountModels })
    stopAccount = stop
    return account
  }
  const stop = () => {
    stopAccount()
    connect.stop()
  }
  return { models, loadAccount, connector, discovery, reader, contracts, authentication, stop }
}

/** One tab of a browser, with all of its code loaded. */
export function openTab(options: Parameters<typeof openTabInStages>[0] = {}) {
  const { loadAccount, models: connectModels, ...tab } = openTabInStages(options)
  const account = loadAccount()
  const models: Models = { ...connectModels, ...account }
  return { ...tab, models, pulse: account.pulse, transactionStore: account.transactionStore }
}
