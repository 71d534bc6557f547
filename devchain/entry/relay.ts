export { Relay, type RelayOptions } from '#devchain/relay/relay.ts'
export type { RelayFaults } from '#devchain/relay/relay-faults.ts'
export { RelayServer } from '#devchain/relay/relay-server.ts'
export type { RelayTranscript } from '#devchain/relay/relay-transcript.ts'
