// Connectors share these with the code of an account, which they would otherwise have to wait for.
import '#adapters/wallet/checksum-address.ts'
import '#domain/chain/endpoint.ts'
import '#domain/wallet/call-batch.ts'
import '#domain/wallet/typed-data.ts'
import '#domain/wait/unless-aborted.ts'
