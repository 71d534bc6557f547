import type { ContractsConfig } from '#devchain/contracts/contracts-config.ts'

export default {
  artifacts: ['../out'],
  contracts: { Counter: { args: [7n] } }
} satisfies ContractsConfig
