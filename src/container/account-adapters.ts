import { ContainerModule } from 'inversify'
import { checksumAddress } from '#adapters/wallet/checksum-address.ts'
import { ChainReader } from '#domain/ports/chain-reader.ts'
import { NameService } from '#domain/ports/name-service.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import type { Environment } from '../environment/environment.ts'
import { lazyChainReader } from '../loading/lazy-chain-reader.ts'
import { lazyNameService } from '../loading/lazy-name-service.ts'
import { loadChainReader } from '../rpc-library.ts'
import { codeRecovery } from '../visit/code-recovery.ts'
import { AddressChecksum } from './tokens.ts'

/** Binds the readers of chains and, if configured, of names. */
export const accountAdapters = ({ chains, names }: Environment) =>
  new ContainerModule(({ bind }) => {
    bind(ChainReader).toConstantValue(
      lazyChainReader(() => codeRecovery.watch('chains', () => loadCode(() => loadChainReader(chains), navigator)))
    )
    if (names) bind(NameService).toConstantValue(lazyNameService(names))
    bind(AddressChecksum).toConstantValue(checksumAddress)
  })
