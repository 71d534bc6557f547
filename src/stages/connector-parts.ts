// What connectors share with the rest of an account's code, for which they need not wait.
import '#adapters/wallet/checksum-address.ts'
import '#domain/chain/endpoint.ts'
