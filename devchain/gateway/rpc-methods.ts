/** What the page may call: reading, and sending signed transactions. */
export const pageMethods: ReadonlySet<string> = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getCode',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'eth_simulateV1',
  'eth_syncing',
  'linea_estimateGas',
  'net_version',
  'web3_clientVersion'
])

/** What wallets pass on to their own node for a page: also filters, which ethers needs for events. */
export const walletReads: ReadonlySet<string> = new Set([
  ...pageMethods,
  'eth_blobBaseFee',
  'eth_createAccessList',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getUncleByBlockHashAndIndex',
  'eth_getUncleByBlockNumberAndIndex',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_protocolVersion',
  'eth_uninstallFilter',
  'net_listening',
  'net_peerCount',
  'web3_sha3'
])

/** Dev Wallet may also let anvil sign with its unlocked test accounts. */
export const walletMethods: ReadonlySet<string> = new Set([
  ...walletReads,
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign'
])
