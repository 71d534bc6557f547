import { ContainerModule } from 'inversify'
import { DocumentActivity } from '#adapters/page/document-activity.ts'
import { TabTaskLeader } from '#adapters/tabs/tab-task-leader.ts'
import { browserTabs } from '#adapters/tabs/tabs.ts'
import { checksumAddress } from '#adapters/wallet/checksum-address.ts'
import { ChainReader } from '#domain/ports/chain-reader.ts'
import { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { NameService } from '#domain/ports/name-service.ts'
import { PageActivity } from '#domain/ports/page-activity.ts'
import { TaskLeader } from '#domain/ports/task-leader.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { once } from '#domain/wait/once.ts'
import { nameScope } from '#ui/base-path.ts'
import { AddressChecksum, PageAddress } from '#ui/models/injection-keys.ts'
import { loadRpcPorts } from '../chosen-library.ts'
import { lazyAdapter } from '../loading/lazy-adapter.ts'
import { lazyChainReader, notLoaded } from '../loading/lazy-chain-reader.ts'
import { lazyNameService } from '../loading/lazy-name-service.ts'
import type { PageSettings } from '../settings/settings.ts'
import { codeRecovery } from '../visit/code-recovery.ts'

/** Binds the readers of chains and contracts and, if configured, of names, what elects the tab that polls, and whether anybody sees it. */
export const accountAdapters = ({ chains, names, rpc: limits }: PageSettings) =>
  new ContainerModule(({ bind }) => {
    const rpc = once(() => codeRecovery.watch('chains', () => loadCode(() => loadRpcPorts(chains, limits), navigator)))
    bind(ChainReader).toConstantValue(lazyChainReader(async () => (await rpc()).reader))
    bind(ContractGateway).toConstantValue(lazyAdapter(async () => (await rpc()).contracts, notLoaded))
    if (names) bind(NameService).toConstantValue(lazyNameService(names, limits))
    bind(PageActivity).toConstantValue(new DocumentActivity())
    bind(TaskLeader).toConstantValue(new TabTaskLeader(browserTabs(nameScope)))
    const { host, origin } = window.location
    bind(PageAddress).toConstantValue({ host, origin })
    bind(AddressChecksum).toConstantValue(checksumAddress)
  })
