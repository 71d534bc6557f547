import type { ContractsConfig } from '#devchain/contracts/contracts-config.ts'

export default {
  contracts: {
    LogBook: {
      args: [{ address: 'Registry' }, 'Visitors'],
      addresses: { 8453: '0x5FbDB2315678afecb367f032d93F642f64180aa3' }
    },
    Registry: { args: [100n] }
  }
} satisfies ContractsConfig
