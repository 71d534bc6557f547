/** Index of the block parameter of each method that reads state. */
export const STATE_BLOCK_PARAMETERS: Readonly<Record<string, number>> = {
  eth_call: 1,
  eth_estimateGas: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getProof: 2,
  eth_getStorageAt: 2,
  eth_getTransactionCount: 1,
  eth_simulateV1: 1
}

/** Index of the block parameter of each method that takes a block. */
export const BLOCK_PARAMETERS: Readonly<Record<string, number>> = {
  ...STATE_BLOCK_PARAMETERS,
  eth_feeHistory: 1,
  eth_getBlockByNumber: 0,
  eth_getBlockReceipts: 0
}
