import type { ContractsConfig } from '#devchain/contracts/contracts-config.ts'

export default {
  artifacts: ['../artifacts'],
  contracts: { Counter: {}, Sums: {} },
  deploy: 'deploy.ts'
} satisfies ContractsConfig
