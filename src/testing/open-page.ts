import { ContainerModule } from 'inversify'
import { DocumentActivity } from '#adapters/page/document-activity.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { Device } from '#domain/device.ts'
import { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import { ChainReader } from '#domain/ports/chain-reader.ts'
import { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { NameService } from '#domain/ports/name-service.ts'
import { PageActivity } from '#domain/ports/page-activity.ts'
import { TaskLeader } from '#domain/ports/task-leader.ts'
import { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'
import type { SignInDemand } from '#domain/session/session.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { defaultDisplay } from '#ui/display.ts'
import { accountModels, accountParts } from '#ui/models/account-models.ts'
import { connectModels } from '#ui/models/connect-models.ts'
import { developmentModels } from '#ui/models/development-models.ts'
import {
  AddressChecksum,
  Catalogue,
  Chains,
  PageAddress,
  RecoverCode,
  SignInSetting,
  VisitorDevice
} from '#ui/models/injection-keys.ts'
import type { ConnectModels } from '#ui/models/models.ts'
import { FakeTaskLeader } from '#ui/testing/fake-task-leader.ts'
import { desktop, fakeChecksum } from '#ui/testing/fake-values.ts'
import { createContainer, startModels } from '../container/start-models.ts'

interface PagePorts {
  readonly chains: readonly Chain[]
  readonly store: KeyValueStore
  readonly discovery: WalletDiscovery
  readonly reader: ChainReader
  readonly contracts: ContractGateway
  readonly activity?: PageActivity
  readonly taskLeader?: TaskLeader
  readonly catalogue?: readonly Wallet[]
  readonly device?: Device
  readonly names?: NameService | undefined
  readonly recover?: ((cause: unknown, isRetry: boolean) => void) | undefined
  readonly signIn?: SignInDemand
  readonly authentication?: AuthenticationAdapter | undefined
}

/** The product's models for connecting, started, over a test's ports; those of an account and of development follow on demand. */
export function openPage({ chains, store, discovery, reader, contracts, ...more }: PagePorts) {
  const { catalogue = [], device = desktop, names, recover, signIn = 'required', authentication } = more
  const { activity = new DocumentActivity(), taskLeader = new FakeTaskLeader() } = more
  const ports = new ContainerModule(({ bind }) => {
    bind(Chains).toConstantValue(chains)
    bind(VisitorDevice).toConstantValue(device)
    bind(KeyValueStore).toConstantValue(store)
    bind(WalletDiscovery).toConstantValue(discovery)
    bind(Catalogue).toConstantValue(catalogue)
    bind(ChainReader).toConstantValue(reader)
    bind(ContractGateway).toConstantValue(contracts)
    bind(PageActivity).toConstantValue(activity)
    bind(TaskLeader).toConstantValue(taskLeader)
    bind(AddressChecksum).toConstantValue(fakeChecksum)
    bind(PageAddress).toConstantValue({ host: 'app.example', origin: 'https://app.example' })
    if (names) bind(NameService).toConstantValue(names)
    bind(SignInSetting).toConstantValue(signIn)
    if (recover) bind(RecoverCode).toConstantValue(recover)
    if (authentication) bind(AuthenticationAdapter).toConstantValue(authentication)
  })
  const container = createContainer(ports)
  const connect = startModels(container, connectModels)
  const settings = {
    appName: 'Portside',
    organisation: 'The Portside Community',
    chains,
    connectHosts: [],
    imageHosts: [],
    modalSize: 'compact',
    display: defaultDisplay
  } as const
  const models: ConnectModels = { settings, ...connect.models }
  let stopAccount: () => void = () => undefined
  const loadAccount = () => {
    const { models: account, stop } = startModels(container, {
      ...accountParts,
      ...accountModels,
      ...developmentModels
    })
    stopAccount = stop
    return account
  }
  const stop = () => {
    stopAccount()
    connect.stop()
  }
  return { models, loadAccount, stop }
}
