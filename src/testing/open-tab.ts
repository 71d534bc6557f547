import type { NameService } from '#domain/ports/name-service.ts'
import type { SignInDemand } from '#domain/session/session.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import type { Models } from '#ui/models/models.ts'
import { FakeAuthentication } from '#ui/testing/fake-authentication.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { FakeTaskLeader } from '#ui/testing/fake-task-leader.ts'
import { configuredChains, desktop } from '#ui/testing/fake-values.ts'
import { FakeConnector, FakeDiscovery, walletOf } from '#ui/testing/fake-wallet.ts'
import { openPage } from './open-page.ts'

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
  taskLeader = new FakeTaskLeader(),
  /** Without a service unless it is named. */
  signIn = false as boolean | SignInDemand,
  announced = true,
  names = undefined as NameService | undefined,
  recover = undefined as ((cause: unknown, isRetry: boolean) => void) | undefined,
  chains = configuredChains,
  catalogue = [] as readonly Wallet[],
  device = desktop
} = {}) {
  const discovery = new FakeDiscovery()
  // The node has what the wallet has sent.
  reader.sent = connector.sent
  if (announced) discovery.announce(walletOf('wallet', connector))
  const page = openPage({
    chains,
    store: storage.tab(),
    discovery,
    reader,
    contracts,
    taskLeader,
    catalogue,
    device,
    names,
    recover,
    signIn: signIn === 'optional' ? signIn : 'required',
    authentication: signIn ? authentication : undefined
  })
  return { ...page, connector, discovery, reader, contracts, authentication }
}

/** One tab of a browser, with all of its code loaded. */
export function openTab(options: Parameters<typeof openTabInStages>[0] = {}) {
  const { loadAccount, models: connectModels, ...tab } = openTabInStages(options)
  const account = loadAccount()
  const { pollTimer, transactionStore, networkResets } = account
  const models: Models = { ...connectModels, ...account }
  return { ...tab, models, pollTimer, transactionStore, networkResets }
}
