import { createPublicClient, createWalletClient, encodeDeployData, type Hex, http } from 'viem'
import type { DeployScript } from '#devchain/contracts/contracts-config.ts'

export const deploy: DeployScript = async ({ url, deployer, contracts }) => {
  const wallet = createWalletClient({ account: deployer, transport: http(url) })
  const client = createPublicClient({ transport: http(url), pollingInterval: 50 })
  const { Counter, Sums } = contracts
  if (!Counter || !Sums) throw new Error('Counter and Sums are missing.')
  const create = async (data: Hex) => {
    const hash = await wallet.sendTransaction({ data, chain: null })
    const { contractAddress } = await client.waitForTransactionReceipt({ hash })
    if (!contractAddress) throw new Error('There is no contract.')
    return contractAddress
  }
  const sums = await create(Sums.bytecode)
  const linked = Counter.bytecode.replace(/__\$\w+\$__/g, sums.slice(2)) as Hex
  return { Sums: sums, Counter: await create(encodeDeployData({ ...Counter, bytecode: linked, args: [9n] })) }
}
