export { buildContracts, type ContractsBuild } from '#devchain/contracts/build-contracts.ts'
export type { BuiltContract, TeamContract } from '#devchain/contracts/built-contract.ts'
export type {
  ConstructorArguments,
  ContractSettings,
  ContractsConfig,
  DeployScript,
  DeployTarget
} from '#devchain/contracts/contracts-config.ts'
export { ContractsError } from '#devchain/contracts/contracts-error.ts'
export { DEPLOYER } from '#devchain/contracts/deploy.ts'
export { writeModules } from '#devchain/contracts/generate.ts'
export {
  type LocalAddresses,
  LocalDeployments,
  type LocalDeploymentsOptions
} from '#devchain/contracts/local-deployments.ts'
export { ContractsProject } from '#devchain/contracts/project.ts'
export { watchContracts } from '#devchain/contracts/watch-contracts.ts'
export type { KnownContract } from '#devchain/explorer/chain/known-contracts.ts'
