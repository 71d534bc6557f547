export { Relay, type RelayOptions } from '#devchain/relay/relay.ts'
export { RelayServer } from '#devchain/relay/relay-server.ts'
